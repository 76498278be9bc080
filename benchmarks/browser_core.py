"""Sends requests to the core in a browser's worker, as the page does, and times its answers."""

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser

from fourfold.solver.native import answer
from tests.web.host import Host

ASK_ALL = """
async ({ script, requests }) => {
  const worker = new Worker(script, { type: "module" });
  const ask = (id, request) => new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) =>
      data.failure ? reject(new Error(data.failure)) : resolve(data.answer);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage({ id, request });
  });
  // The core is compiled and the book is loaded before timing starts.
  await ask(0, "ask rules");
  await ask(1, "ask analysis\\nevents =0\\nseconds 0.01");
  const found = [];
  for (const [index, request] of requests.entries()) {
    const start = performance.now();
    const answer = await ask(index + 2, request);
    found.push([performance.now() - start, answer]);
  }
  worker.terminate();
  return found;
}
"""


@dataclass(frozen=True, slots=True)
class BrowserCore:
    """The core of a site in a browser."""

    browser: Browser
    host: Host
    script: str
    """The address of the worker's script below the site."""
    repeats: int

    def time(self, requests: list[str]) -> list[float]:
        """Return each request's best time in milliseconds, with a new worker for each repeat.

        Every answer is compared with the native core's.
        """
        expected = [json.loads(answer(request)) for request in requests]
        runs = [self._ask(requests) for _ in range(self.repeats)]
        for run in runs:
            for request, (_, found), wanted in zip(requests, run, expected, strict=True):
                assert found == wanted, f"{request}\n\nbrowser: {found}\nnative:  {wanted}"
        return [min(times) for times in zip(*([ms for ms, _ in run] for run in runs), strict=True)]

    def _ask(self, requests: list[str]) -> list[tuple[float, Any]]:
        with self.browser.new_context(service_workers="block") as context:
            page = context.new_page()
            page.set_default_timeout(0)
            page.goto(f"{self.host.address}/rules/quarto/")
            script = f"{self.host.address}/{self.script}"
            return [
                (ms, found)
                for ms, found in page.evaluate(ASK_ALL, {"script": script, "requests": requests})
            ]
