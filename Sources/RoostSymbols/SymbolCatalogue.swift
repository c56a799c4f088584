import CoreGraphics
import RoostPicture

/// The drawing of each symbol, by Apple's name for it. The drawings here are Roost's own code; most others are programs
/// (`SymbolTable`).
///
/// Forms in a circle or a square, struck through or with a badge are composed from the plain symbol: see
/// `SymbolCatalogue+Composition`.
enum SymbolCatalogue {
    typealias Drawing = @Sendable (inout SymbolPen) -> Void

    /// The sign of a warning in a triangle; `width` in line weights. Its stroke is thinner below.
    private static func warning(_ pen: inout SymbolPen, width: CGFloat) {
        let (top, bottom) = (0.45 * width * pen.weight, 0.38 * width * pen.weight)
        pen.add(
            simple: Path {
                $0.move(to: CGPoint(12 - top, 8.72))
                $0.addCurve(
                    to: CGPoint(12 + top, 8.72), control1: CGPoint(12 - top, 7.52),
                    control2: CGPoint(12 + top, 7.52))
                $0.addLine(to: CGPoint(12 + bottom, 13.9))
                $0.addCurve(
                    to: CGPoint(12 - bottom, 13.9), control1: CGPoint(12 + bottom, 15.05),
                    control2: CGPoint(12 - bottom, 15.05))
                $0.closeSubpath()
            })
        pen.disc(12, 17.1, 0.6 * width * pen.weight)
    }

    /// An arrow that points up to the right, with round corners, as a picture shows `location`.
    static func arrowhead(_ pen: inout SymbolPen, isFilled: Bool) {
        let points = SymbolOutlines.arrowhead.points
        pen.unite {
            if isFilled { $0.add(SymbolOutlines.arrowhead) }
            for (index, point) in points.enumerated() {
                $0.bent([point, points[(index + 1) % points.count]], corner: 0, width: 0.915)
            }
        }
    }

    /// Lines of text, the first two shorter, behind a disc with a sign.
    private static func badgedLines(_ sign: @escaping Drawing) -> Drawing {
        { pen in
            for (start, y): (CGFloat, CGFloat) in [(13.4, 4.2), (13.4, 9), (2.6, 14.2), (2.6, 19.2)] {
                pen.line(CGPoint(start, y), CGPoint(21.4, y))
            }
            pen.startLayer()
            pen.disc(6.6, 6.6, 4.8)
            pen.cut(weight: pen.weight * 0.75, sign)
        }
    }

    static let drawings: [String: Drawing] = [
        signs, arrows, things, nature, marks, speech, devices, objects, tools, surfaces, weather, stacks,
    ]
    .reduce(into: [:]) { $0.merge($1) { $1 } }

