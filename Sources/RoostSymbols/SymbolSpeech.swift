import CoreGraphics
import RoostPicture

/// People, hands, speech and signals.
extension SymbolCatalogue {
    static let speech: [String: Drawing] = [
        "bubble.left": { $0.rim(SymbolOutlines.bubble) }, "bubble": { $0.rim(SymbolOutlines.bubble) },
        "bubble.left.fill": { $0.add(SymbolOutlines.bubble) }, "bubble.fill": { $0.add(SymbolOutlines.bubble) },
        "bubble.right": { $0.mirrored { $0.rim(SymbolOutlines.bubble) } },
        "bubble.right.fill": { $0.mirrored { $0.add(SymbolOutlines.bubble) } },
        "message": { $0.rim(SymbolOutlines.message) },
        "message.fill": { $0.add(SymbolOutlines.message) },
        "text.bubble": {
            $0.rim(SymbolOutlines.message)
            for (y, end): (CGFloat, CGFloat) in [(8.0, 18.0), (12.8, 14)] { $0.line(CGPoint(6, y), CGPoint(end, y)) }
        },
        "text.bubble.fill": {
            $0.add(SymbolOutlines.message)
            for (y, end): (CGFloat, CGFloat) in [(8.0, 18.0), (12.8, 14)] { $0.line(CGPoint(6, y), CGPoint(end, y)) }
        },
        "ellipsis.bubble": {
            $0.rim(SymbolOutlines.bubble)
            for x: CGFloat in [7.4, 12, 16.6] { $0.disc(x, 11.2, 1.3) }
        },
        "ellipsis.bubble.fill": {
            $0.add(SymbolOutlines.bubble)
            for x: CGFloat in [7.4, 12, 16.6] { $0.disc(x, 11.2, 1.4) }
        },
        "exclamationmark.bubble": { pen in
            pen.rim(SymbolOutlines.bubble)
            pen.draw(scale: 0.42, at: CGPoint(12, 11.2), signs["exclamationmark"]!)
        },
        "exclamationmark.bubble.fill": { pen in
            pen.add(SymbolOutlines.bubble)
            pen.draw(scale: 0.42, at: CGPoint(12, 11.2), signs["exclamationmark"]!)
        },
        "quote.bubble": { pen in
            pen.rim(SymbolOutlines.message)
            pen.draw(scale: 0.5, at: CGPoint(12, 10.6), quote)
        },
        "quote.bubble.fill": { pen in
            pen.add(SymbolOutlines.message)
            pen.draw(scale: 0.5, at: CGPoint(12, 10.6), quote)
        },
        "quote.opening": quote,
        "quote.closing": { $0.draw(turn: 180, quote) },
        "bubble.left.and.bubble.right": { pen in
            pen.draw(scale: 0.7, at: CGPoint(15.6, 15)) { $0.mirrored { $0.rim(SymbolOutlines.bubble) } }
            pen.cut { $0.draw(scale: 0.74, at: CGPoint(8.6, 8.6)) { $0.add(SymbolOutlines.bubble) } }
            pen.draw(scale: 0.66, at: CGPoint(8.2, 8.4)) { $0.rim(SymbolOutlines.bubble) }
        },
        "bubble.left.and.bubble.right.fill": { pen in
            pen.draw(scale: 0.7, at: CGPoint(15.6, 15)) { $0.mirrored { $0.add(SymbolOutlines.bubble) } }
            pen.cut { $0.draw(scale: 0.78, at: CGPoint(8.6, 8.6)) { $0.add(SymbolOutlines.bubble) } }
            pen.draw(scale: 0.66, at: CGPoint(8.2, 8.4)) { $0.add(SymbolOutlines.bubble) }
        },
        "person.2": {
            $0.rim(SymbolOutlines.head(CGPoint(5.8, 7.2), width: 7.1, height: 7.8))
            $0.rim(SymbolOutlines.shoulders(around: 5.8, width: 14.6, top: 12.6, bottom: 20.1))
            $0.cut { $0.add(SymbolOutlines.shoulders(around: 17.2, width: 19.4, top: 11.4, bottom: 20.2)) }
            $0.rim(SymbolOutlines.head(CGPoint(17.2, 6.6), width: 8.2, height: 8.8))
            $0.rim(SymbolOutlines.shoulders(around: 17.2, width: 17, top: 12.6, bottom: 20.1))
        },
        "person.3": { pen in
            for x: CGFloat in [4.4, 19.6] {
                pen.draw(scale: 0.52, at: CGPoint(x, 13)) {
                    $0.ring(12, 7, 4.2)
                    $0.rim(SymbolOutlines.shoulders)
                }
            }
            pen.cut { $0.draw(scale: 0.8, at: CGPoint(12, 13)) { $0.add(SymbolOutlines.shoulders) } }
            pen.draw(scale: 0.66, at: CGPoint(12, 13)) {
                $0.ring(12, 7, 4.2)
                $0.rim(SymbolOutlines.shoulders)
            }
        },
        "person.3.fill": { pen in
            for x: CGFloat in [4.4, 19.6] {
                pen.draw(scale: 0.52, at: CGPoint(x, 13)) {
                    $0.disc(12, 6.8, 5)
                    $0.add(SymbolOutlines.shoulders)
                }
            }
            pen.cut { $0.draw(scale: 0.8, at: CGPoint(12, 13)) { $0.add(SymbolOutlines.shoulders) } }
            pen.draw(scale: 0.66, at: CGPoint(12, 13)) {
                $0.disc(12, 6.8, 5)
                $0.add(SymbolOutlines.shoulders)
            }
        },
        "person.crop.circle": { pen in
            pen.ring(12, 12, 9.6)
            pen.startLayer()
            pen.unite {
                $0.disc(12, 9.4, 3.4)
                $0.fill(
                    "5.6 18.2 m 6.6 15.6 9 14.2 12 14.2 c 15 14.2 17.4 15.6 18.4 18.2 c 16.8 19.8 14.6 20.6 12 20.6 c 9.4 20.6 7.2 19.8 5.6 18.2 c h"
                )
            }
        },
        "person.crop.circle.fill": { pen in
            pen.disc(12, 12, 10.4)
            pen.inFront {
                $0.disc(12, 9.2, 3.7)
                $0.fill(
                    "5 18.4 m 6.2 15.6 8.8 14 12 14 c 15.2 14 17.8 15.6 19 18.4 c 17.2 20.2 14.8 21 12 21 c 9.2 21 6.8 20.2 5 18.4 c h"
                )
            }
        },
        "person.crop.square": { pen in
            pen.frame(3, 3, 18, 18, corner: 3.4)
            pen.disc(12, 9.6, 3.2)
            pen.fill("6 19.2 m 6.6 15.8 9 14.4 12 14.4 c 15 14.4 17.4 15.8 18 19.2 c h")
        },
        "face.smiling": {
            $0.ring(12, 12, 9.6)
            for x: CGFloat in [8.6, 15.4] { $0.disc(x, 9.6, 1.4) }
            $0.stroke("7.4 14.4 m 9.6 17.6 14.4 17.6 16.6 14.4 c")
        },
        "face.smiling.fill": {
            $0.disc(12, 12, 10.4)
            for x: CGFloat in [8.6, 15.4] { $0.disc(x, 9.6, 1.5) }
            $0.stroke("7.4 14.4 m 9.6 17.6 14.4 17.6 16.6 14.4 c")
        },
        "face.dashed": { pen in
            pen.draw(SymbolCatalogue.marks["circle.dashed"]!)
            for x: CGFloat in [8.6, 15.4] { pen.disc(x, 9.6, 1.4) }
            pen.stroke("7.4 14.4 m 9.6 17.6 14.4 17.6 16.6 14.4 c")
        },
        "hand.raised": { $0.rim(SymbolOutlines.hand) },
        "hand.raised.fill": { $0.add(SymbolOutlines.hand) },
        "hand.thumbsup": {
            $0.rim(SymbolOutlines.thumb)
            $0.frame(1.6, 11, 3.4, 9.6, corner: 1)
        },
        "hand.thumbsup.fill": {
            $0.add(SymbolOutlines.thumb)
            $0.box(0.8, 10.4, 5, 11, corner: 1.6)
        },
        "hand.thumbsdown": { pen in
            pen.draw(turn: 180) {
                $0.mirrored {
                    $0.rim(SymbolOutlines.thumb)
                    $0.frame(1.6, 11, 3.4, 9.6, corner: 1)
                }
            }
        },
        "hand.thumbsdown.fill": { pen in
            pen.draw(turn: 180) {
                $0.mirrored {
                    $0.add(SymbolOutlines.thumb)
                    $0.box(0.8, 10.4, 5, 11, corner: 1.6)
                }
            }
        },
        "speaker": { $0.rim(SymbolOutlines.speaker) },
        "speaker.fill": { $0.add(SymbolOutlines.speaker) },
        "speaker.wave.1": waves(1, isFilled: false), "speaker.wave.1.fill": waves(1, isFilled: true),
        "speaker.wave.2": waves(2, isFilled: false), "speaker.wave.2.fill": waves(2, isFilled: true),
        "speaker.wave.3": waves(3, isFilled: false), "speaker.wave.3.fill": waves(3, isFilled: true),
        "dot.radiowaves.left.and.right": { pen in
            pen.disc(12, 12, 2.2)
            for radius in [6.0, 10] {
                pen.arc(12, 12, radius, from: -42, to: 42)
                pen.arc(12, 12, radius, from: 138, to: 222)
            }
        },
        "antenna.radiowaves.left.and.right": { pen in
            pen.unite {
                $0.disc(12, 9, 2.2)
                $0.line(CGPoint(12, 9), CGPoint(12, 22))
            }
            for radius in [6.0, 10] {
                pen.arc(12, 9, radius, from: -42, to: 42)
                pen.arc(12, 9, radius, from: 138, to: 222)
            }
        },
        "network": { pen in
            // A globe with slanted lines.
            pen.draw(turn: 20) {
                $0.unite {
                    $0.ring(12, 12, 9.6)
                    $0.stroke(Path(ellipseIn: CGRect(x: 7.6, y: 2.4, width: 8.8, height: 19.2)), width: 0.62)
                    for line in [
                        "3.2 8.6 m 8.4 11.2 15.6 11.2 20.8 8.6 c", "3.2 15.4 m 8.4 12.8 15.6 12.8 20.8 15.4 c",
                    ] {
                        $0.stroke(line, width: 0.62)
                    }
                }
            }
        },
        "waveform": {
            for (x, half): (CGFloat, CGFloat) in [(2.4, 2.0), (7.2, 6), (12, 10), (16.8, 5), (21.6, 2.6)] {
                $0.line(CGPoint(x, 12 - half), CGPoint(x, 12 + half))
            }
        },
        "waveform.path.ecg": {
            $0.line(
                CGPoint(1, 12.6), CGPoint(6, 12.6), CGPoint(9, 4), CGPoint(14, 20), CGPoint(17, 12.6), CGPoint(23, 12.6)
            )
        },
        "mic": { pen in
            pen.frame(9.2, 2.2, 5.6, 11.4, corner: 2.8)
            pen.unite {
                $0.arc(12, 10.8, 7, from: 0, to: 180)
                $0.line(CGPoint(12, 18), CGPoint(12, 22))
                $0.line(CGPoint(8.4, 22), CGPoint(15.6, 22))
            }
        },
        "microphone": { pen in
            pen.frame(9.2, 2.2, 5.6, 11.4, corner: 2.8)
            pen.unite {
                $0.arc(12, 10.8, 7, from: 0, to: 180)
                $0.line(CGPoint(12, 18), CGPoint(12, 22))
            }
        },
        "microphone.fill": { pen in
            pen.box(8.4, 1.6, 7.2, 12.6, corner: 3.6)
            pen.unite {
                $0.arc(12, 10.8, 7, from: 0, to: 180)
                $0.line(CGPoint(12, 18), CGPoint(12, 22))
            }
        },
        "phone": { $0.rim(SymbolOutlines.handset) },
        "video": {
            $0.rim(
                Path(roundedRect: CGRect(x: 0.8, y: 5.4, width: 15, height: 13.2), cornerRadius: 3, style: .circular))
            $0.rim(
                SymbolPolygon(
                    [CGPoint(16.8, 10), CGPoint(23.2, 5.8), CGPoint(23.2, 18.2), CGPoint(16.8, 14)], corner: 1.2))
        },
        "eye.fill": {
            $0.fill("0.8 12 m 5.6 2.6 18.4 2.6 23.2 12 c 18.4 21.4 5.6 21.4 0.8 12 c h")
            $0.ring(12, 12, 3.8)
        },
        "eyeglasses": { pen in
            pen.unite {
                for x: CGFloat in [6.2, 17.8] { $0.ring(x, 14, 4.2) }
                $0.stroke("10.2 13 m 11.2 12 12.8 12 13.8 13 c")
                $0.stroke("2 13 m 3.2 7 l 3.6 5.6 4.4 5 5.8 5 c")
                $0.stroke("22 13 m 20.8 7 l 20.4 5.6 19.6 5 18.2 5 c")
            }
        },
    ]

