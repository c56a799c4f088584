"""Compares Roost with its alternatives: the same jobs, in turn, on one machine.

    bench.py ROOSTBENCH FOLDER [--only cards,charts,pages,documents,start,layout,frames] [--rounds 3] [--static ROOSTBENCH]
                               [--instructions] [--write]

FOLDER receives the jobs and pictures. --write makes Documentation/Performance.md and its pictures from this run.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
PEERS = HERE / "Peers"
sys.path[:0] = [str(HERE), str(PEERS)]

import bodies  # noqa: E402
import footprint  # noqa: E402
import instructions  # noqa: E402
import jobs  # noqa: E402
import performance_page  # noqa: E402
import pictures  # noqa: E402
import processes  # noqa: E402
import service  # noqa: E402

ROOST = "Roost"
STATIC = "Roost, linked statically"
CARD_PEERS = {
    "Typst": "typst_cards.py", "Pillow": "pillow_cards.py", "skia-python": "skia_cards.py",
    "rsvg-convert": "rsvg_cards.py", "Chromium": "chromium_cards.py",
}
WEBP = ("Pillow", "skia-python", "Chromium")
CHART_KINDS = ("bars", "lines", "points", "donut")
CHART_PEERS = {
    "Typst": "typst_charts.py", "matplotlib": "matplotlib_charts.py", "vl-convert": "vega_charts.py",
    "plotly, kaleido": "plotly_charts.py",
}
PAGE_PEERS = {
    "skia-python": "skia_pages.py", "ReportLab": "reportlab_pages.py", "Typst": "typst_pages.py",
    "Chromium": "chromium_pages.py", "WeasyPrint": "weasyprint_pages.py",
}
DOCUMENT_PEERS = {"ReportLab": "reportlab", "Typst": "typst", "Chromium": "chromium", "WeasyPrint": "weasyprint"}


def run(command, cores=None):
    """A process's output as JSON (None if there is none), and its elapsed time, processor time and memory."""
    if cores == "one":
        command = ["taskset", "-c", "0", *command]
    start = time.perf_counter()
    # Errors go to a file: a process that writes much would wait for somebody to read its pipe.
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen([str(part) for part in command], stdout=subprocess.PIPE, stderr=errors)
        output = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            errors.seek(0)
            sys.exit(f"{command} failed:\n{errors.read().decode()}")
    lines = output.decode().strip().splitlines()
    return json.loads(lines[-1]) if lines else None, {
        "seconds": seconds, "cpuSeconds": usage.ru_utime + usage.ru_stime, "kilobytes": usage.ru_maxrss}


