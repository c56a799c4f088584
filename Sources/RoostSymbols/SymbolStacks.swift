import CoreGraphics
import RoostPicture

/// Stacks of things, windows of other kinds, and vehicles.
extension SymbolCatalogue {
    static let stacks: [String: Drawing] = [
        "square.stack": { pen in
            pen.frame(4, 8.6, 16, 14, corner: 2.8)
            pen.line(CGPoint(5.8, 5.2), CGPoint(18.2, 5.2))
            pen.line(CGPoint(7.8, 2), CGPoint(16.2, 2))
        },
        "square.stack.fill": { pen in
            pen.box(3.2, 7.8, 17.6, 15.6, corner: 3.4)
            pen.line(CGPoint(5.8, 5), CGPoint(18.2, 5))
            pen.line(CGPoint(7.8, 1.8), CGPoint(16.2, 1.8))
        },
        "square.stack.3d.up": { pen in
            layers(&pen) { $0.rim(SymbolPen.rounded(sheet, corner: 1.6)) }
        },
        "square.stack.3d.up.fill": { pen in
            layers(&pen) { $0.polygon(sheet, corner: 1.6) }
        },
        "photo.stack": { pen in
            pen.draw(scale: 0.766, at: CGPoint(12, 14.13), things["photo"]!)
            pen.box(6.97, 2.86, 10.06, 1.1, corner: 0.5)
            pen.box(5.35, 4.99, 13.3, 1.2, corner: 0.55)
        },
        "photo.stack.fill": { pen in
            pen.box(2.4, 6.8, 19.2, 15.4, corner: 3.2)
            pen.cut {
                $0.disc(8, 11.6, 1.7)
                $0.polygon(
                    [
                        CGPoint(4.6, 20), CGPoint(9.4, 15), CGPoint(12, 17.2), CGPoint(15.6, 12.8),
                        CGPoint(19.4, 17), CGPoint(19.4, 20),
                    ], corner: 0.8)
            }
            pen.line(CGPoint(5.2, 3.6), CGPoint(18.8, 3.6))
        },
        "rectangle.portrait": { $0.frame(5, 1.6, 14, 20.8, corner: 3) },
        "rectangle.portrait.fill": { $0.box(4.2, 0.8, 15.6, 22.4, corner: 3.8) },
        "menubar.rectangle": { pen in
            pen.unite {
                $0.frame(1.6, 4, 20.8, 16, corner: 3)
                $0.line(CGPoint(2.6, 9.4), CGPoint(21.4, 9.4))
            }
            for x: CGFloat in [5, 8] { pen.box(x, 6.2, 2, 1.4, corner: 0.7) }
        },
        "dock.rectangle": { pen in
            pen.frame(1.6, 4, 20.8, 16, corner: 3)
            pen.box(5.4, 14.2, 13.2, 3.4, corner: 1.2)
        },
        "text.rectangle": { pen in
            pen.frame(1.6, 4, 20.8, 16, corner: 3)
            for (y, end): (CGFloat, CGFloat) in [(8.6, 18.4), (12, 18.4), (15.4, 13)] {
                pen.line(CGPoint(5.6, y), CGPoint(end, y))
            }
        },
        "doc.on.clipboard.fill": { pen in
            pen.box(1.6, 3.2, 14.6, 17.4, corner: 3)
            pen.cut { $0.box(4.6, 0.4, 8.6, 6, corner: 2.2) }
            pen.box(5.8, 1.4, 6.2, 3.8, corner: 1.4)
            pen.cut { $0.box(9.2, 7.4, 13.8, 16.4, corner: 3.6) }
            pen.box(10.4, 8.6, 11.6, 14.4, corner: 2.6)
            pen.cut { for y: CGFloat in [13.4, 17.4] { $0.line(CGPoint(13.4, y), CGPoint(19, y)) } }
        },
        "bicycle": { pen in
            pen.unite {
                for x: CGFloat in [5.2, 18.8] { $0.ring(x, 15.6, 4.6) }
                $0.line(CGPoint(5.2, 15.6), CGPoint(9.4, 8.6), CGPoint(16, 8.6))
                $0.line(CGPoint(8.6, 6.6), CGPoint(12, 15.6), CGPoint(5.2, 15.6))
                $0.line(CGPoint(12, 15.6), CGPoint(16, 8.6))
                $0.line(CGPoint(13.8, 5.6), CGPoint(15.2, 5.6), CGPoint(18.8, 15.6))
                $0.line(CGPoint(7, 6.4), CGPoint(10, 6.4))
            }
        },
        "tram": { pen in
            pen.unite {
                $0.frame(5, 5.4, 14, 14.4, corner: 3.4)
                $0.line(CGPoint(6, 12.6), CGPoint(18, 12.6))
                tramAround(&$0)
            }
            for x: CGFloat in [8.6, 15.4] { pen.disc(x, 16.2, 1.1) }
        },
        "tram.fill": { pen in
            pen.unite {
                $0.box(4.2, 4.6, 15.6, 16, corner: 4)
                tramAround(&$0)
            }
            pen.cut {
                $0.box(6.6, 7.6, 10.8, 5, corner: 1.4)
                for x: CGFloat in [8.4, 15.6] { $0.disc(x, 16.4, 1.3) }
            }
        },
        "bus": { pen in
            pen.unite {
                $0.frame(4, 2.6, 16, 17.4, corner: 3.2)
                $0.line(CGPoint(5, 12.6), CGPoint(19, 12.6))
                for x: CGFloat in [7, 17] { $0.line(CGPoint(x, 20), CGPoint(x, 22)) }
            }
            for x: CGFloat in [8, 16] { pen.disc(x, 16.4, 1.1) }
        },
        "bus.fill": { pen in
            pen.unite {
                $0.box(3.2, 1.8, 17.6, 18.8, corner: 3.8)
                for x: CGFloat in [6.6, 17.4] { $0.line(CGPoint(x, 20), CGPoint(x, 22)) }
            }
            pen.cut {
                $0.box(5.6, 5, 12.8, 7.4, corner: 1.4)
                for x: CGFloat in [7.8, 16.2] { $0.disc(x, 16.4, 1.3) }
            }
        },
        "megaphone": { pen in
            pen.unite {
                $0.rim(SymbolPen.rounded(horn, corner: 1.4))
                $0.bent(handle, corner: 1.2)
            }
        },
        "megaphone.fill": { pen in
            pen.unite {
                $0.polygon(horn, corner: 1.4)
                $0.bent(handle, corner: 1.2)
            }
        },
        "aspectratio": { pen in
            pen.frame(1.6, 4, 20.8, 16, corner: 3)
            pen.frame(4.6, 9.6, 9.4, 7.4, corner: 1.6)
        },
    ]

