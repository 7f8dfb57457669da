"""Where a person's games are kept."""

from __future__ import annotations

import os
from pathlib import Path

import click


def data_folder() -> Path:
    """GOUVERNEUR_HOME, or the folder that the system has for such data; it need not exist."""
    return Path(os.environ.get("GOUVERNEUR_HOME") or click.get_app_dir("gouverneur"))
