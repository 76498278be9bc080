// A thread that is joined when it goes out of scope: std::jthread, which older versions of Apple's
// standard library lack, without its stop token.
#pragma once

#include <functional>
#include <utility>

#ifndef __wasm__
#include <thread>
#endif

namespace fourfold::solver {

#ifdef __wasm__

// WebAssembly has no threads: the work is done at once. A solver has only one search there, so it
// never asks for a thread.
class JoiningThread {
  public:
    template <typename Work, typename... Arguments>
    explicit JoiningThread(Work&& work, Arguments&&... arguments) {
        std::invoke(std::forward<Work>(work), std::forward<Arguments>(arguments)...);
    }
};

#else

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

#endif

}  // namespace fourfold::solver