    static let signs: [String: Drawing] = [
        "plus": { $0.cross(12, 12, arm: 8.2) },
        "minus": { $0.line(CGPoint(3.8, 12), CGPoint(20.2, 12)) },
        "xmark": { pen in pen.draw(turn: 45) { $0.cross(12, 12, arm: 9) } },
        // Its line is 0.108 times as thick as the ink is wide, in pictures of iOS, and blunt at its ends and its bend.
        "checkmark": { pen in
            pen.unite {
                let half = $0.weight * 1.064 / 2
                $0.bent([CGPoint(4.06, 12.73), CGPoint(9.735, 19.95)], corner: 0, width: 1.064)
                $0.bent([CGPoint(10.02, 19.95), CGPoint(19.96, 4.2)], corner: 0, width: 1.064)
                $0.disc(4.24, 12.66, half * 0.94)
                $0.disc(19.72, 4.01, half * 0.94)
            }
        },
        "multiply": { pen in pen.draw(turn: 45) { $0.cross(12, 12, arm: 9) } },
        "equal": {
            $0.line(CGPoint(4, 8.8), CGPoint(20, 8.8))
            $0.line(CGPoint(4, 15.2), CGPoint(20, 15.2))
        },
        "ellipsis": { for x: CGFloat in [4.4, 12, 19.6] { $0.disc(x, 12, 1.9) } },
        "exclamationmark": {
            $0.line(CGPoint(12, 3.6), CGPoint(12, 13.8))
            $0.disc(12, 19, $0.weight * 0.72)
        },
        // A stem between serifs, the lower one on both sides. Read off `info.circle.fill`.
        "info": { pen in
            let width = pen.weight
            pen.unite {
                $0.box(12.57 - width / 2, 8.5, width, 14.4, corner: 0.3 * width)
                $0.box(7.56, 8.5, 5.01 + width / 2, 0.82 * width, corner: 0.4 * width)
                $0.box(7.17, 22.9 - 0.9 * width, 10.72, 0.9 * width, corner: 0.45 * width)
            }
            pen.disc(11.8, 2.85, 0.82 * width)
        },
        "questionmark": {
            $0.unite {
                $0.arc(12, 8.2, 4.2, from: 180, to: 405)
                $0.stroke("14.97 11.17 m 13.2 12.4 12 13 12 14.8 c")
            }
            $0.disc(12, 19.4, $0.weight * 0.72)
        },
        "circle": { $0.ring(12, 12, 9.62, width: 0.976) },
        "circle.fill": { $0.disc(12, 12, 10.4) },
        // Its line is 0.079 ems thick.
        "square": {
            $0.thin(1)
            $0.frame(2.6, 2.6, 18.8, 18.8, corner: 2.2)
        },
        "square.fill": { $0.box(1.7, 1.7, 20.6, 20.6, corner: 3.1) },
        "rectangle": { $0.frame(1.6, 5, 20.8, 14, corner: 3) },
        "rectangle.fill": { $0.box(0.8, 4.2, 22.4, 15.6, corner: 3.8) },
        "triangle": { $0.rim(SymbolOutlines.triangle) },
        "triangle.fill": { $0.add(SymbolOutlines.triangle) },
        "exclamationmark.triangle": {
            $0.rim(SymbolOutlines.triangle)
            $0.startLayer()
            warning(&$0, width: 1.05)
        },
        "exclamationmark.triangle.fill": {
            $0.add(SymbolOutlines.triangle)
            $0.inFront { warning(&$0, width: 1) }
        },
        "list.bullet": {
            for y: CGFloat in [6.0, 12, 18] {
                $0.disc(3.6, y, 1.3)
                $0.line(CGPoint(8, y), CGPoint(21, y))
            }
        },
        "line.3.horizontal": { for y: CGFloat in [6.0, 12, 18] { $0.line(CGPoint(2.6, y), CGPoint(21.4, y)) } },
        "line.3.horizontal.decrease": {
            $0.line(CGPoint(2.6, 6), CGPoint(21.4, 6))
            $0.line(CGPoint(5.8, 12), CGPoint(18.2, 12))
            $0.line(CGPoint(9, 18), CGPoint(15, 18))
        },
        "text.badge.plus": badgedLines { pen in
            pen.line(CGPoint(6.6, 4), CGPoint(6.6, 9.2))
            pen.line(CGPoint(4, 6.6), CGPoint(9.2, 6.6))
        },
        "text.badge.minus": badgedLines { $0.line(CGPoint(4, 6.6), CGPoint(9.2, 6.6)) },
        "text.badge.checkmark": badgedLines { $0.line(CGPoint(4.4, 6.8), CGPoint(6, 8.6), CGPoint(8.8, 4.6)) },
        "text.badge.xmark": badgedLines { pen in
            pen.line(CGPoint(4.8, 4.8), CGPoint(8.4, 8.4))
            pen.line(CGPoint(8.4, 4.8), CGPoint(4.8, 8.4))
        },
        "text.alignleft": {
            for (y, end): (CGFloat, CGFloat) in [(4.5, 21.0), (9.5, 15), (14.5, 21), (19.5, 15)] {
                $0.line(CGPoint(3, y), CGPoint(end, y))
            }
        },
        "slider.horizontal.3": {
            for (y, knob): (CGFloat, CGFloat) in [(5.0, 15.6), (12, 8.2), (19, 15.6)] {
                $0.line(CGPoint(2, y), CGPoint(22, y))
                $0.cut { $0.disc(knob, y, 2.2) }
                $0.ring(knob, y, 2.2, width: 0.9)
            }
        },
        "square.grid.2x2": {
            for x: CGFloat in [3.2, 13.6] { for y: CGFloat in [3.2, 13.6] { $0.frame(x, y, 7.2, 7.2, corner: 1.6) } }
        },
        "square.grid.2x2.fill": {
            for x: CGFloat in [2.4, 12.8] { for y: CGFloat in [2.4, 12.8] { $0.box(x, y, 8.8, 8.8, corner: 2.2) } }
        },
        "play.fill": { $0.polygon([CGPoint(5.4, 2.6), CGPoint(21.4, 12), CGPoint(5.4, 21.4)], corner: 2) },
        "pause.fill": {
            $0.box(4.6, 3, 5, 18, corner: 1.4)
            $0.box(14.4, 3, 5, 18, corner: 1.4)
        },
        "stop.fill": { $0.box(3.6, 3.6, 16.8, 16.8, corner: 2.4) },
        "forward.fill": {
            $0.polygon([CGPoint(1.6, 5), CGPoint(12.2, 12), CGPoint(1.6, 19)], corner: 1.4)
            $0.polygon([CGPoint(12.6, 5), CGPoint(23.2, 12), CGPoint(12.6, 19)], corner: 1.4)
        },
        "backward.fill": {
            $0.polygon([CGPoint(22.4, 5), CGPoint(11.8, 12), CGPoint(22.4, 19)], corner: 1.4)
            $0.polygon([CGPoint(11.4, 5), CGPoint(0.8, 12), CGPoint(11.4, 19)], corner: 1.4)
        },
    ]

