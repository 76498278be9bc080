"""The tutorial's agent learns something: it plays better after training."""

import numpy as np

from examples.train_table import ENTRIES, TableBot, score, train


def test_training_makes_a_better_player() -> None:
    before = score(TableBot(np.zeros(ENTRIES, np.float32)), "novice", 60)
    after = score(TableBot(train(1000)), "novice", 60)
    assert after > before + 0.1
