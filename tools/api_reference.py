"""Writes the API reference, docs/api.md, from the docstrings of the public modules.

    python -m tools.api_reference           writes docs/api.md
    python -m tools.api_reference --check   fails if it is out of date, or a docstring is missing

The sources are parsed, not imported. The public names are those in `__all__` of the modules below,
and the class members without a leading underscore. A name that several modules export is documented
once, in the module nearest to its definition, and linked from the others.
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import fill, indent

import griffe

ROOT = Path(__file__).parents[1]
FILE = ROOT / "docs" / "api.md"
LINE_LENGTH = 96
MAX_VALUE_LENGTH = 60
"""A constant's value is shown up to this length."""

MODULES = (
    "fourfold",
    "fourfold.games",
    "fourfold.games.quarto",
    "fourfold.games.quartino",
    "fourfold.games.game",
    "fourfold.games.event",
    "fourfold.games.setup",
    "fourfold.games.record",
    "fourfold.games.variation",
    "fourfold.games.replay",
    "fourfold.match",
    "fourfold.record_file",
    "fourfold.solver",
    "fourfold.bots",
    "fourfold.table",
    "fourfold.puzzles",
    "fourfold.arena",
    "fourfold.exam.quarto",
    "fourfold.dataset.quarto",
    "fourfold.envs.quarto_vector",
    "fourfold.envs.text",
    "fourfold.envs.pettingzoo",
    "fourfold.envs.gymnasium",
    "fourfold.envs.open_spiel",
)

INTRODUCTION = """\
# API reference

After reading this page, you know every public name of the library, module by module, with its
signature; anything else is internal. `make api` generates the page from the docstrings.

In signatures `PositionT`, `MoveT` and `RulesT` stand for a game's own position, move and rule set.
They are type variables: a `Match` of Quarto! has a `quarto.Position`, and type checkers know it.
"""

_UNREADABLE = re.compile(r"(?<!\w)_[A-Za-z]|lambda")
"""Marks a value that the page doesn't show: it contains a private name or a lambda."""


_STARS: dict[griffe.ParameterKind | None, str] = {
    griffe.ParameterKind.var_positional: "*",
    griffe.ParameterKind.var_keyword: "**",
}


