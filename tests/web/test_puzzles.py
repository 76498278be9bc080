"""Puzzles on the page: solved and missed in the browser, without the server's help."""

import re
from datetime import date

from playwright.sync_api import Locator, Page, expect

from fourfold.language import LANGUAGES
from fourfold.puzzles import Puzzle, daily_puzzle, shipped_puzzles
from tests.web.conftest import NOWHERE, NewPage
from tests.web.words import say

WIN_IN_1 = "cs47cga"
"""The piece wins on d4 and nowhere else."""
WIN_IN_2 = "wqhac32"
"""c4=F wins."""
DRAWN = "0shxz0d"
SQUARES = "sh7kn8c"
"""A win in 2, in the advanced game."""
THREE_EQUIVALENT = "bnwcnjv"
"""With two traits; any of three equivalent pieces solves it."""
MISSED_LINE = f"{say('puzzle-sprint-line')} [a-d][1-4]-[a-d][1-4]"
"""What is said about a missed line; its name is for screen readers, as the board shows it."""
GUARD_MS, TICK_MS = 400, 200
GUESSED = ("judge", "spot", "claim", "colour")
"""Themes that streaks leave out: their answers can be guessed."""


def said(page: Page) -> Locator:
    return page.locator(".said")


def button(page: Page, text: str) -> Locator:
    return page.get_by_role("button", name=say(text), exact=True)


def place(page: Page, square: str) -> None:
    page.locator(f'[data-square="{square}"]').click()
    button(page, "page-place-here").click()


def give(page: Page, piece: str) -> None:
    page.locator(f'[data-piece="{piece}"]').click()
    button(page, "page-give-this").click()


def go(page: Page, puzzle: str) -> None:
    """Go to another puzzle without loading the page again."""
    page.evaluate(
        """puzzle => {
            const link = document.createElement("a");
            link.href = `?puzzle=${puzzle}`;
            document.querySelector("main").append(link);
            link.click();
            link.remove();
        }""",
        puzzle,
    )
    page.wait_for_url(f"**puzzle={puzzle}")


def places(page: Page) -> list[object]:
    """Return the bounding box of everything that can be clicked."""
    page.evaluate("scrollTo(0, 0)")
    parts = (".board fieldset", ".hand figure", ".tray fieldset", ".said", ".top .button")
    return [each.bounding_box() for part in parts for each in page.locator(part).all()]


def test_a_wrong_answer_is_explained_and_only_the_first_attempt_counts(new_page: NewPage) -> None:
    page = new_page(f"/puzzles?puzzle={WIN_IN_1}")
    page.locator("[data-square]").first.wait_for()
    before = places(page)
    expect(said(page)).to_have_text(say("puzzle-quarto-win-1.task"))
    place(page, "c1")
    expect(said(page)).to_contain_text(say("puzzle-why-nothing-shared", squares="no"))
    expect(button(page, "puzzle-retry")).to_be_focused()
    assert places(page) == before
    page.keyboard.press("Enter")
    expect(said(page)).to_have_text(say("puzzle-quarto-win-1.task"))
    place(page, "d4")
    # The rating has fallen, so this is nothing to celebrate.
    expect(said(page)).to_contain_text(say("puzzle-solved-later"))
    expect(said(page)).to_contain_text("(\N{MINUS SIGN}")
    expect(said(page).locator(".good")).to_have_count(0)
    assert places(page) == before
    expect(page.locator(".below input")).to_have_value(
        f"Fourfold · Puzzles · Win in 1 (563) · 🟥🟩 · {page.url}"
    )
    page.locator(".top").get_by_role("link", name=say("page-puzzles")).click()
    expect(page.locator("li .missed")).to_have_text(say("puzzle-list-missed"))
    # One miss says little: the rating falls, not far, and is approximate.
    sign, rating = page.locator("dd").first.inner_text().split()
    assert sign == "≈"
    assert 970 < int(rating.replace(",", "")) < 1200