def watched(command, count, output):
    """The costs of a program and the processes that it has started, which go on for a moment when it ends: they are seen
    twenty times a second."""
    start, peak, cpu = time.perf_counter(), 0, 0
    process = subprocess.Popen([str(part) for part in command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while process.poll() is None:
        peak = max(peak, processes.memory(process.pid))
        cpu = max(cpu, processes.cpu(process.pid))
        time.sleep(0.05)
    if process.returncode:
        sys.exit(f"{command} failed")
    return {
        "count": count, "seconds": time.perf_counter() - start, "cpuSeconds": cpu,
        "bytes": Path(output).stat().st_size, "peakKilobytes": peak}


def middle(rows):
    """The medians of rounds."""
    return {key: statistics.median(row[key] for row in rows) for key in rows[0]}


class Bench:
    def __init__(self, options):
        self.options = options
        self.roost = options.roost
        self.folder = Path(options.folder).absolute()
        self.jobs = self.folder / "jobs"
        jobs.write(self.jobs)

    def in_turn(self, commands, cores=None):
        """Medians of rounds in which every program has a turn, so that a slow spell of the machine slows all."""
        rows = {name: [] for name in commands}
        for _ in range(self.options.rounds):
            for name, command in commands.items():
                answer, process = run(command, cores)
                answer = answer or {"count": 1, "bytes": 0, **process}
                answer.setdefault("peakKilobytes", process["kilobytes"])
                rows[name].append(answer)
        return {name: middle(answers) for name, answers in rows.items()}

    def cards(self):
        results = {}
        for format_ in ("png", "webp"):
            for cores in ("one", "all"):
                file = self.jobs / "cards.json"
                more = ["--format", format_, "--cores", cores]
                commands = {ROOST: [self.roost, "cards", file, *more]}
                for name, script in CARD_PEERS.items():
                    if format_ == "png" or name in WEBP:
                        few = ["--count", "40"] if name in ("Typst", "rsvg-convert", "Chromium") else []
                        commands[name] = [sys.executable, PEERS / script, file, *more, *few]
                results[f"{format_} {cores}"] = self.in_turn(commands, cores)
        # Some engines spend most of their time on a gradient.
        file = self.jobs / "cards-plain.json"
        commands = {ROOST: [self.roost, "cards", file]}
        for name, script in CARD_PEERS.items():
            few = ["--count", "40"] if name in ("Typst", "rsvg-convert", "Chromium") else []
            commands[name] = [sys.executable, PEERS / script, file, *few]
        results["plain"] = self.in_turn(commands, "one")
        return results

    def charts(self):
        """Charts of each kind on one core; a cloud of 100,000 points; and a process that draws one chart."""
        results, file = {}, self.jobs / "charts.json"
        for format_ in ("png", "svg"):
            for kind in CHART_KINDS:
                more = ["--kind", kind, "--format", format_]
                commands = {ROOST: [self.roost, "charts", file, *more]}
                for name, script in CHART_PEERS.items():
                    commands[name] = [sys.executable, PEERS / script, file, *more, "--count", "20"]
                results[f"{format_} {kind}"] = self.in_turn(commands, "one")
        results["cloud"] = self.in_turn({ROOST: [self.roost, "cloud"]}, "one")
        picture = self.folder / "chart.png"
        results["start"] = self.in_turn(
            {ROOST: [self.roost, "charts", self.jobs / "chart.json", "--kind", "bars", "--keep", picture]})
        return results

    def pages(self):
        results = {}
        for count in (10, 200):
            file = self.jobs / f"pages-{count}.json"
            commands = {ROOST: [self.roost, "pages", file]}
            for name, script in PAGE_PEERS.items():
                commands[name] = [sys.executable, PEERS / script, file]
            results[str(count)] = self.in_turn(commands)
        return results

    def documents(self):
        """One-page invoices on all cores, Roost's as a program with JSON lines in and an archive out; a table over pages;
        the same invoices by HTTP."""
        roost = self.options.static or self.roost
        results, paper = {}, Path(roost).with_name("Paperwork")
        lines, archive = self.jobs / "invoices.jsonl", self.folder / "invoices.tar"
        count = sum(1 for _ in open(lines))
        batch = [paper, "render", "--template", "invoice", "--input", lines, "--output", archive]
        rounds = {ROOST: [], **{name: [] for name in DOCUMENT_PEERS}}
        for _ in range(self.options.rounds):
            rounds[ROOST].append(watched(batch, count, archive))
            for name, script in DOCUMENT_PEERS.items():
                few = ["--count", "40"] if name in ("Chromium", "WeasyPrint") else []
                command = [sys.executable, PEERS / f"{script}_invoices.py", self.jobs / "invoices.json"]
                answer, process = run([*command, "--format", "pdf", "--cores", "all", *few])
                rounds[name].append({"peakKilobytes": process["kilobytes"], **answer})
        results["invoices"] = {name: middle(answers) for name, answers in rounds.items()}
        table = self.jobs / "ledger-1000.json"
        commands = {ROOST: [roost, "ledger", table]}
        commands |= {name: [sys.executable, PEERS / f"{script}_ledger.py", table] for name, script in DOCUMENT_PEERS.items()}
        results["ledger"] = self.in_turn(commands)
        results["service"] = service.measure(paper, "invoice", lines.read_text().splitlines())
        return results

    def start(self):
        """One process, one card."""
        import card_html
        import rsvg_cards

        card = json.loads((self.jobs / "cards.json").read_text())[0]
        (self.folder / "one.json").write_text(json.dumps([card]))
        (self.folder / "one.svg").write_text(rsvg_cards.svg(card))
        (self.folder / "one.html").write_text(card_html.page(card))
        one, kept = self.folder / "one.json", self.folder / "kept"
        kept.mkdir(exist_ok=True)
        commands = {
            ROOST: [self.roost, "card", one, kept / "roost.png"],
            **({STATIC: [self.options.static, "card", one, kept / "roost.png"]} if self.options.static else {}),
            "rsvg-convert": ["rsvg-convert", self.folder / "one.svg", "-o", kept / "rsvg.png"],
            **{
                name: [sys.executable, PEERS / CARD_PEERS[name], one, "--keep", kept]
                for name in ("Pillow", "Typst", "skia-python")
            },
            "Chromium": [
                "chromium", "--headless", "--no-sandbox", "--window-size=1200,630", "--hide-scrollbars",
                f"--screenshot={kept / 'chromium.png'}", self.folder / "one.html"],
        }
        rounds, self.options.rounds = self.options.rounds, max(7, self.options.rounds)
        results = self.in_turn(commands)
        self.options.rounds = rounds
        for name, megabytes in self.footprints().items(): results[name]["megabytes"] = megabytes
        return results

    def bodies(self):
        # The program lies in the configuration's folder of the build.
        return bodies.measure(Path(self.roost).parents[1])

    def footprints(self):
        """Megabytes on disk that drawing needs. Fonts do not count: they are the same for all."""
        copy = self.folder / "stripped"
        found = {
            ROOST: footprint.stripped(self.roost, copy),
            "rsvg-convert": footprint.libraries(shutil.which("rsvg-convert")),
            "Pillow": footprint.python("pillow"), "Typst": footprint.python("typst"),
            "skia-python": footprint.python("skia-python"), "Chromium": footprint.chromium(),
        }
        sizes = {name: footprint.megabytes(files) for name, files in found.items()}
        if self.options.static: sizes[STATIC] = footprint.megabytes(footprint.stripped(self.options.static, copy))
        return sizes

    def layout(self):
        bound = self.folder / "bound"
        subprocess.run(["cc", "-O2", "-o", bound, PEERS / "bound.c"], check=True)
        commands = {
            ROOST: [self.roost, "trees", "--format", "json"],
            "Taffy": [sys.executable, PEERS / "taffy_layout.py"],
            "C, one pass": [bound],
        }
        rounds = [{name: run(command)[0] for name, command in commands.items()} for _ in range(self.options.rounds)]
        return {name: medians([answers[name] for answers in rounds]) for name in commands}

    def frames(self):
        """The page's table of the costs of a frame; no peer does the same work."""
        return subprocess.run([self.roost, "frames"], check=True, capture_output=True, text=True).stdout


def medians(rounds):
    """The rows of several rounds as one: the median time of each tree and stage, of the rounds that reached it."""
    return [
        {**rows[0], "nanoseconds": {
            stage: statistics.median(row["nanoseconds"][stage] for row in rows if stage in row["nanoseconds"])
            for stage in rows[0]["nanoseconds"]}}
        for rows in zip(*rounds, strict=True)
    ]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("roost")
    parser.add_argument("folder")
    parser.add_argument("--only", default="cards,charts,pages,documents,start,layout,frames,bodies")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--static", help="the same program with Swift's libraries in it: how soon it starts")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    options.roost = str(Path(options.roost).absolute())
    bench = Bench(options)

    # An engine that draws something else has not done the job: look at the pictures before believing the times.
    sheets = pictures.sheets(bench, CARD_PEERS, CHART_PEERS, PAGE_PEERS)
    print("The engines' pictures of the same jobs:", *sheets)

    # Jobs that this run leaves out keep their earlier results.
    kept = bench.folder / "results.json"
    results = json.loads(kept.read_text()) if kept.exists() else {}
    for section in options.only.split(","):
        results[section] = getattr(bench, section)()
        kept.write_text(json.dumps(results, indent=1))
    if options.instructions:
        results["instructions"] = instructions.measure(options.roost, bench.jobs)
        kept.write_text(json.dumps(results, indent=1))
    page = performance_page.text(results)
    print(page)
    if options.write:
        performance_page.write(page, results, bench, sheets)


main()
