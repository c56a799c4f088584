"""`Documentation/Performance.md` and its plot, from the results of a run."""

import datetime
import json
import math
import os
import platform
import shutil
import statistics
import subprocess
from pathlib import Path

DOCUMENTATION = Path(__file__).parent.parent / "Documentation"
ROOST = "Roost"


def machine():
    info = Path("/proc/cpuinfo").read_text().splitlines()
    model = next((line.split(":")[1].strip() for line in info if line.startswith("model name")), platform.machine())
    memory = int(Path("/proc/meminfo").read_text().split()[1]) / 1024 / 1024
    release = dict(
        line.split("=", 1) for line in Path("/etc/os-release").read_text().splitlines() if "=" in line)
    return f"{model}, {os.cpu_count()} cores, {memory:.0f} GB, {release['PRETTY_NAME'].strip(chr(34))}"


def table(header, rows):
    lines = ["| " + " | ".join(header) + " |", "| --- |" + " ---: |" * (len(header) - 1)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def rate(row):
    return row["count"] / row["seconds"]


def cpu_rate(row):
    return row["count"] / max(row["cpuSeconds"], 1e-9)


def number(value):
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}"


def ratio(ours, theirs):
    return f"{ours / theirs:.1f}×"


def by(results, key):
    """Roost, then the peers, the best first."""
    return sorted(results.items(), key=lambda item: (item[0] != ROOST, -key(item[1])))


def cards(results):
    parts = [
        "## Cards\n\n200 different cards of 1200 × 630 pixels from JSON in one process that is warm: a title that wraps, "
        "an avatar, tags, bars, a gradient (Typst, rsvg-convert and Chromium draw the first 40). Images a second, on one core and on all; and per second of processor time, "
        "which other work on the machine changes least.\n"]
    for format_ in ("png", "webp"):
        one, every = results[f"{format_} one"], results[f"{format_} all"]
        ours = one[ROOST]
        rows = [
            [
                name, number(rate(row)), number(rate(every[name])), number(cpu_rate(row)),
                "" if name == ROOST else ratio(cpu_rate(ours), cpu_rate(row)),
                f"{row['bytes'] / row['count'] / 1000:.0f} KB", f"{row['peakKilobytes'] / 1024:.0f} MB",
            ]
            for name, row in by(one, cpu_rate)
        ]
        parts.append(table(
            [format_.upper() if format_ == "png" else "WebP", "one core", "all cores", "a CPU-second", "Roost is ahead",
             "a file", "peak memory"], rows) + "\n")
    if "plain" in results:
        gradient = results["png one"]
        rows = [
            [
                name, number(cpu_rate(row)), "" if name == ROOST else ratio(cpu_rate(results["plain"][ROOST]), cpu_rate(row)),
                f"{max(0, 1 - cpu_rate(gradient[name]) / cpu_rate(row)):.0%}"]
            for name, row in by(results["plain"], cpu_rate)
        ]
        parts.append(
            "The same cards on a plain ground, and the part of the time that goes into the gradient where there is one: it "
            "is nearly all of Typst's, most of Chromium's and half of Pillow's.\n\n"
            + table(["PNG, plain ground", "a CPU-second", "Roost is ahead", "the gradient's part"], rows) + "\n")
    return "\n".join(parts)


CHART_NAMES = {"bars": "12 bars", "lines": "3 lines of 100", "points": "1,000 points", "donut": "donut, legend"}


def charts(results):
    parts = [
        "## Charts\n\nCharts of 800 × 500 pixels in one process that is warm, on one core, each with axes or a legend: "
        "charts a CPU-second, and how far Roost is ahead. Typst's chart is drawn by hand with its shapes, without scales; "
        "its packages for charts come from a network. vl-convert and kaleido run a JavaScript engine, kaleido a whole "
        "Chromium.\n"]
    for format_ in ("png", "svg"):
        kinds = {kind: results[f"{format_} {kind}"] for kind in CHART_NAMES}
        rows = []
        for name in sorted(kinds["bars"], key=lambda name: (name != ROOST, -cpu_rate(kinds["bars"][name]))):
            row = [name]
            for answers in kinds.values():
                ahead = "" if name == ROOST else f" ({ratio(cpu_rate(answers[ROOST]), cpu_rate(answers[name]))})"
                row.append(number(cpu_rate(answers[name])) + ahead)
            rows.append([*row, f"{kinds['lines'][name]['bytes'] / kinds['lines'][name]['count'] / 1000:.0f} KB"])
        parts.append(table([format_.upper(), *CHART_NAMES.values(), "a file of lines"], rows) + "\n")
    cloud, start_ = results["cloud"][ROOST], results["start"][ROOST]
    parts.append(
        f"A cloud of 100,000 points takes {cloud['seconds'] * 1e3:.0f} ms as PNG. A process that starts, draws twelve bars "
        f"and ends takes {start_['seconds'] * 1e3:.0f} ms.\n")
    return "\n".join(parts)