def test_the_opponent_replies_until_the_win(new_page: NewPage) -> None:
    page = new_page(f"/puzzles?puzzle={WIN_IN_2}")
    place(page, "c4")
    give(page, "F")
    expect(said(page)).to_contain_text(say("puzzle-goes-on"))
    # Screen readers are told the reply, which others see on the board.
    reply = ", ".join(
        [
            say("page-move-place", square="d1"),
            say("page-move-give", words="dark, square, short, solid"),
        ]
    )
    expect(said(page).locator(".hidden")).to_contain_text(f": {reply}")
    button(page, "puzzle-show").click()
    expect(said(page).locator(".chip")).to_have_attribute("title", "c4 =F")
    # The solution is played on the board to its end.
    expect(page.locator(".plaque")).to_be_visible()
    expect(button(page, "puzzle-next-one")).to_be_focused()


def test_a_judgement_is_a_button_and_training_continues(new_page: NewPage) -> None:
    page = new_page(f"/puzzles?puzzle={DRAWN}")
    button(page, "puzzle-choice-draw").click()
    expect(said(page)).to_contain_text(say("puzzle-solved"))
    button(page, "puzzle-next-one").click()
    expect(said(page)).not_to_contain_text(say("puzzle-solved"))
    assert DRAWN not in page.url


def test_training_offers_no_difficulty_at_which_a_theme_has_no_puzzles(new_page: NewPage) -> None:
    page = new_page("/puzzles")
    theme, level = page.get_by_label(say("puzzle-theme")), page.get_by_label(say("puzzle-level"))
    level.select_option("easy")
    theme.select_option("quarto/win-4")
    expect(level).to_have_value("own")
    expect(level.locator("option")).to_have_text(
        [say("puzzle-level-own"), say("puzzle-level-hard")]
    )
    button(page, "puzzle-train").click()
    page.get_by_role("heading", name=say("puzzle-quarto-win-4")).wait_for()


def test_training_can_be_limited_to_a_family_of_rules(new_page: NewPage) -> None:
    page = new_page("/puzzles")
    theme, rules, level = (page.locator("form select").nth(index) for index in range(3))
    level.select_option("easy")
    box = level.bounding_box()
    rules.select_option("fewer")
    theme.select_option("quarto/win-2")
    expect(rules).to_have_value("fewer")
    # A theme without such puzzles has all its own.
    theme.select_option("quarto/win-4")
    expect(rules).to_have_value("")
    expect(rules.locator("option")).to_have_text(
        [say("puzzle-any-rules"), say("puzzle-rules-standard")]
    )
    theme.select_option("")
    rules.select_option("squares")
    assert level.bounding_box() == box
    button(page, "puzzle-train").click()
    expect(page.locator(".facts strong").first).to_have_text(say("start-squares"))


def test_unusual_and_changed_rules_are_marked_and_nothing_moves(new_page: NewPage) -> None:
    page = new_page(f"/puzzles?puzzle={SQUARES}")
    marked = page.locator(".facts strong")
    expect(marked).to_have_text([say("start-squares")])
    before = places(page)
    # Back to the standard game: that, too, is a change.
    go(page, WIN_IN_2)
    expect(marked).to_have_text([say("page-no-squares")])
    assert places(page) == before
    go(page, THREE_EQUIVALENT)
    traits = f"{say('page-traits-count', count=2)}: {say('quarto-colour')}, {say('quarto-shape')}"
    expect(marked).to_have_text([traits])
    expect(said(page)).to_have_text(say("puzzle-quarto-safe-piece.task", alike="yes"))
    expect(said(page)).to_contain_text("traits in play")
    page.reload()
    # After a reload nothing has changed, but two traits are still unusual.
    expect(marked).to_have_text([traits])


def test_the_puzzle_of_the_day_is_the_same_for_everyone(new_page: NewPage) -> None:
    page = new_page()
    page.clock.set_fixed_time("2028-02-29T12:00:00")
    # The puzzle is for the game selected on the start page, and the link says so.
    page.get_by_role("radio", name="Quartino").check()
    page.get_by_role("link", name=f"{say('page-puzzle-daily')}: Quartino").click()
    puzzles = [each for each in shipped_puzzles() if each.game == "quartino"]
    puzzle = daily_puzzle(puzzles, date(2028, 2, 29))
    title = f"{say('page-puzzle-daily')}: {say(f'puzzle-{puzzle.game}-{puzzle.theme}')}"
    page.get_by_role("heading", name=title).wait_for()
    page.locator("[data-field]").first.wait_for()
    # Once it has been tried, the other game's puzzle is next.
    button(page, "puzzle-show").click()
    page.get_by_role("link", name=say("page-puzzles"), exact=True).click()
    solve, tried = (
        page.get_by_role("link", name=f"{say(text)} – {game}")
        for text, game in (("puzzle-solve", "Quarto!"), ("training-open", "Quartino"))
    )
    expect(solve).to_contain_class("primary")
    expect(tried).not_to_contain_class("primary")


