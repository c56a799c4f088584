import CoreGraphics
import RoostPicture

/// Windows, cards, papers on clipboards and other flat things.
extension SymbolCatalogue {
    static let surfaces: [String: Drawing] = [
        "slash": { $0.line(CGPoint(4.6, 19.4), CGPoint(19.4, 4.6)) },
        "line.horizontal.3": { for y: CGFloat in [6.0, 12, 18] { $0.line(CGPoint(2.6, y), CGPoint(21.4, y)) } },
        "square.on.square": twoSquares,
        "plus.square.on.square": { pen in
            twoSquares(&pen)
            pen.draw(scale: 0.36, at: CGPoint(15, 15)) { $0.cross(12, 12, arm: 10) }
        },
        "clipboard": { $0.draw(clipboard) },
        "list.clipboard": { pen in
            clipboard(&pen)
            for y: CGFloat in [10.6, 14.2, 17.8] { pen.line(CGPoint(8, y), CGPoint(16, y)) }
        },
        "list.bullet.clipboard": { pen in
            clipboard(&pen)
            for y: CGFloat in [10.6, 14.2, 17.8] {
                pen.disc(8, y, 1)
                pen.line(CGPoint(11, y), CGPoint(16.4, y))
            }
        },
        "doc.on.clipboard": { pen in
            pen.draw(scale: 0.86, at: CGPoint(9.6, 10.6), clipboard)
            pen.cut { $0.box(9.6, 7.6, 13.4, 16, corner: 3.4) }
            pen.frame(11, 9, 10.6, 13.4, corner: 2.2)
            for y: CGFloat in [13.8, 17.4] { pen.line(CGPoint(14, y), CGPoint(18.6, y)) }
        },
        "list.bullet.rectangle": { pen in
            pen.frame(1.9, 4.3, 20.2, 15.4, corner: 2.4)
            // Every other line is short.
            for (y, end): (CGFloat, CGFloat) in [(7.7, 18.7), (10.5, 14), (13.4, 18.7), (16.3, 14)] {
                pen.disc(5.4, y, 0.85)
                pen.bent([CGPoint(8.2, y), CGPoint(end, y)], corner: 0, width: 0.72)
            }
        },
        "macwindow": { pen in
            pen.frame(1.6, 4, 20.8, 16, corner: 3)
            pen.line(CGPoint(2.6, 9), CGPoint(21.4, 9))
            for x: CGFloat in [5.2, 7.8, 10.4] { pen.disc(x, 6.6, 0.8) }
        },
        "person.text.rectangle": { pen in
            pen.frame(1.2, 4, 21.6, 16, corner: 3)
            pen.disc(7.6, 9.8, 2.2)
            pen.fill("3.8 17 m 3.8 14.2 5.2 13 7.6 13 c 10 13 11.4 14.2 11.4 17 c h")
            for y: CGFloat in [9.4, 12.4, 15.4] { pen.line(CGPoint(14.4, y), CGPoint(19.2, y)) }
        },
        "rectangle.3.group": { pen in
            pen.frame(1.2, 4.6, 10, 14.8, corner: 2.4)
            pen.frame(13, 4.6, 9.8, 6.6, corner: 2)
            pen.frame(13, 12.8, 9.8, 6.6, corner: 2)
        },
        "arrow.down.doc": { pen in
            pen.rim(SymbolOutlines.paper)
            pen.line(CGPoint(12, 11), CGPoint(12, 18.4))
            pen.line(CGPoint(9, 15.6), CGPoint(12, 18.6), CGPoint(15, 15.6))
        },
        "arrow.up.doc": { pen in
            pen.rim(SymbolOutlines.paper)
            pen.line(CGPoint(12, 11.2), CGPoint(12, 18.6))
            pen.line(CGPoint(9, 14), CGPoint(12, 11), CGPoint(15, 14))
        },
        "arrow.uturn.down": { $0.draw(turn: -90, SymbolCatalogue.marks["arrow.uturn.left"]!) },
        "arrow.uturn.up": { $0.draw(turn: 90, SymbolCatalogue.marks["arrow.uturn.left"]!) },
        "location.north": { pen in pen.draw(turn: -45) { SymbolCatalogue.arrowhead(&$0, isFilled: false) } },
        "location.north.fill": { pen in pen.draw(turn: -45) { SymbolCatalogue.arrowhead(&$0, isFilled: true) } },
        "battery.0": { battery(&$0, 0) },
        "battery.25": { battery(&$0, 0.25) },
        "battery.50": { battery(&$0, 0.5) },
        "battery.75": { battery(&$0, 0.75) },
        "battery.100.bolt": { pen in
            battery(&pen, 1)
            pen.cut { $0.draw(scale: 0.62, at: CGPoint(10.7, 12)) { $0.add(SymbolOutlines.bolt) } }
            pen.draw(scale: 0.42, at: CGPoint(10.7, 12)) { $0.add(SymbolOutlines.bolt) }
        },
        "mug": { pen in
            pen.unite {
                $0.frame(3, 4.4, 13.4, 15.6, corner: 3.2)
                $0.arc(16.2, 12, 4.2, from: -80, to: 80)
            }
        },
        "mug.fill": { pen in
            pen.unite {
                $0.box(2.4, 4, 14.4, 16.4, corner: 3.6)
                $0.arc(16.2, 12, 4.2, from: -80, to: 80)
            }
        },
        "dice": { pen in
            pen.frame(3, 3, 18, 18, corner: 3.8)
            dots(&pen)
        },
        "dice.fill": { pen in
            pen.box(2.2, 2.2, 19.6, 19.6, corner: 4.4)
            pen.cut { dots(&$0) }
        },
    ]

    private static let twoSquares: Drawing = { pen in
        pen.frame(1.8, 1.8, 14.4, 14.4, corner: 3)
        pen.cut { $0.box(6.2, 6.2, 17, 17, corner: 4.2) }
        pen.frame(7.8, 7.8, 14.4, 14.4, corner: 3)
    }

    private static let clipboard: Drawing = { pen in
        pen.frame(4, 3.8, 16, 18.4, corner: 2.8)
        pen.cut { $0.box(7, 0.8, 10, 6.2, corner: 2.4) }
        pen.box(8.2, 1.8, 7.6, 4.2, corner: 1.6)
    }

    private static func battery(_ pen: inout SymbolPen, _ charge: CGFloat) {
        pen.frame(1.2, 6.6, 19, 10.8, corner: 3)
        if charge > 0 { pen.box(3.2, 8.6, 15 * charge, 6.8, corner: 1.4) }
        pen.box(21.8, 10, 1.6, 4, corner: 0.8)
    }

    private static func dots(_ pen: inout SymbolPen) {
        for (x, y): (CGFloat, CGFloat) in [(7.8, 7.8), (16.2, 7.8), (12, 12), (7.8, 16.2), (16.2, 16.2)] {
            pen.disc(x, y, 1.5)
        }
    }
}
