"""What the page says in English, by the keys of its texts: tests need not know the words."""

from fourfold.language import Language

say = Language("en").text