def pages(results):
    parts = [
        "## Pages\n\nA report of 10 and of 200 pages of A4 as PDF: a paragraph, a bar chart and a table of 21 rows on "
        "each. ReportLab cannot embed Inter and sets Noto Sans.\n"]
    ten, many = results["10"], results["200"]
    ours = many[ROOST]
    rows = [
        [
            name, number(cpu_rate(ten[name])), number(cpu_rate(row)),
            "" if name == ROOST else ratio(cpu_rate(ours), cpu_rate(row)), f"{row['bytes'] / 1e6:.2f} MB",
            f"{ten[name]['peakKilobytes'] / 1024:.0f} MB", f"{row['peakKilobytes'] / 1024:.0f} MB",
        ]
        for name, row in by(many, cpu_rate)
    ]
    return "\n".join(parts) + "\n" + table(
        ["", "pages a CPU-second, 10 pages", "200 pages", "Roost is ahead", "file of 200 pages", "memory at 10",
         "memory at 200"], rows) + "\n"


def documents(results):
    invoices, ledger, http = results["invoices"], results["ledger"], results["service"]
    rows = [
        [
            name, number(rate(row)), number(cpu_rate(row)),
            "" if name == ROOST else ratio(cpu_rate(invoices[ROOST]), cpu_rate(row)),
            f"{row['bytes'] / row['count'] / 1000:.0f} KB", f"{row['peakKilobytes'] / 1024:.0f} MB",
        ]
        for name, row in by(invoices, cpu_rate)
    ]
    parts = [
        "## Documents\n\nInvoices of one page, each a tagged PDF file of its own: Roost's program `Paperwork`, which "
        "is linked with Swift's libraries in it as [Deploying](Deploying.md) has it, reads 4,000 "
        "rows of JSON lines, draws them in a worker process for each core, and writes a tar file, its start included; the peers "
        "draw 400 (Chromium and WeasyPrint 40) in a warm process for each core, and keep nothing. Memory is that of "
        "all of Roost's and Chromium's processes, and of one of the others'.\n\n"
        + table(["", "all cores", "a CPU-second", "Roost is ahead", "a file", "peak memory"], rows),
        "A table of 1,000 rows with a head that repeats, tagged, in one process that is warm, Roost's linked "
        "likewise. Roost writes a page on a second thread while it lays out the next one.\n\n"
        + table(["", "a second", "a CPU-second", "Roost is ahead", "file", "peak memory"], [
            [
                name, number(rate(row) / row["count"]), number(cpu_rate(row) / row["count"]),
                "" if name == ROOST else ratio(cpu_rate(ledger[ROOST]), cpu_rate(row)),
                f"{row['bytes'] / 1000:.0f} KB", f"{row['peakKilobytes'] / 1024:.0f} MB"]
            for name, row in by(ledger, cpu_rate)]),
        f"The service answers {http['rate']:,.0f} such invoices a second over HTTP with as many workers as cores, "
        f"{http['cpuRate']:,.0f} a second of its processor time, which is "
        f"{http['cpuRate'] / cpu_rate(invoices[ROOST]):.0%} of the program's above. Asked for {http['asked']:,.0f} a second, "
        f"it takes {http['median']:.1f} ms in the middle and {http['p99']:.1f} ms for all but a hundredth. The client, a Python "
        "program, shares the machine.",
    ]
    return "\n\n".join(parts) + "\n"


def start(results):
    ours = results[ROOST]["seconds"]
    rows = [
        [
            name, f"{row['seconds'] * 1e3:.0f} ms", f"{row['cpuSeconds'] * 1e3:.0f} ms",
            "" if name.startswith(ROOST) else ratio(row["seconds"], ours), f"{row['peakKilobytes'] / 1024:.0f} MB",
            f"{row['megabytes']:.0f} MB",
        ]
        for name, row in sorted(results.items(), key=lambda item: (item[0] != ROOST, item[1]["seconds"]))
    ]
    return (
        "## Start\n\nA process that starts, draws one card and ends; files are in the system's cache. *On disk* is the program "
        "with all libraries and packages that it loads; fonts come on top for everybody.\n\n"
        + table(["", "on the clock", "of processor time", "Roost is ahead", "peak memory", "on disk"], rows) + "\n")


