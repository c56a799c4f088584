import CoreGraphics
import RoostPicture

/// Tools, and symbols for the bars of creative apps.
extension SymbolCatalogue {
    static let tools: [String: Drawing] = [
        "safari": { pen in
            pen.ring(12, 12, 9.6)
            pen.polygon([CGPoint(17.4, 6.6), CGPoint(13.6, 13.6), CGPoint(10.4, 10.4)], corner: 0.5)
            pen.polygon([CGPoint(6.6, 17.4), CGPoint(9.6, 11.6), CGPoint(12.4, 14.4)], corner: 0.5)
        },
        "safari.fill": { pen in
            pen.disc(12, 12, 10.4)
            pen.polygon([CGPoint(17.4, 6.6), CGPoint(13.6, 13.6), CGPoint(10.4, 10.4)], corner: 0.5)
            pen.polygon([CGPoint(6.6, 17.4), CGPoint(9.6, 11.6), CGPoint(12.4, 14.4)], corner: 0.5)
        },
        "gearshape.2": { pen in
            pen.draw(scale: 0.64, at: CGPoint(8, 9.4), SymbolCatalogue.things["gearshape"]!)
            pen.draw(scale: 0.5, at: CGPoint(18, 17), turn: 15, SymbolCatalogue.things["gearshape"]!)
        },
        "gearshape.2.fill": { pen in
            pen.draw(scale: 0.64, at: CGPoint(8, 9.4), SymbolCatalogue.things["gearshape.fill"]!)
            pen.draw(scale: 0.5, at: CGPoint(18, 17), turn: 15, SymbolCatalogue.things["gearshape.fill"]!)
        },
        "externaldrive": { pen in
            pen.unite {
                $0.frame(1.6, 12.2, 20.8, 7.2, corner: 3.6)
                $0.bent(
                    [CGPoint(2.2, 14.2), CGPoint(5.8, 4.7), CGPoint(18.2, 4.7), CGPoint(21.8, 14.2)], corner: 2.4)
            }
            pen.disc(18.6, 15.8, 1.3)
        },
        "externaldrive.fill": { pen in
            pen.polygon(
                [CGPoint(1.8, 12.4), CGPoint(5.2, 3.9), CGPoint(18.8, 3.9), CGPoint(22.2, 12.4), CGPoint(12, 10.4)],
                corner: 2)
            pen.box(0.8, 12.4, 22.4, 7.8, corner: 3.9)
            pen.disc(18.6, 16.3, 1.3)
        },
        "infinity": {
            $0.stroke(
                "12 12 m 9.8 9.2 8.4 7.6 6.4 7.6 c 4 7.6 2.2 9.6 2.2 12 c 2.2 14.4 4 16.4 6.4 16.4 c 8.4 16.4 9.8 14.8 12 12 c 14.2 9.2 15.6 7.6 17.6 7.6 c 20 7.6 21.8 9.6 21.8 12 c 21.8 14.4 20 16.4 17.6 16.4 c 15.6 16.4 14.2 14.8 12 12 c h"
            )
        },
        "scope": { pen in
            pen.unite {
                $0.ring(12, 12, 7.4)
                $0.line(CGPoint(12, 1.6), CGPoint(12, 8))
                $0.line(CGPoint(12, 16), CGPoint(12, 22.4))
                $0.line(CGPoint(1.6, 12), CGPoint(8, 12))
                $0.line(CGPoint(16, 12), CGPoint(22.4, 12))
            }
        },
        "target": {
            $0.ring(12, 12, 9.6)
            $0.ring(12, 12, 5.6)
            $0.disc(12, 12, 1.9)
        },
        "nosign": { pen in
            pen.unite {
                $0.ring(12, 12, 9.6)
                $0.line(CGPoint(5.4, 5.4), CGPoint(18.6, 18.6))
            }
        },
        "clock.arrow.circlepath": { pen in
            pen.unite {
                $0.arc(12.6, 12, 9.2, from: 208, to: 510)
                $0.line(CGPoint(1, 6), CGPoint(4.2, 9.2), CGPoint(7.6, 6.2))
            }
            pen.line(CGPoint(12.6, 6.6), CGPoint(12.6, 12.4), CGPoint(16.4, 14.6))
        },
        "app": { $0.frame(2.6, 2.6, 18.8, 18.8, corner: 5) },
        "app.fill": { $0.box(1.8, 1.8, 20.4, 20.4, corner: 5.8) },
        "plus.app": {
            $0.frame(2.6, 2.6, 18.8, 18.8, corner: 5)
            $0.cross(12, 12, arm: 4.8)
        },
        "xmark.app": { pen in
            pen.frame(2.6, 2.6, 18.8, 18.8, corner: 5)
            pen.draw(turn: 45) { $0.cross(12, 12, arm: 4.8) }
        },
        "square.dashed": { pen in dashedSquare(&pen, corner: 3.4) },
        "app.dashed": { pen in dashedSquare(&pen, corner: 5) },
        "ruler": { pen in
            pen.frame(1.6, 7.4, 20.8, 9.2, corner: 1.8)
            for x: CGFloat in [5.4, 8.7, 12, 15.3, 18.6] {
                pen.line(CGPoint(x, 8), CGPoint(x, x == 8.7 || x == 15.3 ? 10.6 : 12))
            }
        },
        "textformat.size": { pen in
            pen.unite {
                $0.line(CGPoint(1.8, 18.6), CGPoint(5, 10), CGPoint(8.2, 18.6))
                $0.line(CGPoint(3, 15.6), CGPoint(7, 15.6))
            }
            pen.unite {
                $0.line(CGPoint(10.6, 18.6), CGPoint(16.4, 4.4), CGPoint(22.2, 18.6))
                $0.line(CGPoint(12.6, 13.8), CGPoint(20.2, 13.8))
            }
        },
        "lock.shield": { pen in
            pen.rim(SymbolOutlines.shield)
            pen.startLayer()
            pen.draw(scale: 0.46, at: CGPoint(12, 11.4), SymbolCatalogue.things["lock.fill"]!)
        },
        "lock.shield.fill": { pen in
            pen.add(SymbolOutlines.shield)
            pen.inFront { $0.draw(scale: 0.46, at: CGPoint(12, 11.4), SymbolCatalogue.things["lock.fill"]!) }
        },
        "return": { pen in
            pen.unite {
                $0.bent([CGPoint(19.6, 5), CGPoint(19.6, 14.4), CGPoint(4, 14.4)], corner: 2)
                $0.line(CGPoint(8.2, 10), CGPoint(3.8, 14.4), CGPoint(8.2, 18.8))
            }
        },
        "mountain.2": { pen in
            pen.bent(
                [
                    CGPoint(1.6, 19.4), CGPoint(8.6, 7), CGPoint(13, 14.6), CGPoint(15.6, 10.8), CGPoint(22.4, 19.4),
                    CGPoint(1.6, 19.4),
                ], corner: 0.8)
        },
        "mountain.2.fill": { pen in
            pen.unite {
                $0.polygon([CGPoint(0.8, 20), CGPoint(8.6, 5.6), CGPoint(16.4, 20)], corner: 1)
                $0.polygon([CGPoint(8.6, 20), CGPoint(15.8, 9.4), CGPoint(23.2, 20)], corner: 1)
            }
        },
        "arrow.right.to.line": { pen in
            pen.unite {
                $0.line(CGPoint(2, 12), CGPoint(17.4, 12))
                $0.line(CGPoint(12.2, 6.8), CGPoint(17.4, 12), CGPoint(12.2, 17.2))
                $0.line(CGPoint(21.2, 5), CGPoint(21.2, 19))
            }
        },
        "arrow.left.to.line": { pen in
            pen.unite {
                $0.line(CGPoint(22, 12), CGPoint(6.6, 12))
                $0.line(CGPoint(11.8, 6.8), CGPoint(6.6, 12), CGPoint(11.8, 17.2))
                $0.line(CGPoint(2.8, 5), CGPoint(2.8, 19))
            }
        },
        "flask": { pen in
            pen.unite {
                $0.stroke(
                    "9.4 2.6 m 9.4 9 l 3.6 18.6 l 2.6 20.2 3.6 21.6 5.4 21.6 c 18.6 21.6 l 20.4 21.6 21.4 20.2 20.4 18.6 c 14.6 9 l 14.6 2.6 l"
                )
                $0.line(CGPoint(7.6, 2.6), CGPoint(16.4, 2.6))
                $0.line(CGPoint(6.4, 15.4), CGPoint(17.6, 15.4))
            }
        },
        "flask.fill": { pen in
            pen.unite {
                $0.fill(
                    "8.4 2.6 m 8.4 8.6 l 2.8 18.2 l 1.4 20.6 2.6 22.4 5.2 22.4 c 18.8 22.4 l 21.4 22.4 22.6 20.6 21.2 18.2 c 15.6 8.6 l 15.6 2.6 l h"
                )
                $0.line(CGPoint(7.2, 2.6), CGPoint(16.8, 2.6))
            }
        },
        "doc.text.magnifyingglass": { pen in
            pen.rim(SymbolOutlines.paper)
            pen.draw(scale: 0.5, at: CGPoint(12.6, 14.4), SymbolCatalogue.things["magnifyingglass"]!)
        },
        "text.magnifyingglass": { pen in
            for (y, end): (CGFloat, CGFloat) in [(5, 20), (10, 9.4), (15, 8.6)] {
                pen.line(CGPoint(2.6, y), CGPoint(end, y))
            }
            pen.draw(scale: 0.6, at: CGPoint(16.4, 15.6), SymbolCatalogue.things["magnifyingglass"]!)
        },
        "tablecells": { pen in
            pen.unite {
                $0.frame(2, 4, 20, 16, corner: 2.8)
                for y: CGFloat in [9.4, 14.6] { $0.line(CGPoint(2.6, y), CGPoint(21.4, y)) }
                for x: CGFloat in [8.6, 15.4] { $0.line(CGPoint(x, 4.6), CGPoint(x, 19.4)) }
            }
        },
        "sidebar.trailing": { pen in
            pen.unite {
                $0.frame(1.8, 4, 20.4, 16, corner: 3)
                $0.line(CGPoint(15.6, 4.6), CGPoint(15.6, 19.4))
            }
        },
        "keyboard.chevron.compact.down": { pen in
            pen.frame(1.4, 2.4, 21.2, 12.4, corner: 2.6)
            for y: CGFloat in [6, 8.8] { for x: CGFloat in [5.2, 8.6, 12, 15.4, 18.8] { pen.disc(x, y, 0.85) } }
            pen.line(CGPoint(7.4, 11.8), CGPoint(16.6, 11.8))
            pen.line(CGPoint(8, 19), CGPoint(12, 21.2), CGPoint(16, 19))
        },
        "character.cursor.ibeam": { pen in
            pen.unite {
                $0.line(CGPoint(1.8, 18), CGPoint(6.4, 6), CGPoint(11, 18))
                $0.line(CGPoint(3.4, 14), CGPoint(9.4, 14))
            }
            pen.unite {
                $0.line(CGPoint(17.6, 3), CGPoint(17.6, 21))
                $0.line(CGPoint(15, 3), CGPoint(20.2, 3))
                $0.line(CGPoint(15, 21), CGPoint(20.2, 21))
            }
        },
        "figure.walk": { pen in
            pen.unite {
                $0.disc(13, 3.6, 2.3)
                $0.bent(
                    [CGPoint(12.6, 8), CGPoint(11.6, 14), CGPoint(15, 17.4), CGPoint(16, 22)], corner: 1, width: 1.5)
                $0.line(CGPoint(11.4, 14.6), CGPoint(10.4, 18), CGPoint(7.4, 22))
                $0.line(CGPoint(12, 8.4), CGPoint(8.4, 10), CGPoint(7.4, 13.4))
                $0.line(CGPoint(13, 8.6), CGPoint(14.6, 11.6), CGPoint(17.4, 12.8))
            }
        },
    ]

    private static func dashedSquare(_ pen: inout SymbolPen, corner: CGFloat) {
        for turn: CGFloat in [0, 90, 180, 270] {
            pen.draw(turn: turn) {
                $0.stroke(
                    "\(3 + corner + 0.6) 3 m \(3 + corner) 3 l 3 3 3 \(3 + corner) 3 \(3 + corner) c 3 \(3 + corner + 0.6) l"
                )
                $0.line(CGPoint(10.6, 3), CGPoint(13.4, 3))
            }
        }
    }
}