def test_after_midnight_there_is_a_new_puzzle_of_the_day(new_page: NewPage) -> None:
    page = new_page(NOWHERE)
    page.clock.set_fixed_time("2028-02-28T23:59:00")
    page.goto(page.url.replace(NOWHERE, "/puzzles"))
    solve = page.get_by_role("link", name=f"{say('puzzle-solve')} – Quarto!")
    solve.wait_for()
    page.clock.set_fixed_time("2028-02-29T00:01:00")
    solve.click()
    puzzles = [each for each in shipped_puzzles() if each.game == "quarto"]
    puzzle = daily_puzzle(puzzles, date(2028, 2, 29))
    title = f"{say('page-puzzle-daily')}: {say(f'puzzle-quarto-{puzzle.theme}')}"
    page.get_by_role("heading", name=title).wait_for()
    page.get_by_text(say("puzzle-difficulty", difficulty=puzzle.difficulty)).wait_for()
    button(page, "puzzle-show").click()
    days = "() => JSON.parse(localStorage['fourfold-puzzles']).map(([, , day]) => day)"
    assert page.evaluate(days) == ["2028-02-29"]


def test_the_start_page_counts_the_days_in_a_row_with_a_puzzle(new_page: NewPage) -> None:
    page = new_page()
    home, daily = page.url, page.locator("nav .daily")
    for day, puzzle in ((27, WIN_IN_1), (28, WIN_IN_2)):
        page.clock.set_fixed_time(f"2028-02-{day}T12:00:00")
        page.goto(f"{home}puzzles?puzzle={puzzle}")
        # Giving up counts at once, even if the page is left now.
        button(page, "puzzle-show").click()
        page.goto(home)
        if day == 27:
            # Another puzzle was tried, and not the day's.
            daily.wait_for()
            expect(daily.locator(".done")).to_have_count(0)
    expect(daily).to_contain_text("2 days in a row")
    expect(daily.locator(".done")).to_be_visible()
    # A day without a puzzle: the row can still be continued. After two, it is over.
    page.clock.set_fixed_time("2028-02-29T12:00:00")
    page.reload()
    expect(daily).to_contain_text("2 days in a row")
    expect(daily.locator(".done")).to_have_count(0)
    page.clock.set_fixed_time("2028-03-01T12:00:00")
    page.reload()
    expect(daily).to_be_visible()
    expect(daily).not_to_contain_text("in a row")


