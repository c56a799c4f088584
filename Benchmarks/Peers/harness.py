"""The common part of every peer's program: read the job, warm up, time, report one line of JSON."""

import argparse
import json
import multiprocessing
import os
import resource
import time
from pathlib import Path

FONTS = Path("/usr/share/fonts/opentype/inter")


def usage():
    """CPU seconds of this process and of the children that it has waited for."""
    total = 0
    for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN):
        used = resource.getrusage(who)
        total += used.ru_utime + used.ru_stime
    return total


def report(count, seconds, cpu, size, **more):
    print(json.dumps({"count": count, "seconds": seconds, "cpuSeconds": cpu, "bytes": size, **more}))


def each(make, name="card"):
    """`make(format)` returns a function from a row of the job, such as a card, to the bytes of its picture or document."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--format", default="png")
    parser.add_argument("--cores", default="one")
    parser.add_argument("--count", type=int)
    parser.add_argument("--keep")
    options = parser.parse_args()
    jobs = json.loads(Path(options.file).read_text())[: options.count]
    if options.keep:
        draw = make(options.format)
        for index, card in enumerate(jobs):
            Path(options.keep, f"{name}-{index}.{options.format}").write_bytes(draw(card))
        return
    workers = os.cpu_count() if options.cores == "all" else 1
    if workers == 1:
        draw = make(options.format)
        draw(jobs[0])
        cpu, start = usage(), time.perf_counter()
        size = sum(len(draw(card)) for card in jobs)
        return report(len(jobs), time.perf_counter() - start, usage() - cpu, size)

    # One process for each core, as Python needs it; the warm ones wait for the others.
    context = multiprocessing.get_context("fork")
    barrier, results = context.Barrier(workers + 1), context.Queue()

    def work(share):
        draw = make(options.format)
        draw(share[0])
        barrier.wait()
        cpu = usage()
        size = sum(len(draw(card)) for card in share)
        results.put((size, usage() - cpu))

    processes = [context.Process(target=work, args=(jobs[index::workers],)) for index in range(workers)]
    for process in processes:
        process.start()
    barrier.wait()
    start = time.perf_counter()
    answers = [results.get() for _ in processes]
    seconds = time.perf_counter() - start
    for process in processes:
        process.join()
    report(len(jobs), seconds, sum(cpu for _, cpu in answers), sum(size for size, _ in answers))


def charts(make, cpu=usage, **more):
    """`make(kind, format)` returns a function from numbers to the bytes of a chart; `more` are figures known at the end."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--kind", required=True)
    parser.add_argument("--format", default="png")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--keep")
    options = parser.parse_args()
    jobs = json.loads(Path(options.file).read_text())
    draw = make(options.kind, options.format)
    first = draw(jobs[0])
    if options.keep:
        Path(options.keep).write_bytes(first)
        return
    used, start = cpu(), time.perf_counter()
    size = sum(len(draw(jobs[index % len(jobs)])) for index in range(options.count))
    seconds, used = time.perf_counter() - start, cpu() - used
    report(options.count, seconds, used, size, **{name: figure() for name, figure in more.items()})


def pages(make):
    """`make()` returns a function from a list of pages to the bytes of a PDF file."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--keep")
    options = parser.parse_args()
    jobs = json.loads(Path(options.file).read_text())
    document = make()
    document(jobs[:1])
    cpu, start = usage(), time.perf_counter()
    file = document(jobs)
    seconds, cpu = time.perf_counter() - start, usage() - cpu
    if options.keep:
        Path(options.keep).write_bytes(file)
    report(len(jobs), seconds, cpu, len(file))


def wrapped(text, width, measure):
    """Breaks words into lines that are not wider than `width`."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and measure(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
