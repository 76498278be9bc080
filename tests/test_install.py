"""An install from a clone without the built page says what to do instead."""

import os
import subprocess
import sys
from pathlib import Path

NATIVE = Path(__file__).parents[1] / "native"
CMAKE = Path(sys.executable).with_name("cmake")


def configure(folder: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Configure the build of a wheel from a clone in a folder, as pip has it done."""
    (folder / "native").mkdir(exist_ok=True)
    # Only as far as the check: what comes after it needs the sources and a compiler.
    before = (NATIVE / "CMakeLists.txt").read_text("utf-8").partition("\nproject(")[0]
    (folder / "native" / "CMakeLists.txt").write_text(
        f"{before}\nproject(fourfold LANGUAGES NONE)\n", "utf-8"
    )
    return subprocess.run(
        [CMAKE, "-S", folder / "native", "-B", folder / "build", "-DSKBUILD=2"],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | environment,
    )


def test_a_clone_without_the_page_is_refused_with_what_to_do(tmp_path: Path) -> None:
    refused = configure(tmp_path)
    assert refused.returncode != 0
    said = " ".join(refused.stderr.split())
    assert "The page is not built" in said
    assert "`make wheel`" in said
    assert configure(tmp_path, FOURFOLD_WITHOUT_PAGE="1").returncode == 0
    page = tmp_path / "src" / "fourfold" / "server" / "page" / "index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    assert configure(tmp_path).returncode == 0
