"""The start screen: asks for the game, the rules and the players."""

from random import Random

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Input, RadioButton, RadioSet, Select, Static

from fourfold.bots import bot_names, make_bot
from fourfold.games import GAMES
from fourfold.games.game import MAX_TURN_SECONDS, MIN_TURN_SECONDS, AnyGame, GameError
from fourfold.games.setup import Setup
from fourfold.language import LANGUAGES, Language
from fourfold.rulebook import NoRulebookError, rules_text
from fourfold.table import Player
from fourfold.terminal.dialog import Reader
from fourfold.terminal.games import SCREENS
from fourfold.terminal.opening import OpenStart, OpenTable, ask_and_load
from fourfold.terminal.rules_form import Choices, RulesForm
from fourfold.terminal.seating import new_table, seat_players
from fourfold.terminal.starter_form import StarterForm
from fourfold.terminal.time_form import TimeError, TimeForm
from fourfold.terminal.toggle import Box, Choice


def default_choices() -> Choices:
    """Return the default choices: the first game, against a bot, with the forms' defaults."""
    of_forms = (key for screens in SCREENS.values() for key in screens.form.defaults)
    losers = (f"{name}-loser" for name in SCREENS if GAMES[name].default_loser_starts)
    return dict.fromkeys((next(iter(SCREENS)), "bot", *of_forms, *losers), True)


