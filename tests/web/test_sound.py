"""What is heard: nothing at first, then the turn that has come while one looks at another tab."""

from playwright.sync_api import Page

from tests.web.conftest import NewPage
from tests.web.server import Server
from tests.web.table import QuartoTable, open_room

LISTEN = """
const RealContext = AudioContext;
window.loudest = 0;
window.AudioContext = class extends RealContext {
  constructor() {
    super();
    // Unlike timers it is not slowed down where nobody looks.
    this.ear = this.createScriptProcessor(4096, 1, 1);
    this.ear.connect(super.destination);
    this.ear.onaudioprocess = ({ inputBuffer }) => {
      for (const each of inputBuffer.getChannelData(0))
        window.loudest = Math.max(window.loudest, Math.abs(each));
    };
  }
  get destination() { return this.ear ?? super.destination; }
};
"""
"""Measures what goes to the loudspeakers."""

HEARD = "() => loudest > 0.01"


def test_sound_is_off_at_first_and_calls_from_another_tab_once_it_is_on(
    new_page: NewPage, server: Server
) -> None:
    ann, ben = open_room(new_page, server, "quarto", "CSHT!")
    ben.add_init_script(LISTEN)
    ben.reload()
    first, second = QuartoTable(ann), QuartoTable(ben)
    first.give("5")
    second.place("a1")
    assert ben.evaluate("() => loudest") == 0

    ben.get_by_role("button", name="Sound").click()
    ben.wait_for_function(HEARD, polling=50)
    second.give("6")
    first.place("b1")
    other = _look_elsewhere(ben)
    _wait_for_silence(ben)
    first.give("7")
    ben.wait_for_function(HEARD, polling=50)
    assert ben.title().startswith("● Your turn")
    other.close()


def _look_elsewhere(page: Page) -> Page:
    """Open another tab of the same browser in front of a page."""
    other = page.context.new_page()
    other.goto("about:blank")
    other.bring_to_front()
    return other


def _wait_for_silence(page: Page) -> None:
    """Wait until all tones have died away, and listen anew."""
    page.wait_for_timeout(1_000)
    page.evaluate("() => { loudest = 0; }")
