"""Plain stand-ins for the few names that the core takes from librt.vecs and mypy_extensions.

Only the interpreted core uses them, and only where those packages cannot be installed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

T = TypeVar("T")

i64 = int


def mypyc_attr(*names: str, **values: object) -> Callable[[T], T]:
    return lambda decorated: decorated


def trait(decorated: T) -> T:
    return decorated


class vec(list[T]):  # noqa: N801 (librt's name)
    """A list that is made like librt's vec: `vec[i64]([1, 2])`."""

    def __init__(self, items: Iterable[T] = (), /, *, capacity: int = 0) -> None:
        super().__init__(items)

    def __class_getitem__(cls, item: object) -> Any:
        return cls

    def __repr__(self) -> str:
        return f"vec({super().__repr__()})"


def append(items: vec[T], item: T, /) -> vec[T]:
    return vec((*items, item))


def extend(items: vec[T], more: Iterable[T], /) -> vec[T]:
    return vec((*items, *more))


def pop(items: vec[T], index: int = -1, /) -> tuple[vec[T], T]:
    rest = vec(items)
    item = list.pop(rest, index)
    return rest, item


def remove(items: vec[T], item: T, /) -> vec[T]:
    rest = vec(items)
    list.remove(rest, item)
    return rest
