"""docs/asvs.md lists every requirement once and names existing proofs; some claims are tested."""

import ast
import re
import sqlite3
import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from fourfold.server.config import Config
from fourfold.server.storage import Storage

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "fourfold" / "server"
DEPLOY = ROOT / "deploy"
PAGE = ROOT / "web" / "src"
DOCUMENT = (ROOT / "docs" / "asvs.md").read_text("utf-8")
FOLDERS = (ROOT, SERVER, ROOT / "tests" / "server", ROOT / "docs")
"""The roots of the document's paths."""

STATES = ("met", "in part", "declined")
NUMBER = re.compile(r"V\d+|\d+\.\d+(?:\.\d+)?")
NUMBERS = re.compile(rf"(?:{NUMBER.pattern})(?:, (?:{NUMBER.pattern}))*")
ENDINGS = "py|md|ts|js|svelte|json|toml|conf|txt|lock"
TEST = re.compile(r"(?:^|/)test_\w+\.py$|\.test\.ts$")
PROOF = re.compile(rf"`(\w[\w./-]*\.(?:{ENDINGS})|Makefile)(?:::(\w+))?`")
TARGET = re.compile(r"`make ([\w-]+)")

DOCUMENTED = {
    *("2.1.1", "2.1.2", "2.1.3", "6.1.1", "6.1.3", "7.1.1", "7.1.2", "8.1.1", "8.1.2"),
    *("11.1.1", "11.1.2", "13.1.1", "14.1.1", "14.1.2", "15.1.1", "15.1.3", "16.1.1"),
    # Only an administrator can get a certificate.
    "12.2.2",
}
"""Requirements that ask for a document and nothing else."""

RUNS = {"test", "check", "audit"}
"""Targets that check something, besides the long tests."""

RUNNING_OR_FETCHING = {
    *("subprocess", "pickle", "marshal", "shelve", "xml", "urllib.request", "http.client"),
    *("ftplib", "smtplib", "imaplib", "poplib", "requests", "httpx", "httpx2", "aiohttp"),
}
"""Modules that start programs, access the network, or read formats that can run code."""

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
PATTERN_CALLS = {"compile", "search", "match", "fullmatch", "split", "findall", "finditer", "sub"}


@dataclass(frozen=True)
class Row:
    """A row of the document."""

    items: tuple[str, ...]
    state: str
    """Empty if the items don't apply."""
    text: str


def known_items() -> list[str]:
    """Return the numbers of all requirements of levels 1 and 2."""
    lines = (ROOT / "tests" / "data" / "asvs-5.0.0.txt").read_text("utf-8").splitlines()
    return [line.split()[0] for line in lines if not line.startswith("#")]


def rows() -> Iterator[Row]:
    """Yield the rows of all tables; a chapter or section stands for everything in it."""
    known = known_items()
    for line in DOCUMENT.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        numbers = NUMBERS.match(cells[0])
        if not line.startswith("| ") or numbers is None:
            continue
        items: list[str] = []
        for number in NUMBER.findall(numbers[0]):
            found = [i for i in known if i == number or i.startswith(f"{number.lstrip('V')}.")]
            assert found, f"the standard has no {number} at level 1 or 2"
            items += found
        yield Row(tuple(items), cells[1] if len(cells) == 3 else "", cells[-1])


ROWS = list(rows())


def test_every_requirement_is_listed_once() -> None:
    listed = Counter(item for row in ROWS for item in row.items)
    assert [item for item, count in listed.items() if count > 1] == []
    assert sorted(listed) == sorted(known_items())


def test_the_counts_are_right_and_every_state_is_known() -> None:
    counts = Counter(dict.fromkeys((*STATES, ""), 0))
    for row in ROWS:
        assert row.state in counts, row
        counts[row.state] += len(row.items)
    met, partly, declined, unfit = counts.values()
    assert f"{met} are met, {partly} in part, {declined} declined, {unfit} do not apply" in (
        DOCUMENT.replace("\n", " ")
    )


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.items[0])
def test_met_requirements_name_an_existing_proof(row: Row) -> None:
    proofs = PROOF.findall(row.text)
    for path, name in proofs:
        files = [folder / path for folder in FOLDERS if (folder / path).is_file()]
        assert files, path
        text = files[0].read_text("utf-8")
        assert not name or re.search(rf"^(async )?def {name}\(", text, re.MULTILINE), name
    targets = set(TARGET.findall(row.text))
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    if row.state in ("met", "in part"):
        tests = [path for path, _ in proofs if TEST.search(path)]
        documents = [path for path, _ in proofs if path.endswith(".md")]
        is_documented = documents and DOCUMENTED.issuperset(row.items)
        assert tests or targets & (RUNS | long_tests()) or is_documented, "no test is named"


