"""A report in sections: a later run replaces one of them, or the head."""

from pathlib import Path


def replace_section(report: Path, head: str, title: str, text: str) -> None:
    """Write a section, replacing an older one with the same title; `head` starts a new report."""
    known = report.read_text("utf-8") if report.exists() else head
    head, *sections = known.split("\n## ")
    kept = {section.partition("\n")[0]: section.partition("\n")[2].strip() for section in sections}
    kept[title] = text.strip()
    parts = [head.strip(), *(f"## {name}\n\n{body}" for name, body in kept.items())]
    report.write_text("\n\n".join(parts) + "\n", "utf-8")


def replace_head(report: Path, head: str) -> None:
    """Write the head, and keep all sections."""
    known = report.read_text("utf-8") if report.exists() else ""
    _, mark, sections = known.partition("\n## ")
    report.write_text(f"{head.strip()}\n{mark}{sections}", "utf-8")
