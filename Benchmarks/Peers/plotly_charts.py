"""Charts by plotly and kaleido, in one Chromium for all of them."""

import warnings

import chromium
import harness
import kaleido
import plotly.graph_objects as go

warnings.filterwarnings("ignore")


def figure(job, kind):
    if kind == "bars":
        bars = job["bars"]
        return go.Figure(go.Bar(x=[bar["month"] for bar in bars], y=[bar["value"] for bar in bars]))
    if kind == "lines":
        return go.Figure([go.Scatter(y=line["values"], name=line["name"]) for line in job["lines"]])
    if kind == "points":
        points = job["points"]
        return go.Figure(go.Scatter(
            x=[point["x"] for point in points], y=[point["y"] for point in points], mode="markers"))
    shares = job["shares"]
    return go.Figure(go.Pie(
        labels=[share["name"] for share in shares], values=[share["value"] for share in shares], hole=0.6))


def make(kind, format_):
    kaleido.start_sync_server(n=1, path=chromium.PATH)

    def draw(job):
        made = figure(job, kind)
        made.update_layout(font_family="Inter")
        return made.to_image(format=format_, width=800, height=500)

    return draw


harness.charts(make, cpu=chromium.cpu, peakKilobytes=chromium.memory)
kaleido.stop_sync_server()
