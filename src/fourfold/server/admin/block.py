"""Blocks guests and addresses, and sets the announcement, for all server processes."""

from dataclasses import replace

from fourfold.server.storage import StorageError
from fourfold.server.storage.house_rules import HouseRules, parse_network
from fourfold.server.storage.register import open_register

MAX_NOTICE_CHARACTERS = 300


async def block(url: str, whom: str) -> HouseRules:
    """Block a guest by id, or an address or network; return the new house rules.

    Raise `StorageError` for anything else.
    """
    network = _parse(whom)

    def add(rules: HouseRules) -> HouseRules:
        if network is None:
            return replace(rules, guests=tuple(dict.fromkeys((*rules.guests, whom))))
        return replace(rules, networks=tuple(dict.fromkeys((*rules.networks, network))))

    async with open_register(url) as register:
        if network is None and not await register.knows(whom):
            raise StorageError(f"{whom!r} is neither a guest's id nor an address or network")
        rules = await register.change_house_rules(add)
        await register.note(f"block {_describe(whom)}")
        return rules


async def unblock(url: str, whom: str) -> HouseRules:
    """Unblock a guest, address or network; return the new house rules.

    Raise `StorageError` if they are not blocked.
    """
    blocked = _parse(whom) or whom

    def remove(rules: HouseRules) -> HouseRules:
        if blocked not in (*rules.guests, *rules.networks):
            raise StorageError(f"{whom!r} is not blocked")
        return replace(
            rules,
            guests=tuple(guest for guest in rules.guests if guest != blocked),
            networks=tuple(network for network in rules.networks if network != blocked),
        )

    async with open_register(url) as register:
        rules = await register.change_house_rules(remove)
        await register.note(f"unblock {_describe(whom)}")
        return rules


async def announce(url: str, text: str | None) -> None:
    """Show an announcement on every page, or remove it; raise `StorageError` for bad text."""
    if text is not None:
        text = " ".join(text.split())
        if not text or len(text) > MAX_NOTICE_CHARACTERS or not text.isprintable():
            raise StorageError(
                f"an announcement must have 1 to {MAX_NOTICE_CHARACTERS} printable characters"
            )
    async with open_register(url) as register:
        await register.change_house_rules(lambda rules: replace(rules, notice=text))
        await register.note("remove the announcement" if text is None else "announce")


def _describe(whom: str) -> str:
    """Describe whom a block is about, without an address."""
    return f"guest {whom}" if _parse(whom) is None else "an address or network"


def _parse(whom: str) -> str | None:
    """Return the network to block; None if the text is not an address or network."""
    try:
        return parse_network(whom)
    except ValueError:
        return None
