import CoreGraphics
import RoostPicture

/// Devices, media and documents.
extension SymbolCatalogue {
    /// The lines and the picture on a newspaper's front page.
    private static func newsprint(_ pen: inout SymbolPen) {
        for y: CGFloat in [6.7, 10.17] { pen.line(CGPoint(9.25, y), CGPoint(18.9, y)) }
        for y: CGFloat in [13.7, 17.15] { pen.line(CGPoint(15.5, y), CGPoint(18.9, y)) }
        pen.box(8.6, 13, 4.9, 4.85, corner: 1)
    }

    static let devices: [String: Drawing] = [
        "iphone": { $0.draw(phone) }, "iphone.gen3": { $0.draw(phone) }, "apps.iphone": { $0.draw(phone) },
        "ipad": {
            $0.frame(3.4, 2, 17.2, 20, corner: 3)
            $0.line(CGPoint(9.6, 19.6), CGPoint(14.4, 19.6))
        },
        "applewatch": {
            $0.frame(5.6, 5.8, 12.8, 12.4, corner: 3.6)
            $0.polygon([CGPoint(7.8, 5), CGPoint(8.8, 1.2), CGPoint(15.2, 1.2), CGPoint(16.2, 5)], corner: 1)
            $0.polygon([CGPoint(7.8, 19), CGPoint(16.2, 19), CGPoint(15.2, 22.8), CGPoint(8.8, 22.8)], corner: 1)
        },
        "desktopcomputer": { pen in
            pen.unite {
                $0.frame(1.6, 3, 20.8, 14, corner: 2.4)
                $0.box(9.6, 17, 4.8, 4)
                $0.line(CGPoint(7.4, 21), CGPoint(16.6, 21))
            }
        },
        "display": { pen in
            pen.unite {
                $0.frame(1.6, 3, 20.8, 14, corner: 2.4)
                $0.line(CGPoint(7.4, 21), CGPoint(16.6, 21))
                $0.line(CGPoint(12, 17.4), CGPoint(12, 21))
            }
        },
        "laptopcomputer": {
            $0.frame(3.8, 4.2, 16.4, 11.6, corner: 2)
            $0.line(CGPoint(1.4, 19), CGPoint(22.6, 19))
        },
        "tv": {
            $0.frame(1.6, 4, 20.8, 13.4, corner: 2.6)
            $0.line(CGPoint(7.4, 21), CGPoint(16.6, 21))
        },
        "tv.fill": {
            $0.box(0.8, 3.2, 22.4, 15, corner: 3)
            $0.line(CGPoint(7.4, 21), CGPoint(16.6, 21))
        },
        "keyboard": { pen in
            pen.frame(1.4, 5.4, 21.2, 13.2, corner: 2.6)
            for y: CGFloat in [9.2, 12.2] { for x: CGFloat in [5.2, 8.6, 12, 15.4, 18.8] { pen.disc(x, y, 0.9) } }
            pen.line(CGPoint(7.4, 15.4), CGPoint(16.6, 15.4))
        },
        "headphones": { pen in
            pen.unite {
                $0.stroke("3.4 16.6 m 3.4 11.4 l 3.4 6.6 7 3 12 3 c 17 3 20.6 6.6 20.6 11.4 c 20.6 16.6 l")
                $0.box(2.4, 12.8, 5, 8.6, corner: 2)
                $0.box(16.6, 12.8, 5, 8.6, corner: 2)
            }
        },
        "gamecontroller": {
            $0.rim(SymbolOutlines.controller)
            $0.draw(scale: 0.3, at: CGPoint(7.6, 10.6)) { $0.cross(12, 12, arm: 8) }
            for (x, y): (CGFloat, CGFloat) in [(15.4, 11.8), (17.8, 9.4)] { $0.disc(x, y, 1.2) }
        },
        "gamecontroller.fill": {
            $0.add(SymbolOutlines.controller)
            $0.draw(scale: 0.3, at: CGPoint(7.6, 10.6)) { $0.cross(12, 12, arm: 8) }
            for (x, y): (CGFloat, CGFloat) in [(15.4, 11.8), (17.8, 9.4)] { $0.disc(x, y, 1.2) }
        },
        "printer": { pen in
            pen.unite {
                $0.frame(1.8, 8, 20.4, 9.4, corner: 2.4)
                $0.bent([CGPoint(6.4, 8), CGPoint(6.4, 2.8), CGPoint(17.6, 2.8), CGPoint(17.6, 8)], corner: 1.6)
            }
            pen.cut { $0.box(5, 12.6, 14, 9) }
            pen.frame(6.4, 13.4, 11.2, 8, corner: 1.4)
        },
        "server.rack": { pen in
            pen.unite {
                $0.frame(1.9, 4.3, 20.2, 15.4, corner: 2.4)
                for y: CGFloat in [9.5, 14.7] { $0.bent([CGPoint(2, y), CGPoint(22, y)], corner: 0, width: 0.72) }
            }
            for y: CGFloat in [6.9, 12, 17.1] { pen.disc(18.2, y, 1.2) }
        },
        "cpu": { pen in
            pen.thin(0.78)
            pen.unite {
                $0.frame(4.78, 4.78, 14.44, 14.44, corner: 0.4)
                for place: CGFloat in [8.73, 12, 15.27] {
                    for end: CGFloat in [2.93, 19.2] { $0.line(CGPoint(place, end), CGPoint(place, end + 1.87)) }
                    for end: CGFloat in [2.93, 19.2] { $0.line(CGPoint(end, place), CGPoint(end + 1.87, place)) }
                }
            }
            pen.weight *= 0.77
            pen.frame(8.25, 8.25, 7.5, 7.5, corner: 0.2)
        },
        "cpu.fill": { pen in
            pen.weight *= 0.78
            pen.unite {
                $0.box(4, 4, 16, 16, corner: 1.4)
                for place: CGFloat in [8.73, 12, 15.27] {
                    for end: CGFloat in [1.8, 19.6] { $0.line(CGPoint(place, end), CGPoint(place, end + 2.6)) }
                    for end: CGFloat in [1.8, 19.6] { $0.line(CGPoint(end, place), CGPoint(end + 2.6, place)) }
                }
            }
            pen.cut { $0.frame(8.2, 8.2, 7.6, 7.6, corner: 0.4) }
        },
        "atom": { pen in
            pen.unite { pen in
                for angle: CGFloat in [0, 1.082, -1.082] {
                    let turn = CGAffineTransform(translationX: 12, y: 12).rotated(by: angle)
                    let orbit = Path(ellipseIn: CGRect(x: -4.69, y: -10.8, width: 9.38, height: 21.6))
                    pen.stroke(orbit.applying(turn), width: 0.71)
                }
                pen.disc(12, 12, 2.13)
            }
        },
        "terminal": {
            $0.frame(1.6, 4, 20.8, 16, corner: 3)
            $0.line(CGPoint(5.6, 8.4), CGPoint(9, 11.4), CGPoint(5.6, 14.4))
            $0.line(CGPoint(11, 14.6), CGPoint(15.4, 14.6))
        },
        "terminal.fill": {
            $0.box(0.8, 3.2, 22.4, 17.6, corner: 3.6)
            $0.line(CGPoint(5.6, 8.4), CGPoint(9, 11.4), CGPoint(5.6, 14.4))
            $0.line(CGPoint(11, 14.6), CGPoint(15.4, 14.6))
        },
        "qrcode": { pen in
            for (x, y): (CGFloat, CGFloat) in [(2.6, 2.6), (14.2, 2.6), (2.6, 14.2)] {
                pen.frame(x, y, 7.2, 7.2, corner: 1)
                pen.box(x + 2.4, y + 2.4, 2.4, 2.4)
            }
            for (x, y): (CGFloat, CGFloat) in [(13.4, 13.4), (19, 13.4), (16.2, 16.2), (13.4, 19), (19, 19)] {
                pen.box(x, y, 2.8, 2.8)
            }
        },
        "barcode": {
            for (x, width): (CGFloat, CGFloat) in [
                (1.6, 1.6), (4.6, 0.9), (7, 2), (10.4, 0.9), (12.6, 1.6), (15.6, 0.9), (17.8, 0.9), (20.4, 2),
            ] {
                $0.box(x, 4.4, width, 15.2)
            }
        },
        "viewfinder": { $0.draw(corners) },
        "qrcode.viewfinder": { pen in
            pen.draw(corners)
            for (x, y): (CGFloat, CGFloat) in [(7.0, 7.0), (13.2, 7), (7, 13.2)] {
                pen.frame(x, y, 3.8, 3.8, corner: 0.4)
            }
            for (x, y): (CGFloat, CGFloat) in [(12.8, 12.8), (15.6, 15.6)] { pen.box(x, y, 2.2, 2.2) }
        },
        "camera.viewfinder": { pen in
            pen.draw(corners)
            pen.draw(scale: 0.5, things["camera.fill"]!)
        },
        "photo.fill": {
            $0.box(1, 3.2, 22, 17.6, corner: 3.6)
            $0.disc(7.6, 9, 1.9)
            $0.polygon(
                [
                    CGPoint(3.2, 18.6), CGPoint(9, 13), CGPoint(11.8, 15.4), CGPoint(15.8, 10.6), CGPoint(20.8, 15.8),
                    CGPoint(20.8, 18.6),
                ],
                corner: 0.8)
        },
        "photo.on.rectangle": { pen in
            pen.bent(
                [CGPoint(4.2, 17.8), CGPoint(1.4, 17.8), CGPoint(1.4, 3.4), CGPoint(18.4, 3.4), CGPoint(18.4, 5.2)],
                corner: 2.4)
            pen.draw(scale: 0.84, at: CGPoint(13.8, 13.6), things["photo"]!)
        },
        "photo.on.rectangle.angled": { pen in
            pen.draw(scale: 0.84, at: CGPoint(9.8, 9.4), turn: -10) { $0.frame(1.8, 4, 20.4, 16, corner: 3) }
            pen.cut { $0.draw(scale: 0.92, at: CGPoint(14, 14)) { $0.box(1, 3.4, 22, 17.2, corner: 3) } }
            pen.draw(scale: 0.8, at: CGPoint(14, 14), things["photo"]!)
        },
        "rectangle.stack": { pen in
            pen.frame(2, 9, 20, 12, corner: 2.4)
            pen.line(CGPoint(4.2, 5.6), CGPoint(19.8, 5.6))
            pen.line(CGPoint(6.6, 2.4), CGPoint(17.4, 2.4))
        },
        "rectangle.stack.fill": { pen in
            pen.box(1.2, 8.2, 21.6, 13.6, corner: 3)
            pen.line(CGPoint(4.2, 5.4), CGPoint(19.8, 5.4))
            pen.line(CGPoint(6.6, 2.2), CGPoint(17.4, 2.2))
        },
        "rectangle.on.rectangle": { pen in
            pen.bent(
                [CGPoint(6, 16.8), CGPoint(1.6, 16.8), CGPoint(1.6, 4), CGPoint(17.6, 4), CGPoint(17.6, 6.8)],
                corner: 2.4)
            pen.frame(6.6, 8.6, 15.8, 11.8, corner: 2.4)
        },
        "doc.on.doc": { pen in
            pen.bent(
                [CGPoint(6, 17.8), CGPoint(2.8, 17.8), CGPoint(2.8, 2), CGPoint(13.8, 2), CGPoint(13.8, 4.2)],
                corner: 2.2)
            pen.draw(scale: 0.78, at: CGPoint(14.4, 14)) { $0.rim(SymbolOutlines.paper) }
        },
        "doc.on.doc.fill": { pen in
            pen.draw(scale: 0.8, at: CGPoint(8, 10)) { $0.add(SymbolOutlines.paper) }
            pen.cut { $0.draw(scale: 0.92, at: CGPoint(15, 14)) { $0.add(SymbolOutlines.paper) } }
            pen.draw(scale: 0.8, at: CGPoint(15, 14)) { $0.add(SymbolOutlines.paper) }
        },
        "doc.plaintext": {
            $0.rim(SymbolOutlines.paper)
            for y: CGFloat in [8.6, 12.6, 16.6] { $0.line(CGPoint(8.4, y), CGPoint(15.6, y)) }
        },
        "doc.text.fill": {
            $0.add(SymbolOutlines.paper)
            for y: CGFloat in [12.6, 16.8] { $0.line(CGPoint(8.6, y), CGPoint(15.4, y)) }
        },
        "note.text": {
            $0.frame(2.6, 2.6, 18.8, 18.8, corner: 3)
            for (y, end): (CGFloat, CGFloat) in [(8.0, 17.6), (12, 17.6), (16, 13)] {
                $0.line(CGPoint(6.4, y), CGPoint(end, y))
            }
        },
        "newspaper": { pen in
            let weight = pen.weight
            pen.thin(0.78)
            pen.unite {
                $0.frame(6.03, 2.28, 16.34, 19.44, corner: 2)
                $0.bent(
                    [CGPoint(6.03, 9.98), CGPoint(1.63, 9.98), CGPoint(1.63, 21.72), CGPoint(9, 21.72)], corner: 2)
            }
            pen.weight = weight * 0.67
            newsprint(&pen)
        },
        "newspaper.fill": { pen in
            pen.box(5.25, 1.5, 17.9, 21, corner: 2.8)
            pen.box(0.85, 9.2, 3.2, 13.3, corner: 1.4)
            pen.weight *= 0.67
            newsprint(&pen)
        },
        "tray": { pen in
            let more = (pen.weight - 1.8) / 2
            pen.add(SymbolOutlines.tray, hole: SymbolOutlines.trayOpening(more))
            pen.add(SymbolOutlines.trayBox(more))
        },
        "tray.fill": { pen in
            pen.add(SymbolOutlines.tray, hole: SymbolOutlines.trayOpening((pen.weight - 1.8) / 2))
        },
        "archivebox": {
            $0.frame(1.6, 3.4, 20.8, 4.6, corner: 1.4)
            $0.bent([CGPoint(3, 9.2), CGPoint(3, 20.6), CGPoint(21, 20.6), CGPoint(21, 9.2)], corner: 2.4)
            $0.line(CGPoint(9, 12.6), CGPoint(15, 12.6))
        },
        "archivebox.fill": {
            $0.box(0.8, 2.6, 22.4, 5.4, corner: 1.6)
            $0.fill(
                "2.2 9.4 m 21.8 9.4 l 21.8 18.4 l 21.8 20.4 20.6 21.4 18.8 21.4 c 5.2 21.4 l 3.4 21.4 2.2 20.4 2.2 18.4 c h"
            )
            $0.cut { $0.stroke("9 13 m 15 13 l") }
        },
        "paperclip": {
            $0.stroke(
                "17.8 7.4 m 9.4 15.8 l 8.6 16.6 7.4 16.6 6.8 15.8 c 6 15 6.2 14 7 13.2 c 15.4 4.8 l 17 3.2 19.4 3.2 20.8 4.8 c 22.2 6.4 22 8.6 20.4 10.2 c 11.4 19.2 l 8.8 21.8 5.4 21.8 3.2 19.6 c 1 17.2 1.2 14 3.6 11.6 c 10.8 4.4 l"
            )
        },
        "film": { pen in
            // Read off pictures at 45 points. Bolder films have smaller holes.
            let more = pen.weight * 0.78 / 1.26 - 1
            pen.box(0.5, 3, 23, 18, corner: 1.9)
            func hole(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, corner: CGFloat) {
                pen.box(x - width / 2, y - height / 2, width, height, corner: corner)
            }
            for x: CGFloat in [3.125, 20.875] {
                for row in -2...2 {
                    hole(x, 12 + 3.17 * CGFloat(row), 2.25 - more, 2.1 - more, corner: 0.5)
                }
            }
            for y: CGFloat in [7.905, 16.095] { hole(12, y, 12.94 - 1.2 * more, 6.55 - 1.2 * more, corner: 0.35) }
        },
        "sportscourt": { pen in
            pen.unite {
                $0.thin(0.76)
                $0.frame(-0.64, 3.76, 25.28, 16.48, corner: 2.6)
                $0.weight *= 0.8
                $0.line(CGPoint(12, 4), CGPoint(12, 20))
                $0.ring(12, 12, 3.9)
                $0.disc(12, 12, 1.6)
                for (side, inner): (CGFloat, CGFloat) in [(-0.64, 3.3), (24.64, 20.7)] {
                    $0.bent(
                        [CGPoint(side, 8.5), CGPoint(inner, 8.5), CGPoint(inner, 15.5), CGPoint(side, 15.5)],
                        corner: 1.4)
                }
            }
        },
        "play": { $0.rim(SymbolPolygon([CGPoint(5.4, 2.6), CGPoint(21.4, 12), CGPoint(5.4, 21.4)], corner: 2)) },
        "pause": {
            $0.frame(5.2, 3.6, 3.8, 16.8, corner: 0.8)
            $0.frame(15, 3.6, 3.8, 16.8, corner: 0.8)
        },
        "stop": { $0.frame(4.4, 4.4, 15.2, 15.2, corner: 1.8) },
        "playpause.fill": {
            $0.polygon([CGPoint(1.6, 5), CGPoint(12, 12), CGPoint(1.6, 19)], corner: 1.4)
            for x: CGFloat in [14.4, 19.2] { $0.box(x, 5, 3, 14, corner: 1) }
        },
        "forward.end.fill": {
            $0.polygon([CGPoint(4.4, 4.4), CGPoint(17.4, 12), CGPoint(4.4, 19.6)], corner: 1.4)
            $0.box(17.8, 4.8, 2.4, 14.4, corner: 1)
        },
        "backward.end.fill": {
            $0.polygon([CGPoint(19.6, 4.4), CGPoint(6.6, 12), CGPoint(19.6, 19.6)], corner: 1.4)
            $0.box(3.8, 4.8, 2.4, 14.4, corner: 1)
        },
        "play.rectangle": {
            $0.frame(1.6, 4, 20.8, 16, corner: 3)
            $0.polygon([CGPoint(9, 7.6), CGPoint(16.6, 12), CGPoint(9, 16.4)], corner: 1)
        },
        "play.rectangle.fill": {
            $0.box(0.8, 3.2, 22.4, 17.6, corner: 3.6)
            $0.polygon([CGPoint(9, 7.6), CGPoint(16.6, 12), CGPoint(9, 16.4)], corner: 1)
        },
        "music.note.list": { pen in
            for y: CGFloat in [5.8, 9.6, 13.4] { pen.line(CGPoint(2, y), CGPoint(11.4, y)) }
            pen.draw(scale: 0.98, at: CGPoint(16.6, 12), things["music.note"]!)
        },
        "goforward": { $0.draw(arrows["arrow.clockwise"]!) },
        "gobackward": { $0.draw(arrows["arrow.counterclockwise"]!) },
        "delete.left": { $0.draw(backspace) }, "delete.backward": { $0.draw(backspace) },
        "delete.left.fill": { pen in
            pen.add(SymbolOutlines.backspace)
            pen.draw(scale: 0.38, at: CGPoint(14.2, 12), turn: 45) { $0.cross(12, 12, arm: 9) }
        },
    ]

    private static let phone: Drawing = {
        $0.frame(5.4, 1.4, 13.2, 21.2, corner: 3.2)
        $0.line(CGPoint(10.2, 4.4), CGPoint(13.8, 4.4))
    }

    private static let corners: Drawing = { pen in
        for (x, y): (CGFloat, CGFloat) in [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)] {
            func at(_ a: CGFloat, _ b: CGFloat) -> CGPoint { CGPoint(12 + a * x, 12 + b * y) }
            pen.bent([at(9.6, 4.8), at(9.6, 9.6), at(4.8, 9.6)], corner: 2.6)
        }
    }

    private static let backspace: Drawing = { pen in
        pen.rim(SymbolOutlines.backspace)
        pen.draw(scale: 0.38, at: CGPoint(14.2, 12), turn: 45) { $0.cross(12, 12, arm: 9) }
    }
}
