"""Measures an app that serves itself on loopback: the latency of presses, the traffic, the processor time, the memory.

    python3 load.py path/to/folder/of/VotingApp/and/BrowserTestApp [--sessions 500] [--acting 50] [--seconds 20]

An *event* is one message from a page about a user's action. A press is two events, pointer down and pointer up, which a
frame answers. When a vote changes the leader, three avatars glide to new places; the sixty frames a second of that
movement count as frames, not as events.
"""

import argparse
import statistics
import time

from client import Pages, Server


def percentiles(values):
    values = sorted(values)
    at = lambda share: values[min(len(values) - 1, int(share * len(values)))]
    return f"median {at(.5):.2f}, p90 {at(.9):.2f}, p99 {at(.99):.2f}, worst {values[-1]:.2f}"


def report(answered):
    print(f"  press to first frame, ms: {percentiles([seconds * 1000 for seconds, _ in answered])}")
    sizes = [size for _, size in answered]
    print(f"  bytes of the first frame after a press: median {statistics.median(sizes):.0f}, most {max(sizes)}")


def one_session(server, button, presses, pause):
    pages = Pages()
    page = pages.open(server)
    pages.pause(0.5)
    page.press(*button)
    pages.pause(1.5)
    pages.answered.clear()
    cpu, size, frames = server.cpu, page.bytes, page.frames
    for _ in range(presses):
        page.press(*button)
        pages.answer(page)
        # People let go before they press again.
        pages.pause(pause)
    pages.pause(1.5)
    cpu, frames = server.cpu - cpu, page.frames - frames
    report(pages.answered)
    print(f"  bytes in all, per press: {(page.bytes - size) / presses:.0f}")
    print(f"  processor time per press: {cpu / presses * 1000:.2f} ms, per event {cpu / presses * 500:.2f} ms; "
          f"with {frames / presses:.1f} frames per press, {cpu / frames * 1000:.2f} ms for each")
    print(f"  bytes to open a page: {page.first}")
    pages.close()


def glide(server, buttons, presses):
    """Presses two buttons in turn, each of which changes the leader."""
    cat, dog = buttons
    pages = Pages()
    page = pages.open(server)
    pages.pause(0.5)
    # From 25 : 16 votes to 25 : 26.
    for _ in range(10):
        page.press(*dog)
        pages.answer(page)
    pages.pause(1.5)
    cpu, size, frames = server.cpu, page.bytes, page.frames
    for index in range(presses):
        for _ in range(1 if index == 0 else 2):
            page.press(*(dog if index % 2 else cat))
            pages.answer(page)
        pages.pause(1.2)
    cpu, frames, size = server.cpu - cpu, page.frames - frames, page.bytes - size
    print(f"  frames per change of places: {frames / presses:.1f}, processor time for each {cpu / frames * 1000:.2f} ms, "
          f"bytes {size / frames:.0f}")
    pages.close()


def many_sessions(server, button, count, acting, seconds):
    pages = Pages()
    empty, start, cpu = server.memory, time.perf_counter(), server.cpu
    opened = []
    for index in range(count):
        opened.append(pages.open(server))
        if index % 20 == 19:
            pages.listen(while_=lambda: opened[-1].frames == 0)
    pages.listen(time.perf_counter() + 30, while_=lambda: any(page.frames == 0 for page in opened))
    print(f"  opened in {time.perf_counter() - start:.1f} s, processor time each: {(server.cpu - cpu) / count * 1000:.2f} ms")
    pages.pause(2)
    print(f"  memory for each idle session: {(server.memory - empty) / count / 1024:.0f} KB")
    cpu = server.cpu
    pages.pause(3)
    print(f"  idle, processor time: {(server.cpu - cpu) / 3 * 100:.1f} % of a core")

    pages.answered.clear()
    cpu, frames, own = server.cpu, pages.frames, time.process_time()
    begin = time.perf_counter()
    total = int(acting * seconds)
    for index in range(total):
        pages.listen(begin + index / acting)
        opened[index * 7 % count].press(*button)
    pages.listen(time.perf_counter() + 10, while_=lambda: len(pages.answered) < total)
    elapsed = time.perf_counter() - begin
    cpu_then = server.cpu - cpu
    pages.pause(1)
    cpu, frames = server.cpu - cpu, pages.frames - frames
    print(f"  with {acting:.0f} presses a second for {seconds:.0f} s, {frames / elapsed:.0f} frames a second in all")
    report(pages.answered)
    print(f"  processor time per press: {cpu / total * 1000:.2f} ms; with {frames / total:.1f} frames per press, "
          f"{cpu / frames * 1000:.2f} ms for each")
    print(f"  the server took {cpu_then / elapsed * 100:.0f} % of a core, measuring {(time.process_time() - own) / elapsed * 100:.0f} %")
    pages.close()


def animation(server, button, seconds):
    pages = Pages()
    page = pages.open(server)
    pages.pause(0.5)
    page.press(*button)
    pages.pause(0.5)
    cpu, frames, size = server.cpu, page.frames, page.bytes
    pages.pause(seconds)
    frames = page.frames - frames
    print(f"  frames a second: {frames / seconds:.1f}")
    print(f"  processor time per frame: {(server.cpu - cpu) / max(frames, 1) * 1000:.2f} ms")
    print(f"  bytes per frame: {(page.bytes - size) / max(frames, 1):.0f}")
    pages.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", help="where VotingApp and BrowserTestApp were built")
    parser.add_argument("--sessions", type=int, default=500)
    parser.add_argument("--acting", type=float, default=50, help="presses a second among all sessions")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--presses", type=int, default=200)
    parser.add_argument("--mode", default="main", choices=["main", "parallel"])
    parser.add_argument("--only", default="", help="counter, vote, glide, many or animation")
    options = parser.parse_args()
    # Places of buttons in a window of 390 × 700 points; `vote` is the middle one of three.
    vote, middle, add = (193, 571), (195, 350), (195, 336)
    cat_and_dog = (107, 571), (275, 571)

    def serve(name, screen=""):
        return Server(f"{options.folder}/{name}", ROOST_SESSIONS=options.mode, ROOST_TEST_SCREEN=screen)

    print(f"sessions run: {options.mode}")
    runs = {
        "counter": (f"one session, {options.presses} presses that change a number", "BrowserTestApp", "counter",
                    lambda server: one_session(server, add, options.presses, 0.05)),
        "vote": (f"one session, {options.presses} votes", "VotingApp", "",
                 lambda server: one_session(server, vote, options.presses, 0.02)),
        "glide": ("one session, 10 times another first", "VotingApp", "",
                  lambda server: glide(server, cat_and_dog, 10)),
        "many": (f"{options.sessions} sessions", "VotingApp", "",
                 lambda server: many_sessions(server, vote, options.sessions, options.acting, options.seconds)),
        "animation": ("an animation of 200 views", "BrowserTestApp", "animation",
                      lambda server: animation(server, middle, 5)),
    }
    for key, (title, name, screen, run) in runs.items():
        if options.only and key not in options.only.split(","):
            continue
        server = serve(name, screen)
        print(title)
        try:
            run(server)
        finally:
            server.stop()


main()
