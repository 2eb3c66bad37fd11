"""How often one address may make what stays for long: sessions, accounts and tables."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address

from litestar.types import Scope

from stammtisch.server.limits import Limit

MAKING = [["api", made] for made in ("tables", "me", "accounts", "sessions")]
AT_A_TABLE = ("claim", "rematch")
"""What makes a session or another table at the address of a table."""
BURST, RATE = 60, 0.2
"""So often at once, and so often a second in the long run: enough for a school behind one address."""
NETWORK_BITS = 64
"""So many leading bits of an IPv6 address are one household's; the others it chooses as it likes."""


class Newcomers:
    """Counts by the address that a request comes from, as the server in front tells it if a trusted one stands there.

    This device itself is not counted: who sits at it has the database, too.
    """

    def __init__(self, burst: int = BURST, rate: float = RATE) -> None:
        self._limit = Limit(burst, rate)

    def check(self, scope: Scope) -> None:
        """Problem (status 429) if the request makes something and its address has made too much lately."""
        # However many slashes are written, the same address is meant.
        path = [part for part in scope["path"].split("/") if part]
        if scope.get("method") != "POST" or not (path in MAKING or _makes_at_a_table(path)):
            return
        who = household(scope.get("client"))
        if who is not None:
            self._limit.take(who)


def _makes_at_a_table(path: list[str]) -> bool:
    return len(path) == 4 and path[:2] == ["api", "tables"] and path[3] in AT_A_TABLE


def household(client: tuple[str, int] | None) -> str | None:
    """Who is counted together; None for this device.

    >>> household(("2001:db8::1:2:3:4", 1)) == household(("2001:db8::5:6:7:8", 1))
    True
    """
    if client is None:
        return None
    try:
        address: IPv4Address | IPv6Address = ip_address(client[0])
    except ValueError:
        # Some servers in front send no address but a name.
        return client[0]
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address
    if address.is_loopback:
        return None
    if isinstance(address, IPv6Address):
        return str(IPv6Address(int(address) >> NETWORK_BITS << NETWORK_BITS))
    return str(address)
