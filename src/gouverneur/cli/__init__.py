"""The command line."""

from gouverneur.cli.main import main

__all__ = ["main"]
