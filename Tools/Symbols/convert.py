#!/usr/bin/env python3
"""Converts stroke icons of Lucide and Tabler to the programs of Roost's symbols (SymbolProgram.swift).

    convert.py --lucide FOLDER_OF_SVG --tabler SPRITE.svg sources.txt > SymbolTable+Converted.swift

A line of sources.txt names a symbol, its icon, and what was decided when somebody looked at the drawing:

    name  l:icon  kinds  t…  | program

`l:` is Lucide, `t:` Tabler. The kinds are the letters of SymbolProgram, one for each element of the icon in its order:
b body, B solid body, l line, d detail, s surface, h hole; `-` leaves an element out, and f or n before a letter begins a
layer. Without kinds, or with `*`, they are guessed: the guess is printed with --explain. `t` and numbers without spaces
(t.9,0,1) scale, move and turn the icon. What follows the bar is added as it is.
"""
import argparse
import math
import os
import re
import sys
import xml.etree.ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"
TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
SIZES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def number(value):
    """A number as short as it can be, to a hundredth of a unit."""
    text = f"{round(float(value), 2):.2f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def joined(numbers):
    """Numbers with as few separators as the notation allows."""
    text = ""
    for value in map(number, numbers):
        text += value if not text or value.startswith("-") else " " + value
    return text


def steps(data):
    """The commands of SVG path data: a letter and its numbers, with the flags of arcs apart."""
    result = []
    position = 0
    command = None
    while position < len(data):
        match = re.compile(r"[\s,]*").match(data, position)
        position = match.end()
        if position >= len(data):
            break
        if data[position].isalpha():
            command = data[position]
            position += 1
            if command in "zZ":
                result.append((command, []))
            continue
        if command is None:
            raise ValueError(f"no command in {data!r}")
        numbers = []
        for index in range(SIZES[command.upper()]):
            position = re.compile(r"[\s,]*").match(data, position).end()
            if command in "aA" and index in (3, 4):
                numbers.append(float(data[position]))
                position += 1
                continue
            match = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?").match(data, position)
            if not match:
                raise ValueError(f"no number at {position} in {data!r}")
            numbers.append(float(match.group()))
            position = match.end()
        result.append((command, numbers))
        command = {"m": "l", "M": "L"}.get(command, command)
    return result


def text_of(data):
    """Path data in the short form of the tables. Equal commands in a row share their letter."""
    text, last = "", None
    for command, numbers in steps(data):
        if last is None and command == "m":
            # What is relative to nothing would be relative to another element's end.
            command = last = "M"
            text = "M" + joined(numbers)
            continue
        follows = {"m": "l", "M": "L"}.get(last, last)
        body = joined(numbers)
        if command == follows and command not in "zZ":
            text += body if body.startswith("-") else " " + body
        else:
            text += command + body
        last = command
    return text


def points(data):
    """Points on a path, close enough for its bounds, and whether it is closed."""
    x = y = sx = sy = 0.0
    found, closed = [], False
    for command, n in steps(data):
        relative = command.islower()
        ox, oy = (x, y) if relative else (0.0, 0.0)
        kind = command.upper()
        if kind == "Z":
            x, y, closed = sx, sy, True
            continue
        if kind == "H":
            x = ox + n[0]
        elif kind == "V":
            y = oy + n[0]
        else:
            end = (ox + n[-2], oy + n[-1])
            if kind == "A":
                # A half circle reaches beside its ends.
                cx, cy = (x + end[0]) / 2, (y + end[1]) / 2
                reach = n[0] if n[3] else 0
                found += [(cx - reach / 2, cy - reach / 2), (cx + reach / 2, cy + reach / 2)]
            elif kind in "CSQ":
                # A curve stays within its control points, and halfway to them.
                for at in range(0, len(n) - 2, 2):
                    found.append(((ox + n[at] + end[0]) / 2, (oy + n[at + 1] + end[1]) / 2))
            x, y = end
            if kind == "M":
                sx, sy = x, y
        found.append((x, y))
    if found and math.dist(found[0], (x, y)) < 0.3 and len(found) > 2:
        closed = True
    return found, closed


