import CoreGraphics
import RoostPicture

/// Things of the house, the shop and the street.
extension SymbolCatalogue {
    private static func crownTips(_ pen: inout SymbolPen) {
        for (x, y): (CGFloat, CGFloat) in [(1.8, 8.9), (12, 4.74), (22.2, 8.9)] { pen.disc(x, y, 2.33) }
    }

    /// The bow of a lock that is open to its right.
    private static let openBow =
        "12.95 11 m 12.95 7.32 l 12.95 5.01 14.82 3.14 17.13 3.14 c 19.43 3.14 21.3 5.01 21.3 7.32 c 21.3 9.94 l"

    static let objects: [String: Drawing] = [
        "cart.fill": { pen in
            pen.unite {
                $0.line(CGPoint(1.6, 3.4), CGPoint(4.8, 3.4), CGPoint(7.6, 16.4), CGPoint(19, 16.4))
                $0.polygon([CGPoint(5.4, 5.6), CGPoint(22.8, 5.6), CGPoint(20.6, 13.6), CGPoint(7.2, 13.6)], corner: 1)
            }
            for x: CGFloat in [8.8, 17.8] { pen.disc(x, 20.4, 1.7) }
        },
        "gift": { pen in
            pen.unite {
                $0.frame(2, 7.4, 20, 4.6, corner: 1)
                $0.bent([CGPoint(3.8, 12), CGPoint(3.8, 21.4), CGPoint(20.2, 21.4), CGPoint(20.2, 12)], corner: 1.8)
                $0.line(CGPoint(12, 7.4), CGPoint(12, 21.4))
                $0.stroke(
                    "12 7.2 m 9 7.2 6.8 6 6.8 4.2 c 6.8 1.2 11.6 1.4 12 7.2 c 12.4 1.4 17.2 1.2 17.2 4.2 c 17.2 6 15 7.2 12 7.2 c"
                )
            }
        },
        "gift.fill": { pen in
            pen.unite {
                $0.box(1.2, 6.6, 21.6, 5.4, corner: 1.4)
                $0.box(3, 11, 18, 11.4, corner: 2)
                $0.stroke(
                    "12 7.2 m 9 7.2 6.8 6 6.8 4.2 c 6.8 1.2 11.6 1.4 12 7.2 c 12.4 1.4 17.2 1.2 17.2 4.2 c 17.2 6 15 7.2 12 7.2 c"
                )
            }
            pen.cut {
                $0.box(11.2, 8, 1.6, 15)
                $0.box(3, 12, 18, 1)
            }
        },
        "crown": { pen in
            pen.weight *= 0.8
            pen.unite {
                $0.stroke("4 16.4 m 1.8 8.9 l 7.33 13.2 l 12 5.6 l 16.67 13.2 l 22.2 8.9 l 20 16.4 l h")
                $0.bent([CGPoint(4, 16.4), CGPoint(4.8, 20.8), CGPoint(19.2, 20.8), CGPoint(20, 16.4)], corner: 1.6)
                crownTips(&$0)
            }
        },
        "crown.fill": { pen in
            pen.unite {
                $0.fill("3.23 16.8 m 1.4 9 l 7.33 12.37 l 12 5 l 16.67 12.37 l 22.6 9 l 20.77 16.8 l h")
                crownTips(&$0)
            }
            pen.fill(
                "3.63 18.18 m 20.37 18.18 l 19.9 20.2 l 19.6 21.2 18.9 21.6 17.9 21.6 c 6.1 21.6 l "
                    + "5.1 21.6 4.4 21.2 4.1 20.2 c h")
        },
        "trophy": { pen in
            pen.unite {
                $0.stroke("7 2.8 m 17 2.8 l 17 8.6 l 17 12.2 15 14.8 12 14.8 c 9 14.8 7 12.2 7 8.6 c h")
                $0.stroke("7 5 m 2.8 5 l 2.8 8.6 4.6 10.8 7.8 11.2 c")
                $0.stroke("17 5 m 21.2 5 l 21.2 8.6 19.4 10.8 16.2 11.2 c")
                $0.line(CGPoint(12, 14.8), CGPoint(12, 20.8))
                $0.line(CGPoint(7.6, 21.2), CGPoint(16.4, 21.2))
            }
        },
        "trophy.fill": { pen in
            pen.unite {
                $0.fill("6 2 m 18 2 l 18 8.6 l 18 12.8 15.4 15.6 12 15.6 c 8.6 15.6 6 12.8 6 8.6 c h")
                $0.stroke("7 5 m 2.8 5 l 2.8 8.6 4.6 10.8 7.8 11.2 c")
                $0.stroke("17 5 m 21.2 5 l 21.2 8.6 19.4 10.8 16.2 11.2 c")
                $0.line(CGPoint(12, 14.8), CGPoint(12, 20.8))
                $0.line(CGPoint(7.6, 21.2), CGPoint(16.4, 21.2))
            }
        },
        "flag": { pen in
            pen.unite {
                $0.line(CGPoint(4.4, 2), CGPoint(4.4, 22))
                $0.stroke("4.4 3.8 m 8 2.2 11.4 5.8 19.6 3.8 c 19.6 13.2 l 11.4 15.2 8 11.6 4.4 13.2 c")
            }
        },
        "flag.fill": { pen in
            pen.unite {
                $0.line(CGPoint(4.4, 2), CGPoint(4.4, 22))
                $0.fill(
                    "4.4 3.4 m 8 1.8 11.4 5.4 19.8 3.2 c 20.4 3 20.6 3.4 20.6 3.8 c 20.6 13.2 l 20.6 13.8 20.2 14 19.6 14.2 c 11.4 15.8 8 12.2 4.4 13.8 c h"
                )
            }
        },
        "key": { pen in
            pen.unite {
                $0.ring(7.6, 12, 5)
                $0.line(CGPoint(12.6, 12), CGPoint(22, 12), CGPoint(22, 15.6))
                $0.line(CGPoint(17.8, 12), CGPoint(17.8, 15))
            }
        },
        "key.fill": { pen in
            pen.unite {
                $0.disc(7.4, 12, 6)
                $0.box(11, 10.8, 12, 2.6, corner: 1.2)
                $0.box(20, 12, 2.6, 4.4, corner: 0.8)
                $0.box(16, 12, 2.4, 3.6, corner: 0.8)
            }
            pen.disc(5.8, 12, 1.8)
        },
        "lightbulb": { pen in
            pen.stroke(
                "8.8 16.6 m 8.8 14.4 5.4 12.8 5.4 8.6 c 5.4 5 8.2 2.2 12 2.2 c 15.8 2.2 18.6 5 18.6 8.6 c 18.6 12.8 15.2 14.4 15.2 16.6 c h"
            )
            pen.line(CGPoint(9.4, 19.4), CGPoint(14.6, 19.4))
            pen.line(CGPoint(10.6, 22.2), CGPoint(13.4, 22.2))
        },
        "lightbulb.fill": { pen in
            pen.fill(
                "8 17.4 m 8 14.8 4.6 13 4.6 8.6 c 4.6 4.6 7.8 1.4 12 1.4 c 16.2 1.4 19.4 4.6 19.4 8.6 c 19.4 13 16 14.8 16 17.4 c h"
            )
            pen.line(CGPoint(9.4, 19.6), CGPoint(14.6, 19.6))
            pen.line(CGPoint(10.6, 22.4), CGPoint(13.4, 22.4))
        },
        "briefcase": {
            $0.frame(1.8, 7, 20.4, 13.4, corner: 2.6)
            $0.bent([CGPoint(8.2, 6), CGPoint(8.2, 3), CGPoint(15.8, 3), CGPoint(15.8, 6)], corner: 1.6)
            $0.cut { $0.box(10.6, 12, 2.8, 3.4) }
            $0.line(CGPoint(2.6, 13.2), CGPoint(21.4, 13.2))
        },
        "briefcase.fill": {
            $0.box(1, 6.2, 22, 15, corner: 3.2)
            $0.cut { $0.box(1, 13, 22, 1.2) }
            $0.bent([CGPoint(8.2, 5.4), CGPoint(8.2, 3), CGPoint(15.8, 3), CGPoint(15.8, 5.4)], corner: 1.6)
        },
        "hammer.fill": { pen in
            pen.draw(turn: 40) {
                $0.unite {
                    $0.box(10.2, 8, 3.6, 15.4, corner: 1.6)
                    $0.polygon(
                        [CGPoint(4.6, 2), CGPoint(17, 2), CGPoint(19.6, 4.6), CGPoint(19.6, 8.6), CGPoint(4.6, 8.6)],
                        corner: 1.2)
                }
            }
        },
        "wrench.and.screwdriver": { pen in
            pen.unite {
                $0.stroke("4 4 m 8 5 l 8.6 8 l 16.8 16.2 l", width: 1.2)
                $0.stroke("15.2 17.4 m 19 21.2 l", width: 2.6)
                $0.stroke(
                    "4.6 20.4 m 14 11 l 13 7.6 14.8 3.4 19.4 3.6 c 16.8 6.2 l 17.8 7.6 l 20.6 5 l 21.6 9 17.8 12 14.4 11",
                    width: 1)
            }
        },
        "scissors": { pen in
            pen.unite {
                $0.ring(4.6, 7, 2.7)
                $0.ring(4.6, 17, 2.7)
                $0.line(CGPoint(6.8, 8.6), CGPoint(11.6, 11.4))
                $0.line(CGPoint(6.8, 15.4), CGPoint(11.6, 12.6))
                // The blades, which cross where they turn.
                $0.polygon(
                    [
                        CGPoint(10.6, 12.2), CGPoint(12.6, 10.6), CGPoint(23, 15.6), CGPoint(21.6, 17.2),
                        CGPoint(19, 17),
                    ],
                    corner: 0.6)
                $0.polygon(
                    [CGPoint(10.6, 11.8), CGPoint(12.6, 13.4), CGPoint(23, 8.4), CGPoint(21.6, 6.8), CGPoint(19, 7)],
                    corner: 0.6)
            }
        },
        "paintbrush.fill": { pen in
            pen.unite {
                $0.stroke("20.4 3.4 m 11.4 13 l", width: 1.9)
                $0.fill(
                    "9.4 12.8 m 11.8 13.2 13.2 15.4 12.2 17.6 c 10.8 20.6 6.6 21.8 2 20.8 c 4.2 19.8 4.2 18.2 4.6 16.4 c 5.2 14 7 12.4 9.4 12.8 c h"
                )
            }
        },
        "paintpalette": {
            $0.rim(SymbolOutlines.palette)
            for (x, y, radius): (CGFloat, CGFloat, CGFloat) in [
                (5.4, 12.5, 1.6), (9.2, 9.3, 1.8), (14, 8.2, 1.6), (18.4, 9.2, 1.4), (12.8, 15.5, 2.3),
            ] {
                $0.disc(x, y, radius * 0.85)
            }
        },
        "paintpalette.fill": {
            $0.add(SymbolOutlines.palette)
            for (x, y, radius): (CGFloat, CGFloat, CGFloat) in [
                (5.4, 12.5, 1.6), (9.2, 9.3, 1.8), (14, 8.2, 1.6), (18.4, 9.2, 1.4), (12.8, 15.5, 2.3),
            ] {
                $0.disc(x, y, radius)
            }
        },
        "wand.and.stars": { pen in
            pen.stroke("3.6 20.4 m 13.6 10.4 l", width: 1.5)
            for (x, y, scale): (CGFloat, CGFloat, CGFloat) in [(17.6, 6.4, 0.36), (8, 6, 0.24), (18.4, 15.6, 0.24)] {
                pen.draw(scale: scale, at: CGPoint(x, y)) { $0.add(SymbolOutlines.spark) }
            }
        },
        "sparkles": { pen in
            for (x, y, scale): (CGFloat, CGFloat, CGFloat) in [
                (13.35, 15.45, 0.7), (6.74, 8.58, 0.343), (11.47, 3.25, 0.218),
            ] {
                pen.draw(scale: scale, at: CGPoint(x, y)) { $0.add(SymbolOutlines.spark) }
            }
        },
        "sparkle": { $0.add(SymbolOutlines.spark) },
        "fork.knife": { pen in
            pen.unite {
                $0.line(CGPoint(7, 2.4), CGPoint(7, 21.6))
                $0.stroke("3.4 2.6 m 3.4 7.6 l 3.4 9.8 5 11 7 11 c 9 11 10.6 9.8 10.6 7.6 c 10.6 2.6 l")
            }
            pen.unite {
                $0.stroke("18 21.6 m 18 2.6 l 15.6 3.4 14.6 7.4 14.6 11.4 c 14.6 13.2 15.4 13.8 18 13.8 c")
            }
        },
        "cup.and.saucer": { pen in
            pen.unite {
                $0.stroke(
                    "3.4 4.6 m 17.4 4.6 l 17.4 11 l 17.4 14.6 14.8 16.8 11.8 16.8 c 9 16.8 l 6 16.8 3.4 14.6 3.4 11 c h"
                )
                $0.stroke("17.4 6.4 m 20.4 6.4 21.8 7.6 21.8 9.6 c 21.8 11.6 20.2 13 16.8 13 c")
            }
            pen.line(CGPoint(3, 20.6), CGPoint(18, 20.6))
        },
        "cup.and.saucer.fill": { pen in
            pen.unite {
                $0.fill(
                    "2.6 4 m 18.2 4 l 18.2 11 l 18.2 15.2 15.2 17.6 11.8 17.6 c 9 17.6 l 5.6 17.6 2.6 15.2 2.6 11 c h")
                $0.stroke("17.4 6.4 m 20.4 6.4 21.8 7.6 21.8 9.6 c 21.8 11.6 20.2 13 16.8 13 c")
            }
            pen.line(CGPoint(3, 21), CGPoint(18, 21))
        },
        "car.fill": { pen in
            pen.unite {
                $0.fill(
                    "4.4 10 m 6.2 5.4 l 6.8 4 7.8 3.4 9.4 3.4 c 14.6 3.4 l 16.2 3.4 17.2 4 17.8 5.4 c 19.6 10 l 21.4 10.8 22.2 12 22.2 14 c 22.2 18.4 l 1.8 18.4 l 1.8 14 l 1.8 12 2.6 10.8 4.4 10 c h"
                )
                $0.box(2.2, 16, 4.2, 5, corner: 1.4)
                $0.box(17.6, 16, 4.2, 5, corner: 1.4)
            }
            pen.cut {
                $0.fill("6.6 9.6 m 8 6 l 8.2 5.4 8.6 5.2 9.4 5.2 c 14.6 5.2 l 15.4 5.2 15.8 5.4 16 6 c 17.4 9.6 l h")
                for x: CGFloat in [6.0, 18] { $0.disc(x, 13.6, 1.4) }
            }
        },
        "car": { pen in
            pen.unite {
                $0.stroke(
                    "4.8 10.6 m 6.8 5.8 l 7.4 4.4 8.2 4.2 9.4 4.2 c 14.6 4.2 l 15.8 4.2 16.6 4.4 17.2 5.8 c 19.2 10.6 l 20.8 11.2 21.4 12.4 21.4 14 c 21.4 18 l 2.6 18 l 2.6 14 l 2.6 12.4 3.2 11.2 4.8 10.6 c h"
                )
                $0.line(CGPoint(5, 10.6), CGPoint(19, 10.6))
                $0.box(2.6, 17, 3.6, 4, corner: 1.2)
                $0.box(17.8, 17, 3.6, 4, corner: 1.2)
            }
            for x: CGFloat in [6.4, 17.6] { pen.disc(x, 14.2, 1.3) }
        },
        "bed.double.fill": { pen in
            pen.unite {
                $0.fill("3 11 m 3 6.6 l 3 4.8 4 3.8 5.8 3.8 c 18.2 3.8 l 20 3.8 21 4.8 21 6.6 c 21 11 l h")
                $0.fill(
                    "1.4 20.4 m 1.4 13.6 l 1.4 11.8 2.4 11 4 11 c 20 11 l 21.6 11 22.6 11.8 22.6 13.6 c 22.6 20.4 l 20.6 20.4 l 20.6 17.6 l 3.4 17.6 l 3.4 20.4 l h"
                )
            }
            pen.cut {
                $0.box(5, 7.4, 6.2, 3.4, corner: 1.2)
                $0.box(12.8, 7.4, 6.2, 3.4, corner: 1.2)
            }
        },
        "building.2": { pen in
            pen.unite {
                $0.frame(2, 2.6, 11, 18.8, corner: 1.6)
                $0.bent([CGPoint(13, 9), CGPoint(22, 9), CGPoint(22, 21.4), CGPoint(13, 21.4)], corner: 1.6)
            }
            for y: CGFloat in [6.6, 10.6, 14.6] {
                for x: CGFloat in [5.2, 9.8] { pen.box(x - 0.9, y - 0.9, 1.8, 1.8, corner: 0.3) }
            }
            for y: CGFloat in [12.8, 16.6] { pen.box(16.6, y - 0.9, 1.8, 1.8, corner: 0.3) }
        },
        "building.2.fill": { pen in
            pen.box(1.2, 1.8, 11.6, 20.4, corner: 2)
            pen.fill(
                "14.2 8.2 m 20.8 8.2 l 22 8.2 22.8 9 22.8 10.2 c 22.8 20.2 l 22.8 21.4 22 22.2 20.8 22.2 c 14.2 22.2 l h"
            )
            for y: CGFloat in [6.4, 10.4, 14.4] {
                for x: CGFloat in [4.8, 9.2] { pen.box(x - 1, y - 1, 2, 2, corner: 0.3) }
            }
            for y: CGFloat in [12.6, 16.6] { pen.box(17.4, y - 1, 2, 2, corner: 0.3) }
        },
        "building.columns": { pen in
            pen.rim(SymbolPolygon([CGPoint(12, 1.4), CGPoint(22.4, 7.8), CGPoint(1.6, 7.8)], corner: 0.8))
            for x: CGFloat in [5.0, 9.6, 14.4, 19] { pen.line(CGPoint(x, 10.6), CGPoint(x, 17.4)) }
            pen.line(CGPoint(2.6, 20.8), CGPoint(21.4, 20.8))
        },
        "storefront": { pen in
            pen.unite {
                $0.bent([CGPoint(4, 11), CGPoint(4, 21), CGPoint(20, 21), CGPoint(20, 11)], corner: 1.6)
                $0.stroke(
                    "4.4 3 m 19.6 3 l 22 9 l 22 12 17 12 17 9.4 c 17 12 12 12 12 9.4 c 12 12 7 12 7 9.4 c 7 12 2 12 2 9 c h"
                )
            }
        },
        "map": { pen in
            pen.unite {
                $0.stroke("2 5.6 m 8.6 3 l 15.4 6 l 22 3.4 l 22 18.4 l 15.4 21 l 8.6 18 l 2 20.6 l h")
                $0.line(CGPoint(8.6, 3), CGPoint(8.6, 18))
                $0.line(CGPoint(15.4, 6), CGPoint(15.4, 21))
            }
        },
        "map.fill": {
            $0.polygon([CGPoint(1.4, 5), CGPoint(7.6, 2.4), CGPoint(7.6, 18.4), CGPoint(1.4, 21.2)], corner: 0.8)
            $0.polygon([CGPoint(8.8, 2.4), CGPoint(15.2, 5.4), CGPoint(15.2, 21.6), CGPoint(8.8, 18.4)], corner: 0.4)
            $0.polygon([CGPoint(16.4, 5.4), CGPoint(22.6, 2.8), CGPoint(22.6, 19), CGPoint(16.4, 21.6)], corner: 0.8)
        },
        "mappin.and.ellipse": { pen in
            pen.unite {
                $0.disc(12, 5.6, 4)
                $0.line(CGPoint(12, 8), CGPoint(12, 18.4))
            }
            pen.stroke(
                "8.4 14.6 m 4.8 15.2 2.4 16.6 2.4 18.2 c 2.4 20.4 6.8 22 12 22 c 17.2 22 21.6 20.4 21.6 18.2 c 21.6 16.6 19.2 15.2 15.6 14.6 c"
            )
        },
        "pin": {
            $0.rim(SymbolOutlines.pin); $0.line(CGPoint(12, 15), CGPoint(12, 22.4))
        },
        "pin.fill": { pen in
            pen.unite {
                $0.add(SymbolOutlines.pin)
                $0.line(CGPoint(12, 15), CGPoint(12, 22.4))
            }
        },
        "timer": {
            $0.arc(12, 12, 9.6, from: -84, to: 218)
            $0.line(CGPoint(12, 2.4), CGPoint(12, 6.4))
            $0.stroke("6.8 7 m 12.8 12.4 l", width: 1.3)
        },
        "stopwatch": { pen in
            pen.ring(12, 13.4, 8.4)
            pen.line(CGPoint(9.6, 1.6), CGPoint(14.4, 1.6))
            pen.line(CGPoint(12, 9), CGPoint(12, 13.4))
            pen.line(CGPoint(18.8, 4.8), CGPoint(20.4, 6.4))
        },
        "alarm": { pen in
            pen.ring(12, 13, 8.2)
            pen.line(CGPoint(12, 8.4), CGPoint(12, 13), CGPoint(15, 15.4))
            pen.line(CGPoint(2.4, 5.6), CGPoint(6.2, 2.4))
            pen.line(CGPoint(21.6, 5.6), CGPoint(17.8, 2.4))
        },
        "hourglass": {
            $0.line(CGPoint(5, 2.4), CGPoint(19, 2.4))
            $0.line(CGPoint(5, 21.6), CGPoint(19, 21.6))
            $0.stroke(
                "7 4.4 m 7 8 l 7 10.4 10.8 10.8 10.8 12 c 10.8 13.2 7 13.6 7 16 c 7 19.6 l 17 19.6 l 17 16 l 17 13.6 13.2 13.2 13.2 12 c 13.2 10.8 17 10.4 17 8 c 17 4.4 l h"
            )
        },
        "creditcard.circle": { pen in
            pen.ring(12, 12, 9.6)
            pen.draw(scale: 0.52, things["creditcard"]!)
        },
        "banknote": {
            $0.frame(1.4, 5.4, 21.2, 13.2, corner: 2.4)
            $0.ring(12, 12, 2.8)
            for x: CGFloat in [5.2, 18.8] { $0.disc(x, 12, 1) }
        },
        "wallet.pass": {
            $0.frame(3.4, 2, 17.2, 20, corner: 2.8)
            $0.stroke("4 7 m 9 7 l 9.4 9 10.6 10 12 10 c 13.4 10 14.6 9 15 7 c 20 7 l", width: 0.9)
        },
        "ticket": {
            $0.stroke(
                "3.6 5.4 m 20.4 5.4 l 21.6 5.4 22.4 6.2 22.4 7.4 c 22.4 9.6 l 19.4 9.8 19.4 14.2 22.4 14.4 c 22.4 16.6 l 22.4 17.8 21.6 18.6 20.4 18.6 c 3.6 18.6 l 2.4 18.6 1.6 17.8 1.6 16.6 c 1.6 14.4 l 4.6 14.2 4.6 9.8 1.6 9.6 c 1.6 7.4 l 1.6 6.2 2.4 5.4 3.6 5.4 c h"
            )
            for y: CGFloat in [8.6, 12, 15.4] { $0.line(CGPoint(14.4, y - 0.4), CGPoint(14.4, y + 0.4)) }
        },
        "book.closed": {
            $0.stroke(
                "19 17.6 m 19 2.6 l 7.4 2.6 l 5.6 2.6 4.6 3.6 4.6 5.4 c 4.6 19.4 l 4.6 20.8 5.6 21.6 7 21.6 c 19 21.6 l"
            )
            $0.stroke("4.8 19.2 m 5 18 6 17.4 7.2 17.4 c 19 17.4 l", width: 0.9)
        },
        "book.closed.fill": {
            $0.fill(
                "19.8 18.2 m 19.8 1.8 l 7.2 1.8 l 5 1.8 3.8 3.2 3.8 5.4 c 3.8 19.2 l 3.8 21.2 5 22.4 7 22.4 c 19.8 22.4 l 19.8 20.6 l 7 20.6 l 5.4 20.6 5.4 18.2 7 18.2 c h"
            )
        },
        "books.vertical": {
            $0.frame(2.4, 3.6, 4.6, 17.6, corner: 1)
            $0.frame(8.6, 6, 4.6, 15.2, corner: 1)
            $0.draw(at: CGPoint(18, 12.6), turn: -14) { $0.frame(9.8, 4, 4.6, 16.6, corner: 1) }
        },
        "books.vertical.fill": {
            $0.box(1.6, 2.8, 6, 19.2, corner: 1.4)
            $0.box(8.6, 5.2, 5.6, 16.8, corner: 1.4)
            $0.draw(at: CGPoint(18.6, 12.6), turn: -12) { $0.box(9.4, 3.2, 5.6, 18, corner: 1.4) }
        },
        "graduationcap": { pen in
            pen.unite {
                $0.rim(
                    SymbolPolygon(
                        [CGPoint(12, 3.4), CGPoint(23.2, 9), CGPoint(12, 14.6), CGPoint(0.8, 9)], corner: 0.8))
                $0.stroke("5.4 11.6 m 5.4 16.6 l 7 18.6 9.4 19.6 12 19.6 c 14.6 19.6 17 18.6 18.6 16.6 c 18.6 11.6 l")
                $0.line(CGPoint(21.6, 9.6), CGPoint(21.6, 16.6))
            }
        },
        "graduationcap.fill": { pen in
            pen.polygon([CGPoint(12, 2.8), CGPoint(23.4, 8.6), CGPoint(12, 14.4), CGPoint(0.6, 8.6)], corner: 0.8)
            pen.fill(
                "5 12.4 m 12 15.8 l 19 12.4 l 19 16.8 l 17.2 19.2 14.8 20.4 12 20.4 c 9.2 20.4 6.8 19.2 5 16.8 c h")
            pen.line(CGPoint(21.8, 10.4), CGPoint(21.8, 16.6))
        },
        "puzzlepiece": { $0.rim(SymbolOutlines.puzzle) },
        "puzzlepiece.fill": { $0.add(SymbolOutlines.puzzle) },
        "puzzlepiece.extension": { $0.rim(SymbolOutlines.puzzle) },
        "puzzlepiece.extension.fill": { $0.add(SymbolOutlines.puzzle) },
        "pawprint": { pen in
            for (x, y, turn): (CGFloat, CGFloat, CGFloat) in [
                (4.4, 11.4, -24.0), (9.2, 5.6, -8), (14.8, 5.6, 8), (19.6, 11.4, 24),
            ] {
                pen.draw(at: CGPoint(x, y), turn: turn) {
                    $0.stroke(Path(ellipseIn: CGRect(x: 10.4, y: 9.4, width: 3.2, height: 5.2)), width: 0.8)
                }
            }
            pen.rim(SymbolOutlines.pad)
        },
        "pawprint.fill": { pen in
            for (x, y, turn): (CGFloat, CGFloat, CGFloat) in [
                (4.2, 11.4, -24.0), (9, 5.4, -8), (15, 5.4, 8), (19.8, 11.4, 24),
            ] {
                pen.draw(at: CGPoint(x, y), turn: turn) {
                    $0.add(Path(ellipseIn: CGRect(x: 9.6, y: 8.6, width: 4.8, height: 6.8)))
                }
            }
            pen.add(SymbolOutlines.pad)
        },
        "cross.fill": { $0.polygon(SymbolOutlines.plusSign, corner: 1.4) },
        "cross": { $0.rim(SymbolPolygon(SymbolOutlines.plusSign, corner: 1.4)) },
        "suit.heart": { $0.rim(SymbolOutlines.heart) },
        "suit.heart.fill": { $0.add(SymbolOutlines.heart) },
        "suit.diamond.fill": {
            $0.fill(
                "12 1.4 m 14 5.4 16.8 9 20.4 12 c 16.8 15 14 18.6 12 22.6 c 10 18.6 7.2 15 3.6 12 c 7.2 9 10 5.4 12 1.4 c h"
            )
        },
        "suit.club.fill": { pen in
            pen.unite {
                for (x, y): (CGFloat, CGFloat) in [(12.0, 6.6), (6.4, 13.6), (17.6, 13.6)] { $0.disc(x, y, 4.8) }
                $0.fill("12 11 m 12.4 17 13.2 20 15.6 22.4 c 8.4 22.4 l 10.8 20 11.6 17 12 11 c h")
                $0.disc(12, 12.4, 2)
            }
        },
        "suit.spade.fill": { pen in
            pen.unite {
                $0.fill(
                    "12 1.2 m 14 5 21.4 9 21.4 14 c 21.4 18.6 14.6 19.6 12 15.6 c 9.4 19.6 2.6 18.6 2.6 14 c 2.6 9 10 5 12 1.2 c h"
                )
                $0.fill("12 13 m 12.4 18 13.2 20.4 15.6 22.6 c 8.4 22.6 l 10.8 20.4 11.6 18 12 13 c h")
            }
        },
        "lock.open": { pen in
            pen.thin(0.78)
            pen.unite {
                $0.frame(2.7, 10.96, 11.84, 9.9, corner: 1.3)
                $0.stroke(openBow)
            }
        },
        "lock.open.fill": { pen in
            pen.unite {
                $0.box(1.92, 10.18, 13.4, 11.46, corner: 2)
                $0.stroke(openBow, width: 0.78)
            }
        },
        "shippingbox": { pen in
            pen.unite {
                $0.stroke("12 1.8 m 21 6.8 l 21 17.2 l 12 22.2 l 3 17.2 l 3 6.8 l h")
                $0.line(CGPoint(3, 6.8), CGPoint(12, 11.8), CGPoint(21, 6.8))
                $0.line(CGPoint(12, 11.8), CGPoint(12, 22.2))
                $0.line(CGPoint(7.4, 4.4), CGPoint(16.6, 9.4))
            }
        },
        "chart.bar": {
            $0.thin(0.78)
            for (x, y): (CGFloat, CGFloat) in [(0.55, 9.6), (9.3, 6.9), (18.05, 4.2)] {
                $0.frame(x, y, 5.4, 19.8 - y, corner: 1.1)
            }
        },
        "chart.pie": { pen in
            pen.unite {
                $0.ring(12, 12, 9.6)
                $0.line(CGPoint(12, 2.4), CGPoint(12, 12), CGPoint(20.4, 16.8))
            }
        },
        "chart.pie.fill": { pen in
            pen.disc(12, 12, 10.4)
            pen.cut { $0.stroke("12 0 m 12 12 l 22 17.8 l", width: 0.9) }
        },
        "chart.line.uptrend.xyaxis": { pen in
            pen.unite {
                $0.weight *= 0.78
                $0.line(CGPoint(2.4, 3.8), CGPoint(2.4, 20.2), CGPoint(21.6, 20.2))
                $0.bent(
                    [CGPoint(3, 14.1), CGPoint(7.6, 9.7), CGPoint(12.7, 14.1), CGPoint(17.8, 9.5)], corner: 0.8)
                $0.polygon([CGPoint(22.4, 4.8), CGPoint(14.6, 7), CGPoint(20.2, 12.6)], corner: 0.7)
            }
        },
        "chart.xyaxis.line": { pen in
            pen.bent([CGPoint(2.6, 2.8), CGPoint(2.6, 21), CGPoint(21.4, 21)], corner: 2)
            pen.line(CGPoint(6.6, 12.4), CGPoint(11, 7.4), CGPoint(14.4, 15.4), CGPoint(20.6, 9.6))
        },
    ]
}
