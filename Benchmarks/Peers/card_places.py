"""The places of a card's parts, for peers without layout: the results of the other engines' stacks."""

LINE = 76.4
BASELINE = 0.952


def title_baselines(count):
    top = 301 - count * LINE / 2
    return [top + BASELINE * 64 + index * LINE for index in range(count)]


def bars(values):
    """x, y, width and height of every bar; radius 4."""
    left = 1136 - len(values) * 20 + 6
    return [(left + 20 * index, 566 - (10 + 90 * value), 14, 10 + 90 * value) for index, value in enumerate(values)]
