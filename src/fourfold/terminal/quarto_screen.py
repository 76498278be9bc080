"""The screen of a Quarto! game."""

from typing import assert_never

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Button, Static

from fourfold.games import game
from fourfold.games.game import Outcome
from fourfold.games.quarto import (
    PIECES,
    SQUARES,
    Call,
    Give,
    Group,
    Move,
    Pass,
    Piece,
    Place,
    Position,
    Reason,
    Square,
    Trait,
    missed_groups,
    shared_traits,
)
from fourfold.terminal.picture import Picture
from fourfold.terminal.quarto_art import draw_board, draw_hand, draw_supply, sorted_pieces
from fourfold.terminal.table_screen import TableScreen

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}


MAX_MISSED_GROUPS_SHOWN = 3
"""Missed groups named at the end of a game; a beginner can miss a dozen."""


class QuartoScreen(TableScreen[Position]):
    """Board, pieces left, piece in hand, and the button to call."""

    position_type = Position

    order = (Trait.HEIGHT, Trait.TOP, Trait.COLOUR, Trait.SHAPE)
    """The traits by which the pieces left are sorted, most significant first."""

    square: Square = SQUARES[9]
    piece: Piece | None = None
    is_calling = False
    marked: frozenset[Square] = frozenset()

    def compose_felt(self) -> ComposeResult:
        """Yield the board, the pieces left, and the column beside them."""
        yield Picture(id="board")
        with Vertical(id="supply-box"):
            yield Picture(id="supply")
        with Vertical(id="side"):
            with Vertical(id="hand-box"):
                yield Picture(id="hand")
                yield Static(id="hand-words", markup=False)
            yield Button("QUARTO!", id="call", variant="warning")
            yield Button("", id="pass", compact=True)
            yield Static(id="history", markup=False)

    def prepare(self) -> None:
        """Label the boxes."""
        self.query_one("#hand-box").border_title = self.text("quarto-in-hand")
        self.query_one("#pass", Button).label = self.text("quarto-pass")
        for button in self.query(Button):
            button.can_focus = False

    def reset_choice(self) -> None:
        """Clear the marks, and put the cursor on a piece that can be given."""
        super().reset_choice()
        self.is_calling, self.marked = False, frozenset()
        supply = self.position.supply
        if self.piece not in supply:
            self.piece = next((p for p in sorted_pieces(self.order) if p in supply), None)

    def draw(self) -> None:
        """Draw board, supply, hand and history."""
        position, is_mine = self.position, self.is_my_turn
        is_placing = is_mine and (position.hand is not None or self.is_calling)
        is_giving = is_mine and position.hand is None and not self.is_calling
        board = draw_board(
            position,
            cursor=self.square if is_placing else None,
            marked=self.marked,
            starred=self._winning_squares(),
        )
        self.query_one("#board", Picture).show(board)
        supply = draw_supply(position, self.order, cursor=self.piece if is_giving else None)
        self.query_one("#supply", Picture).show(supply)
        sorting = self.text("quarto-sorted", trait=self._trait_name(self.order[0]))
        self.query_one("#supply-box").border_title = sorting
        self.query_one("#hand", Picture).show(draw_hand(position.hand))
        words = "\n".join(self._words(position.hand)) if position.hand is not None else "\n\n\n"
        self.query_one("#hand-words", Static).update(words)
        self.query_one("#call", Button).display = position.rules.calls
        self.query_one("#call", Button).disabled = not (is_mine and position.can_call)
        self.query_one("#pass", Button).display = is_mine and position.is_full
        self.query_one("#history", Static).update(self.history(4))

    def instruction(self) -> str:
        """Return what to do now."""
        position = self.position
        if self.is_calling:
            return self.text("quarto-do-mark")
        if position.hand is not None:
            # Shown whether or not there is a line: showing it only then would give the
            # line away.
            return self.text("quarto-do-place-call" if position.can_call else "quarto-do-place")
        if position.is_full:
            return self.text("quarto-do-pass" if position.can_call else "quarto-do-pass-only")
        if not position.placed:
            return self.text("quarto-do-give-first")
        return self.text("quarto-do-give" if position.can_call else "quarto-do-give-only")

    def keys(self) -> str:
        """Return the keys that make moves."""
        position = self.position
        if self.is_calling:
            return self.text("quarto-keys-mark")
        keys = "quarto-keys-give" if position.hand is None else "quarto-keys-place"
        if position.is_full:
            keys = "quarto-keys-pass"
        return self.text(keys) + (f"  {self.text('quarto-keys-call')}" if position.can_call else "")

    def result(self, outcome: Outcome) -> str:
        """Return who won and how, with the winning group's traits or the missed groups."""
        lines = [self.verdict(outcome)]
        groups = self._winning_groups()
        if groups:
            lines.append("; ".join(f"{group}: {self._shared(group)}" for group in groups))
        elif missed := self._missed():
            lines.append(self.text("quarto-missed", groups=missed))
        return "\n".join(lines)

    def remark(self, before: Position, move: game.Move, after: Position) -> str:  # noqa: ARG002
        """Return the message after a move: the piece given, or why a call was wrong."""
        assert before.seat is not None
        assert isinstance(move, Move)
        name = self.seat_name(before.seat)
        match move:
            case Give(piece):
                words = ", ".join(self._words(piece))
                return self.text("quarto-gave", name=name, piece=str(piece), words=words)
            case Call(group) if (fault := before.fault(move)) is not None:
                why = self.text(f"quarto-wrong-{fault.value}")
                return self.text("quarto-wrong", name=name, group=str(group), why=why)
            case Pass():
                return self.text("quarto-passed", name=name)
            case Place() | Call():
                return ""
            case _:
                assert_never(move)

    # Choosing.

    def on_picture_clicked(self, event: Picture.Clicked) -> None:
        """Choose what was clicked; a second click on it confirms."""
        target = event.target
        if not self.is_my_turn:
            return
        if self.is_calling and isinstance(target, Square):
            self._toggle(target)
        elif isinstance(target, Square) and self.position.hand is not None:
            is_chosen, self.square = self.square == target, target
            self._confirm() if self.is_second_click(target) and is_chosen else self.show()
        elif isinstance(target, Piece) and self.position.hand is None and not self.is_calling:
            is_chosen, self.piece = self.piece == target, target
            self._confirm() if self.is_second_click(target) and is_chosen else self.show()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Start marking a group, call the marked one, or pass."""
        match event.button.id:
            case "pass":
                self.play(Pass())
            case "call" if self.marked:
                self._call()
            case "call":
                self._switch_calling()
            case other:
                raise AssertionError(f"there is no button {other}")

    def on_key(self, event: events.Key) -> None:
        """Move the cursor, choose, confirm."""
        if not self.is_my_turn:
            return
        if event.key in ARROWS:
            self._move_cursor(*ARROWS[event.key])
        elif event.key in ("enter", "space"):
            self._confirm(is_space=event.key == "space")
        elif event.key == "escape" and self.is_calling:
            self._switch_calling()
        elif event.key == "tab" and self.is_calling:
            self._next_group()
        elif event.character == "!":
            self._switch_calling()
        elif event.character == "t":
            self.order = (*self.order[1:], self.order[0])
            self.show()
        elif not self._point_at(event.character or ""):
            return
        event.stop()
        event.prevent_default()

    def _point_at(self, character: str) -> bool:
        """Move the cursor to a piece, a file or a rank by name."""
        position = self.position
        is_giving = position.hand is None and not self.is_calling and not position.is_full
        if is_giving and character.upper() in "0123456789ABCDEF" and character:
            piece = PIECES[int(character, 16)]
            if piece in position.supply:
                self.piece = piece
        elif not is_giving and character in tuple("abcd"):
            self.square = SQUARES[4 * self.square.rank + "abcd".index(character)]
        elif not is_giving and character in tuple("1234"):
            self.square = SQUARES[4 * "1234".index(character) + self.square.file]
        else:
            return False
        self.show()
        return True

    def _move_cursor(self, dx: int, dy: int) -> None:
        position = self.position
        if position.hand is not None or self.is_calling or position.is_full:
            file, rank = (self.square.file + dx) % 4, (self.square.rank + dy) % 4
            self.square = SQUARES[4 * rank + file]
        elif self.piece is not None:
            tray = sorted_pieces(self.order)
            place = tray.index(self.piece)
            for _ in range(4):
                column, row = (place % 4 + dx) % 4, (place // 4 - dy) % 4
                place = 4 * row + column
                if tray[place] in position.supply:
                    self.piece = tray[place]
                    break
            else:
                self._step_to_next_piece(dx - dy)
        self.show()

    def _step_to_next_piece(self, step: int) -> None:
        """Step to the next piece left, because the cursor's row or column has no other."""
        left = [piece for piece in sorted_pieces(self.order) if piece in self.position.supply]
        assert self.piece is not None
        self.piece = left[(left.index(self.piece) + step) % len(left)]

    def _confirm(self, *, is_space: bool = False) -> None:
        position = self.position
        if self.is_calling:
            self._toggle(self.square) if is_space else self._call()
        elif position.hand is not None:
            self._place()
        elif position.is_full:
            self.play(Pass())
        elif self.piece is not None:
            self.play(Give(self.piece))

    def _place(self) -> None:
        if self.position.board[self.square] is not None:
            self.say(self.text("quarto-taken", square=str(self.square)))
        else:
            self.play(Place(self.square))

    # Calling.

    def _switch_calling(self) -> None:
        if not (self.is_my_turn and self.position.can_call):
            return
        self.is_calling, self.marked = not self.is_calling, frozenset()
        self.show()

    def _toggle(self, square: Square) -> None:
        self.square = square
        self.marked ^= {square}
        self.show()

    def _next_group(self) -> None:
        """Mark the next group of the rule set: a keyboard shortcut for choosing one."""
        groups = self.position.rules.groups
        marked = next((i for i, g in enumerate(groups) if set(g.squares) == self.marked), -1)
        self.marked = frozenset(groups[(marked + 1) % len(groups)].squares)
        self.show()

    def _call(self) -> None:
        groups = self.position.rules.groups
        group = next((g for g in groups if set(g.squares) == self.marked), None)
        if group is None:
            self.say(self.text("quarto-no-group"))
        else:
            self.play(Call(group))

    # Words.

    def text(self, message_id: str, **arguments: str | float) -> str:
        """Return a text; its `squares` argument says whether squares count."""
        squares = "yes" if self.position.rules.squares else "no"
        return super().text(message_id, squares=squares, **arguments)

    def _words(self, piece: Piece) -> list[str]:
        return [self.text(f"quarto-{word}") for word in piece.words]

    def _trait_name(self, trait: Trait) -> str:
        return self.text(f"quarto-{trait.name.lower()}")

    def _shared(self, group: Group) -> str:
        position = self.position
        pieces = [p for p in (position.board[s] for s in group.squares) if p is not None]
        shared = shared_traits(pieces, position.rules.traits)
        return ", ".join(self.text(f"quarto-{trait.values[value]}") for trait, value in shared)

    def _winning_groups(self) -> tuple[Group, ...]:
        outcome, match = self.table.match.outcome, self.table.match
        if outcome and outcome.reason is Reason.CALL:
            call = match.moves[-1]
            assert isinstance(call, Call)
            return (call.group,)
        if outcome and outcome.reason is Reason.LINE:
            return self.position.live_groups()
        return ()

    def _winning_squares(self) -> set[Square]:
        return {square for group in self._winning_groups() for square in group.squares}

    def _missed(self) -> str:
        match = self.table.match
        start = match.positions[0]
        assert isinstance(start, Position)
        missed = missed_groups(start, match.moves, is_over=match.outcome is not None)
        names = [f"{lapse.group} ({self.seat_name(lapse.placer)})" for lapse in missed]
        rest = " …" if len(names) > MAX_MISSED_GROUPS_SHOWN else ""
        return ", ".join(names[:MAX_MISSED_GROUPS_SHOWN]) + rest
