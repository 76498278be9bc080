"""The application's own state."""

import pytest

from fourfold.server.config import Config
from fourfold.server.http import application as module
from fourfold.server.http.application import Application
from fourfold.server.wire.judgement import Judgement


def test_the_least_recently_used_judgement_is_evicted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "MAX_JUDGEMENTS", 2)
    cache = Application(Config()).judgements
    first, second, third = (("game", "rules", name) for name in "abc")
    judged = Judgement.model_construct()
    cache[first] = cache[second] = judged
    assert cache.get(first) is judged
    cache[third] = judged
    assert [key in cache for key in (first, second, third)] == [True, False, True]