class Reference:
    """The public modules, what they export, and where each name is documented."""

    def __init__(self, source: Path = ROOT / "src") -> None:
        loader = griffe.GriffeLoader(search_paths=[source], allow_inspection=False)
        package = loader.load("fourfold", try_relative_path=False)
        self.modules = {name: _resolve(loader.modules_collection[name]) for name in MODULES}
        self.gaps: list[str] = []
        """Missing docstrings, one per line."""
        self._offers = {name: self._read_exports(module) for name, module in self.modules.items()}
        self._homes: dict[str, str] = {}
        for name, offers in self._offers.items():
            for thing in offers:
                nearest = max(name, self._homes.get(thing.path, ""), key=len)
                if thing.path.startswith(f"{name}.") and not thing.is_module:
                    self._homes[thing.path] = nearest
        self._package = package
        for name, module in self.modules.items():
            self._check(name, module)

    def write(self) -> str:
        """Return the whole page."""
        contents = "\n".join(self._contents())
        modules = "\n".join(self._write_module(name) for name in MODULES)
        return f"{INTRODUCTION}\n## Contents\n\n{contents}\n{modules}"

    def _read_exports(self, module: griffe.Object) -> list[griffe.Object]:
        if module.exports is None:
            self.gaps.append(f"{module.path} has no __all__")
        offers = []
        for export in map(str, module.exports or ()):
            if export in module.members:
                offers.append(_resolve(module.members[export]))
            else:
                self.gaps.append(f"{module.path}.{export} is in __all__ but not defined")
        return offers

    def _check(self, name: str, module: griffe.Object) -> None:
        """Record every missing docstring in a module."""
        own = self._own(name)
        parts = [(name, module), *((f"{name}.{thing.name}", thing) for thing in own)]
        for thing in own:
            if isinstance(thing, griffe.Class):
                parts += [(f"{name}.{thing.name}.{m.name}", m) for m in _public_members(thing)]
        self.gaps += [f"{path} has no docstring" for path, part in parts if not part.docstring]

    def _own(self, module: str) -> list[griffe.Object]:
        """List the things documented in a module."""
        return [thing for thing in self._offers[module] if self._homes.get(thing.path) == module]

    def _contents(self) -> Iterator[str]:
        for name, module in self.modules.items():
            summary, _, _ = _docstring(module).partition("\n")
            yield f"- {_link(name, name)}: {summary}"
            links = ", ".join(self._link(thing) for thing in self._own(name))
            if links:
                yield "\n" + indent(_fill(links), "  ") + "\n"

    def _link(self, thing: griffe.Object) -> str:
        if thing.is_module:
            return _link(thing.path, thing.path)
        return _link(thing.name, f"{self._homes[thing.path]}.{thing.name}")

    def _write_module(self, name: str) -> str:
        own = self._own(name)
        parts = [f"{_anchor(name)}\n\n## {name}", _docstring(self.modules[name])]
        others = [self._link(thing) for thing in self._offers[name] if thing not in own]
        if others:
            parts.append(_fill(f"Also here, described further down: {', '.join(others)}."))
        attributes = [thing for thing in own if isinstance(thing, griffe.Attribute)]
        types = [thing for thing in attributes if _is_type(thing)]
        constants = [thing for thing in attributes if not _is_type(thing)]
        functions = [thing for thing in own if isinstance(thing, griffe.Function)]
        for title, things in (("Constants", constants), ("Types", types)):
            if things:
                items = [_item(_constant(t), t, f"{name}.{t.name}") for t in things]
                parts.append(f"### {title}\n\n{_list(items)}")
        parts += [self._write_class(t, name) for t in own if isinstance(t, griffe.Class)]
        if functions:
            items = [_item(_signatures(t), t, f"{name}.{t.name}") for t in functions]
            parts.append(f"### Functions\n\n{_list(items)}")
        return "\n\n".join(parts) + "\n"

    def _write_class(self, thing: griffe.Class, module: str) -> str:
        short = f"{module.rpartition('.')[2]}.{thing.name}"
        parts = [f"{_anchor(f'{module}.{thing.name}')}\n\n### {short}"]
        parts.append(_docstring(thing))
        if thing.bases:
            parts.append(f"Inherits from {', '.join(map(self._base, thing.bases))}.")
        maker = _constructor(thing)
        if maker:
            parts.append(_code(_signature(maker, short, with_result=False)))
        if maker and maker.docstring:
            parts.append(_docstring(maker))
        members = list(_public_members(thing))
        attributes = [m for m in members if isinstance(m, griffe.Attribute)]
        methods = [m for m in members if isinstance(m, griffe.Function)]
        if attributes:
            items = [_item(_attribute(m, maker), m) for m in attributes]
            parts.append(f"**Attributes**\n\n{_list(items)}")
        if methods:
            parts.append(f"**Methods**\n\n{_list([_item(_method(m, thing), m) for m in methods])}")
        return "\n\n".join(parts)

    def _base(self, base: str | griffe.Expr) -> str:
        path = base if isinstance(base, str) else base.canonical_path
        own = path.startswith("fourfold.")
        target = _resolve(self._package[path.removeprefix("fourfold.")]) if own else None
        return self._link(target) if target and target.path in self._homes else f"`{base}`"


def _resolve(thing: griffe.Object | griffe.Alias) -> griffe.Object:
    return thing.final_target if isinstance(thing, griffe.Alias) else thing


def _public_members(thing: griffe.Class) -> Iterator[griffe.Object]:
    """Yield attributes, properties and methods in the order of the source."""
    for name, member in thing.members.items():
        if not name.startswith("_") and isinstance(member, griffe.Attribute | griffe.Function):
            yield member


def _constructor(thing: griffe.Class) -> griffe.Function | None:
    maker = thing.members.get("__init__", thing.members.get("__new__"))
    return maker if isinstance(maker, griffe.Function) else None


def _docstring(thing: griffe.Object) -> str:
    return thing.docstring.value if thing.docstring else ""


def _is_type(thing: griffe.Attribute) -> bool:
    return str(thing.annotation) == "TypeAlias" or not (thing.annotation or thing.name.isupper())


