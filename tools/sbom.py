"""Writes the software bill of materials (SBOM): every locked package, in CycloneDX 1.6.

`python tools/sbom.py FILE` reads the lock files and writes FILE. CMake calls it for every wheel, in
any build environment, so it uses only the standard library. The same lock files give the same
bytes.
"""

import json
import re
import sys
import tomllib
from base64 import b64decode
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

ROOT = Path(__file__).resolve().parent.parent

SCOPES = ("required", "optional", "excluded")
"""In the wheel or every installation; only in an extra; only for building and testing."""

LINKED = frozenset({"nanobind"})
"""Tools that are compiled into the wheel."""

PINNED = re.compile(r"([\w.-]+)==(\S+)")
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
VIA = re.compile(r"    #(?: via|  ) +([\w.-]+)$")
ALGORITHMS = {"sha256": "SHA-256", "sha384": "SHA-384", "sha512": "SHA-512"}

Component = dict[str, Any]  # Any: JSON


@dataclass
class Pin:
    """A version of a Python package, as pinned in the lock files."""

    hashes: set[str] = field(default_factory=set)
    """SHA-256 of each file that may be installed, one per platform."""
    parents: set[str] = field(default_factory=set)
    """The packages that depend on it."""


Pins = dict[tuple[str, str], Pin]
"""By name and version: two lock files may pin different ones."""


def main() -> int:
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(make_bill(), indent=1) + "\n", "utf-8")
    return 0


def make_bill() -> Component:
    """Return the SBOM."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    components = sorted([*_python_components(project), *_page_components()], key=_purl)
    text = json.dumps([project["version"], components])
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, text)}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "fourfold",
                "name": project["name"],
                "version": project["version"],
                "licenses": [{"license": {"id": project["license"]}}],
            }
        },
        "components": components,
    }


def read_pins() -> Pins:
    """Return all Python packages in the project's lock files."""
    pins: Pins = {}
    for lock in sorted(ROOT.glob("requirements*.lock")):
        pin = None
        for line in lock.read_text("utf-8").splitlines():
            if found := PINNED.match(line):
                pin = pins.setdefault((found[1], found[2]), Pin())
            assert pin is not None, f"{lock.name} does not begin with a package"
            pin.hashes.update(HASH.findall(line))
            if found := VIA.match(line):
                pin.parents.add(found[1])
    return pins


def _python_components(project: dict[str, Any]) -> Iterator[Component]:
    pins = read_pins()
    required = _closure(pins, project["dependencies"]) | LINKED
    extras = [each for group in project["optional-dependencies"].values() for each in group]
    optional = _closure(pins, extras)
    for (name, version), pin in pins.items():
        scope = SCOPES[0 if name in required else 1 if name in optional else 2]
        hashes = [{"alg": "SHA-256", "content": content} for content in sorted(pin.hashes)]
        yield _component(name, version, f"pkg:pypi/{name}@{version}", scope, hashes)


def _closure(pins: Pins, requirements: Iterable[str]) -> set[str]:
    """Return the packages that requirements lead to."""
    names = (re.match(r"[\w.-]+", each) for each in requirements)
    found = {re.sub(r"[-_.]+", "-", name[0]).lower() for name in names if name}
    while more := {name for (name, _), pin in pins.items() if pin.parents & found} - found:
        found |= more
    return found


def _page_components() -> Iterator[Component]:
    """Yield the packages that build the page; those that aren't tools may be in its files."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    found: dict[str, Component] = {}
    for path, package in lock["packages"].items():
        if not path:
            continue  # The page itself.
        name, version = path.rpartition("node_modules/")[2], package["version"]
        purl = f"pkg:npm/{name.replace('@', '%40')}@{version}"
        scope = SCOPES[2 if package.get("dev") else 0]
        algorithm, _, content = package["integrity"].partition("-")
        hashes = [{"alg": ALGORITHMS[algorithm], "content": b64decode(content).hex()}]
        # The same version may be in several folders.
        if purl not in found or scope == SCOPES[0]:
            found[purl] = _component(name, version, purl, scope, hashes)
    yield from found.values()


def _component(
    name: str, version: str, purl: str, scope: str, hashes: list[dict[str, str]]
) -> Component:
    group, slash, own = name.rpartition("/")
    return {
        "type": "library",
        "bom-ref": purl,
        **({"group": group} if slash else {}),
        "name": own,
        "version": version,
        "scope": scope,
        "hashes": hashes,
        "purl": purl,
    }


def _purl(component: Component) -> str:
    purl: str = component["purl"]
    return purl


if __name__ == "__main__":
    sys.exit(main())
