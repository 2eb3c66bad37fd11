"""Where people are kept: sessions, names and accounts, and whose seats are whose.

It blocks and is called in threads.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update

from stammtisch.server.schema import affairs, people, seats, sessions, tables
from stammtisch.server.storage import Glance, NewSession, Storage, VersionConflict, remember

_SESSION = Glance(select(sessions.c.person).where(sessions.c.token_hash == bindparam("token_hash")))


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has been here. `name`: what a guest wants to be called. `account`, `password`: the account's name
    and the hash of its password, None for a guest."""

    person: str
    name: str | None
    account: str | None
    password: str | None


class PeopleStore:
    """The people, in the same database as the tables."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # --- sessions -----------------------------------------------------------------------------------------------------

    def session(self, token_hash: str) -> str | None:
        """The person whose session this is."""
        found = self._storage.glance(_SESSION, token_hash)
        return None if found is None else str(found[0])

    def end_session(self, token_hash: str) -> None:
        """Forget a session."""
        with self._storage.transaction(writes=True) as connection:
            connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))

    # --- names and accounts -------------------------------------------------------------------------------------------

    def person(self, person: str) -> Person:
        """What is known of a person; nothing but the id of somebody who has not said a name."""
        with self._storage.transaction() as connection:
            row = connection.execute(select(people).where(people.c.person == person)).first()
        return Person(person, None, None, None) if row is None else _person(row)

    def account(self, folded: str) -> Person | None:
        """The person with this account name, in the form in which names are compared."""
        with self._storage.transaction() as connection:
            row = connection.execute(select(people).where(people.c.account_folded == folded)).first()
        return None if row is None else _person(row)

    def set_name(self, person: str, name: str, session: NewSession | None = None) -> None:
        """A guest, whose session it may be that begins, wants to be called so from now on."""
        with self._storage.transaction(writes=True) as connection:
            _set(connection, person, {"name": name})
            remember(connection, session)

    def register(
        self, person: str, name: tuple[str, str], password: str, token_hash: str, at: int, old_token_hash: str | None
    ) -> None:
        """The person gets an account and a new session in place of an old one; VersionConflict if the name is taken, or
        if the person has got one meanwhile.

        `name`: as it is written, and as it is compared.
        """
        account, folded = name
        values = {"account": account, "account_folded": folded, "password": password}
        guest = (people.c.person == person) & people.c.account.is_(None)
        with self._storage.transaction(writes=True) as connection:
            if connection.execute(update(people).where(guest).values(values)).rowcount == 0:
                connection.execute(insert(people).values(person=person, **values))
            _begin_session(connection, token_hash, person, at, old_token_hash)

    def set_password(self, known: Person, password: str, kept_token_hash: str | None) -> None:
        """The account has another password, and no session but the one named goes on; VersionConflict if the password
        is not the `known` one any more."""
        with self._storage.transaction(writes=True) as connection:
            _check_password(connection, known)
            connection.execute(update(people).where(people.c.person == known.person).values(password=password))
            ended = delete(sessions).where(sessions.c.person == known.person)
            connection.execute(ended.where(sessions.c.token_hash != (kept_token_hash or "")))

    def log_in(
        self, token_hash: str, known: Person, at: int, old_token_hash: str | None, guest: str | None
    ) -> list[str]:
        """A new session of an account in place of an old one, and the seats of `guest` are the account's, if it has got
        none of its own meanwhile; VersionConflict if the password is not the `known` one any more.

        The ids of the tables where that changed something.
        """
        with self._storage.transaction(writes=True) as connection:
            _check_password(connection, known)
            _begin_session(connection, token_hash, known.person, at, old_token_hash)
            if guest is None or connection.scalar(select(people.c.account).where(people.c.person == guest)) is not None:
                return []
            return _hand_over(connection, guest, known.person, at)


def _check_password(connection: Connection, known: Person) -> None:
    """VersionConflict if the password was changed since it was compared, which takes a while."""
    same = (people.c.person == known.person) & (people.c.password == known.password)
    if connection.scalar(select(people.c.person).where(same).with_for_update()) is None:
        raise VersionConflict("the password is another one by now")


def _person(row: object) -> Person:
    return Person(*(getattr(row, name) for name in ("person", "name", "account", "password")))


def _set(connection: Connection, person: str, values: dict[str, str]) -> None:
    if connection.execute(update(people).where(people.c.person == person).values(values)).rowcount == 0:
        connection.execute(insert(people).values(person=person, **values))


def _begin_session(connection: Connection, token_hash: str, person: str, at: int, old_token_hash: str | None) -> None:
    if old_token_hash is not None:
        connection.execute(delete(sessions).where(sessions.c.token_hash == old_token_hash))
    remember(connection, NewSession(token_hash, person, at))


def _hand_over(connection: Connection, guest: str, person: str, at: int) -> list[str]:
    """Everything that was the guest's is the person's; each table gets an affair, so that it is read anew."""
    seated = select(seats.c.table_id).where(seats.c.person == guest)
    changed = connection.execute(
        update(tables)
        .where(or_(tables.c.id.in_(seated), tables.c.host == guest))
        .values(affairs=tables.c.affairs + 1)
        .returning(tables.c.id, tables.c.affairs)
    ).all()
    if changed:
        rows = [{"table_id": row.id, "n": row.affairs, "at": at, "kind": "handed", "facts": "{}"} for row in changed]
        connection.execute(insert(affairs), rows)
    connection.execute(update(seats).where(seats.c.person == guest).values(person=person))
    _hand_over_affairs(connection, guest, person, [row.id for row in changed])
    connection.execute(update(tables).where(tables.c.host == guest).values(host=person))
    return [row.id for row in changed]


def _hand_over_affairs(connection: Connection, guest: str, person: str, table_ids: Sequence[str]) -> None:
    """What the guest did and said at these tables is the person's too, but for a request with a key that the person has
    used there."""
    others = affairs.alias()
    used = select(others.c.client_key).where(others.c.table_id == affairs.c.table_id, others.c.person == person)
    own = (affairs.c.person == guest) & affairs.c.table_id.in_(table_ids)
    connection.execute(update(affairs).where(own, affairs.c.client_key.not_in(used)).values(person=person))
