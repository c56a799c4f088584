"""Charts by vl-convert: Vega-Lite in a JavaScript engine, rasterised by resvg."""

import harness
import vl_convert

MARKS = {
    "bars": {
        "mark": "bar",
        "encoding": {
            "x": {"field": "month", "type": "nominal", "sort": None, "title": None},
            "y": {"field": "value", "type": "quantitative", "title": None},
        },
    },
    "lines": {
        "mark": "line",
        "encoding": {
            "x": {"field": "day", "type": "quantitative", "title": None},
            "y": {"field": "value", "type": "quantitative", "title": None},
            "color": {"field": "name", "type": "nominal", "title": None},
        },
    },
    "points": {
        "mark": {"type": "point", "filled": True},
        "encoding": {
            "x": {"field": "x", "type": "quantitative", "title": None},
            "y": {"field": "y", "type": "quantitative", "title": None},
        },
    },
    "donut": {
        "mark": {"type": "arc", "innerRadius": 120, "padAngle": 0.01},
        "encoding": {
            "theta": {"field": "value", "type": "quantitative"},
            "color": {"field": "name", "type": "nominal", "title": None},
        },
    },
}


def rows(job, kind):
    if kind == "lines":
        return [
            {"name": line["name"], "day": day, "value": value}
            for line in job["lines"] for day, value in enumerate(line["values"])]
    return job["shares" if kind == "donut" else kind]


def make(kind, format_):
    vl_convert.register_font_directory(str(harness.FONTS))
    convert = vl_convert.vegalite_to_png if format_ == "png" else vl_convert.vegalite_to_svg

    def draw(job):
        spec = {
            "width": 800, "height": 500, "autosize": {"type": "fit", "contains": "padding"}, "background": "white",
            "config": {"font": "Inter"}, "data": {"values": rows(job, kind)}, **MARKS[kind]}
        answer = convert(spec, vl_version="5.21")
        return answer if isinstance(answer, bytes) else answer.encode()

    return draw


harness.charts(make)
