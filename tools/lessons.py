"""Write the courses for the page, with the verdict on every answer."""

from pathlib import Path

from fourfold.lessons import LESSON_GAMES
from fourfold.lessons.writing import write_course

FOLDER = Path(__file__).parent.parent / "src" / "fourfold" / "lessons" / "data"


def main() -> None:
    """Write the courses."""
    for game in LESSON_GAMES:
        path = FOLDER / f"{game}.json"
        path.write_text(write_course(game), "utf-8")
        print(f"{path.name}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
