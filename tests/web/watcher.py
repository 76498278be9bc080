"""Watches a page: no control may move, change its size, or appear where another one was.

The script measures every control after every change of the page, before anything is painted, so
no state is missed and nothing depends on time.
"""

from playwright.sync_api import BrowserContext, Page

WATCH = """(() => {
    const CONTROLS = "button, a[href], input, select, summary";
    const LEEWAY = 0.6;
    const faults = new Set();
    const sticky = new WeakMap();
    let before = new Map();
    let scrolled = 0;

    const words = (each) => (each.getAttribute("aria-label") ?? each.textContent).trim();
    const name = (each) => words(each).replace(/\\s+/g, " ").slice(0, 40);
    const isSticky = (each) => {
        if (!sticky.has(each)) {
            let isFound = false;
            for (let at = each; at && !isFound; at = at.parentElement)
                isFound = ["sticky", "fixed"].includes(getComputedStyle(at).position);
            sticky.set(each, isFound);
        }
        return sticky.get(each);
    };
    // Where it is on the page, whatever has been scrolled.
    const measure = (each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const box = { x: x + scrollX, y: y + scrollY, width, height };
        const isInside = (at) => at && at !== document.documentElement;
        for (let at = each.parentElement; isInside(at); at = at.parentElement) {
            box.x += at.scrollLeft;
            box.y += at.scrollTop;
        }
        return box;
    };
    const differs = (one, other) =>
        ["x", "y", "width", "height"].some((each) => Math.abs(one[each] - other[each]) > LEEWAY);
    const overlaps = (one, other) =>
        one.x + LEEWAY < other.x + other.width && other.x + LEEWAY < one.x + one.width &&
        one.y + LEEWAY < other.y + other.height && other.y + LEEWAY < one.y + one.height;
    const show = ({ x, y, width, height }) =>
        `${Math.round(width)}x${Math.round(height)} at ${Math.round(x)},${Math.round(y)}`;
    const isTooLong = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
    const isIdle = (each) => each.matches(":disabled, [aria-disabled=true]");
    // What a person could not click, because a modal dialog or something else covers it.
    const isCovered = (each, box) => {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
        const top = document.elementFromPoint(x, y);
        return top !== null && !each.contains(top) && !top.contains(each) && !top.closest("dialog");
    };

    function look() {
        const isTable = document.querySelector(".table .status") !== null;
        const isModal = document.querySelector("dialog[open]") !== null;
        const hasScrolled = scrollY !== scrolled;
        scrolled = scrollY;
        const now = new Map();
        if (isTable)
            for (const each of document.querySelectorAll(CONTROLS)) {
                if (each.matches(".skip") || each.closest("dialog")) continue;
                if (!each.checkVisibility({ visibilityProperty: true })) continue;
                const box = measure(each);
                const isLast = each.matches(".moves ol > li:last-child > .turn");
                if (box.width && box.height) now.set(each, { ...box, isLast, name: name(each) });
            }
        for (const [each, box] of now) {
            const was = before.get(each);
            const isList = each.closest(".moves ol") !== null;
            // A turn that continues grows downwards: the list scrolls, and nothing was below it.
            if (was?.isLast) was.height = box.height;
            if (was && differs(was, box) && !(hasScrolled && isSticky(each)))
                faults.add(`${box.name}: ${show(was)}, then ${show(box)}`);
            if (!was && before.size && !isIdle(each))
                for (const its of before.values())
                    if (!isList && overlaps(box, its))
                        faults.add(`${box.name} appears where ${its.name} was: ${show(box)}`);
            if (!isModal && !isList && isCovered(each, each.getBoundingClientRect()))
                faults.add(`${box.name} is covered: ${show(box)}`);
            if (each.matches(".button") && each.textContent.trim() && isTooLong(each))
                faults.add(`${box.name} does not fit into ${show(box)}`);
        }
        for (const each of document.querySelectorAll(".table .sentence"))
            if (isTooLong(each))
                faults.add(`the instruction is cut: ${each.textContent}`);
        before = now;
    }

    new MutationObserver(look).observe(document, {
        subtree: true, childList: true, attributes: true, characterData: true,
    });
    window.still = { look, faults: () => [...faults] };
})()"""


def watch(context: BrowserContext) -> None:
    """Watch every page that is opened from now on."""
    context.add_init_script(WATCH)


def find_faults(page: Page) -> list[str]:
    """Return what has moved, or appeared in the place of something else, since the page opened."""
    page.evaluate("() => still.look()")
    found: list[str] = page.evaluate("() => still.faults()")
    return found
