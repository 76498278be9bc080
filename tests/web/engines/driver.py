"""The browser operations that a visit needs, implemented once per engine."""

import json
import time
from abc import ABC, abstractmethod
from typing import Any

TIMEOUT_SECONDS = 60.0
"""Generous, because a busy machine is slow through no fault of the page."""

POLL_SECONDS = 0.1

WATCH = """
window.faults = [];
const note = (words) => faults.push(String(words));
addEventListener("error", (event) => note(event.message));
addEventListener("unhandledrejection", (event) => note(event.reason));
addEventListener("securitypolicyviolation", (event) => note(event.violatedDirective));
"""

FIND = """
const [css, name] = arguments;
const isReady = (each) => !each.disabled && each.getAttribute("aria-disabled") !== "true";
const isShown = (each) => each.getClientRects().length > 0 && isReady(each);
const isNamed = (each) => (each.getAttribute("aria-label") ?? each.innerText ?? "").includes(name);
const found = [...document.querySelectorAll(css)].find((each) => isShown(each) && isNamed(each));
// Some drivers don't scroll far enough by themselves.
found?.scrollIntoView({ block: "center" });
return found ?? null;
"""

CALL = """
window.answer = undefined;
(%s)(...arguments).then((value) => { window.answer = JSON.stringify([value]); });
"""

FETCH = """
async (path, body) => {
  const options = { method: "POST", body, headers: { "content-type": "application/json" } };
  return (await fetch(path, body === null ? {} : options)).json();
}
"""


class Driver(ABC):
    """One window of a browser, looking at a server."""

    def __init__(self, address: str) -> None:
        self.address = address

    @abstractmethod
    def load(self, url: str) -> None:
        """Load a document, and wait until its scripts have run."""

    @abstractmethod
    def run(self, script: str, *args: Any) -> Any:
        """Run the body of a function with `arguments` in the page, and return what it returns."""

    @abstractmethod
    def click(self, css: str, name: str = "") -> None:
        """Click the first visible match whose label includes a name, as soon as there is one."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Resize the viewport."""

    @abstractmethod
    def reopen(self) -> None:
        """Close the window, and open another one for the same person."""

    def open(self, path: str) -> None:
        """Load an address of the server, and note every fault of the page from now on."""
        self.load(self.address + path)
        self.run(WATCH)

    def wait(self, condition: str, *args: Any) -> Any:
        """Wait until an expression is true, and return its value."""
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while not (value := self.run(f"return {condition}", *args)):
            if time.monotonic() > deadline:
                raise TimeoutError(f"{condition} {args}: {self.text()}")
            time.sleep(POLL_SECONDS)
        return value

    def wait_until(self, function: str, *args: Any) -> None:
        """Wait until an asynchronous function in the page returns true."""
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while not self.call(function, *args):
            assert time.monotonic() < deadline, f"{function} {args}: {self.text()}"
            time.sleep(POLL_SECONDS)

    def see(self, css: str, words: str = "") -> None:
        """Wait for an element, optionally one that contains some text."""
        found = "[...document.querySelectorAll(arguments[0])]"
        self.wait(f"{found}.some((each) => each.textContent.includes(arguments[1]))", css, words)

    def text(self) -> str:
        """Return all the text on the page."""
        return str(self.run("return document.body.innerText"))

    def fetch(self, path: str, body: Any = None) -> Any:
        """Send the server a request as this browser's guest: GET, or POST if there is a body."""
        return self.call(FETCH, path, None if body is None else json.dumps(body))

    def call(self, function: str, *args: Any) -> Any:
        """Call an asynchronous function in the page, and return its result."""
        self.run(CALL % function, *args)
        return json.loads(self.wait("window.answer"))[0]

    def faults(self) -> list[str]:
        """Return the errors of the page since it was opened.

        Or since it reloaded itself, which is how it recovers where a browser fails to load a file:
        WebKit sometimes does, on a busy machine.
        """
        return list(self.run("return window.faults ?? []"))