class StartScreen(Screen[None]):
    """Choices with sensible defaults, and a button to play."""

    def __init__(self, language: Language, random: Random, choices: Choices | None = None) -> None:
        """Ask in a language, starting from earlier choices; `random` draws lots and deals."""
        super().__init__()
        self.language = language
        self.random = random
        self.choices = default_choices() if choices is None else choices
        self.games = tuple(GAMES[name] for name in SCREENS)
        """The games playable in the terminal."""

    def compose(self) -> ComposeResult:
        """Lay out the choices."""
        text = self.language.text

        def button(label: str, key: str) -> Choice:
            return Choice(label, value=bool(self.choices.get(key, False)), id=key)

        with VerticalScroll(id="start"):
            yield Static(f"{text('start-title')} · {text('start-subtitle')}", classes="heading")
            with Horizontal(classes="columns"):
                with Vertical(classes="column"):
                    yield Static(text("start-game"), classes="label")
                    with RadioSet(id="game"):
                        for game in self.games:
                            yield button(text(f"play-title-{game.name}"), game.name)
                    yield Static(text("start-players"), classes="label")
                    with RadioSet(id="players"):
                        yield button(text("start-against-bot"), "bot")
                        for count in self._seat_counts():
                            yield button(text("start-people", count=count), f"p{count}")
                    for game in self.games:
                        yield from self._compose_bots(game)
                with Vertical(classes="column"):
                    for game in self.games:
                        form = SCREENS[game.name].form
                        yield form(self.language, self.choices, f"{game.name}-rules")
                        yield TimeForm(self.language, self.choices, game.name)
                        yield StarterForm(self.language, self.choices, game)
                    with Vertical(classes="rules close"):
                        yield Static(text("start-language"), classes="label")
                        yield Select(
                            [(name, code) for code, name in LANGUAGES.items()],
                            value=self.language.code,
                            allow_blank=False,
                            compact=True,
                            id="language",
                        )
            yield Static(id="complaint", markup=False)
            with Horizontal(classes="buttons"):
                yield Button(text("start-play"), variant="primary", id="play")
                yield Button(text("start-load"), id="load")
                yield Button(text("start-rules"), id="rules")
                yield Button(text("start-quit"), id="quit")

    def on_mount(self) -> None:
        """Show the chosen game's rules."""
        self._show_choices()
        self.query_one("#play").focus()

    def on_radio_set_changed(self) -> None:
        """Show the chosen game's rules."""
        # Textual delays the buttons' own messages while this one is handled.
        self.call_after_refresh(self._show_choices)

    def on_checkbox_changed(self) -> None:
        """Show the chosen house rules."""
        self._show_house_rules()

    def on_select_changed(self, event: Select.Changed) -> None:
        """Change the language, describe another bot, or show the chosen house rules."""
        self._show_house_rules()
        for game in self.games:
            if event.select.id == _list_id(game):
                self._show_character(game)
        if event.select.id == "language" and event.value != self.language.code:
            toggles = (*self.query(Box), *self.query(Choice))
            chosen: dict[str, bool | str] = {t.id: t.value for t in toggles if t.id is not None}
            fields = (*self.query(Select), *self.query(Input))
            chosen |= {field.id: str(field.value) for field in fields if field.id is not None}
            self.post_message(OpenStart(Language(str(event.value)), chosen))

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Play, load, show the rules or quit."""
        match event.button.id:
            case "play":
                self._play()
            case "load":
                ask_and_load(self, self.language, self.random, self._complain)
            case "rules":
                self._show_rules()
            case "quit":
                self.app.exit()
            case other:
                raise AssertionError(f"there is no button {other}")

    def _compose_bots(self, game: AnyGame) -> ComposeResult:
        """Yield the list of a game's bots, with the middle one chosen: neither easy nor hard."""
        names = bot_names(game)
        chosen = self.choices.get(_list_id(game), names[len(names) // 2])
        with Vertical(id=f"{game.name}-bots", classes="bots"):
            yield Static(self.language.text("start-bot"), classes="label")
            yield Select(
                [(self._bot_words(game, name), name) for name in names],
                value=str(chosen),
                allow_blank=False,
                compact=True,
                id=_list_id(game),
            )
            yield Static(id=f"{game.name}-character", classes="character", markup=False)

    def _bot_words(self, game: AnyGame, name: str) -> str:
        """Return a bot's name in the screen's language, if it is translated."""
        keys = (f"bot-{game.name}-{name}", f"bot-{name}")
        key = next(filter(self.language.has, keys), None)
        return name if key is None else self.language.text(key)

    def _show_character(self, game: AnyGame) -> None:
        """Show in one line how the chosen bot plays, if that is translated."""
        key = f"bot-{game.name}-{self._bot_name(game)}.character"
        words = self.language.text(key) if self.language.has(key) else ""
        self.query_one(f"#{game.name}-character", Static).update(words)

    def _bot_name(self, game: AnyGame) -> str:
        return str(self.query_one(f"#{_list_id(game)}", Select).value)

    def _show_rules(self) -> None:
        try:
            text = rules_text(self.language, self._game.name)
        except NoRulebookError as error:
            self._complain(str(error))
        else:
            self.app.push_screen(Reader(text, self.language.text("play-close")))

    @property
    def _game(self) -> AnyGame:
        return GAMES[self._chosen("game")]

    @property
    def _form(self) -> RulesForm:
        return self.query_one(f"#{self._game.name}-rules", RulesForm)

    @property
    def _time_form(self) -> TimeForm:
        return self.query_one(f"#{self._game.name}-clock", TimeForm)

    @property
    def _starter_form(self) -> StarterForm:
        return self.query_one(f"#{self._game.name}-start", StarterForm)

    def _seat_counts(self) -> list[int]:
        return sorted({count for game in self.games for count in game.seat_counts})

    def _chosen(self, radio_set: str) -> str:
        button = self.query_one(f"#{radio_set}", RadioSet).pressed_button
        assert button is not None
        assert button.id is not None
        return button.id

    def _show_choices(self) -> None:
        chosen, is_against_bot = self._game, self._chosen("players") == "bot"
        for game in self.games:
            for part in ("rules", "clock", "start"):
                self.query_one(f"#{game.name}-{part}").display = game is chosen
            self.query_one(f"#{game.name}-bots").display = is_against_bot and game is chosen
        for count in self._seat_counts():
            self.query_one(f"#p{count}").display = count in chosen.seat_counts
        if not is_against_bot and not self.query_one(f"#{self._chosen('players')}").display:
            self.query_one(f"#p{min(chosen.seat_counts)}", RadioButton).value = True
            return  # the change triggers this method again
        self._starter_form.show_seats(self._seat_names())
        self._show_house_rules()

    def _play(self) -> None:
        try:
            rules = self._form.rules(self._time_form.seconds())
        except TimeError:
            bounds = {"min": MIN_TURN_SECONDS, "max": MAX_TURN_SECONDS}
            self._complain(self.language.text("start-bad-seconds", **bounds))
            return
        except GameError:
            self._complain(self.language.text(self._form.complaint))
            return
        players = self._players()
        policy = self._starter_form.policy()
        start = policy.first(len(players), self.random)
        setup = Setup(self._game, rules, len(players), start)
        self.post_message(OpenTable(new_table(setup, players, self.random), policy))

    def _seat_names(self) -> list[str]:
        """Return the seats' names before anybody has sat down."""
        text, choice = self.language.text, self._chosen("players")
        if choice == "bot":
            return [text("play-player-alone"), text("start-bot")]
        return [text("play-player", seat=seat) for seat in range(1, int(choice[1]) + 1)]

    def _players(self) -> list[Player]:
        choice = self._chosen("players")
        count = 2 if choice == "bot" else int(choice[1])
        bots = [make_bot(self._game, self._bot_name(self._game))] if choice == "bot" else []
        return seat_players(self.language, self._game, count, bots=bots)

    def _complain(self, message: str) -> None:
        self._show_note(message, is_bad=True)

    def _show_note(self, message: str, *, is_bad: bool) -> None:
        line = self.query_one("#complaint", Static)
        line.set_class(is_bad, "bad")
        line.update(message)

    def _show_house_rules(self) -> None:
        """Show the house rules that will apply to the chosen game."""
        notes = (self._starter_form.note(), self._time_form.note())
        self._show_note(" · ".join(filter(None, notes)), is_bad=False)


def _list_id(game: AnyGame) -> str:
    """Return the id of a game's list of bots."""
    return f"{game.name}-bot"
