"""Charts by matplotlib: one figure, cleared for each chart, as its documentation advises for many."""

import io

import harness
import matplotlib

matplotlib.use("agg")
import matplotlib.pyplot as plt  # noqa: E402
from matplotlib import font_manager  # noqa: E402


def make(kind, format_):
    for file in harness.FONTS.glob("Inter-*.otf"):
        font_manager.fontManager.addfont(str(file))
    plt.rcParams["font.family"] = "Inter"
    figure = plt.figure(figsize=(8, 5), dpi=100)

    def draw(job):
        figure.clear()
        axes = figure.add_subplot()
        if kind == "bars":
            axes.bar([bar["month"] for bar in job["bars"]], [bar["value"] for bar in job["bars"]])
            axes.grid(axis="y")
        elif kind == "lines":
            for line in job["lines"]:
                axes.plot(line["values"], label=line["name"])
            axes.grid()
            axes.legend()
        elif kind == "points":
            axes.scatter([point["x"] for point in job["points"]], [point["y"] for point in job["points"]], s=24)
            axes.grid()
        else:
            names = [share["name"] for share in job["shares"]]
            wedges, _ = axes.pie([share["value"] for share in job["shares"]], wedgeprops={"width": 0.4})
            axes.legend(wedges, names)
        file = io.BytesIO()
        figure.savefig(file, format=format_)
        return file.getvalue()

    return draw


harness.charts(make)
