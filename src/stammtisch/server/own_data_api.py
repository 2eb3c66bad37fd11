"""The addresses under /api about what is kept of whoever is asking."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from stammtisch.server.desk import AtDesk, Token
from stammtisch.server.wire_own import Forget, OwnData
from stammtisch.server.wire_sitting import Me


@get("/me/data", sync_to_thread=True)
def my_data(desk: AtDesk, token: Token = None) -> Response[OwnData]:
    """All that is kept of me, as a file."""
    person = desk.sessions.person(token)
    data = OwnData(None, None, False, [], []) if person is None else desk.own_data.all_of(person)
    return Response(data, headers={"Content-Disposition": 'attachment; filename="stammtisch-my-data.json"'})


@post("/me/forget", sync_to_thread=True, status_code=200)
def forget_me(desk: AtDesk, data: JSONBody[Forget], token: Token = None) -> Response[Me]:
    """I leave all games that go on, and my name, account, sessions and own words are gone."""
    person = desk.sessions.person(token)
    if person is not None:
        for table_id in desk.own_data.forget(person, data):
            desk.hub.changed(table_id)
    return Response(Me(None, None), cookies=[desk.cookie("", 0)])


OWN_DATA_HANDLERS: list[HTTPRouteHandler] = [my_data, forget_me]