def test_what_takes_the_boards_place_ignores_the_next_clicks(new_page: NewPage) -> None:
    page = new_page("/puzzles?puzzle=sprint")
    page.clock.install()
    button(page, "puzzle-train").click()
    expect(button(page, "puzzle-choice-none")).to_be_enabled()
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))
    page.clock.run_for(170_000)
    again = button(page, "puzzle-retry")
    while not again.count():
        page.clock.run_for(TICK_MS)
    for _ in range(2):
        again.click(force=True)
        expect(said(page)).to_contain_text(say("puzzle-sprint-over"))
        page.clock.run_for((GUARD_MS - TICK_MS) // 2)
    page.clock.run_for(GUARD_MS)
    again.click()
    expect(again).to_have_count(0)


def test_a_sprint_counts_answers_until_the_time_is_up(new_page: NewPage) -> None:
    page = new_page("/puzzles?puzzle=sprint")
    page.clock.install()
    button(page, "puzzle-train").click()
    before = page.locator(".board fieldset").bounding_box()
    nothing = button(page, "puzzle-choice-none")
    right, wrong = 0, 0
    # Boards with and without a line are equally likely: both answers come up soon.
    while not (right and wrong):
        page.locator(".buttons button:enabled").wait_for()
        page.keyboard.press("-")
        if nothing.evaluate("(button) => button.disabled"):
            wrong += 1
            expect(said(page)).to_have_text(re.compile(MISSED_LINE))
            expect(page.locator("svg .lost").first).to_be_attached()
            page.clock.run_for(2100)
            # The next board is there, and nothing is said about it yet.
            expect(said(page)).to_have_text("")
        else:
            right += 1
            expect(said(page)).to_have_text(say("puzzle-right"))
        assert page.locator(".board fieldset").bounding_box() == before
    page.clock.run_for(200_000)
    expect(said(page)).to_contain_text(
        say("puzzle-sprint-result", right=str(right), wrong=str(wrong))
    )
    with page.expect_download() as saved:
        button(page, "puzzle-picture").click()
    assert saved.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    page.reload()
    expect(page.locator(".figures b").last).to_have_text(str(right))


def test_two_right_answers_in_a_row_are_both_announced(new_page: NewPage) -> None:
    page = new_page(NOWHERE)
    # Only boards without a line.
    page.add_init_script("Math.random = () => 0.99")
    page.goto(page.url.replace(NOWHERE, "/puzzles?puzzle=sprint"))
    button(page, "puzzle-train").click()
    page.evaluate(
        """() => {
            window.heard = [];
            const region = document.querySelector(".said");
            new MutationObserver(() => window.heard.push(region.textContent.trim())).observe(
                region, { childList: true, characterData: true, subtree: true }
            );
        }"""
    )
    board = page.locator(".board fieldset")
    for count in (1, 2):
        nothing = button(page, "puzzle-choice-none")
        expect(nothing).to_be_enabled()
        before = board.inner_html()
        nothing.click()
        expect(page.locator(".figures b").nth(1)).to_have_text(str(count))
        page.wait_for_function(
            "(html) => document.querySelector('.board fieldset').innerHTML !== html", arg=before
        )
    assert page.evaluate("() => window.heard") == [say("puzzle-right")] * 2


def test_a_board_that_vanishes_is_answered_from_memory(new_page: NewPage) -> None:
    page = new_page("/puzzles?puzzle=sprint")
    page.clock.install()
    page.get_by_label(say("puzzle-sprint-flash")).select_option("2")
    button(page, "puzzle-train").click()
    board = page.locator(".board fieldset")
    before = board.bounding_box()
    pieces = page.locator(".board [data-thing]")
    expect(pieces.first).to_be_attached()
    corner = page.locator("[data-square=a1]")
    page.clock.run_for(2100)
    expect(pieces).to_have_count(0)
    expect(said(page)).to_have_text(say("puzzle-sprint-hidden"))
    # The empty grid still takes marks, by keyboard too, and says nothing about pieces.
    expect(corner).to_have_accessible_name("a1")
    assert board.bounding_box() == before
    for square in ("a1", "b1", "c1"):
        page.locator(f"[data-square={square}]").click()
        expect(page.locator(f"[data-square={square}]")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-square=d1]").press("Enter")
    # Right or wrong, the answer was taken; a mistake shows the board again.
    expect(said(page)).not_to_have_text(say("puzzle-sprint-hidden"))
    expect(pieces.first).to_be_attached()
    page.clock.run_for(2100)
    page.clock.run_for(2100)
    expect(pieces).to_have_count(0)
    assert board.bounding_box() == before
    page.clock.run_for(200_000)
    page.reload()
    expect(page.get_by_label(say("puzzle-sprint-flash"))).to_have_value("2")


def streak_puzzles() -> list[Puzzle]:
    """Return the first two puzzles of a streak, if always the first one offered is taken."""
    chosen: list[Puzzle] = []
    for solved in range(2):
        offered = [each for each in shipped_puzzles() if each.game == "quarto"]
        fair = [each for each in offered if each.theme not in GUESSED and each not in chosen]
        chosen.append(min(fair, key=lambda each: abs(each.difficulty - (500 + 40 * solved))))
    return chosen


def solve(page: Page, puzzle: Puzzle) -> None:
    square, _, piece = puzzle.answers[0].partition("=")
    if square:
        place(page, square)
    if piece:
        give(page, piece)
    expect(said(page)).to_contain_text(say("puzzle-solved"))


def test_a_streak_grows_until_the_first_mistake_and_the_best_one_is_kept(
    new_page: NewPage,
) -> None:
    page = new_page("/puzzles")
    # Always the first of the puzzles offered.
    page.add_init_script("Math.random = () => 0")
    page.reload()
    page.get_by_role("link", name=f"{say('puzzle-train')} – {say('puzzle-streak')}").click()
    button(page, "puzzle-train").click()
    for solved, puzzle in enumerate(streak_puzzles()):
        heading = page.get_by_role("heading", name=f"{say('puzzle-streak')}: {solved}")
        heading.wait_for()
        page.get_by_text(f"Difficulty {puzzle.difficulty}").wait_for()
        before = places(page)
        solve(page, puzzle)
        expect(said(page)).to_contain_text(say("puzzle-streak-count", count=solved + 1))
        assert places(page) == before
        # There is nothing to share until the end.
        expect(page.locator(".below input")).to_have_count(0)
        expect(button(page, "puzzle-next-one")).to_be_focused()
        expect(button(page, "puzzle-next-one")).to_be_enabled()
        page.keyboard.press("Enter")
    expect(said(page)).not_to_contain_text(say("puzzle-solved"))
    button(page, "puzzle-show").click()
    expect(said(page)).to_contain_text(say("puzzle-streak-over"))
    expect(said(page)).to_contain_text(say("puzzle-sprint-record"))
    link = page.url.partition("?")[0]
    expect(page.locator(".below input")).to_have_value(
        f"Fourfold · Streak · Quarto! · 2 solved in a row. · {link}?puzzle=streak"
    )
    expect(button(page, "puzzle-streak-again")).to_be_focused()
    expect(button(page, "puzzle-streak-again")).to_be_enabled()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=f"{say('puzzle-streak')}: 0").wait_for()
    page.locator(".top").get_by_role("link", name=say("page-puzzles")).click()
    expect(page.get_by_text(f"{say('puzzle-sprint-best')}: 2")).to_be_visible()
    # A streak leaves the rating alone.
    expect(page.locator("dd").nth(1)).to_have_text("0")


