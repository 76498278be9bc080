// A thread that is joined when it goes out of scope: std::jthread, which older versions of Apple's
// standard library lack, without its stop token.
#pragma once

#include <thread>
#include <utility>

namespace fourfold::solver {

class JoiningThread {
  public:
    template <typename... Arguments>
    explicit JoiningThread(Arguments&&... arguments)
        : thread_(std::forward<Arguments>(arguments)...) {}
    JoiningThread(JoiningThread&&) = default;
    JoiningThread(const JoiningThread&) = delete;
    JoiningThread& operator=(JoiningThread&&) = delete;
    JoiningThread& operator=(const JoiningThread&) = delete;
    ~JoiningThread() {
        if (thread_.joinable()) thread_.join();
    }

  private:
    std::thread thread_;
};

}  // namespace fourfold::solver
