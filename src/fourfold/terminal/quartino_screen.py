"""The screen of a Quartino game."""

from collections.abc import Sequence
from typing import assert_never

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Static

from fourfold.games import game
from fourfold.games.game import Outcome, Seat
from fourfold.games.quartino import (
    FIELDS,
    Card,
    Claim,
    Colour,
    Declare,
    Decline,
    End,
    Move,
    Phase,
    Place,
    Position,
)
from fourfold.terminal.dialog import Reader
from fourfold.terminal.picture import Picture
from fourfold.terminal.quartino_art import (
    PLACES,
    colour_of_key,
    draw_fields,
    draw_rack,
    draw_stack,
    draw_supply,
    format_stacks,
)
from fourfold.terminal.table_screen import TableScreen

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class QuartinoScreen(TableScreen[Position]):
    """The board, the supply, the player's own rack, and the known part of the others'."""

    position_type = Position

    field = 0
    colour: Colour | None = None
    _chooser: Seat | None = None
    """The seat that chose the colour."""
    card: Card | None = None
    window = 1

    def compose_felt(self) -> ComposeResult:
        """Yield the board and the column beside it."""
        yield Picture(id="fields")
        with Vertical(id="side"):
            yield Picture(id="stones")
            yield Static(id="stack-title", markup=False)
            yield Picture(id="stack")
            yield Picture(id="rack")
            yield Static(id="others", markup=False)
            with Horizontal(classes="buttons"):
                yield Button("", id="declare", variant="warning", compact=True)
                yield Button("", id="decline", compact=True)
                yield Button("QUARTINO", id="claim", variant="warning", compact=True)
                yield Button("", id="end", compact=True)
            yield Static(id="history", markup=False)

    def prepare(self) -> None:
        """Label the buttons."""
        for key in ("declare", "decline", "end"):
            self.query_one(f"#{key}", Button).label = self.text(f"quartino-{key}")
        for button in self.query(Button):
            button.can_focus = False

    def reset_choice(self) -> None:
        """Clear a card that is gone, and a colour that is used up or another player's choice."""
        super().reset_choice()
        position = self.position
        self.card = self.card if self.card in self._cards() else None
        is_anothers = position.mover != self._chooser
        if is_anothers or (self.colour and not position.supply[self.colour]):
            self.colour = None
        self._chooser = position.mover

    def draw(self) -> None:
        """Draw everything."""
        position, phase = self.position, self.position.phase
        is_mine = self.is_my_turn
        is_claiming = is_mine and phase is Phase.CLAIM
        pattern = self._pattern() if is_claiming else None
        board = draw_fields(position, cursor=self.field, pattern=pattern)
        self.query_one("#fields", Picture).show(board)
        chosen = self.colour if is_mine and phase is Phase.PLACE else None
        self.query_one("#stones", Picture).show(draw_supply(position, chosen=chosen))
        stack = position.stacks[self.field]
        title = self.text("quartino-stack", field=str(self.field), count=len(stack))
        self.query_one("#stack-title", Static).update(title)
        self.query_one("#stack", Picture).show(draw_stack(stack))
        self._draw_racks(is_claiming)
        for key, is_shown in (
            ("declare", is_mine and phase is Phase.COLOUR),
            ("decline", is_mine and phase is Phase.COLOUR),
            ("claim", is_claiming),
            ("end", is_claiming),
        ):
            self.query_one(f"#{key}", Button).display = is_shown
        self.query_one("#history", Static).update(self.history(3))

    def instruction(self) -> str:
        """Return what to do now."""
        position = self.position
        match position.phase:
            case Phase.COLOUR:
                return self.text("quartino-do-colour")
            case Phase.PLACE:
                return self.text("quartino-do-place", count=position.stones)
            case Phase.CLAIM:
                return self.text("quartino-do-claim")

    def notation(self, played: Sequence[tuple[game.AnyPosition, game.Move]]) -> str:
        """Format a turn without the card of a wrong claim: it was visible only for a moment."""
        return ",".join("?" if _is_wrong_claim(*step) else str(step[1]) for step in played)

    def keys(self) -> str:
        """Return the keys that make moves."""
        return self.text(f"quartino-keys-{self.position.phase}")

    def result(self, outcome: Outcome) -> str:
        """Return who won and how."""
        return self.verdict(outcome)

    def remark(self, before: Position, move: game.Move, after: Position) -> str:
        """Return the message after a move, and about a Column that it caused."""
        assert isinstance(move, Move)
        name = self.seat_name(before.mover)
        messages: list[str] = []
        match move:
            case Declare():
                messages.append(self.text("quartino-declared", name=name))
            case Place(colour, field):
                stone = {"stone": str(colour), "field": str(field)}
                messages.append(self.text("quartino-placed", name=name, **stone))
            case Claim(card, window):
                is_wrong = before.is_wrong(move)
                key = "quartino-claimed-wrongly" if is_wrong else "quartino-claimed"
                messages.append(self.text(key, name=name, card=str(card), window=str(window)))
            case Decline() | End():
                pass
            case _:
                assert_never(move)
        if columns := _columns_removed(before, move, after):
            fields = ", ".join(map(str, columns))
            messages.append(self.text("quartino-column", count=len(columns), fields=fields))
        return "  ".join(messages)

    # Choosing.

    def on_picture_clicked(self, event: Picture.Clicked) -> None:
        """Choose what was clicked; a second click on a field places the stone."""
        match event.target:
            case Colour() as colour:
                self.colour = colour
            case Card() as card:
                self.card = card
            case int() as field:
                is_chosen, self.field = self.field == field, field
                is_confirmed = self.is_second_click(field) and is_chosen
                if is_confirmed and self.is_my_turn and self.position.phase is Phase.PLACE:
                    self._place()
                    return
                self._point_window_at(field)
            case _:
                return
        self.show()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Make the button's move."""
        match event.button.id:
            case "declare":
                self.play(Declare())
            case "decline":
                self.play(Decline())
            case "claim":
                self._claim()
            case "end":
                self.play(End())
            case other:
                raise AssertionError(f"there is no button {other}")

    def on_key(self, event: events.Key) -> None:
        """Move the cursor, choose, confirm."""
        if event.character == "v":
            title = self.text("quartino-all-stacks")
            stacks = f"{title}\n\n{format_stacks(self.position)}"
            self.app.push_screen(Reader(stacks, self.text("play-close")))
        elif event.key in ARROWS:
            self._move_cursor(*ARROWS[event.key])
        elif not (self.is_my_turn and self._move_key(event.key, event.character or "")):
            return
        event.stop()
        event.prevent_default()

    def _move_key(self, key: str, character: str) -> bool:
        """Handle a key of the current phase; return whether it was one."""
        match self.position.phase:
            case Phase.COLOUR if character in ("+", "-"):
                self.play(Declare() if character == "+" else Decline())
            case Phase.PLACE if colour := colour_of_key(character):
                self.colour = colour
            case Phase.PLACE if character in tuple("012345678"):
                self.field = int(character)
            case Phase.PLACE if key in ("enter", "space"):
                self._place()
                return True
            case Phase.CLAIM if character == ".":
                self.play(End())
                return True
            case Phase.CLAIM if key in ("enter", "space"):
                self._claim()
                return True
            case Phase.CLAIM if character in tuple("1234"):
                cards = self._cards()
                if int(character) <= len(cards):
                    self.card = cards[int(character) - 1]
            case _:
                return False
        self.show()
        return True

    def _move_cursor(self, dx: int, dy: int) -> None:
        """Turn the window in the claim phase; otherwise go to the nearest field in a direction."""
        if self.is_my_turn and self.position.phase is Phase.CLAIM and self.card:
            count = len(self.position.rules.geometry.windows)
            self.window = (self.window - 1 + (dx or dy)) % count + 1
        else:
            places = PLACES[self.position.rules.geometry.name]
            self.field = _nearest(places, self.field, dx, dy)
        self.show()

    def _point_window_at(self, field: int) -> None:
        """Choose the window that starts at a rim field, or the next one that contains it."""
        windows = self.position.rules.geometry.windows
        holding = [n for n, fields in enumerate(windows, 1) if field in fields]
        starting = [n for n in holding if field in windows[n - 1][:2]]
        self.window = min(starting or holding, key=lambda n: windows[n - 1].index(field) != 1)

    def _place(self) -> None:
        if self.colour is None:
            self.say(self.text("quartino-choose-colour"))
        elif not self.position.supply[self.colour]:
            self.say(self.text("quartino-used-up"))
        else:
            self.play(Place(self.colour, self.field))

    def _claim(self) -> None:
        if self.card is None:
            self.say(self.text("quartino-choose-card"))
        else:
            self.play(Claim(self.card, self.window))

    # Drawing.

    def _cards(self) -> list[Card]:
        if self.viewer is None:
            return []
        return [c for c in self.position.racks[self.viewer - 1].hidden if c is not None]

    def _pattern(self) -> dict[int, Colour] | None:
        """Return the colours that the chosen card needs on the fields of the current window."""
        if self.card is None:
            return None
        fields = self.position.rules.geometry.windows[self.window - 1]
        return dict(zip(fields, self.card.colours, strict=True))

    def _draw_racks(self, is_claiming: bool) -> None:
        position, viewer = self.position, self.viewer
        geometry = position.rules.geometry.name
        rack = self.query_one("#rack", Picture)
        rack.display = viewer is not None
        if viewer is not None:
            chosen = self.card if is_claiming else None
            rack.show(draw_rack(position.racks[viewer - 1], geometry, chosen=chosen))
        others = "\n".join(self._rack_line(seat) for seat in range(1, position.seats + 1))
        self.query_one("#others", Static).update(others)

    def _rack_line(self, seat: Seat) -> str:
        rack = self.position.racks[seat - 1]
        claimed = " ".join(map(str, rack.claimed))
        out = f" {self.text('quartino-out')}" if rack.is_out else ""
        pointer = "▸" if seat == self.table.match.seat else " "
        return f"{pointer} {self.seat_name(seat)}: {'░' * len(rack.hidden)} {claimed}{out}"


def _is_wrong_claim(before: game.AnyPosition, move: game.Move) -> bool:
    return isinstance(before, Position) and isinstance(move, Claim) and before.is_wrong(move)


def _columns_removed(before: Position, move: Move, after: Position) -> list[int]:
    """Return the fields that a Column has just cleared."""
    if isinstance(move, Claim) and not before.is_wrong(move):
        return []
    return [field for field in FIELDS if before.stacks[field] and not after.stacks[field]]


def _nearest(places: tuple[tuple[int, int], ...], field: int, dx: int, dy: int) -> int:
    """Return the nearest field in a direction; the field itself if there is none."""
    x, y = places[field]

    def distance(other: int) -> tuple[int, int] | None:
        # A character is about twice as tall as it is wide.
        right, down = places[other][0] - x, 2 * (places[other][1] - y)
        along, across = right * dx + down * dy, abs(right * dy) + abs(down * dx)
        return (across * 2 + along, along) if along > 0 else None

    found = {other: d for other in FIELDS if (d := distance(other)) is not None}
    return min(found, key=found.__getitem__, default=field)
