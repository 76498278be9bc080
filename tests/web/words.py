"""The page's English texts by key, so that tests need not repeat them."""

from fourfold.language import Language

say = Language("en").text
