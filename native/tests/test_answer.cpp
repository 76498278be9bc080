// Checks that no request can break the text interface; Python's tests check its answers.
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "answer/answer.hpp"
#include "check.hpp"
#include "solver/book_file.hpp"
#include "solver/lzma.hpp"

using namespace fourfold;

namespace {

const std::vector<std::string> requests = {
    "ask rules\nrules CSHT+!/60",
    "ask state\nrules CT!\nstarter 2\nviewer 1\nevents =5 b2 =A !a1-d4 a1 =0",
    "ask steps\ngame quartino\ndeal RYGB,BGYR,GRYB,YBRG/BYRG,GYBR,RGBY,YRGB\nevents R0 . Y1 BYRG@1",
    "ask moments\nevents =5 b2 1:absence\nfirst 1\nlimit 2",
    "ask moments\ngame quartino\nseats 3\nviewer 2\nturn_cap 4\n"
    "deal RYGB,BGYR,GRYB,YBRG/BYRG,GYBR,RGBY,YRGB/?,?,?,?\nevents R0 . 2:time Y1 .",
    "ask deal\ngame quartino\nrules grid\nseats 4\nseed 18446744073709551615",
    "ask seed\nseed 7\ncount 12",
    "ask expiry\nevents =5",
    "ask position\nposition 5.../.7../..D./...1 0 d1",
    "ask position\nrules CSHT\nposition 510./6A../C973/2F.4 8 -\nevents d4",
    "ask position\nrules CSHT\nposition 510./6A../C973/2F84 - -",
    "ask position\ngame quartino\nposition -/RYG/-/-/B/-/-/-/- 2 claim "
    "RYGB,BGYR,GRYB;YBRG/?,?,?;RGBY/?,?,?,?;x",
    "ask record\nheader Seat1 Ann\nheader Site here\nevents =5 b2 draw",
    "ask replay\nrecord [Game \"quarto\"]\\n[Rules \"CSHT!\"]\\n[Result \"2\"]\\n[Reason "
    "\"resignation\"]\\n\\n1. =5 a4=7 {a comment} b3=D",
    "ask replay\nrecord [Game \"quartino\"]\\n[Rules \"wheel\"]\\n[Deal \"RYGB,BGYR,GRYB,YBRG/"
    "BYRG,GYBR,RGBY,YRGB\"]\\n[Result \"2\"]\\n[Reason \"resignation\"]\\n\\nR0",
    "ask replay\nrecord [Game \"quarto\"]\\n[Rules \"CSHT!\"]\\n\\n{a game} =5 a4=7 {well} (a4=8 "
    "{or} c1=D (c1=E)) (b4) b3=D",
    "ask record\ntree {a game} =5 (=6 {or}) b3 (c3) =A {fine} (=C c1 =D (=E)) c4",
    "ask turn\nbot novice\nseed 3\nevents =5 b2 =A",
    "ask turn\ngame quartino\nbot builder\ndeal RYGB,BGYR,GRYB,YBRG/BYRG,GYBR,RGBY,YRGB\nevents R0 "
    ".",
    "ask judgement\nseconds 0.01\nevents =0 a1 =1 b2 =2 c4 =3 d3 =4 a2 =5 b1 =6 c3 =7 d4 =8",
    "ask analysis\nseconds 0.01\nposition 0.6./.1.4/5.../..2. 3 c1",
};

bool is_error(const std::string& answer) { return answer.starts_with("{\"error\":"); }

// Change, insert, remove or repeat a few characters.
std::string mutate(std::string text, std::mt19937& random) {
    constexpr std::string_view alphabet =
        "abcd1234567890ABCDEFRYGB=!-~+./,@?;: x[]{}()\"\\\n\xC3\xA9";
    for (auto changes = random() % 4; changes > 0 && !text.empty(); --changes) {
        const std::size_t place = random() % text.size();
        switch (random() % 4) {
            case 0:
                text[place] = alphabet[random() % alphabet.size()];
                break;
            case 1:
                text.insert(place, 1, alphabet[random() % alphabet.size()]);
                break;
            case 2:
                text.erase(place, 1 + random() % 4);
                break;
            default:
                text.insert(place, text.substr(place, random() % 20));
        }
    }
    return text;
}

std::vector<std::uint8_t> read_shipped_book() {
    std::ifstream file(FOURFOLD_NATIVE_DIR "/../src/fourfold/solver/quarto/openings.book",
                       std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST(every_command_answers) {
    for (const std::string& request : requests) {
        const std::string found = answer(request);
        if (is_error(found)) std::cout << request << '\n' << found << '\n';
        CHECK(!is_error(found));
    }
}

TEST(a_tree_of_moves_is_written_turn_by_turn) {
    const std::string found =
        answer("ask record\ntree {a game} =5 (=6 {or}) b3 (c3) {hm} =A {fine} (=C c1 =D (=E)) c4");
    CHECK(found.find("{a game} =5 (=6 {or}) b3=A {hm fine} (c3) (b3=C c1=D (c1=E)) c4") !=
          std::string::npos);
    CHECK(answer("ask record\nevents =5\ntree =5").find("twice") != std::string::npos);
    CHECK(is_error(answer("ask record\ntree =5 b3 =A (c3)")));  // it replaces =A, not b3
}

TEST(no_request_breaks_the_interface) {
    std::mt19937 random(1);
    int errors = 0;
    for (int i = 0; i < 1'500; ++i) {
        const std::string found = answer(mutate(requests[random() % requests.size()], random));
        CHECK(found.starts_with('{') || found.starts_with('[') || found == "null");
        errors += is_error(found);
    }
    CHECK(400 < errors && errors < 1'500);
    CHECK(is_error(answer("ask rules\nrules \xFF")));
    CHECK(is_error(answer(std::string("ask\0rules", 9))));
}

TEST(the_shipped_book_is_read_and_a_damaged_one_refused) {
    const auto book = read_shipped_book();
    const auto books = solver::read_books(book);
    CHECK(books.has_value());
    CHECK(books && books->find({15, false, true}) != nullptr);
    CHECK(books && books->find({1, true, false}) != nullptr);
    auto damaged = book;
    damaged[book.size() / 2] ^= 1;
    CHECK(!solver::read_books(damaged));
    CHECK(!solver::read_books(std::span(book).first(book.size() - 1)));
    CHECK(!solver::read_books({}));
}

TEST(damaged_packed_data_is_unpacked_or_refused) {
    const auto book = read_shipped_book();
    const std::vector<std::uint8_t> packed(book.begin() + 12, book.end());
    constexpr std::size_t max_bytes = 1 << 20;
    CHECK_EQUAL(solver::unpack_lzma2(packed, max_bytes).value().size(), 337'878U);
    CHECK(!solver::unpack_lzma2(packed, 300'000));
    std::mt19937 random(1);
    int refused = 0;
    for (int i = 0; i < 20; ++i) {
        auto damaged = packed;
        // Most damage is in the data, some in the sizes and settings in front of it.
        damaged[random() % (i % 3 == 0 ? 8 : 20'000)] ^= 1U << random() % 8;
        refused += !solver::unpack_lzma2(damaged, max_bytes).has_value();
    }
    CHECK(refused > 12);
}