    static let arrows: [String: Drawing] = {
        let chevron: Drawing = { $0.line(CGPoint(8.2, 4), CGPoint(16, 12), CGPoint(8.2, 20)) }
        let arrow: Drawing = { pen in
            pen.unite {
                $0.line(CGPoint(13.4, 5), CGPoint(20.6, 12), CGPoint(13.4, 19))
                $0.line(CGPoint(3.4, 12), CGPoint(20.4, 12))
            }
        }
        func turned(_ drawing: @escaping Drawing, _ degrees: CGFloat) -> Drawing {
            { $0.draw(turn: degrees, drawing) }
        }
        return [
            "chevron.right": chevron, "chevron.forward": chevron,
            "chevron.left": turned(chevron, 180), "chevron.backward": turned(chevron, 180),
            "chevron.up": turned(chevron, -90), "chevron.down": turned(chevron, 90),
            "chevron.up.chevron.down": {
                $0.line(CGPoint(7, 8.6), CGPoint(12, 3.4), CGPoint(17, 8.6))
                $0.line(CGPoint(7, 15.4), CGPoint(12, 20.6), CGPoint(17, 15.4))
            },
            "arrow.right": arrow, "arrow.forward": arrow,
            "arrow.left": turned(arrow, 180), "arrow.backward": turned(arrow, 180),
            "arrow.up": turned(arrow, -90), "arrow.down": turned(arrow, 90),
            "arrow.up.right": turned(arrow, -45), "arrow.down.right": turned(arrow, 45),
            "arrow.up.left": turned(arrow, -135), "arrow.down.left": turned(arrow, 135),
            "arrow.clockwise": { pen in
                pen.unite {
                    $0.arc(12, 12.8, 8.6, from: -38, to: 266)
                    $0.line(CGPoint(10.6, 0.6), CGPoint(14.4, 4.3), CGPoint(10.6, 8))
                }
            },
            "arrow.counterclockwise": { pen in
                pen.unite {
                    $0.arc(12, 12.8, 8.6, from: -86, to: 218)
                    $0.line(CGPoint(13.4, 0.6), CGPoint(9.6, 4.3), CGPoint(13.4, 8))
                }
            },
            "square.and.arrow.up": { pen in
                pen.bent(
                    [
                        CGPoint(8, 8.8), CGPoint(4.4, 8.8), CGPoint(4.4, 21.8), CGPoint(19.6, 21.8),
                        CGPoint(19.6, 8.8), CGPoint(16, 8.8),
                    ], corner: 2.6)
                pen.unite {
                    $0.line(CGPoint(8.4, 5.4), CGPoint(12, 1.8), CGPoint(15.6, 5.4))
                    $0.line(CGPoint(12, 2), CGPoint(12, 14.6))
                }
            },
            "square.and.arrow.down": { pen in
                pen.bent(
                    [
                        CGPoint(8, 8.8), CGPoint(4.4, 8.8), CGPoint(4.4, 21.8), CGPoint(19.6, 21.8),
                        CGPoint(19.6, 8.8), CGPoint(16, 8.8),
                    ], corner: 2.6)
                pen.unite {
                    $0.line(CGPoint(8.4, 11.6), CGPoint(12, 15.2), CGPoint(15.6, 11.6))
                    $0.line(CGPoint(12, 2), CGPoint(12, 15))
                }
            },
        ]
    }()

