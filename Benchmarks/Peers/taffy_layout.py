"""The trees of RoostBench in Taffy (by `stretchable`), as flexboxes; only Taffy's own work is timed."""

import json
import multiprocessing
import statistics
import sys
import time

from stretchable import Style, taffylib
from stretchable.context import taffy
from stretchable.style import AUTO, PCT, AlignItems, AlignSelf, FlexDirection
from stretchable.style.geometry.size import SizeAvailableSpace

COLUMN, ROW = FlexDirection.COLUMN, FlexDirection.ROW
LIMIT = 30


class Node:
    """A node of Taffy's own tree: an object of the library's class of this name takes a millisecond."""

    styles = {}

    def __init__(self, *children, **style):
        key = repr(style)
        if key not in self.styles:
            self.styles[key] = Style(**style).to_dict()
        self.id = taffylib.node_create(taffy._ptr, self.styles[key])
        self.count = 1
        for child in children:
            taffylib.node_add_child(taffy._ptr, self.id, child.id)
            self.count += child.count


def leaf(width, height):
    return Node(size=(width, height), flex_shrink=0)


def stack(direction, children):
    return Node(*children, flex_direction=direction, align_items=AlignItems.CENTER, flex_shrink=0)


def flat(count):
    return stack(COLUMN, [leaf(10 + index % 7, 10) for index in range(count)])


def wide(count, direction=ROW):
    if count <= 10:
        return stack(direction, [leaf(3, 3 + index % 3) for index in range(10)])
    return stack(direction, [wide(count // 10, COLUMN if direction == ROW else ROW) for _ in range(10)])


def deep(count):
    tree = leaf(10, 10)
    for level in range(1, min(200, count // 3) + 1):
        greedy = Node(flex_grow=1, flex_basis=0, align_self=AlignSelf.STRETCH)
        if level % 2 == 0:
            tree = Node(greedy, tree, leaf(4, 4), flex_direction=ROW, align_items=AlignItems.CENTER, flex_grow=1)
        else:
            tree = Node(greedy, tree, flex_direction=COLUMN, align_items=AlignItems.CENTER, flex_grow=1)
    return tree


def grid(count):
    def row():
        cells = [Node(flex_grow=1, flex_basis=0, size=(AUTO, 10)) for _ in range(4)]
        return Node(*cells, flex_direction=ROW, size=(100 * PCT, AUTO), flex_shrink=0)

    return stack(COLUMN, [row() for _ in range(count // 4)])


def lay_out(root, width):
    available = SizeAvailableSpace(width, 800).to_dict()
    start = time.perf_counter_ns()
    taffylib.node_compute_layout(taffy._ptr, root.id, available)
    return time.perf_counter_ns() - start


def measure(name, count):
    rounds = max(3, min(20, 10_000 // count))
    first, resized = [], []
    for _ in range(rounds):
        root = globals()[name](count)
        first.append(lay_out(root, 1000))
        resized.append(lay_out(root, 1007))
    return {
        "tree": name,
        "count": count,
        "elements": root.count,
        "nanoseconds": {"layout": statistics.median(first), "resize": statistics.median(resized)},
    }


def main():
    largest = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    context, rows = multiprocessing.get_context("fork"), []
    for name in ("flat", "wide", "deep", "grid"):
        sizes = [30, 60, 100, 1_000] if name == "deep" else [100, 1_000, 10_000, 100_000]
        for count in sizes:
            if count > largest:
                break
            # A process of its own, since a layout of exponential effort does not end by itself.
            queue = context.Queue()
            process = context.Process(target=lambda: queue.put(measure(name, count)))
            process.start()
            try:
                rows.append(queue.get(timeout=LIMIT))
                process.join()
            except Exception:
                process.kill()
                rows.append({"tree": name, "count": count, "elements": None, "nanoseconds": {}})
                break
    print(json.dumps(rows))


main()
