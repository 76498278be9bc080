"""What a screen reader should announce of a game, in English, derived from the rules."""

from collections.abc import Mapping

from playwright.sync_api import Locator, Page, expect

from fourfold.games.game import Seat
from fourfold.games.quartino import Claim, Colour, Declare, Decline, End, Move, Place, Position
from tests.web.quartino_table import WORDS
from tests.web.words import say

REGION = "main > [aria-live]"


def region(page: Page) -> Locator:
    """Return the live region for events."""
    return page.locator(REGION)


def expect_words(page: Page, words: str) -> None:
    """Wait until these are the latest words."""
    expect(region(page)).to_have_text(words)


LISTEN = """(selector) => {
    const region = document.querySelector(selector);
    const listen = () => window.heard.push(region.textContent);
    window.heard = [];
    listen();
    new MutationObserver(listen).observe(region, {
        childList: true, characterData: true, subtree: true,
    });
}"""


def listen(page: Page) -> None:
    """Record all announcements from now on: brief ones may be gone by the time a test looks."""
    page.evaluate(LISTEN, REGION)


def expect_heard(page: Page, words: str, timeout: float) -> None:
    """Wait until some words have been announced, alone or among others."""
    page.wait_for_function(
        "(words) => window.heard.some((each) => each.includes(words))", arg=words, timeout=timeout
    )


def announce(
    names: Mapping[Seat, str], before: Position, move: Move, reader: Seat | None = None
) -> str:
    """Return the announcement of a Quartino move, with its consequences.

    `reader` is the listener's seat, if any: the end is then announced to *you*.
    """
    after = before.play(move)
    parts = [_describe_move(names[before.mover], before, move)]
    # Column comes at the start of a turn, after the question about Colour if it is asked.
    if isinstance(move, Declare | Decline) or after.mover != before.mover:
        lost = [n for n, stack in enumerate(before.stacks) if len(stack) > len(after.stacks[n])]
        parts += [_describe_column(lost, names[after.mover])] if lost else []
    if after.outcome and after.outcome.winner:
        winner = names[after.outcome.winner]
        if reader is None:
            parts.append(say("play-won-cards", name=winner))
        elif reader == after.outcome.winner:
            parts += [say("page-you-won"), say("page-why-cards", reader="winner", winner=winner)]
        else:
            parts += [say("page-you-lost"), say("page-why-cards", reader="loser", winner=winner)]
    return " ".join(parts)


def _describe_column(fields: list[int], name: str) -> str:
    named = " and ".join(map(str, fields))
    stacks = f"stack on field {named} is" if len(fields) == 1 else f"stacks on fields {named} are"
    return f"Column: the {stacks} taken off. {name} places one extra stone."


def _describe_card(before: Position, claim: Claim) -> tuple[str, str]:
    """Return a claimed card's colours and fields, in words."""
    colours = (WORDS[Colour(letter)] for letter in str(claim.card))
    fields = before.rules.geometry.windows[claim.window - 1]
    return ", ".join(colours), ", ".join(map(str, fields))


def _describe_move(name: str, before: Position, move: Move) -> str:
    match move:
        case Declare():
            return f"{name} declares Colour: one extra stone."
        case Decline():
            return say("page-colour-declined", name=name)
        case Place(colour, field):
            return f"{name} places a {WORDS[colour]} stone on field {field}."
        case Claim() if before.is_wrong(move):
            colours, fields = _describe_card(before, move)
            return say("page-claimed-wrongly", name=name, colours=colours, fields=fields)
        case Claim():
            colours, fields = _describe_card(before, move)
            return f"QUARTINO! {name} plays a card: {colours} (fields {fields})."
        case End():
            return f"{name} ends the turn."