class Element:
    """A shape of an icon in the tables' notation, with its bounds."""

    def __init__(self, node):
        tag, get = node.tag.replace(SVG, ""), node.attrib.get
        f = lambda key, default=0: float(get(key, default))
        self.filled = get("fill") not in (None, "none")
        if tag == "circle":
            x, y, r = f("cx"), f("cy"), f("r")
            self.text, self.closed = "o" + joined([x, y, r]), True
            self.box = (x - r, y - r, x + r, y + r)
            return
        if tag == "ellipse":
            x, y, rx, ry = f("cx"), f("cy"), f("rx"), f("ry")
            self.text, self.closed = "o" + joined([x, y, rx, ry]), True
            self.box = (x - rx, y - ry, x + rx, y + ry)
            return
        if tag == "rect":
            x, y, w, h, r = f("x"), f("y"), f("width"), f("height"), f("rx", get("ry", 0))
            self.text, self.closed = "r" + joined([x, y, w, h] + ([r] if r else [])), True
            self.box = (x, y, x + w, y + h)
            return
        if tag == "line":
            data = f"M{get('x1')} {get('y1')}L{get('x2')} {get('y2')}"
        elif tag in ("polyline", "polygon"):
            data = "M" + get("points") + ("z" if tag == "polygon" else "")
        else:
            data = get("d")
        self.text = text_of(data)
        found, self.closed = points(data)
        xs, ys = [p[0] for p in found], [p[1] for p in found]
        self.box = (min(xs), min(ys), max(xs), max(ys))

    @property
    def size(self):
        return max(self.box[2] - self.box[0], self.box[3] - self.box[1])

    def holds(self, other, slack=0.4):
        a, b = self.box, other.box
        return a[0] - slack <= b[0] and a[1] - slack <= b[1] and a[2] + slack >= b[2] and a[3] + slack >= b[3]


def guessed(elements):
    """Closed shapes are bodies unless they lie in another one; lines in a body are details."""
    kinds = []
    for element in elements:
        outer = [e for e in elements if e is not element and e.closed and e.size > 6 and e.holds(element)]
        if element.closed and element.size > 3 and not outer:
            kinds.append("b")
        elif outer:
            kinds.append("h" if element.filled else "d")
        else:
            kinds.append("s" if element.filled else "l")
    return "".join(kinds)


def program(elements, kinds, place, extra):
    statements = [place] if place else []
    index = 0
    for letter in kinds:
        if letter in "fn":
            statements.append(letter)
            continue
        if index >= len(elements):
            raise ValueError("more kinds than elements")
        if letter != "-":
            previous = statements[-1] if statements else ""
            # Statements of a kind share their letter.
            if previous[:1] == letter and letter not in "d":
                statements[-1] = previous + elements[index].text
            else:
                statements.append(letter + elements[index].text)
        index += 1
    if index != len(elements):
        raise ValueError(f"{len(elements)} elements, {index} kinds")
    if place and extra:
        statements.append("t1")
    return ";".join(statements + ([extra] if extra else []))


def icons(lucide, tabler):
    """A function from an icon's name to its elements."""
    symbols = {s.attrib["id"]: s for s in ET.parse(tabler).getroot().iter(SVG + "symbol")} if tabler else {}

    def find(name):
        if name.startswith("l:"):
            nodes = list(ET.parse(os.path.join(lucide, name[2:] + ".svg")).getroot())
        else:
            nodes = [n for n in symbols["tabler-" + name[2:]] if n.attrib.get("d") != "M0 0h24v24H0z"]
        return [Element(n) for n in nodes if n.tag.startswith(SVG)]

    return find


def lines(text, find, explain=False):
    """The table's lines, sorted as the binary search needs them."""
    result = {}
    for row, line in enumerate(text.splitlines(), 1):
        line = line.split("#")[0].strip()
        if not line:
            continue
        head, _, extra = line.partition("|")
        words = head.split()
        name, icon = words[0], words[1]
        place = next((" ".join(w.split(",")) for w in words[2:] if re.match(r"t-?[.\d]", w)), None)
        kinds = next((w for w in words[2:] if not re.match(r"t-?[.\d]", w)), "*")
        try:
            elements = find(icon)
            if kinds == "*":
                kinds = guessed(elements)
            if name in result:
                raise ValueError("named twice")
            result[name] = program(elements, kinds, place, extra.strip())
        except (ValueError, KeyError, OSError) as error:
            raise SystemExit(f"sources.txt:{row}: {name}: {error}")
        if explain:
            print(f"{name} {icon} {kinds}", file=sys.stderr)
    return [f"{name} {result[name]}" for name in sorted(result, key=str.encode)]


HEADER = """\
/// Made by Tools/Symbols/convert.py of Tools/Symbols/sources.txt (`make symbols`): change those. The lines are derived
/// from icons of Lucide (ISC) and Tabler (MIT); NOTICE has their licences.
extension SymbolTable {
    static let converted: StaticString = \"\"\"
"""


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("sources")
    arguments.add_argument("--lucide", required=True)
    arguments.add_argument("--tabler", required=True)
    arguments.add_argument("--explain", action="store_true")
    options = arguments.parse_args()
    with open(options.sources, encoding="utf-8") as file:
        table = lines(file.read(), icons(options.lucide, options.tabler), options.explain)
    print(HEADER + "\n".join("        " + line for line in table) + '\n        """\n}')


if __name__ == "__main__":
    main()
