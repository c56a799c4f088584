import CoreGraphics
import RoostPicture

/// Signs, figures and marks.
extension SymbolCatalogue {
    static let marks: [String: Drawing] = [
        "asterisk": { pen in
            pen.unite {
                for turn: CGFloat in [0.0, 60, 120] {
                    $0.draw(turn: turn) { $0.line(CGPoint(12, 3.4), CGPoint(12, 20.6)) }
                }
            }
        },
        "number": { pen in
            pen.unite {
                for x: CGFloat in [9.4, 15.8] { $0.line(CGPoint(x + 0.6, 3.4), CGPoint(x - 2, 20.6)) }
                for y: CGFloat in [8.6, 15.4] { $0.line(CGPoint(4, y), CGPoint(20, y)) }
            }
        },
        "at": { pen in
            pen.ring(12, 12, 3.8)
            pen.stroke(
                "15.8 8.4 m 15.8 13.4 l 15.8 17 21.6 16.6 21.6 12 c 21.6 6.6 17.4 2.4 12 2.4 c 6.6 2.4 2.4 6.6 2.4 12 c 2.4 17.4 6.6 21.6 12 21.6 c 14 21.6 15.6 21.2 17 20.2 c"
            )
        },
        "percent": {
            $0.ring(6.4, 7, 3.2)
            $0.ring(17.6, 17, 3.2)
            $0.line(CGPoint(18.4, 3.4), CGPoint(5.6, 20.6))
        },
        "plusminus": {
            $0.cross(12, 8.6, arm: 6)
            $0.line(CGPoint(6, 19.8), CGPoint(18, 19.8))
        },
        "divide": {
            $0.line(CGPoint(4, 12), CGPoint(20, 12))
            for y: CGFloat in [5.6, 18.4] { $0.disc(12, y, 1.7) }
        },
        "lessthan": { $0.line(CGPoint(19, 5), CGPoint(5, 12), CGPoint(19, 19)) },
        "greaterthan": { $0.line(CGPoint(5, 5), CGPoint(19, 12), CGPoint(5, 19)) },
        "sum": {
            $0.line(
                CGPoint(18.4, 6), CGPoint(18.4, 3.4), CGPoint(5.4, 3.4), CGPoint(12.4, 12), CGPoint(5.4, 20.6),
                CGPoint(18.4, 20.6), CGPoint(18.4, 18))
        },
        "dollarsign": { pen in
            pen.unite {
                $0.stroke(
                    "17 7.6 m 16.6 5.4 14.6 4.4 12 4.4 c 9 4.4 7 5.8 7 8 c 7 10.6 9.6 11.4 12 12 c 14.8 12.6 17.4 13.4 17.4 16 c 17.4 18.4 15.2 19.6 12 19.6 c 9 19.6 7 18.4 6.6 16.2 c"
                )
                $0.line(CGPoint(12, 1.6), CGPoint(12, 22.4))
            }
        },
        "eurosign": { pen in
            pen.unite {
                $0.stroke(
                    "18.6 5.4 m 17.4 4.2 16 3.6 14.4 3.6 c 10.4 3.6 7.6 7.2 7.6 12 c 7.6 16.8 10.4 20.4 14.4 20.4 c 16 20.4 17.4 19.8 18.6 18.6 c"
                )
                for y: CGFloat in [10.0, 14] { $0.line(CGPoint(4.4, y), CGPoint(15, y)) }
            }
        },
        "command": { pen in
            pen.unite {
                $0.frame(8.6, 8.6, 6.8, 6.8, corner: 0)
                for (x, y): (CGFloat, CGFloat) in [(6.0, 6.0), (18, 6), (6, 18), (18, 18)] { $0.ring(x, y, 2.6) }
            }
        },
        "option": { pen in
            pen.stroke("3.4 5.6 m 8.4 5.6 l 15.4 18.4 l 20.6 18.4 l")
            pen.line(CGPoint(14.4, 5.6), CGPoint(20.6, 5.6))
        },
        "curlybraces": {
            $0.stroke(
                "9.6 3 m 7 3 6.4 4 6.4 6 c 6.4 9 l 6.4 11 5.6 12 3.8 12 c 5.6 12 6.4 13 6.4 15 c 6.4 18 l 6.4 20 7 21 9.6 21 c"
            )
            $0.stroke(
                "14.4 3 m 17 3 17.6 4 17.6 6 c 17.6 9 l 17.6 11 18.4 12 20.2 12 c 18.4 12 17.6 13 17.6 15 c 17.6 18 l 17.6 20 17 21 14.4 21 c"
            )
        },
        "chevron.left.forwardslash.chevron.right": {
            $0.line(CGPoint(6, 6.6), CGPoint(1, 12), CGPoint(6, 17.4))
            $0.line(CGPoint(18, 6.6), CGPoint(23, 12), CGPoint(18, 17.4))
            $0.line(CGPoint(14.2, 4.6), CGPoint(9.8, 19.4))
        },
        "textformat": { pen in
            pen.unite {
                $0.line(CGPoint(2, 19), CGPoint(7.2, 5), CGPoint(12.4, 19))
                $0.line(CGPoint(4, 14.4), CGPoint(10.4, 14.4))
                $0.ring(18, 15.6, 3.4)
                $0.line(CGPoint(21.4, 11.8), CGPoint(21.4, 19))
            }
        },
        "bold": { pen in
            pen.unite {
                $0.stroke(
                    "6.8 4 m 6.8 20 l 13.4 20 l 16.4 20 18.2 18.2 18.2 15.8 c 18.2 13.4 16.4 11.6 13.4 11.6 c 6.8 11.6 l",
                    width: 1.4)
                $0.stroke("6.8 4 m 12.8 4 l 15.4 4 17 5.6 17 7.8 c 17 10 15.4 11.6 12.8 11.6 c", width: 1.4)
            }
        },
        "italic": { pen in
            pen.unite {
                $0.line(CGPoint(9.4, 4), CGPoint(18, 4))
                $0.line(CGPoint(6, 20), CGPoint(14.6, 20))
                $0.line(CGPoint(13.8, 4), CGPoint(10.2, 20))
            }
        },
        "underline": {
            $0.stroke("6.4 3.4 m 6.4 11 l 6.4 14.6 8.6 16.8 12 16.8 c 15.4 16.8 17.6 14.6 17.6 11 c 17.6 3.4 l")
            $0.line(CGPoint(5, 21), CGPoint(19, 21))
        },
        "text.aligncenter": {
            for (y, half): (CGFloat, CGFloat) in [(4.5, 9.0), (9.5, 6), (14.5, 9), (19.5, 6)] {
                $0.line(CGPoint(12 - half, y), CGPoint(12 + half, y))
            }
        },
        "text.alignright": {
            for (y, start): (CGFloat, CGFloat) in [(4.5, 3.0), (9.5, 9), (14.5, 3), (19.5, 9)] {
                $0.line(CGPoint(start, y), CGPoint(21, y))
            }
        },
        "text.justify": { for y: CGFloat in [4.5, 9.5, 14.5, 19.5] { $0.line(CGPoint(3, y), CGPoint(21, y)) } },
        "list.number": {
            for y: CGFloat in [6.0, 12, 18] { $0.line(CGPoint(8.4, y), CGPoint(21, y)) }
            $0.stroke("2.4 4.6 m 3.8 4 l 3.8 8 l", width: 0.8)
            $0.stroke("2.4 10.8 m 2.8 9.6 5 9.8 4.8 11.2 c 4.6 12.2 3 12.8 2.4 14 c 5 14 l", width: 0.8)
            $0.stroke("2.4 16.4 m 5 16.4 l 3.6 17.8 l 5.4 18 5.2 20.4 3.6 20.2 c 3 20.2 2.6 20 2.4 19.6 c", width: 0.8)
        },
        "list.dash": {
            for y: CGFloat in [6.0, 12, 18] {
                $0.line(CGPoint(2.6, y), CGPoint(4.6, y))
                $0.line(CGPoint(8.4, y), CGPoint(21, y))
            }
        },
        "checklist": {
            $0.disc(5.9, 6.75, 3.8)
            $0.ring(5.9, 17.25, 3.35, width: 0.7)
            $0.weight *= 0.86
            for y: CGFloat in [6.75, 17.25] { $0.line(CGPoint(12.3, y), CGPoint(21.3, y)) }
            $0.cut {
                $0.bent(
                    [CGPoint(4.05, 6.8), CGPoint(5.5, 8.6), CGPoint(7.75, 5)], corner: 0, width: 0.75)
            }
        },
        "square.grid.3x3": {
            for x: CGFloat in [2.6, 9.6, 16.6] {
                for y: CGFloat in [2.6, 9.6, 16.6] { $0.frame(x, y, 4.8, 4.8, corner: 1) }
            }
        },
        "square.grid.3x3.fill": {
            for x: CGFloat in [2.0, 9, 16] { for y: CGFloat in [2.0, 9, 16] { $0.box(x, y, 6, 6, corner: 1.5) } }
        },
        "circle.grid.2x2": { for x: CGFloat in [6.6, 17.4] { for y: CGFloat in [6.6, 17.4] { $0.ring(x, y, 3.8) } } },
        "circle.grid.2x2.fill": {
            for x: CGFloat in [6.6, 17.4] { for y: CGFloat in [6.6, 17.4] { $0.disc(x, y, 4.6) } }
        },
        "circle.grid.3x3.fill": {
            for x: CGFloat in [4.6, 12, 19.4] { for y: CGFloat in [4.6, 12, 19.4] { $0.disc(x, y, 2.7) } }
        },
        "rectangle.grid.2x2": {
            for x: CGFloat in [1.8, 13] { for y: CGFloat in [4.0, 13] { $0.frame(x, y, 9.2, 7, corner: 1.4) } }
        },
        "rectangle.grid.1x2": { for y: CGFloat in [3.6, 13.4] { $0.frame(2.4, y, 19.2, 7, corner: 1.6) } },
        "square.split.2x1": {
            $0.unite {
                $0.frame(3, 3, 18, 18, corner: 3.4)
                $0.line(CGPoint(12, 3), CGPoint(12, 21))
            }
        },
        "sidebar.left": {
            $0.unite {
                $0.frame(1.6, 4, 20.8, 16, corner: 3)
                $0.line(CGPoint(8.4, 4), CGPoint(8.4, 20))
            }
            for y: CGFloat in [8.0, 11] { $0.line(CGPoint(4.2, y), CGPoint(5.8, y)) }
        },
        "sidebar.right": {
            $0.unite {
                $0.frame(1.6, 4, 20.8, 16, corner: 3)
                $0.line(CGPoint(15.6, 4), CGPoint(15.6, 20))
            }
            for y: CGFloat in [8.0, 11] { $0.line(CGPoint(18.2, y), CGPoint(19.8, y)) }
        },
        "circle.lefthalf.filled": {
            $0.unite {
                $0.ring(12, 12, 9.6)
                $0.fill("12 2.8 m 6.92 2.8 2.8 6.92 2.8 12 c 2.8 17.08 6.92 21.2 12 21.2 c h")
            }
        },
        "square.righthalf.filled": {
            $0.frame(3, 3, 18, 18, corner: 3.4)
            $0.box(12, 5.2, 6.8, 13.6, corner: 1)
        },
        "circle.dashed": { pen in
            for dash in 0..<8 {
                let start = Double(dash) * 45
                pen.arc(12, 12, 9.6, from: start, to: start + 24)
            }
        },
        "circle.inset.filled": {
            $0.ring(12, 12, 9.6)
            $0.disc(12, 12, 6)
        },
        "largecircle.fill.circle": {
            $0.ring(12, 12, 9.6)
            $0.disc(12, 12, 6)
        },
        "smallcircle.filled.circle": {
            $0.ring(12, 12, 9.6)
            $0.disc(12, 12, 3.4)
        },
        "record.circle": {
            $0.ring(12, 12, 9.6)
            $0.disc(12, 12, 4.8)
        },
        "capsule": { $0.frame(1.6, 6, 20.8, 12, corner: 6) },
        "capsule.fill": { $0.box(0.8, 5.2, 22.4, 13.6, corner: 6.8) },
        "hexagon": { $0.rim(SymbolOutlines.regular(6, radius: 10.8, turn: 0)) },
        "hexagon.fill": { $0.add(SymbolOutlines.regular(6, radius: 10.8, turn: 0)) },
        "octagon": { $0.rim(SymbolOutlines.regular(8, radius: 10.8, turn: 22.5)) },
        "octagon.fill": { $0.add(SymbolOutlines.regular(8, radius: 10.8, turn: 22.5)) },
        "pentagon": { $0.rim(SymbolOutlines.regular(5, radius: 11, turn: 0)) },
        "pentagon.fill": { $0.add(SymbolOutlines.regular(5, radius: 11, turn: 0)) },
        "diamond": { $0.rim(SymbolOutlines.regular(4, radius: 11.6, turn: 0)) },
        "diamond.fill": { $0.add(SymbolOutlines.regular(4, radius: 11.6, turn: 0)) },
        "seal": { $0.rim(SymbolOutlines.seal) },
        "seal.fill": { $0.add(SymbolOutlines.seal) },
        "checkmark.seal": {
            $0.rim(SymbolOutlines.seal)
            $0.startLayer()
            $0.line(CGPoint(7.8, 12.6), CGPoint(10.8, 15.8), CGPoint(16.2, 8.4))
        },
        "checkmark.seal.fill": {
            $0.add(SymbolOutlines.seal)
            $0.inFront { $0.line(CGPoint(7.8, 12.6), CGPoint(10.8, 15.8), CGPoint(16.2, 8.4)) }
        },
        "xmark.seal.fill": {
            $0.add(SymbolOutlines.seal)
            $0.inFront { $0.draw(scale: 0.4, turn: 45) { $0.cross(12, 12, arm: 9) } }
        },
        "shield": { $0.rim(SymbolOutlines.shield) },
        "shield.fill": { $0.add(SymbolOutlines.shield) },
        "checkmark.shield": {
            $0.rim(SymbolOutlines.shield)
            $0.startLayer()
            $0.line(CGPoint(8.2, 12), CGPoint(11, 15), CGPoint(15.8, 8))
        },
        "checkmark.shield.fill": {
            $0.add(SymbolOutlines.shield)
            $0.inFront { $0.line(CGPoint(8.2, 12), CGPoint(11, 15), CGPoint(15.8, 8)) }
        },
        "xmark.octagon": {
            $0.rim(SymbolOutlines.regular(8, radius: 10.8, turn: 22.5))
            $0.startLayer()
            $0.draw(scale: 0.46, turn: 45) { $0.cross(12, 12, arm: 9) }
        },
        "xmark.octagon.fill": {
            $0.add(SymbolOutlines.regular(8, radius: 10.8, turn: 22.5))
            $0.inFront { $0.draw(scale: 0.46, turn: 45) { $0.cross(12, 12, arm: 9) } }
        },
        "exclamationmark.octagon.fill": { pen in
            pen.add(SymbolOutlines.regular(8, radius: 10.8, turn: 22.5))
            pen.inFront { $0.draw(scale: 0.5, SymbolCatalogue.drawings["exclamationmark"]!) }
        },
        "chevron.right.2": {
            for x: CGFloat in [0.0, 8] { $0.line(CGPoint(4.6 + x, 5), CGPoint(11.4 + x, 12), CGPoint(4.6 + x, 19)) }
        },
        "chevron.left.2": {
            for x: CGFloat in [0.0, 8] { $0.line(CGPoint(11.4 + x, 5), CGPoint(4.6 + x, 12), CGPoint(11.4 + x, 19)) }
        },
        "chevron.compact.down": { $0.line(CGPoint(2.6, 9.6), CGPoint(12, 14), CGPoint(21.4, 9.6)) },
        "chevron.compact.up": { $0.line(CGPoint(2.6, 14.4), CGPoint(12, 10), CGPoint(21.4, 14.4)) },
        "chevron.compact.right": { $0.line(CGPoint(9.6, 2.6), CGPoint(14, 12), CGPoint(9.6, 21.4)) },
        "chevron.compact.left": { $0.line(CGPoint(14.4, 2.6), CGPoint(10, 12), CGPoint(14.4, 21.4)) },
        "arrow.up.arrow.down": { pen in
            pen.unite {
                $0.line(CGPoint(2.8, 8.6), CGPoint(7.2, 4), CGPoint(11.6, 8.6))
                $0.line(CGPoint(7.2, 4.4), CGPoint(7.2, 20))
            }
            pen.unite {
                $0.line(CGPoint(12.4, 15.4), CGPoint(16.8, 20), CGPoint(21.2, 15.4))
                $0.line(CGPoint(16.8, 4), CGPoint(16.8, 19.6))
            }
        },
        "arrow.left.arrow.right": { pen in
            pen.unite {
                $0.line(CGPoint(8.4, 1.8), CGPoint(3.4, 6.6), CGPoint(8.4, 11.4))
                $0.line(CGPoint(3.8, 6.6), CGPoint(20.6, 6.6))
            }
            pen.unite {
                $0.line(CGPoint(15.6, 12.6), CGPoint(20.6, 17.4), CGPoint(15.6, 22.2))
                $0.line(CGPoint(3.4, 17.4), CGPoint(20.2, 17.4))
            }
        },
        "arrow.up.and.down": { pen in
            pen.unite {
                $0.line(CGPoint(7.6, 6.8), CGPoint(12, 2.4), CGPoint(16.4, 6.8))
                $0.line(CGPoint(7.6, 17.2), CGPoint(12, 21.6), CGPoint(16.4, 17.2))
                $0.line(CGPoint(12, 2.6), CGPoint(12, 21.4))
            }
        },
        "arrow.left.and.right": { pen in
            pen.unite {
                $0.line(CGPoint(6.8, 7.6), CGPoint(2.4, 12), CGPoint(6.8, 16.4))
                $0.line(CGPoint(17.2, 7.6), CGPoint(21.6, 12), CGPoint(17.2, 16.4))
                $0.line(CGPoint(2.6, 12), CGPoint(21.4, 12))
            }
        },
        "arrow.up.left.and.arrow.down.right": { pen in
            pen.unite {
                $0.line(CGPoint(3.4, 9.6), CGPoint(3.4, 3.4), CGPoint(9.6, 3.4))
                $0.line(CGPoint(3.6, 3.6), CGPoint(10.4, 10.4))
            }
            pen.unite {
                $0.line(CGPoint(20.6, 14.4), CGPoint(20.6, 20.6), CGPoint(14.4, 20.6))
                $0.line(CGPoint(20.4, 20.4), CGPoint(13.6, 13.6))
            }
        },
        "arrow.down.right.and.arrow.up.left": { pen in
            pen.unite {
                $0.line(CGPoint(10.4, 4.2), CGPoint(10.4, 10.4), CGPoint(4.2, 10.4))
                $0.line(CGPoint(10.2, 10.2), CGPoint(3.4, 3.4))
            }
            pen.unite {
                $0.line(CGPoint(13.6, 19.8), CGPoint(13.6, 13.6), CGPoint(19.8, 13.6))
                $0.line(CGPoint(13.8, 13.8), CGPoint(20.6, 20.6))
            }
        },
        "arrow.uturn.left": uTurn, "arrow.uturn.backward": uTurn,
        "arrow.uturn.right": { $0.mirrored(uTurn) }, "arrow.uturn.forward": { $0.mirrored(uTurn) },
        "arrowshape.turn.up.left": { $0.rim(SymbolOutlines.reply) },
        "arrowshape.turn.up.left.fill": { $0.add(SymbolOutlines.reply) },
        "arrowshape.turn.up.right": { $0.mirrored { $0.rim(SymbolOutlines.reply) } },
        "arrowshape.turn.up.right.fill": { $0.mirrored { $0.add(SymbolOutlines.reply) } },
        "arrow.triangle.2.circlepath": circlePath, "arrow.2.circlepath": circlePath,
        "arrow.2.squarepath": { pen in
            pen.unite {
                $0.bent([CGPoint(5, 16.8), CGPoint(5, 6.4), CGPoint(14.4, 6.4)], corner: 3)
                $0.line(CGPoint(1.6, 13.6), CGPoint(5, 17), CGPoint(8.4, 13.6))
            }
            pen.unite {
                $0.bent([CGPoint(19, 7.2), CGPoint(19, 17.6), CGPoint(9.6, 17.6)], corner: 3)
                $0.line(CGPoint(15.6, 10.4), CGPoint(19, 7), CGPoint(22.4, 10.4))
            }
        },
        "repeat": { pen in
            pen.unite {
                $0.bent([CGPoint(3, 11.4), CGPoint(3, 6.4), CGPoint(20.6, 6.4)], corner: 3.4)
                $0.line(CGPoint(17.4, 3), CGPoint(20.8, 6.4), CGPoint(17.4, 9.8))
            }
            pen.unite {
                $0.bent([CGPoint(21, 12.6), CGPoint(21, 17.6), CGPoint(3.4, 17.6)], corner: 3.4)
                $0.line(CGPoint(6.6, 14.2), CGPoint(3.2, 17.6), CGPoint(6.6, 21))
            }
        },
        "shuffle": { pen in
            pen.unite {
                $0.stroke("2 6.6 m 6 6.6 l 9.6 6.6 12.4 17.4 16.4 17.4 c 21.4 17.4 l")
                $0.stroke("2 17.4 m 6 17.4 l 9.6 17.4 12.4 6.6 16.4 6.6 c 21.4 6.6 l")
                for y: CGFloat in [6.6, 17.4] {
                    $0.line(CGPoint(18.6, y - 3.2), CGPoint(21.8, y), CGPoint(18.6, y + 3.2))
                }
            }
        },
        "power": {
            $0.arc(12, 12.8, 8.8, from: -52, to: 232)
            $0.line(CGPoint(12, 2.2), CGPoint(12, 12))
        },
        "rectangle.portrait.and.arrow.right": { pen in
            pen.weight *= 0.9
            pen.bent(
                [
                    CGPoint(15.8, 8.8), CGPoint(15.8, 3), CGPoint(2.4, 3), CGPoint(2.4, 21), CGPoint(15.8, 21),
                    CGPoint(15.8, 15.2),
                ],
                corner: 3)
            pen.unite {
                $0.line(CGPoint(19, 8.6), CGPoint(22.4, 12), CGPoint(19, 15.4))
                $0.line(CGPoint(9.8, 12), CGPoint(22.2, 12))
            }
        },
    ]

    private static let uTurn: Drawing = { pen in
        pen.unite {
            $0.stroke("3.6 9 m 15.4 9 l 18.6 9 20.8 11.2 20.8 14.4 c 20.8 17.6 18.6 19.8 15.4 19.8 c 9.6 19.8 l")
            $0.line(CGPoint(8.6, 4), CGPoint(3.4, 9), CGPoint(8.6, 14))
        }
    }

    private static let circlePath: Drawing = { pen in
        pen.unite {
            $0.arc(12, 12, 7.6, from: 222, to: 356)
            $0.polygon([CGPoint(16.4, 11.4), CGPoint(22.8, 11.4), CGPoint(19.6, 15.2)], corner: 0.7)
        }
        pen.unite {
            $0.arc(12, 12, 7.6, from: 42, to: 176)
            $0.polygon([CGPoint(7.6, 12.6), CGPoint(1.2, 12.6), CGPoint(4.4, 8.8)], corner: 0.7)
        }
    }
}
