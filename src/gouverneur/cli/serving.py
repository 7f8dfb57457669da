"""Starting the server from the command line."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import webbrowser
from pathlib import Path

import click
import uvicorn

from gouverneur.cli.folders import data_folder
from gouverneur.server.app import create_app
from gouverneur.server.storage import Storage, StorageError


def serve(host: str, port: int, database: str | None, open_page: bool) -> None:
    """Until Ctrl-C."""
    url = database_url(database)
    with contextlib.closing(_listen(host, port)) as door:
        _try(url)
        shown = host if host not in ("0.0.0.0", "::", "") else "127.0.0.1"
        address = f"http://{f'[{shown}]' if ':' in shown else shown}:{door.getsockname()[1]}/"
        server = uvicorn.Server(
            uvicorn.Config(
                create_app(url),
                ws="websockets-sansio",
                ws_max_size=4096,
                log_level="warning",
                timeout_graceful_shutdown=3,
            )
        )
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_serve(server, door, address, url, open_page))


async def _serve(
    server: uvicorn.Server, door: socket.socket, address: str, url: str, open_page: bool
) -> None:
    serving = asyncio.create_task(server.serve(sockets=[door]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if not serving.done():
        click.echo(f"Gouverneur is at {address}   (Ctrl-C stops it)")
        click.echo(f"Games are kept in {url.removeprefix('sqlite+aiosqlite:///')}")
        if open_page:
            await asyncio.to_thread(webbrowser.open, address)
    await serving


def database_url(database: str | None) -> str:
    """A file is SQLite; anything with :// is SQLAlchemy's to understand."""
    if database is not None and "://" in database:
        return database
    path = Path(database) if database else data_folder() / "gouverneur.db"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise click.ClickException(f"{path.parent} cannot be made: {error.strerror}") from error
    return f"sqlite+aiosqlite:///{path.resolve()}"


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.setsockopt(
        socket.IPPROTO_TCP, socket.TCP_NODELAY, 1
    )  # or each answer waits 40 ms for the other side
    try:
        door.bind((host, port))
    except OSError as error:
        door.close()
        raise click.ClickException(
            f"port {port} of {host} cannot be used ({error.strerror}); try another one with --port"
        ) from error
    return door


def _try(url: str) -> None:
    """Open the database once, so that what is wrong with it is said before anything starts."""

    async def look() -> None:
        storage = Storage(url)
        try:
            await storage.open()
        finally:
            await storage.close()

    try:
        asyncio.run(look())
    except StorageError as error:
        raise click.ClickException(str(error)) from error