    /// A sheet of paper on a table.
    private static let sheet = [CGPoint(12, 2.2), CGPoint(22.4, 7.2), CGPoint(12, 12.2), CGPoint(1.6, 7.2)]
    private static let horn = [
        CGPoint(2, 9), CGPoint(6, 9), CGPoint(20.6, 3.6), CGPoint(20.6, 20), CGPoint(6, 15.2), CGPoint(2, 15.2),
    ]

    private static let handle = [
        CGPoint(6.6, 15), CGPoint(7.6, 20.8), CGPoint(11.4, 20.8), CGPoint(10.9, 16.6),
    ]

    /// A sheet and the corners of two below it.
    private static func layers(_ pen: inout SymbolPen, _ top: (inout SymbolPen) -> Void) {
        top(&pen)
        for y: CGFloat in [12, 16.4] {
            pen.bent([CGPoint(2.4, y), CGPoint(12, y + 4.6), CGPoint(21.6, y)], corner: 1)
        }
    }

    /// A tram's wire and wheels.
    private static func tramAround(_ pen: inout SymbolPen) {
        pen.line(CGPoint(7, 1.8), CGPoint(17, 1.8))
        pen.line(CGPoint(12, 2), CGPoint(12, 4.6))
        for x: CGFloat in [7.4, 16.6] { pen.line(CGPoint(x, 20.6), CGPoint(x - (x < 12 ? 1.4 : -1.4), 22.4)) }
    }
}
