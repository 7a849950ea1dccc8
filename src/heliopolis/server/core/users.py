"""A user as decisions about tables see one: an account or a guest, recognised by a request."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class User:
    """A user whom a request has identified, and by what."""

    id: str
    name: str
    session: str  # the id of the session or the token
    by_token: bool = False