    private static let quote: Drawing = {
        for x: CGFloat in [0.0, 12] {
            $0.fill(
                "\(10 + x) 14.4 m \(10 + x) 17 \(8 + x) 19 \(5.4 + x) 19 c \(2.6 + x) 19 \(1 + x) 16.6 \(1 + x) 13.4 c "
                    + "\(1 + x) 9 \(4 + x) 5.4 \(8.6 + x) 4.6 c \(9.4 + x) 4.4 \(9.6 + x) 5.4 \(9 + x) 5.8 c "
                    + "\(6.6 + x) 6.8 \(5 + x) 8.4 \(4.6 + x) 10 c \(7.6 + x) 9.2 \(10 + x) 11.4 \(10 + x) 14.4 c h")
        }
    }

    private static func waves(_ count: Int, isFilled: Bool) -> Drawing {
        { pen in
            pen.draw(at: CGPoint(8.8, 12)) {
                if isFilled { $0.add(SymbolOutlines.speaker) } else { $0.rim(SymbolOutlines.speaker) }
            }
            // Read off one picture; the third wave goes on as the first two do.
            let waves: [(radius: CGFloat, angle: Double)] = [(7.98, 28.7), (12.9, 31.3), (17.8, 33)]
            for wave in waves.prefix(count) { pen.arc(10.45, 12, wave.radius, from: -wave.angle, to: wave.angle) }
        }
    }
}
