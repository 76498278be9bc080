"""The start screen opens a game with the chosen options."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Checkbox, Input, RadioButton, Select, Static

from fourfold.bots.random_bot import RandomBot
from fourfold.games.quarto import QUARTO
from fourfold.terminal import start_screen as start_screen_module
from tests.terminal.pilot import run, table_screen, words


def test_one_key_plays_quarto_against_a_bot() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        table = table_screen(pilot).table
        assert table.match.setup.game is QUARTO
        assert table.match.setup.headers()["Rules"] == "CSHT!"
        assert table.people == [1]

    run(None, play)


def test_the_middle_level_is_preselected_and_any_other_can_be_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    levels = ("weak", "fair", "strong")
    monkeypatch.setattr(start_screen_module, "bot_names", lambda _: levels)
    monkeypatch.setattr(start_screen_module, "make_bot", lambda _, name: RandomBot(name))

    async def play(pilot: Pilot[None]) -> None:
        assert pilot.app.screen.query_one("#quarto-bot", Select).value == "fair"
        pilot.app.screen.query_one("#quarto-bot", Select).value = "strong"
        pilot.app.screen.query_one("#language", Select).value = "lt"
        await pilot.pause()
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        bot = table_screen(pilot).table.player(2).bot
        assert bot is not None
        assert bot.name == "strong"

    run(None, play)


def test_the_bots_are_hidden_when_only_people_play() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert screen.query_one("#quarto-bots").display
        assert not screen.query_one("#quartino-rules").display
        screen.query_one("#p2", RadioButton).value = True
        await pilot.pause()
        await pilot.pause()
        assert not screen.query_one("#quarto-bots").display

    run(None, play)


def test_the_character_of_the_chosen_bot_is_shown() -> None:
    async def play(pilot: Pilot[None]) -> None:
        character = pilot.app.screen.query_one("#quarto-character", Static)
        assert "safe pieces" in str(character.render())
        pilot.app.screen.query_one("#quarto-bot", Select).value = "perfect"
        await pilot.pause()
        assert "Never makes a mistake" in str(character.render())

    run(None, play)


def test_every_choice_takes_effect() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        screen.query_one("#p2", RadioButton).value = True
        for box in ("colour", "top", "squares", "calls"):
            screen.query_one(f"#{box}", Checkbox).toggle()
        screen.query_one("#quarto-time", Select).value = "minute"
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        table = table_screen(pilot).table
        assert table.match.setup.headers()["Rules"] == "SH+/60"
        assert table.people == [1, 2]

    run(None, play)


@pytest.mark.parametrize("typed", ["", "0", "-5"])
def test_a_bad_time_is_refused_in_one_sentence(typed: str) -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        screen.query_one("#quarto-time", Select).value = "other"
        screen.query_one("#quarto-seconds", Input).value = typed
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert "whole number of seconds from 1 to 999,999,999." in " ".join(words(pilot).split())

    run(None, play, size=(120, 30))


def test_the_starter_can_be_agreed_on_for_all_the_next_games() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        screen.query_one("#p2", RadioButton).value = True
        await pilot.pause()
        await pilot.pause()
        screen.query_one("#quarto-starter", Select).value = "2"
        screen.query_one("#quarto-loser", Checkbox).value = False
        await pilot.pause()
        assert "house rule" not in words(pilot)
        await pilot.press("enter")
        await pilot.pause()
        for loser in (1, 1, 1):
            shown = table_screen(pilot)
            assert shown.table.match.setup.starter == 2
            shown.table.match.resign(loser)
            shown.action_new()
            await pilot.pause()
            assert table_screen(pilot) is not shown

    run(None, play)


def test_the_loser_starts_only_with_two_players_and_as_a_house_rule() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert "The loser starts the next game (house rule)" in words(pilot)
        screen.query_one("#quartino", RadioButton).value = True
        await pilot.pause()
        await pilot.pause()
        box = screen.query_one("#quartino-loser", Checkbox)
        assert not box.value
        assert "house rule" not in words(pilot)
        box.value = True
        screen.query_one("#quartino-time", Select).value = "minute"
        await pilot.pause()
        shown = str(screen.query_one("#complaint", Static).render())
        assert shown == (
            "The loser starts the next game (house rule) · Losing on time is a house rule."
        )
        screen.query_one("#p3", RadioButton).value = True
        await pilot.pause()
        await pilot.pause()
        assert box.disabled
        assert "The loser starts the next game" not in words(pilot)

    run(None, play, size=(120, 30))


def test_choosing_no_trait_is_refused() -> None:
    async def play(pilot: Pilot[None]) -> None:
        for box in ("colour", "shape", "height", "top"):
            pilot.app.screen.query_one(f"#{box}", Checkbox).toggle()
        await pilot.press("enter")
        await pilot.pause()
        assert "Choose at least one trait." in words(pilot)

    run(None, play)


def test_quartino_can_be_played_by_four_on_the_grid() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        screen.query_one("#quartino", RadioButton).value = True
        await pilot.pause()
        screen.query_one("#p4", RadioButton).value = True
        screen.query_one("#grid", RadioButton).value = True
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter")
        setup = table_screen(pilot).table.match.setup
        headers = setup.headers()
        assert (headers["Game"], headers["Seats"], headers["Rules"]) == ("quartino", "4", "grid")

    run(None, play)


def test_quarto_is_never_for_three() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        screen.query_one("#quartino", RadioButton).value = True
        screen.query_one("#p3", RadioButton).value = True
        await pilot.pause()
        screen.query_one("#quarto", RadioButton).value = True
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert table_screen(pilot).table.match.setup.seats == 2

    run(None, play)


def test_the_language_changes_at_once() -> None:
    async def play(pilot: Pilot[None]) -> None:
        pilot.app.screen.query_one("#language", Select).value = "lt"
        await pilot.pause()
        await pilot.pause()
        assert "English" not in words(pilot)
        assert "Lietuvių" in words(pilot)

    run(None, play)


def test_an_unknown_home_folder_is_refused_in_one_line() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await pilot.click("#load")
        pilot.app.screen.query_one(Input).value = "~nobody-has-this-name/game.txt"
        await pilot.press("enter")
        await pilot.pause()
        assert "Couldn’t load ~nobody-has-this-name/game.txt: " in words(pilot)

    run(None, play, size=(160, 40))


def test_a_bad_file_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text('[Game "chess"]\n')

    async def play(pilot: Pilot[None]) -> None:
        await pilot.click("#load")
        pilot.app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        await pilot.pause()
        assert "expected quarto or quartino, found 'chess'" in " ".join(words(pilot).split())

    run(None, play, size=(160, 40))


def test_choices_stay_when_the_language_changes() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        screen.query_one("#quartino", RadioButton).value = True
        await pilot.pause()
        screen.query_one("#p3", RadioButton).value = True
        await pilot.pause()
        await pilot.pause()
        screen.query_one("#quartino-time", Select).value = "other"
        screen.query_one("#quartino-seconds", Input).value = "45"
        screen.query_one("#quartino-starter", Select).value = "3"
        await pilot.pause()
        screen.query_one("#language", Select).value = "et"
        await pilot.pause()
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter")
        setup = table_screen(pilot).table.match.setup
        assert (setup.game.name, setup.seats, setup.rules.seconds) == ("quartino", 3, 45)
        assert setup.starter == 3

    run(None, play)


def test_the_selection_is_visible_without_colour() -> None:
    async def play(pilot: Pilot[None]) -> None:
        assert "▐●▌ Quarto!" in words(pilot)
        assert "▐ ▌ Quartino" in words(pilot)
        assert "▐X▌ light / dark" in words(pilot)
        assert "▐ ▌ 2 × 2 squares" in words(pilot)
        pilot.app.screen.query_one("#squares", Checkbox).toggle()
        pilot.app.screen.query_one("#p2", RadioButton).value = True
        await pilot.pause()
        assert "▐X▌ 2 × 2 squares" in words(pilot)
        assert "▐ ▌ Against a bot" in words(pilot)

    run(None, play)