def long_tests() -> set[str]:
    """Return the targets of the long tests."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    [table] = re.findall(r"(?m)^Long tests.*\n\n((?:\|.*\n)+)", text)
    found = set(TARGET.findall(table))
    assert {"faults", "leaks", "attack"} <= found
    return found


def trees() -> Iterator[tuple[Path, ast.Module]]:
    """Yield the sources of the server."""
    for path in sorted(SERVER.rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"))


def imports(tree: ast.Module) -> Iterator[str]:
    """Yield every module that a source imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_the_server_imports_nothing_that_runs_programs_or_fetches() -> None:
    for path, tree in trees():
        found = {
            name
            for name in imports(tree)
            if any(name == bad or name.startswith(f"{bad}.") for bad in RUNNING_OR_FETCHING)
        }
        assert not found, (path, found)


def test_the_server_evaluates_no_code() -> None:
    for path, tree in trees():
        called = {
            node.func.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not called & {"eval", "exec", "compile", "__import__"}, path


def test_no_pattern_is_built_at_run_time() -> None:
    for path, tree in trees():
        inner = (node for node in ast.walk(tree) if isinstance(node, FUNCTIONS))
        for node in (each for function in inner for each in ast.walk(function)):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            of = node.func.value
            if isinstance(of, ast.Name) and of.id == "re" and node.func.attr in PATTERN_CALLS:
                pattern = node.args[0]
                is_named = isinstance(pattern, ast.Name) and pattern.id.isupper()
                assert is_named or isinstance(pattern, ast.Constant), (path, node.lineno)


def test_every_template_is_a_constant() -> None:
    for path, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            of = node.func.value
            if node.func.attr == "format_map" or (node.func.attr == "format" and node.keywords):
                is_constant = isinstance(of, ast.Name) and of.id.isupper()
                assert is_constant, (path, node.lineno)
        engines = {
            "jinja2",
            "mako",
            "string.Template",
            "starlette.templating",
            "fastapi.templating",
        }
        assert not engines.intersection(imports(tree)), path


def test_only_approved_hashes_are_used() -> None:
    """BLAKE2b only for position keys, which protect nothing."""
    found = Counter[str]()
    for path, tree in trees():
        named = [name for name in imports(tree) if name.startswith("hashlib.")]
        names = {name.removeprefix("hashlib.") for name in named}
        approved = {"blake2b"} if path == SERVER / "games" / "digest.py" else {"sha256"}
        assert names <= approved, (path, names)
        found.update(names)
        text = path.read_text("utf-8")
        assert not re.search(r"\bhashlib\.|\b(?:md5|sha1|des|rc4|ecb)\b", text, re.IGNORECASE), path
    assert found["sha256"] >= 2


async def test_a_new_database_has_no_guests_and_no_games(tmp_path: Path) -> None:
    storage = await Storage.open(f"sqlite:///{tmp_path}/games.db")
    await storage.close()
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
        for table in ("guests", "games", "events", "seats"):
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)


def test_the_server_listens_on_this_machine_only_unless_told_otherwise() -> None:
    assert Config().host == "127.0.0.1"
    shipped = tomllib.loads((DEPLOY / "fourfold.toml").read_text("utf-8"))
    assert shipped["host"] == "127.0.0.1"


def test_shipped_files_have_no_credentials() -> None:
    for path in DEPLOY.iterdir():
        text = path.read_text("utf-8")
        # Compose refuses to start without this one.
        text = re.sub(r"\$\{FOURFOLD_PASSWORD:\?[^}]*\}", "", text)
        assert not re.search(r"://[^\s/:@]*:[^\s@/]+@", text), path
        assert not re.search(r"(?im)^[^#\n]*password\w*\s*[:=]\s*[^\s\"]", text), path
    shipped = tomllib.loads((DEPLOY / "fourfold.toml").read_text("utf-8"))
    assert "metrics-token" not in shipped


def test_the_page_writes_no_raw_html_and_evaluates_no_code() -> None:
    raw = re.compile(
        r"\{@html|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function"
    )
    sources = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte", ".js")]
    own = [path for path in sources if not path.name.endswith(".test.ts")]
    assert len(own) > 50
    found = [path.name for path in own if raw.search(path.read_text("utf-8"))]
    assert found == []
    for path in (ROOT / "web" / "public").glob("*.js"):
        assert not raw.search(path.read_text("utf-8")), path.name
