"""The doors of the server: HTTP, the stream, and the page."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, Router, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, Cookie, MutableScopeHeaders
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

import gouverneur
from gouverneur.bots.makers import OFFERED
from gouverneur.kernel.errors import ActionError, GouverneurError
from gouverneur.languages import arguments_of
from gouverneur.server import archive
from gouverneur.server import protocol as say
from gouverneur.server.guests import COOKIE, NOBODY, KnownGuest, NoGuest, guest_of, new_guest
from gouverneur.server.rooms import NoTable, NotYours, Rooms, TooLate, seat_infos
from gouverneur.server.storage import Storage
from gouverneur.table import GAMES

STATIC = Path(__file__).parent / "static"
LARGEST_BODY = 64 * 1024
A_YEAR = 365 * 24 * 3600
FOREIGN = 4403  # why a stream is closed: it was asked for by a page of another site
UNKNOWN = 4404  # there is no such table

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}

log = logging.getLogger("gouverneur.server")

Form = Annotated[Literal["text", "json"], QueryParameter(description="For people, or for programs.")]
Since = Annotated[int, QueryParameter(ge=-1, le=1_000_000, description="The last seq that you have seen.")]
PROBLEMS = {
    status: ResponseSpec(say.Problem, description=text, generate_examples=False)
    for status, text in {
        400: "Malformed.",
        401: "Nobody known: ask for a guest first.",
        403: "Not yours to do.",
        404: "There is no such thing.",
        409: "Somebody was first: the problem names the newest seq.",
        422: "A rule forbids it.",
    }.items()
}


# -- what there is to play, and who plays ---------------------------------------------------


@get("/games")
async def list_games() -> list[say.GameInfo]:
    """The games, with everything that a ruleset can be made of."""
    return [
        say.GameInfo(
            name=grammar.name,
            editions=[say.EditionInfo(e.name, list(e.players), list(e.modules)) for e in grammar.editions],
            modules=list(grammar.modules),
            options=[
                say.OptionInfo(o.key, list(o.values), o.meaning, o.read is not None) for o in grammar.options
            ],
            bots=list(OFFERED),
        )
        for grammar in (game.grammar for game in GAMES.values())
    ]


@get("/me")
async def who_am_i(guest: NamedDependency[KnownGuest]) -> say.Guest | None:
    """The guest that your cookie names, if any."""
    return None if guest is NOBODY else say.Guest(guest.name)


@post("/guests", responses={400: PROBLEMS[400]})
async def be_a_guest(
    data: JSONBody[say.NewGuest], request: Request[Any, Any, Any], rooms: NamedDependency[Rooms]
) -> Response[say.Guest]:
    """Become a guest: the answer sets a cookie by which you are known from then on."""
    guest, token = await new_guest(rooms.storage, data.name)
    cookie = Cookie(
        COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        max_age=A_YEAR,
        secure=request.url.scheme == "https",
    )
    return Response(say.Guest(guest.name), cookies=[cookie])


# -- tables -----------------------------------------------------------------------------------


@get("/tables", responses={401: PROBLEMS[401]})
async def list_tables(
    guest: NamedDependency[KnownGuest], rooms: NamedDependency[Rooms]
) -> list[say.TableLine]:
    """The tables at which you sit, the newest first."""
    me = _known(guest).id
    return [
        say.TableLine(
            row.id,
            row.ruleset,
            seat_infos(row.seats),
            next(number for number, seat in enumerate(row.seats) if seat.guest == me),
            row.seq,
            row.over,
        )
        for row in await rooms.storage.tables_of(me)
    ]


@post("/tables", responses={status: PROBLEMS[status] for status in (400, 401)})
async def new_table(
    data: JSONBody[say.NewTable], guest: NamedDependency[KnownGuest], rooms: NamedDependency[Rooms]
) -> say.TableInfo:
    """Set up a table and sit down at it."""
    me = _known(guest)
    room = await rooms.found(data, me.id, me.name)
    return room.info(room.seat_of(me.id))


@get("/tables/{table:str}", responses={404: PROBLEMS[404]})
async def show_table(
    table: FromPath[str], guest: NamedDependency[KnownGuest], rooms: NamedDependency[Rooms]
) -> say.TableInfo:
    """What does not change about a table. Whoever does not sit there watches."""
    room = await rooms.room(table)
    return room.info(room.seat_of(guest.id))


@get("/tables/{table:str}/updates", responses={status: PROBLEMS[status] for status in (400, 404)})
async def show_updates(
    table: FromPath[str], guest: NamedDependency[KnownGuest], rooms: NamedDependency[Rooms], since: Since = -1
) -> say.Update:
    """Everything after a seq, for those who cannot hold a stream."""
    room = await rooms.room(table)
    return room.update(room.seat_of(guest.id), min(since, room.seq))


@post(
    "/tables/{table:str}/draft",
    status_code=200,
    responses={status: PROBLEMS[status] for status in (400, 403, 404, 409, 422)},
)
async def draft_turn(
    table: FromPath[str],
    data: JSONBody[say.TurnDraft],
    guest: NamedDependency[KnownGuest],
    rooms: NamedDependency[Rooms],
) -> say.Preview:
    """Try out choices: what may follow, and how the table would look. Stores nothing, deals nothing."""
    room = await rooms.room(table)
    return room.draft(room.seat_of(guest.id), data.seq, data.actions)


@get("/tables/{table:str}/proposals", responses={404: PROBLEMS[404]})
async def show_proposals(
    table: FromPath[str], guest: NamedDependency[KnownGuest], rooms: NamedDependency[Rooms]
) -> say.Proposals:
    """Whole turns to choose from, where a turn is many choices."""
    room = await rooms.room(table)
    return room.proposals(room.seat_of(guest.id))


@post(
    "/tables/{table:str}/why",
    status_code=200,
    responses={status: PROBLEMS[status] for status in (400, 404, 409, 422)},
)
async def ask_why(
    table: FromPath[str],
    data: JSONBody[say.Question],
    guest: NamedDependency[KnownGuest],
    rooms: NamedDependency[Rooms],
) -> say.Why:
    """Why something is not possible, with the rule."""
    room = await rooms.room(table)
    return room.why(room.seat_of(guest.id), data.seq, data.actions, data.action)


@post(
    "/tables/{table:str}/turns",
    responses={status: PROBLEMS[status] for status in (400, 403, 404, 409, 422)},
)
async def play_turn(
    table: FromPath[str],
    data: JSONBody[say.Turn],
    guest: NamedDependency[KnownGuest],
    rooms: NamedDependency[Rooms],
) -> say.Played:
    """Play a turn: all of it or nothing."""
    room = await rooms.room(table)
    return say.Played(await room.play(room.seat_of(guest.id), data.seq, data.actions))


# -- written games ----------------------------------------------------------------------------


@get(
    "/tables/{table:str}/record",
    responses={status: PROBLEMS[status] for status in (400, 404)},
    media_type="text/plain",
)
async def show_record(
    table: FromPath[str],
    guest: NamedDependency[KnownGuest],
    rooms: NamedDependency[Rooms],
    form: Form = "text",
) -> Response[str]:
    """The game written down: all of it when it holds no secret any more, else what your seat knew."""
    room = await rooms.room(table)
    record = await archive.record_of(room, rooms.storage, room.seat_of(guest.id))
    ending, kind = ("json", "application/json") if form == "json" else ("gvr", "text/plain; charset=utf-8")
    return Response(
        record.to_json() if form == "json" else record.to_text(),
        media_type=kind,
        headers={"content-disposition": f'attachment; filename="{room.id}.{ending}"'},
    )


@post(
    "/records/read",
    status_code=200,
    responses={400: PROBLEMS[400]},
    request_max_body_size=archive.LARGEST_BODY,
)
async def read_records(
    data: JSONBody[say.RecordText], reader: NamedDependency[archive.Reader]
) -> list[say.RecordRead]:
    """Read games that you bring: each with everything that is wrong with it. Nothing is stored."""
    return await reader.read(data.text)


@post(
    "/records/replay",
    status_code=200,
    responses={400: PROBLEMS[400]},
    request_max_body_size=archive.LARGEST_BODY,
)
async def replay_record(
    data: JSONBody[say.RecordPlace], reader: NamedDependency[archive.Reader]
) -> say.Replayed:
    """Look at one place of a game that you bring. Nothing is stored."""
    return await reader.replay(data)


@websocket("/tables/{table:str}/stream")
async def stream_updates(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], rooms: NamedDependency[Rooms], since: Since = -1
) -> None:
    """Everything after a seq at once, then an Update for each entry. What the other side says is ignored."""
    await socket.accept()
    if _is_foreign(socket):
        await socket.close(code=FOREIGN, reason="another site")
        return
    try:
        room = await rooms.room(table)
    except NoTable:
        await socket.close(code=UNKNOWN, reason="no such table")
        return
    guest = await guest_of(rooms.storage, socket.cookies.get(COOKIE))
    telling = asyncio.create_task(_tell(socket, room.watch(room.seat_of(guest.id), since)))
    listening = asyncio.create_task(_listen(socket))
    try:
        await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (telling, listening):
            task.cancel()
        await asyncio.gather(telling, listening, return_exceptions=True)
        with contextlib.suppress(Exception):
            await socket.close()


async def _tell(socket: WebSocket[Any, Any, Any], updates: AsyncIterator[bytes]) -> None:
    async for update in updates:
        await socket.send_data(update, mode="text")


async def _listen(socket: WebSocket[Any, Any, Any]) -> None:
    with contextlib.suppress(Exception):
        while True:
            await socket.receive_data(mode="text")


# -- the page -----------------------------------------------------------------------------------


@get(["/", "/table/{table:str}", "/replay"], include_in_schema=False)
async def show_page() -> Response[Any] | File:
    """One page for all addresses that a person sees."""
    page = STATIC / "index.html"
    if not page.exists():
        return Response(
            "The page is not built. In a source tree `python3 dev.py serve` builds it.\n",
            media_type="text/plain",
        )
    return File(
        page, media_type="text/html", content_disposition_type="inline", headers={"cache-control": "no-cache"}
    )


async def _add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


# -- what goes wrong ------------------------------------------------------------------------------


def _status(error: GouverneurError) -> int:
    for kind, status in (
        (NoGuest, 401),
        (NotYours, 403),
        (NoTable, 404),
        (TooLate, 409),
    ):
        if isinstance(error, kind):
            return status
    return 422 if isinstance(error, ActionError) and error.rule else 400


def _say_problem(request: Request[Any, Any, Any], error: GouverneurError) -> Response[say.Problem]:
    seq = error.seq if isinstance(error, TooLate) else None
    problem = say.Problem(error.key, str(error), error.rule, seq, arguments_of(error))
    return Response(problem, status_code=_status(error))


def _say_http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[say.Problem]:
    text = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        text = "; ".join(f"{part.get('key', '')}: {part['message']}".lstrip(": ") for part in error.extra)
    key = {404: "not-found", 405: "not-allowed", 413: "too-large", 429: "too-often"}.get(
        error.status_code, "malformed"
    )
    return Response(say.Problem(key, text), status_code=error.status_code, headers=error.headers)


def _say_failure(request: Request[Any, Any, Any], error: Exception) -> Response[say.Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(say.Problem("failure", "the server failed; it has noted why"), status_code=500)


# -- who asks ---------------------------------------------------------------------------------------


def _known(guest: KnownGuest) -> KnownGuest:
    if guest is NOBODY:
        raise NoGuest("nobody is known here by your cookie; POST /api/guests first")
    return guest


def _is_foreign(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a page of another site asks, with the cookie of a person who does not know."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None and not isinstance(connection, WebSocket):
        return site not in ("same-origin", "none")
    origin = connection.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != connection.headers.get("host")


def _no_foreigners(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    asks_only = isinstance(connection, WebSocket) or connection.scope.get("method") in (
        "GET",
        "HEAD",
        "OPTIONS",
    )
    if not asks_only and _is_foreign(connection):
        raise HTTPException("a page of another site asked", status_code=403)


def create_app(database: str) -> Litestar:
    """The server over a database, given as an SQLAlchemy URL."""
    storage = Storage(database)
    rooms = Rooms(storage)
    reader = archive.Reader()

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await storage.open()
        yield
        await rooms.close()
        await storage.close()

    async def provide_rooms() -> Rooms:
        return rooms

    async def provide_reader() -> archive.Reader:
        return reader

    async def provide_guest(request: Request[Any, Any, Any]) -> KnownGuest:
        return await guest_of(storage, request.cookies.get(COOKIE))

    api = Router(
        "/api",
        route_handlers=[
            list_games, who_am_i, be_a_guest, list_tables, new_table, show_table, show_updates, draft_turn, show_proposals,
            ask_why, play_turn, show_record, read_records, replay_record, stream_updates,
        ],
        guards=[_no_foreigners],
        dependencies={
            "rooms": Provide(provide_rooms),
            "guest": Provide(provide_guest),
            "reader": Provide(provide_reader),
        },
    )  # fmt: skip
    handlers: list[Any] = [api, show_page]
    if (STATIC / "assets").is_dir():
        immutable = CacheControlHeader(max_age=A_YEAR, public=True, immutable=True)
        handlers.append(
            create_static_files_router("/assets", directories=[STATIC / "assets"], cache_control=immutable)
        )
    return Litestar(
        handlers,
        lifespan=[life],
        exception_handlers={
            GouverneurError: _say_problem,
            HTTPException: _say_http_problem,
            Exception: _say_failure,
        },
        before_send=[_add_headers],
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(
            title="Gouverneur",
            version=gouverneur.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