BREAKABLE = """
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (...message) {
    if (window.isBroken) throw new Error("the worker is gone");
    return post.apply(this, message);
};
"""


def test_a_streak_survives_a_puzzle_that_could_not_be_loaded(new_page: NewPage) -> None:
    page = new_page(NOWHERE)
    page.add_init_script(f"Math.random = () => 0; {BREAKABLE}")
    page.goto(page.url.replace(NOWHERE, "/puzzles?puzzle=streak"))
    button(page, "puzzle-train").click()
    solve(page, streak_puzzles()[0])
    page.evaluate("window.isBroken = true")
    button(page, "puzzle-next-one").click()
    page.get_by_role("alert").filter(has_text=say("page-incomplete")).wait_for()
    page.evaluate("window.isBroken = false")
    button(page, "page-try-again").click()
    page.get_by_text(f"Difficulty {streak_puzzles()[1].difficulty}").wait_for()
    page.get_by_role("heading", name=f"{say('puzzle-streak')}: 1").wait_for()
    page.locator("[data-square]").first.wait_for()
    expect(said(page)).not_to_be_empty()


def test_a_double_click_skips_no_puzzle_of_a_streak(new_page: NewPage) -> None:
    page = new_page(NOWHERE)
    page.add_init_script("Math.random = () => 0")
    page.goto(page.url.replace(NOWHERE, "/puzzles?puzzle=streak"))
    button(page, "puzzle-train").click()
    solve(page, streak_puzzles()[0])
    after = button(page, "puzzle-next-one")
    expect(after).to_be_enabled()
    after.evaluate("(button) => { button.click(); button.click(); }")
    page.get_by_text(f"Difficulty {streak_puzzles()[1].difficulty}").wait_for()
    expect(said(page)).not_to_contain_text(say("puzzle-solved"))
    expect(page.get_by_text(f"Difficulty {streak_puzzles()[1].difficulty}")).to_be_visible()


CUT_OFF = """() => [...document.querySelectorAll(".top, .buttons .button")].some(
    (part) => part.scrollWidth > part.clientWidth
)"""


def test_the_longest_words_fit_on_the_narrowest_phone(new_page: NewPage) -> None:
    page = new_page(f"/puzzles?puzzle={DRAWN}", viewport={"width": 320, "height": 640})
    for answer in (None, "puzzle-choice-win"):
        if answer:
            button(page, answer).click()
        page.locator(".buttons .button").first.wait_for()
        for code in (*LANGUAGES, "en"):
            page.locator("header select").select_option(code)
            page.locator(f"html[lang={code}]").wait_for(state="attached")
            assert not page.evaluate(CUT_OFF), code