def _constant(thing: griffe.Attribute) -> list[str]:
    if thing.annotation and not _is_type(thing):
        return [f"{thing.name}: {thing.annotation}"]
    value = str(thing.value)
    is_shown = len(value) <= MAX_VALUE_LENGTH and not _UNREADABLE.search(value)
    return [f"{thing.name} = {value}" if is_shown else thing.name]


def _attribute(thing: griffe.Attribute, maker: griffe.Function | None) -> list[str]:
    """Return a field or property with its type, an enum member with its value.

    An attribute set to a constructor argument has the argument's type.
    """
    value, kind = str(thing.value), thing.annotation
    if kind is None and maker and value in maker.parameters:
        kind = maker.parameters[value].annotation
    if kind:
        return [f"{thing.name}: {kind}"]
    return [f"{thing.name} = {value}" if thing.name.isupper() else thing.name]


def _method(method: griffe.Function, owner: griffe.Class) -> list[str]:
    of_class = method.labels & {"classmethod", "staticmethod"}
    return _signatures(method, f"{owner.name}.{method.name}" if of_class else method.name)


def _signatures(function: griffe.Function, name: str | None = None) -> list[str]:
    return [_signature(f, name or function.name) for f in function.overloads or [function]]


def _signature(function: griffe.Function, name: str, *, with_result: bool = True) -> str:
    """Return the call with types and defaults, on one line if it fits, else filled."""
    parts = list(_parameters(function.parameters))
    result = f" -> {function.returns}" if with_result and function.returns else ""
    line = f"{name}({', '.join(parts)}){result}"
    if len(line) <= LINE_LENGTH:
        return line
    # Don't break a parameter at its spaces.
    joined = _fill(", ".join(part.replace(" ", "\0") for part in parts) + ",", LINE_LENGTH - 4)
    return f"{name}(\n{indent(joined, '    ')}\n){result}".replace("\0", " ")


def _parameters(parameters: Iterable[griffe.Parameter]) -> Iterator[str]:
    has_star = False
    for parameter in parameters:
        if parameter.name in ("self", "cls"):
            continue
        if parameter.kind is griffe.ParameterKind.keyword_only and not has_star:
            has_star = True
            yield "*"
        stars = _STARS.get(parameter.kind, "")
        has_star = has_star or stars == "*"
        text = stars + parameter.name
        if parameter.annotation:
            text += f": {parameter.annotation}"
        if parameter.default is not None and not stars:
            default = str(parameter.default)
            text += f" = {'...' if _UNREADABLE.search(default) else default}"
        yield text


def _item(signatures: list[str], thing: griffe.Object, anchor: str | None = None) -> str:
    """Return a bullet: the signature, then the docstring."""
    text, target = _docstring(thing), _anchor(anchor) if anchor else ""
    if len(signatures) == 1 and "\n" not in signatures[0]:
        return "- " + indent(f"{target}`{signatures[0]}`: {text}", "  ").lstrip()
    code = f"{target}\n\n{_code(*signatures)}".lstrip()
    return "- " + indent(f"{code}\n\n{text}", "  ").lstrip()


def _list(items: list[str]) -> str:
    """Separate list items by blank lines only if one has several paragraphs."""
    return ("\n\n" if any("\n\n" in item for item in items) else "\n").join(items)


def _code(*lines: str) -> str:
    return "\n".join(("```python", *lines, "```"))


def _anchor(path: str) -> str:
    return f'<a id="{path}"></a>'


def _link(text: str, path: str) -> str:
    return f"[`{text}`](#{path})"


def _fill(text: str, width: int = LINE_LENGTH) -> str:
    return fill(text, width, break_long_words=False, break_on_hyphens=False)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args(arguments)
    reference = Reference()
    if not options.check:
        FILE.write_text(reference.write(), "utf-8")
    elif problems := find_problems(reference, FILE):
        sys.exit("\n".join(problems))


def find_problems(reference: Reference, file: Path) -> list[str]:
    """Return the problems of the docstrings and the file, one per line."""
    problems = list(reference.gaps)
    if not file.exists() or file.read_text("utf-8") != reference.write():
        problems.append(f"{file.name} is out of date: python -m tools.api_reference")
    return problems


if __name__ == "__main__":
    main()
