"""What the handlers of all addresses work with, and how they find out who is asking."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, TypeVar

from litestar import Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import CookieParameter, FromPath, QueryParameter

from stammtisch.server.access import check_link, not_your_seat
from stammtisch.server.accounts import Accounts
from stammtisch.server.house import House
from stammtisch.server.hub import Hub
from stammtisch.server.lane import Lane
from stammtisch.server.own_data import OwnDataDesk
from stammtisch.server.sessions import COOKIE, COOKIE_SECONDS, Sessions, new_person, new_session, new_token
from stammtisch.server.settings import Settings
from stammtisch.server.storage import NewSession
from stammtisch.server.visits import Visits

TableId = FromPath[str]
Token = Annotated[str | None, CookieParameter(name=COOKIE)]
OwnSeat = Annotated[int | None, QueryParameter(name="seat", ge=0, le=99)]
"""Whose view is asked for; None: that of the only seat that whoever asks has, or what everybody may know."""
Given = TypeVar("Given")


class Desk:
    """What the handlers work with."""

    def __init__(self, house: House, sessions: Sessions, accounts: Accounts, hub: Hub, settings: Settings) -> None:
        self.house = house
        self.sessions = sessions
        self.accounts = accounts
        self.own_data = OwnDataDesk(house)
        self.hub = hub
        self.lane = Lane(house.rooms, house.storage.shared)
        self.visits = Visits(house.news_to_each, self.lane.at)
        self.settings = settings

    def sitter(self, token: str | None, table_id: str) -> str:
        """Who wants to do something at a table; Problem if that is somebody unknown, who has a seat at none."""
        person = self.sessions.person(token)
        if person is None:
            with self.house.rooms.enter(table_id) as room:
                check_link(room.sitting, None)
            raise not_your_seat()
        return person

    def with_session(
        self, token: str | None, act: Callable[[str, NewSession | None], Given], status_code: int = 200
    ) -> Response[Given]:
        """The answer to something that anybody may do; whoever has no session yet gets one with it.

        `act` is told who asks, and the session that it must store together with what it does.
        """
        person = self.sessions.person(token)
        if person is not None:
            return Response(act(person, None), status_code=status_code)
        fresh, person = new_token(), new_person()
        given = act(person, new_session(fresh, person, int(time.time())))
        return Response(given, status_code=status_code, cookies=[self.cookie(fresh)])

    def cookie(self, token: str, seconds: int = COOKIE_SECONDS) -> Cookie:
        """The cookie that carries a token."""
        return Cookie(
            COOKIE,
            value=token,
            path="/",
            max_age=seconds,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure,
        )


AtDesk = NamedDependency[Desk]
