"""What a clean clone packs into the wheel and the source distribution.

Nothing is compiled here: the core is left out of the wheel. `make test-wheel` tries a real one.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import click
import pytest

from fourfold.cli.web import SERVER_MODULES
from fourfold.server import built_page
from tests.services.missing import skip_or_fail
from tools.static_site import write_site

ROOT = Path(__file__).parents[1]
UV = Path(sys.executable).parent / "uv"
SITE = "fourfold/site/files"

WITHOUT_SERVER = f"""
import sys
sys.modules.update(dict.fromkeys({SERVER_MODULES!r}))
from fourfold.cli import main
main()
"""


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the files that git would clone."""
    folder = tmp_path_factory.mktemp("clone")
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True).stdout
    for name in names.decode().strip("\0").split("\0"):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    return folder


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_a_clean_clone_builds_page_and_site_before_packing(clone: Path, target: str) -> None:
    done = subprocess.run(
        ["make", "--dry-run", "--no-print-directory", target],
        cwd=clone,
        env={key: value for key, value in os.environ.items() if not key.startswith("MAKE")},
        capture_output=True,
        text=True,
        check=True,
    )
    lines = done.stdout.splitlines()
    steps = ("npm run --silent build", "tools.static_site", "cp -R build/site", "uv build")
    at = [next(n for n, line in enumerate(lines) if step in line) for step in steps]
    assert at == sorted(at)
    assert f"--{target}" in lines[at[-1]]


@pytest.fixture(scope="module")
def packed(clone: Path) -> Path:
    """Build both from a clone with the page and the site; return their folder."""
    if not built_page.is_built():
        skip_or_fail("the page is not built: make page")
    shutil.copytree(built_page.FOLDER, clone / "src/fourfold/server/page")
    write_site(clone / "src" / SITE, "")
    build: list[str | Path] = [
        UV,
        "build",
        "--quiet",
        "--offline",
        "--no-build-isolation",
        "--python",
    ]
    for kind in (["--sdist"], ["--wheel", "--config-setting", "wheel.cmake=false"]):
        command: list[str | Path] = [
            *build,
            sys.executable,
            *kind,
            "--out-dir",
            clone / "dist",
            ".",
        ]
        subprocess.run(command, cwd=clone, check=True)
    return clone / "dist"


def test_both_contain_the_whole_page_and_site(packed: Path) -> None:
    src = packed.parent / "src"
    expected = {
        file.relative_to(src).as_posix()
        for folder in (SITE, "fourfold/server/page")
        for file in (src / folder).rglob("*")
        if file.is_file()
    }
    assert {f"{SITE}/index.html", f"{SITE}/lt/rules/quarto/index.html"} < expected
    [wheel], [sdist] = packed.glob("*.whl"), packed.glob("*.tar.gz")
    with ZipFile(wheel) as archive:
        assert expected <= set(archive.namelist())
    with tarfile.open(sdist) as archive_:
        names = {name.partition("/")[2] for name in archive_.getnames()}
    assert {f"src/{name}" for name in expected} <= names


def test_the_packed_site_is_served_without_the_server(packed: Path, tmp_path: Path) -> None:
    [wheel] = packed.glob("*.whl")
    options = ("--quiet", "--offline", "--no-deps", "--target")
    subprocess.run([UV, "pip", "install", *options, tmp_path, wheel], check=True)
    # Without `site`, Python doesn't see the editable install.
    command = [sys.executable, "-S", "-c", WITHOUT_SERVER, "web", "--no-browser", "--port", "0"]
    packages = Path(click.__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{packages}"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    with process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
            assert found
            with urlopen(f"{found[0]}/lt/rules/quarto/") as answer:
                assert '<html lang="lt"' in answer.read().decode()
        finally:
            process.terminate()
