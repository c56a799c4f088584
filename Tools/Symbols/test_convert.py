"""Tests of convert.py: python3 -m unittest discover Tools/Symbols"""
import os
import tempfile
import unittest

import convert

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">%s</svg>'


class ConvertTests(unittest.TestCase):
    def icon(self, shapes):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        with open(os.path.join(folder.name, "icon.svg"), "w") as file:
            file.write(SVG % shapes)
        return convert.icons(folder.name, None)

    def line(self, shapes, columns):
        return convert.lines(f"name l:icon {columns}", self.icon(shapes))

    def test_numbers_are_short(self):
        self.assertEqual([convert.number(n) for n in (1, 0.5, -0.25, 2.0049, -0.001)], ["1", ".5", "-.25", "2", "0"])

    def test_flags_of_arcs_need_no_space(self):
        self.assertEqual(convert.text_of("M1 2a3 3 0 014 5"), "M1 2a3 3 0 0 1 4 5")

    def test_equal_commands_share_their_letter(self):
        self.assertEqual(convert.text_of("M1 2 L3 4 L5 6h2h-3"), "M1 2 3 4 5 6h2-3")

    def test_a_relative_start_becomes_absolute_and_its_lines_stay_relative(self):
        self.assertEqual(convert.text_of("m1 2 3 4 5 6"), "M1 2l3 4 5 6")

    def test_closed_shapes_are_bodies_and_what_lies_in_them_are_details(self):
        shapes = '<rect x="3" y="3" width="18" height="18" rx="2"/><path d="M8 12h8"/><path d="M1 1h1"/>'
        self.assertEqual(self.line(shapes, ""), ["name br3 3 18 18 2;dM8 12h8;lM1 1h1"])

    def test_kinds_leave_out_and_put_in_front(self):
        shapes = '<circle cx="9" cy="9" r="4"/><path d="M1 1h1"/><line x1="2" y1="3" x2="4" y2="5"/>'
        self.assertEqual(self.line(shapes, "b-fl"), ["name bo9 9 4;f;lM2 3 4 5"])

    def test_an_adjustment_comes_first_and_ends_before_an_addition(self):
        shapes = '<path d="M1 1h1"/>'
        self.assertEqual(self.line(shapes, "t.9,0,-1 | so1 1 1"), ["name t.9 0 -1;lM1 1h1;t1;so1 1 1"])

    def test_mistakes_name_the_line(self):
        for columns in ("ll", "-l"):
            with self.assertRaisesRegex(SystemExit, "sources.txt:1: name"):
                self.line('<path d="M1 1h1"/>', columns)
        with self.assertRaisesRegex(SystemExit, "sources.txt:1: name"):
            convert.lines("name l:other", self.icon(""))

    def test_lines_are_sorted_by_their_bytes(self):
        find = self.icon('<path d="M1 1h1"/>')
        table = convert.lines("b.c l:icon\nb l:icon\nb-c l:icon  # note\n\na l:icon", find)
        self.assertEqual([line.split()[0] for line in table], ["a", "b", "b-c", "b.c"])


if __name__ == "__main__":
    unittest.main()
