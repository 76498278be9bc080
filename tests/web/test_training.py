"""The player's own mistakes: found by a review, practised, and kept in the browser."""

import json

from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.local_game import MISTAKEN, write_parcel
from tests.web.server import Server
from tests.web.words import say


def test_a_reviewed_game_yields_its_mistakes_to_practise(new_page: NewPage, server: Server) -> None:
    page = new_page("/rules/quarto")
    page.goto(f"{server.address}/local/#game={write_parcel(MISTAKEN)}")
    page.locator("[data-square]").first.wait_for()
    page.goto(f"{server.address}/local/?review=~mistaken")
    page.get_by_role("link", name=say("page-training")).click()
    page.get_by_role("link", name=say("training-start")).click()
    # The win given away is due first; giving the same piece again is refuted.
    expect(page.get_by_role("heading", name=say("training-kind-given"))).to_be_visible()
    page.locator('.tray [data-piece="0"]').click()
    page.get_by_role("button", name=say("page-give-this")).click()
    expect(page.locator(".said .bad")).to_contain_text(say("puzzle-why-lost"))
    expect(page.locator(".plaque")).to_be_visible()
    page.get_by_role("button", name=say("puzzle-retry")).click()
    page.locator('.tray [data-piece="D"]').click()
    page.get_by_role("button", name=say("page-give-this")).click()
    expect(page.locator(".said")).to_contain_text(say("puzzle-solved-later"))
    expect(page.locator(".below .chip")).to_have_count(2)
    page.get_by_role("link", name=say("training-title")).click()
    page.get_by_role("heading", name=say("training-levels")).wait_for()
    with page.expect_download() as saved:
        page.get_by_role("button", name=say("training-export")).click()
    whole = json.loads(saved.value.path().read_text("utf-8"))
    given = next(each for each in whole["mistakes"] if each["kind"] == "given")
    assert (given["played"], given["better"]) == (["=0"], [["=D"]])
    assert [each["isRight"] for each in given["answers"]] == [False]
    assert given["card"]["due"] > given["answers"][0]["at"]
    # Deleted, then restored from the file.
    page.get_by_role("button", name=say("training-forget")).click()
    page.get_by_role("button", name=say("page-forget-now")).click()
    expect(page.get_by_text(say("training-none"))).to_be_visible()
    page.locator("input[type=file]").set_input_files(saved.value.path())
    expect(page.get_by_text(say("training-imported"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=say("training-most"))).to_be_visible()