    static let things: [String: Drawing] = [
        "person": {
            $0.ring(12, 7, 4.2)
            $0.rim(SymbolOutlines.shoulders)
        },
        "person.fill": {
            // Read off a picture of iOS 26 at 50 points.
            $0.add(SymbolOutlines.head(CGPoint(12, 6.86), width: 9.22, height: 10.12))
            $0.add(SymbolOutlines.shoulders(around: 12, width: 19.35, top: 13.93, bottom: 22.6))
        },
        "person.2.fill": {
            $0.add(SymbolOutlines.head(CGPoint(5.93, 7.44), width: 6.86, height: 7.47))
            $0.add(SymbolOutlines.shoulders(around: 5.93, width: 14.42, top: 12.69, bottom: 20.06))
            $0.cut { $0.add(SymbolOutlines.shoulders(around: 17.25, width: 19.36, top: 11.4, bottom: 20.16)) }
            $0.add(SymbolOutlines.head(CGPoint(17.27, 6.67), width: 7.82, height: 8.57))
            $0.add(SymbolOutlines.shoulders(around: 17.25, width: 16.45, top: 12.73, bottom: 20.06))
        },
        "house": { pen in
            pen.unite {
                $0.bent([CGPoint(1.8, 11.8), CGPoint(12, 3), CGPoint(22.2, 11.8)], corner: 0.8)
                $0.bent(
                    [CGPoint(4.8, 9.6), CGPoint(4.8, 20.6), CGPoint(19.2, 20.6), CGPoint(19.2, 9.6)], corner: 2)
                $0.bent(
                    [CGPoint(9.6, 20.6), CGPoint(9.6, 14.2), CGPoint(14.4, 14.2), CGPoint(14.4, 20.6)], corner: 1)
                $0.line(CGPoint(18.4, 8), CGPoint(18.4, 4.2))
            }
        },
        "house.fill": { pen in
            pen.add(SymbolOutlines.walls)
            pen.cut {
                $0.stroke("1.8 11.8 m 12 3 l 22.2 11.8 l", width: 2.4)
                $0.box(9.6, 13.9, 4.8, 6, corner: 0.5)
            }
            pen.unite {
                $0.bent([CGPoint(1.8, 11.8), CGPoint(12, 3), CGPoint(22.2, 11.8)], corner: 0.8)
                $0.box(17.9, 4.2, 2.2, 5.4, corner: 0.4)
            }
        },
        "gearshape": {
            $0.rim(SymbolOutlines.gear)
            $0.ring(12, 12, 3)
        },
        "gearshape.fill": {
            $0.add(SymbolOutlines.gear)
            $0.disc(12, 12, 3.4)
        },
        "gear": { pen in
            pen.unite {
                $0.ring(12, 12, 8.45, width: 0.82)
                for turn in 0..<20 {
                    $0.draw(turn: 9 + 18 * CGFloat(turn)) {
                        $0.bent([CGPoint(21, 12), CGPoint(22.2, 12)], corner: 0, width: 0.72)
                    }
                }
                for turn: CGFloat in [0, 120, 240] {
                    $0.draw(turn: turn) { $0.bent([CGPoint(14.2, 12), CGPoint(20, 12)], corner: 0, width: 0.78) }
                }
                $0.ring(12, 12, 1.75, width: 0.6)
            }
        },
        "magnifyingglass": {
            $0.unite {
                $0.ring(10.2, 10.2, 7)
                $0.bent([CGPoint(15.4, 15.4), CGPoint(20.4, 20.4)], corner: 0, width: 1.25)
            }
        },
        "trash": { pen in
            pen.unite {
                $0.line(CGPoint(2.8, 5.4), CGPoint(21.2, 5.4))
                $0.bent(
                    [CGPoint(8.6, 5.4), CGPoint(8.6, 2.4), CGPoint(15.4, 2.4), CGPoint(15.4, 5.4)], corner: 1.6)
                $0.bent(
                    [CGPoint(5, 5.4), CGPoint(5.9, 21.6), CGPoint(18.1, 21.6), CGPoint(19, 5.4)], corner: 2.2)
            }
            pen.stroke("9.4 9.2 m 9.7 18 l", width: 0.85)
            pen.stroke("12 9.2 m 12 18 l", width: 0.85)
            pen.stroke("14.6 9.2 m 14.3 18 l", width: 0.85)
        },
        "trash.fill": { pen in
            pen.unite {
                $0.line(CGPoint(2.8, 5.4), CGPoint(21.2, 5.4))
                $0.bent(
                    [CGPoint(8.6, 5.4), CGPoint(8.6, 2.4), CGPoint(15.4, 2.4), CGPoint(15.4, 5.4)], corner: 1.6)
                $0.polygon(
                    [CGPoint(4.1, 5.4), CGPoint(19.9, 5.4), CGPoint(19, 22.5), CGPoint(5, 22.5)], corner: 2)
            }
            pen.cut {
                $0.stroke("9.4 9.6 m 9.7 18.4 l", width: 0.85)
                $0.stroke("12 9.6 m 12 18.4 l", width: 0.85)
                $0.stroke("14.6 9.6 m 14.3 18.4 l", width: 0.85)
            }
        },
        "pencil": { $0.add(SymbolOutlines.pencil) },
        "square.and.pencil": { pen in
            pen.bent(
                [
                    CGPoint(13.2, 4.2), CGPoint(3.2, 4.2), CGPoint(3.2, 21), CGPoint(20, 21), CGPoint(20, 11),
                ], corner: 3.2)
            pen.cut { $0.stroke("20.6 3.4 m 12 12 l", width: 2.9) }
            pen.draw(scale: 0.62, at: CGPoint(16.2, 7.8)) { $0.add(SymbolOutlines.pencil) }
        },
        "bell": { pen in
            pen.thin(0.84)
            pen.unite {
                $0.rim(SymbolOutlines.bell)
                $0.stroke("9.01 18.3 m 9.01 19.95 10.35 21.29 12 21.29 c 13.65 21.29 14.99 19.95 14.99 18.3 c")
            }
        },
        "bell.fill": {
            $0.add(SymbolOutlines.bell)
            $0.fill("9 20 m 15 20 l 14.8 21.6 13.6 22.5 12 22.5 c 10.4 22.5 9.2 21.6 9 20 c h")
        },
        "envelope": {
            $0.frame(1.8, 4.6, 20.4, 14.8, corner: 2.8)
            $0.line(CGPoint(4.8, 8), CGPoint(12, 13.6), CGPoint(19.2, 8))
        },
        "envelope.fill": {
            // Read off two pictures of iOS 26.
            $0.box(1, 4.1, 22, 15.8, corner: 2)
            $0.cut {
                $0.stroke("0.6 4.6 m 10.4 13.3 l 11.4 14.2 12.6 14.2 13.6 13.3 c 23.4 4.6 l", width: 0.7)
                for x: CGFloat in [0, 1] {
                    $0.bent([CGPoint(0.6 + 22.8 * x, 19.6), CGPoint(8.2 + 7.6 * x, 11.8)], corner: 0, width: 0.7)
                }
            }
        },
        "calendar": { pen in
            // Read off a picture of iOS 26: a month that begins on the second day of a week and ends on the third.
            let rim = pen.weight * 0.82
            pen.box(2.27, 3, 19.46, 18, corner: 2.5)
            pen.box(2.27 + rim, 7.5, 19.46 - 2 * rim, 13.5 - rim, corner: 1.2)
            for (row, days) in [1..<4, 0..<4, 0..<3].enumerated() {
                for day in days {
                    pen.box(6.37 + 3.235 * CGFloat(day), 9.56 + 3.19 * CGFloat(row), 1.5, 1.5, corner: 0.3)
                }
            }
        },
        "clock": {
            $0.ring(12, 12, 9.6)
            $0.bent([CGPoint(12, 5.5), CGPoint(12, 12.4), CGPoint(6.7, 12.4)], corner: 0, width: 0.82)
        },
        "clock.fill": {
            $0.disc(12, 12, 10.4)
            $0.bent([CGPoint(12, 5.5), CGPoint(12, 12.4), CGPoint(6.7, 12.4)], corner: 0, width: 0.82)
        },
        "globe": { pen in
            pen.unite {
                $0.ring(12, 12, 9.6)
                $0.stroke(Path(ellipseIn: CGRect(x: 7.6, y: 2.4, width: 8.8, height: 19.2)), width: 0.62)
                for line in ["12 2.4 m 12 21.6 l", "2.4 12 m 21.6 12 l"] { $0.stroke(line, width: 0.62) }
                $0.stroke("5.2 5.4 m 8.4 8.2 15.6 8.2 18.8 5.4 c", width: 0.62)
                $0.stroke("5.2 18.6 m 8.4 15.8 15.6 15.8 18.8 18.6 c", width: 0.62)
            }
        },
        "photo": { pen in
            pen.thin(0.8)
            pen.unite {
                $0.frame(1.6, 3.8, 20.8, 16.4, corner: 1.9)
                $0.polygon(
                    [
                        CGPoint(1.6, 17.4), CGPoint(6.3, 12.8), CGPoint(9.2, 15.4), CGPoint(15, 10.8),
                        CGPoint(22.4, 17.4), CGPoint(22.4, 20.2), CGPoint(1.6, 20.2),
                    ],
                    corner: 1)
                $0.disc(7.9, 9.4, 2.2)
            }
        },
        "folder": { pen in
            pen.unite {
                $0.rim(SymbolOutlines.folder)
                $0.line(CGPoint(2.7, 9.7), CGPoint(21.3, 9.7))
            }
        },
        "folder.fill": { $0.add(SymbolOutlines.folder) },
        "doc": { $0.rim(SymbolOutlines.paper) },
        "doc.fill": { $0.add(SymbolOutlines.paper) },
        "doc.text": {
            $0.rim(SymbolOutlines.paper)
            for y: CGFloat in [12.6, 16.8] { $0.line(CGPoint(8.6, y), CGPoint(15.4, y)) }
        },
        "cart": {
            $0.line(CGPoint(1.6, 3.4), CGPoint(4.8, 3.4), CGPoint(7.6, 16.4), CGPoint(19, 16.4))
            $0.line(CGPoint(7.8, 6.6), CGPoint(21.6, 6.6), CGPoint(19.8, 12.8), CGPoint(9.4, 12.8))
            for x: CGFloat in [8.8, 17.8] { $0.disc(x, 20.4, 1.7) }
        },
        "bag": {
            $0.frame(3.6, 7.6, 16.8, 14, corner: 3)
            $0.arch(12, 5.6, 3.6, bottom: 7.6 - $0.weight / 2)
        },
        "bag.fill": {
            $0.box(2.8, 7.2, 18.4, 15.4, corner: 3.8)
            $0.arch(12, 5.6, 3.6, bottom: 7.2)
        },
        "creditcard": {
            $0.frame(1.6, 4.6, 20.8, 14.8, corner: 2.8)
            $0.box(2.5, 8, 19, 3)
        },
        "creditcard.fill": {
            $0.box(0.8, 3.8, 22.4, 16.4, corner: 3.4)
            $0.box(0.8, 8, 22.4, 3)
        },
        "lock": {
            $0.frame(4.6, 10.8, 14.8, 11, corner: 2.4)
            $0.arch(12, 7, 4.4, bottom: 10.8 - $0.weight / 2)
        },
        "lock.fill": {
            $0.box(4.84, 9.76, 14.3, 12.22, corner: 1.8)
            // In a shape the bow stays thinner than the shape's rim.
            $0.weight = min($0.weight, 2.05)
            $0.arch(11.99, 6.76, 5.4 - $0.weight / 2, bottom: 9.76)
        },
        "wifi": {
            // Quarters of rings about one point, and the quarter of a disc.
            for (outer, inner): (CGFloat, CGFloat) in [(15.2, 12.4), (9.9, 7.1), (4.6, 0)] {
                $0.quarter(12, 20.9, outer: outer, inner: inner)
            }
        },
        "location.fill": { arrowhead(&$0, isFilled: true) },
        "location": { arrowhead(&$0, isFilled: false) },
        "paperplane.fill": {
            $0.add(SymbolOutlines.paperPlane)
            $0.cut { $0.stroke("10.4 13.6 m 21.4 2.6 l", width: 0.8) }
        },
        "paperplane": { pen in
            let (tip, fold) = (CGPoint(21.7, 2.3), CGPoint(11.23, 12.81))
            let edges = [
                tip, CGPoint(2.93, 9.31), CGPoint(2.76, 10.25), fold, CGPoint(13.78, 21.25), CGPoint(14.74, 21.08), tip,
                fold,
            ]
            pen.unite {
                for (start, end) in zip(edges, edges.dropFirst()) { $0.bent([start, end], corner: 0, width: 0.826) }
            }
        },
        "mappin": {
            $0.disc(12, 6, 4.6)
            $0.line(CGPoint(12, 11.4), CGPoint(12, 22))
        },
        "camera": {
            $0.rim(SymbolOutlines.camera)
            $0.ring(12, 13.2, 4)
            $0.disc(18.6, 9.6, 1.1)
        },
        "camera.fill": {
            $0.add(SymbolOutlines.camera)
            $0.ring(12, 13.2, 4.2)
            $0.disc(18.8, 9.4, 1.1)
        },
        "mic.fill": {
            $0.box(8.4, 1.6, 7.2, 12.6, corner: 3.6)
            $0.unite {
                $0.arc(12, 10.8, 7, from: 0, to: 180)
                $0.line(CGPoint(12, 18), CGPoint(12, 22))
                $0.line(CGPoint(8.4, 22), CGPoint(15.6, 22))
            }
        },
        "tag": {
            $0.rim(SymbolOutlines.tag)
            $0.disc(16.1, 8.1, 1.2)
        },
        "tag.fill": {
            $0.add(SymbolOutlines.tag)
            $0.disc(16.1, 8.1, 1.4)
        },
        "bookmark": { $0.rim(SymbolOutlines.bookmark) },
        "bookmark.fill": { $0.add(SymbolOutlines.bookmark) },
        "book": { pen in
            pen.unite {
                $0.stroke(
                    "12 20.6 m 10 18.8 6.6 18.6 2 19.6 c 2 5.2 l 6.6 4 10 4.4 12 6.2 c 14 4.4 17.4 4 22 5.2 c 22 19.6 l 17.4 18.6 14 18.8 12 20.6 c h"
                )
                $0.line(CGPoint(12, 6.2), CGPoint(12, 20.6))
            }
        },
        "book.fill": {
            $0.fill("11.2 20.8 m 9.2 18.8 5.6 18.6 1.2 19.8 c 1.2 4.8 l 5.6 3.6 9.2 4 11.2 5.8 c h")
            $0.fill("12.8 20.8 m 14.8 18.8 18.4 18.6 22.8 19.8 c 22.8 4.8 l 18.4 3.6 14.8 4 12.8 5.8 c h")
        },
        "link": { pen in
            pen.unite {
                $0.stroke(
                    "9.6 14.4 m 7.6 12.4 7.8 10.6 9.6 8.8 c 13.4 5 l 15.2 3.2 17.6 3.2 19.2 4.8 c 20.8 6.4 20.8 8.8 19 10.6 c 17.4 12.2 l"
                )
                $0.stroke(
                    "14.4 9.6 m 16.4 11.6 16.2 13.4 14.4 15.2 c 10.6 19 l 8.8 20.8 6.4 20.8 4.8 19.2 c 3.2 17.6 3.2 15.2 5 13.4 c 6.6 11.8 l"
                )
            }
        },
        "eye": {
            let lid = Path { path in
                path.move(to: CGPoint(0.8, 12))
                path.addCurve(to: CGPoint(23.2, 12), control1: CGPoint(5.6, 2.6), control2: CGPoint(18.4, 2.6))
                path.addCurve(to: CGPoint(0.8, 12), control1: CGPoint(18.4, 21.4), control2: CGPoint(5.6, 21.4))
                path.closeSubpath()
            }
            $0.rim(lid)
            $0.ring(12, 12, 3, width: 1.75)
        },
        "phone.fill": { $0.add(SymbolOutlines.handset) },
        "video.fill": {
            $0.box(0.8, 5.4, 14.6, 13.2, corner: 3)
            $0.polygon([CGPoint(16.4, 10), CGPoint(23.2, 5.6), CGPoint(23.2, 18.4), CGPoint(16.4, 14)], corner: 1.4)
        },
        "music.note": { pen in
            pen.unite {
                $0.add(
                    Path(ellipseIn: CGRect(x: -3.6, y: -2.8, width: 7.2, height: 5.6)).applying(
                        CGAffineTransform(translationX: 8.4, y: 19).rotated(by: -0.32)))
                $0.box(10, 3.4, 1.9, 15.2)
                $0.polygon(
                    [CGPoint(10, 2.8), CGPoint(17.8, 1), CGPoint(17.8, 6), CGPoint(10, 7.8)], corner: 0.9)
            }
        },
        "chart.bar.fill": {
            for (x, y): (CGFloat, CGFloat) in [(-0.4, 8.65), (8.35, 5.95), (17.1, 3.25)] {
                $0.box(x, y, 7.3, 20.75 - y, corner: 2)
            }
        },
        "airplane": {
            $0.polygon(
                [
                    CGPoint(12, 1), CGPoint(13.8, 4), CGPoint(13.8, 9), CGPoint(22.4, 14.4), CGPoint(22.4, 16.6),
                    CGPoint(13.8, 14), CGPoint(13.4, 19.4), CGPoint(16.4, 21.4), CGPoint(16.4, 23), CGPoint(12, 21.8),
                    CGPoint(7.6, 23), CGPoint(7.6, 21.4), CGPoint(10.6, 19.4), CGPoint(10.2, 14), CGPoint(1.6, 16.6),
                    CGPoint(1.6, 14.4), CGPoint(10.2, 9), CGPoint(10.2, 4),
                ], corner: 0.9)
        },
        "battery.100": {
            $0.frame(1.2, 6.6, 19, 10.8, corner: 3)
            $0.box(3.2, 8.6, 15, 6.8, corner: 1.4)
            $0.box(21.8, 10, 1.6, 4, corner: 0.8)
        },
    ]

