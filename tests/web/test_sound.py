"""Sounds: off at first, then heard at each turn, even while another tab is in front."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.server import Server
from tests.web.table import QuartoTable, open_game, open_room, set_up
from tests.web.words import say

LISTEN = """
const RealContext = AudioContext;
window.contexts = 0;
window.loudest = 0;
window.silence = 0;
window.tones = 0;
window.sounding = 0;
window.AudioContext = class extends RealContext {
  constructor() {
    super();
    window.contexts += 1;
    // Unlike timers, it is not throttled in background tabs. Its buffer is long, because a busy
    // page loses pieces.
    this.ear = this.createScriptProcessor(16384, 1, 1);
    this.ear.connect(super.destination);
    this.ear.onaudioprocess = ({ inputBuffer }) => {
      const loud = Math.max(...inputBuffer.getChannelData(0).map(Math.abs));
      window.loudest = Math.max(window.loudest, loud);
      window.silence = loud > 0 ? 0 : window.silence + inputBuffer.duration;
    };
  }
  createOscillator() {
    const tone = super.createOscillator();
    window.tones += 1;
    window.sounding += 1;
    tone.addEventListener("ended", () => { window.sounding -= 1; });
    return tone;
  }
  get destination() { return this.ear ?? super.destination; }
};
"""
"""Counts tones, and measures the audio output: volume, and length of silence."""

FORGET_QUESTION = """() => {
    const { hasSeenSoundQuestion, ...others } = JSON.parse(localStorage["fourfold-settings"]);
    localStorage["fourfold-settings"] = JSON.stringify(others);
}"""
HAS_SOUND = "() => JSON.parse(localStorage['fourfold-settings']).hasSound"

HEARD = "() => loudest > 0.01"
# Longer than a tone takes to reach the ear.
SILENT = "() => sounding === 0 && silence > 0.5"


@pytest.mark.needs_chromium(because="without a sound device Firefox plays nothing")
def test_sound_is_off_at_first_and_heard_from_another_tab_once_it_is_on(
    new_page: NewPage, server: Server
) -> None:
    ann, ben = open_room(new_page, server, "quarto", "CSHT!")
    ben.add_init_script(LISTEN)
    ben.reload()
    first, second = QuartoTable(ann), QuartoTable(ben)
    first.give("5")
    second.place("a1")
    second.wait("choose")
    assert ben.evaluate("() => [contexts, loudest]") == [0, 0]

    set_up(ben, "page-sound")
    ben.wait_for_function(HEARD, polling=50)
    second.give("6")
    second.wait("Waiting for")
    _wait_for_silence(ben)
    before = ben.evaluate("() => tones")
    first.place("b1")
    ben.wait_for_function("(before) => tones > before", arg=before, polling=50)
    _wait_for_silence(ben)
    other = _look_elsewhere(ben)
    first.give("7")
    ben.wait_for_function(HEARD, polling=50)
    assert ben.title().startswith("● Your turn")
    other.close()


@pytest.mark.parametrize(("answer", "is_on"), [("play-yes", True), ("play-no", False)])
def test_sound_is_asked_about_once_after_the_first_move(
    new_page: NewPage, answer: str, is_on: bool
) -> None:
    page = new_page()
    page.evaluate(FORGET_QUESTION)
    page.reload()
    open_game(page, "Quarto!")
    table, question = QuartoTable(page), page.locator(".question")
    table.wait("choose")
    expect(question).to_have_count(0)
    table.give("5")
    question.get_by_role("button", name=say(answer), exact=True).click()
    question.wait_for(state="detached")
    assert page.evaluate(HAS_SOUND) is is_on
    table.place("a1")
    page.reload()
    table.give("6")
    table.wait("place the piece")
    expect(question).to_have_count(0)


def _look_elsewhere(page: Page) -> Page:
    """Open another tab of the same browser in front of a page."""
    other = page.context.new_page()
    other.goto("about:blank")
    other.bring_to_front()
    return other


def _wait_for_silence(page: Page) -> None:
    """Wait until all tones have died away, and start listening again."""
    page.evaluate("() => { silence = 0; }")
    page.wait_for_function(SILENT, polling=50)
    page.evaluate("() => { loudest = 0; }")