def layout(results):
    peers = {name: {(row["tree"], row["count"]): row for row in rows} for name, rows in results.items()}
    rows = []
    for key, row in peers[ROOST].items():
        taffy, bound = peers["Taffy"].get(key), peers["C, one pass"].get(key)
        # For the others a view and its frame are one node: all times are divided by the same number.
        views = (bound or row)["elements"]

        def cell(other, stage):
            value = other["nanoseconds"].get(stage) if other else None
            return "" if value is None else number(value / views)

        rows.append([
            f"{key[0]} {key[1]:,}", f"{views:,}", cell(row, "resolve"), cell(row, "layout"),
            "over 30 s" if taffy and not taffy["elements"] else cell(taffy, "layout"), cell(bound, "layout"),
            cell(row, "resize"), cell(taffy, "resize"), f"{row['nanoseconds']['change'] / 1000:,.1f} µs",
            f"{row['nanoseconds']['state'] / 1000:,.1f} µs", cell(row, "update"),
            f"{row['bytes'] / row['elements']:,.0f}" if row["bytes"] > 0 else ""])
    exponents = []
    for tree in ("flat", "wide", "grid", "list"):
        sizes = sorted(
            (row["elements"], row["nanoseconds"]["layout"]) for key, row in peers[ROOST].items()
            if key[0] == tree and key[1] >= 1_000)
        if len(sizes) > 1:
            (n1, t1), (n2, t2) = sizes[0], sizes[-1]
            exponents.append(f"{tree} {math.log(t2 / t1) / math.log(n2 / n1):.2f}")
    return (
        "## Layout\n\nNanoseconds a view. *Resolve* makes the graph of view values, *layout* lays "
        "it out for the first time, *resize* again at another width; *one change* is a leaf's new size, from the state "
        "to where everything is, in all; *one state* is its new colour, from the state to the new display list; *again* "
        "evaluates the root's rows anew where each is what it was; *bytes* are an element's, of which a view with a frame "
        "has two, for the graph and the layout. Taffy (by `stretchable`) lays out flexboxes of the same shape. The C program "
        "does the same arithmetic in one pass and remembers nothing: nothing can be faster.\n\n"
        + table(
            ["tree", "views", "resolve", "layout", "Taffy's", "C, one pass", "resize", "Taffy's", "one change",
                "one state", "again", "bytes"], rows)
        + f"\n\nLayout grows with the number of views to the power of: {', '.join(exponents)}.\n")


def frames(table_of_stages):
    return f"## Frames\n\n{table_of_stages}"


def counts(results):
    rows = [[name, f"{value:,}"] for name, value in results.items()]
    return "## Instructions\n\nA round of each main loop, by callgrind; `make bench-check` holds them.\n\n" + table(
        ["loop", "instructions"], rows) + "\n"


def bodies(results):
    times = sorted(results.items(), key=lambda item: -item[1])
    slowest = ", ".join(f"`{view}` {milliseconds:.0f}" for view, milliseconds in times)
    middle = statistics.median(results.values())
    return (
        f"## Compiling\n\nMilliseconds that the compiler takes to check the {len(times)} bodies of "
        f"[`Benchmarks/Bodies`](../Benchmarks/Bodies), typical ones of 8 to 50 lines: {sum(results.values()):.0f} for all, "
        f"{middle:.0f} in the middle. {slowest}.\n")


SECTIONS = {"cards": cards, "charts": charts, "pages": pages, "documents": documents, "start": start, "layout": layout, "frames": frames,
            "bodies": bodies, "instructions": counts}


def text(results):
    return "\n".join(section(results[name]) for name, section in SECTIONS.items() if name in results)


def panels(results):
    found = []

    def add(title, unit, values):
        found.append({"title": title, "unit": unit, "bars": [{"name": name, "value": value} for name, value in values]})

    # By processor time, which other work on the machine changes least.
    if "cards" in results:
        for format_, name in (("png", "PNG"), ("webp", "WebP")):
            add(f"Cards as {name}", "images a CPU-second: longer is better",
                [(name, cpu_rate(row)) for name, row in by(results["cards"][f"{format_} one"], cpu_rate)])
    if "charts" in results:
        add("Chart of three lines as PNG", "charts a CPU-second: longer is better",
            [(name, cpu_rate(row)) for name, row in by(results["charts"]["png lines"], cpu_rate)])
    if "pages" in results:
        add("Report of 200 pages", "PDF pages a CPU-second: longer is better",
            [(name, cpu_rate(row)) for name, row in by(results["pages"]["200"], cpu_rate)])
    if "start" in results:
        add("Start to first picture", "milliseconds of processor time: shorter is better",
            sorted(((name, row["cpuSeconds"] * 1e3) for name, row in results["start"].items()),
                   key=lambda item: (item[0] != ROOST, item[1])))
    return found


def write(page, results, bench, sheets):
    """The page, its plot drawn by Roost in light and dark, and the sheets of thumbnails."""
    file = bench.folder / "panels.json"
    file.write_text(json.dumps(panels(results)))
    images = DOCUMENTATION / "Images"
    for scheme in ("light", "dark"):
        subprocess.run(
            [bench.roost, "plot", file, images / f"performance-{scheme}.png", "--scheme", scheme], check=True)
    for sheet in sheets:
        shutil.copy(sheet, images / f"performance-{sheet.name}")
    template = Path(__file__).with_name("performance.md").read_text()
    day = datetime.date.today().isoformat()
    filled = template.replace("{{results}}", page).replace("{{machine}}", machine()).replace("{{day}}", day)
    (DOCUMENTATION / "Performance.md").write_text(filled)
