"""The data of the jobs that are compared: the same on every run and machine."""

import json
import random
from pathlib import Path

WORDS = (
    "layout system server picture measure swift render engine release update paint colour vector window graph "
    "state view animation font glyph proposal answer stack grid list cache thread network format report"
).split()
VERBS = "Building Measuring Shipping Drawing Testing Understanding Rewriting Explaining".split()
NAMES = "Ada Grace Edsger Barbara Donald Margaret Alan Katherine Dennis Radia".split()
SURNAMES = "Lovelace Hopper Dijkstra Liskov Knuth Hamilton Turing Johnson Ritchie Perlman".split()
COLOURS = "1d4e89 7b2d8b 00668c b3411c 2f6f3e 8c1c3f 3d348b 0f5257 6a4c00 444466".split()
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def cards(count):
    random_ = random.Random(1)
    result = []
    for _ in range(count):
        words = random_.choices(WORDS, k=random_.randint(3, 7))
        first, last = random_.choice(NAMES), random_.choice(SURNAMES)
        start, end = random_.sample(COLOURS, 2)
        result.append(
            {
                "title": f"{random_.choice(VERBS)} {' '.join(words)}",
                "author": f"{first} {last}",
                "initials": first[0] + last[0],
                "date": f"{random_.randint(1, 28)} {random_.choice(MONTHS)} 2026 · {random_.randint(2, 14)} min read",
                "tags": random_.sample(WORDS, 3),
                "bars": [round(random_.random(), 3) for _ in range(16)],
                "avatar": random_.choice(COLOURS),
                "from": start,
                "to": end,
            }
        )
    return result


def pages(count):
    random_ = random.Random(2)

    def sentence():
        words = random_.choices(WORDS, k=random_.randint(6, 12))
        return " ".join(words).capitalize() + "."

    result = []
    for number in range(1, count + 1):
        rows = []
        for _ in range(20):
            units, price = random_.randint(1, 999), random_.randint(100, 99999) / 100
            place = random_.choice(SURNAMES)
            name = " ".join(random_.sample(WORDS, 2)).capitalize()
            rows.append([name, place, f"{units}", f"{price:.2f}", f"{units * price:,.2f}"])
        result.append(
            {
                "title": f"Report {number}: {random_.choice(WORDS)} and {random_.choice(WORDS)}",
                "subtitle": f"{random_.choice(NAMES)} {random_.choice(SURNAMES)}, {random_.choice(MONTHS)} 2026",
                "text": " ".join(sentence() for _ in range(6)),
                "bars": [{"label": month, "value": round(random_.uniform(0.1, 1), 3)} for month in MONTHS],
                "header": ["Item", "Region", "Units", "Price", "Total"],
                "rows": rows,
                "footer": f"Page {number} of {count}",
            }
        )
    return result


def charts(count):
    """Numbers for charts: twelve bars, three lines of 100 values, 1,000 points and the five parts of a donut."""
    random_ = random.Random(3)

    def line():
        value = random_.uniform(20, 80)
        for _ in range(100):
            value += random_.uniform(-4, 4)
            yield round(value, 2)

    return [
        {
            "bars": [{"month": month, "value": random_.randint(200, 2000)} for month in MONTHS],
            "lines": [{"name": name, "values": list(line())} for name in NAMES[:3]],
            "points": [
                {"x": round(random_.uniform(0, 100), 2), "y": round(random_.gauss(50, 15), 2)} for _ in range(1000)],
            "shares": [{"name": name, "value": random_.randint(5, 40)} for name in NAMES[:5]],
        }
        for _ in range(count)
    ]


def bars_alone(charts):
    """The twelve bars of the first chart alone: a process that draws one picture reads no numbers for others."""
    return [{**charts[0], "lines": [], "points": [], "shares": []}]


def plain(cards):
    """The same cards on a plain ground."""
    return [{**card, "to": card["from"]} for card in cards]


GOODS = (
    "Oak board, planed, 27 mm", "Beech dowel, 12 mm", "Walnut veneer, 0.6 mm", "Countersunk screw, 4 × 40 mm",
    "Felt pad, self-adhesive", "Linseed oil varnish, 1 l", "Brass hinge, 60 mm, pair", "Wood glue, waterproof, 750 g",
    "Drawer runner with soft close", "Sanding disc, 125 mm, grit 120",
)
SELLER = {
    "name": "Hollerbach Joinery Supplies", "street": "Mühlgasse 12", "city": "97070 Würzburg", "country": "Germany",
    "countryCode": "DE"}


def invoices(count):
    """Invoices of one page each, as `Examples/Paperwork` reads them."""
    random_ = random.Random(4)
    for number in range(1, count + 1):
        first, last = random_.choice(NAMES), random_.choice(SURNAMES)
        yield {
            "number": f"2026-{number:07}", "date": f"2026-{random_.randint(1, 12):02}-{random_.randint(1, 28):02}",
            "seller": SELLER,
            "buyer": {
                "name": f"{first} {last}", "street": f"Kanaalstraat {random_.randint(1, 200)}",
                "city": f"{random_.randint(1000, 9999)} Utrecht", "country": "Netherlands", "countryCode": "NL"},
            "currency": "EUR", "taxRate": 0.19,
            "lines": [
                {
                    "number": line, "name": random_.choice(GOODS), "quantity": random_.randint(1, 24),
                    "price": random_.randint(100, 9999) / 100}
                for line in range(1, 6)],
        }


def ledger(count):
    """The rows of a table over many pages: a number, a text and an amount in cents."""
    random_ = random.Random(5)
    return [
        [number, f"Booking of account {random_.randint(100, 999)}, {random_.choice(NAMES)}", random_.randint(0, 99_999)]
        for number in range(1, count + 1)]


def write_lines(path, rows):
    """Writes JSON lines."""
    with open(path, "w") as file:
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")


def write(folder):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for name, value in {
        "cards": cards(200), "cards-plain": plain(cards(200)), "invoices": list(invoices(400)),
        "ledger-1000": ledger(1000), "charts": charts(8), "chart": bars_alone(charts(1)),
        "pages-10": pages(10), "pages-200": pages(200),
    }.items():
        (folder / f"{name}.json").write_text(json.dumps(value, ensure_ascii=False))
    write_lines(folder / "invoices.jsonl", invoices(4000))


if __name__ == "__main__":
    import sys

    # jobs.py COUNT FILE: invoices as JSON lines.
    write_lines(sys.argv[2], invoices(int(sys.argv[1])))