    static let nature: [String: Drawing] = [
        "star": { $0.add(SymbolOutlines.star, hole: SymbolOutlines.starInside($0.weight * 0.724)) },
        "star.fill": { $0.add(SymbolOutlines.star) },
        "heart": { $0.rim(SymbolOutlines.heart) },
        "heart.fill": { $0.add(SymbolOutlines.heart) },
        "bolt": { $0.rim(SymbolOutlines.bolt) },
        "bolt.fill": { $0.add(SymbolOutlines.bolt) },
        "sun.max": {
            $0.ring(12, 12, 4.4)
            for spoke in 0..<8 {
                let turn = CGAffineTransform(translationX: 12, y: 12).rotated(by: CGFloat(spoke) * .pi / 4)
                $0.line(CGPoint(0, -8).applying(turn), CGPoint(0, -10.2).applying(turn))
            }
        },
        "sun.max.fill": {
            $0.disc(12, 12, 5.2)
            for spoke in 0..<8 {
                let turn = CGAffineTransform(translationX: 12, y: 12).rotated(by: CGFloat(spoke) * .pi / 4)
                $0.line(CGPoint(0, -8).applying(turn), CGPoint(0, -10.2).applying(turn))
            }
        },
        "moon.fill": { $0.add(SymbolOutlines.moon) },
        "cloud": { $0.rim(SymbolOutlines.cloud) },
        "cloud.fill": { $0.add(SymbolOutlines.cloud) },
        "drop": { $0.rim(SymbolOutlines.drop) },
        "drop.fill": { $0.add(SymbolOutlines.drop) },
        "flame.fill": { $0.add(SymbolOutlines.flame) },
        "leaf": { $0.rim(SymbolOutlines.leaf) },
        "leaf.fill": { pen in
            pen.unite {
                $0.add(SymbolOutlines.leaf)
                $0.stroke("18 17 m 21.6 20.4 l")
            }
            pen.cut { $0.stroke("8.2 10.2 m 14.6 14.8 l") }
        },
    ]
}
