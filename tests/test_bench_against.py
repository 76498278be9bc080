"""Another commit is found, checked out and built beside this one, for alternating benchmarks."""

import json
import subprocess
from pathlib import Path

import pytest

from benchmarks import bench_against, checkout
from benchmarks.bench_against import BENCHMARKS, choose, main
from benchmarks.checkout import ROOT, CheckoutError, build, find_commit
from benchmarks.report import replace_head, replace_section

MAKEFILE = """\
native page:
	@echo "$(REF)" >$@
.PHONY: native page
"""


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Create a repository of two commits, the first of which can be built and has a tag."""
    root = tmp_path / "repository"
    root.mkdir()
    _git(root, "init", "--quiet")
    (root / "Makefile").write_text(MAKEFILE, "utf-8")
    (root / ".gitignore").write_text("build\n", "utf-8")
    _commit(root, "first")
    _git(root, "tag", "old")
    (root / "Makefile").write_text("native page:\n\tfalse\n", "utf-8")
    _commit(root, "second")
    return root


def _git(root: Path, *arguments: str) -> str:
    who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false")
    command = ["git", "-C", str(root), *who, *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def _commit(root: Path, subject: str) -> None:
    _git(root, "add", "--all")
    _git(root, "commit", "--quiet", "--message", subject)


def test_a_ref_is_found_by_tag_hash_or_branch(repository: Path) -> None:
    commit = _git(repository, "rev-parse", "old")
    assert find_commit("old", repository) == find_commit(commit[:8], repository) == commit
    assert find_commit("HEAD~1", repository) == commit


@pytest.mark.parametrize("ref", ["none", "--all", "HEAD:Makefile", "old..HEAD"])
def test_an_unknown_ref_is_refused(ref: str, repository: Path) -> None:
    with pytest.raises(CheckoutError, match="is not a commit of this repository"):
        find_commit(ref, repository)


def test_a_commit_is_built_without_the_outer_makes_flags(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the outer make's flags it would only print what it would do (-n)."""
    monkeypatch.setenv("MAKEFLAGS", "n -- REF=old")
    monkeypatch.setenv("REF", "old")
    monkeypatch.setenv("GIT_DIR", str(repository / "elsewhere"))
    commit = find_commit("old", repository)
    for _ in range(2):
        folder = build(commit, repository)
        assert folder == repository / "build" / "against" / commit[:12]
        assert (folder / "native").read_text("utf-8") == "\n"
        assert (folder / "Makefile").read_text("utf-8") == MAKEFILE
    monkeypatch.delenv("GIT_DIR")
    assert _git(repository, "status", "--porcelain") == ""
    assert _git(repository, "worktree", "list").count("\n") == 0, "make clean leaves nothing"


def test_a_failed_build_is_reported_in_one_sentence(repository: Path) -> None:
    with pytest.raises(CheckoutError, match=r"^make native page failed in .*\w$"):
        build(find_commit("HEAD", repository), repository)


def test_an_unknown_benchmark_or_ref_is_reported_in_one_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for arguments, words in (
        (["HEAD", "rules", "speed"], "no benchmark is called 'speed': choose from rules, "),
        (["no-such-ref"], "'no-such-ref' is not a commit of this repository"),
        ([""], "name a commit, tag or branch: make bench-against REF="),
    ):
        assert main(arguments) == 1
        said = capsys.readouterr()
        assert not said.out
        assert said.err.startswith(f"bench-against: {words}")
        assert said.err.count("\n") == 1


def test_benchmarks_are_chosen_in_the_order_given() -> None:
    assert list(choose(["solver", "rules"])) == ["solver", "rules"]
    assert choose([]) == BENCHMARKS


@pytest.mark.parametrize("name", BENCHMARKS)
def test_every_benchmark_accepts_its_options_and_is_documented(name: str) -> None:
    benchmark = BENCHMARKS[name]
    source = (ROOT / "benchmarks" / f"{benchmark.module}.py").read_text("utf-8")
    for option in ("--against", *(o for o in benchmark.options if o.startswith("--"))):
        assert f'"{option}"' in source
    assert f"`{name}`" in (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def test_each_benchmark_runs_with_what_it_expects_and_failures_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two small modules replace benchmarks: one prints its arguments, the other fails."""
    folder = tmp_path / "benchmarks"
    folder.mkdir()
    received = tmp_path / "received.json"
    (folder / "__init__.py").touch()
    program = "import json, sys\njson.dump(sys.argv[1:], open({!r}, 'w'))"
    (folder / "good.py").write_text(program.format(str(received)), "utf-8")
    (folder / "bad.py").write_text("raise SystemExit(3)", "utf-8")
    monkeypatch.setattr(bench_against, "ROOT", tmp_path)
    monkeypatch.setattr(bench_against, "build", lambda _: Path("there"))
    benchmark = bench_against.Benchmark
    known = {"bad": benchmark("bad", "."), "good": benchmark("good", "src", ("--few",))}
    monkeypatch.setattr(bench_against, "BENCHMARKS", known)
    assert main(["HEAD"]) == 1
    assert json.loads(received.read_text("utf-8")) == ["--few", "--against", "there/src"]
    assert capsys.readouterr().err == "bench-against: failed: bad\n"


def test_replacing_a_reports_head_keeps_its_sections(tmp_path: Path) -> None:
    report = tmp_path / "report.md"
    replace_head(report, "# Title\n\nold\n")
    assert report.read_text("utf-8") == "# Title\n\nold\n"
    replace_section(report, "", "Kept", "by hand")
    replace_head(report, "# Title\n\nnew\n")
    assert report.read_text("utf-8") == "# Title\n\nnew\n\n## Kept\n\nby hand\n"


def test_build_folders_are_ignored_by_git() -> None:
    place = checkout.FOLDER / "0123456789ab"
    assert _git(ROOT, "check-ignore", str(place)) == str(place)
