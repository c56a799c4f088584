import CoreGraphics
import RoostPicture

/// Sky and weather.
extension SymbolCatalogue {
    static let weather: [String: Drawing] = [
        "moon": { $0.rim(SymbolOutlines.moon) },
        "moon.stars.fill": { pen in
            pen.draw(scale: 0.86, at: CGPoint(10.4, 13.8)) { $0.add(SymbolOutlines.moon) }
            pen.startLayer()
            for (x, y, scale): (CGFloat, CGFloat, CGFloat) in [(18.6, 8.8, 0.37), (13.8, 3.4, 0.22)] {
                pen.draw(scale: scale, at: CGPoint(x, y)) { $0.add(SymbolOutlines.spark) }
            }
        },
        "moon.stars": { pen in
            pen.draw(scale: 0.86, at: CGPoint(10.4, 13.8)) { $0.rim(SymbolOutlines.moon) }
            pen.startLayer()
            for (x, y, scale): (CGFloat, CGFloat, CGFloat) in [(18.6, 8.8, 0.37), (13.8, 3.4, 0.22)] {
                pen.draw(scale: scale, at: CGPoint(x, y)) { $0.add(SymbolOutlines.spark) }
            }
        },
        "sun.min": { $0.draw(sun(isFilled: false)) },
        "sun.min.fill": { $0.draw(sun(isFilled: true)) },
        "sunrise": horizon(isFilled: false, tip: -1), "sunrise.fill": horizon(isFilled: true, tip: -1),
        "sunset": horizon(isFilled: false, tip: 1), "sunset.fill": horizon(isFilled: true, tip: 1),
        "cloud.sun": cloudy(isFilled: false), "cloud.sun.fill": cloudy(isFilled: true),
        "cloud.rain": falling(isFilled: false) { pen, x in pen.line(CGPoint(x, 18.4), CGPoint(x - 1.6, 22)) },
        "cloud.rain.fill": falling(isFilled: true) { pen, x in pen.line(CGPoint(x, 18.4), CGPoint(x - 1.6, 22)) },
        "cloud.heavyrain.fill": falling(isFilled: true) { pen, x in
            pen.line(CGPoint(x + 0.6, 17.6), CGPoint(x - 2.2, 23.4))
        },
        "cloud.drizzle": falling(isFilled: false) { pen, x in pen.line(CGPoint(x, 19), CGPoint(x - 0.6, 20.4)) },
        "cloud.drizzle.fill": falling(isFilled: true) { pen, x in pen.line(CGPoint(x, 19), CGPoint(x - 0.6, 20.4)) },
        "cloud.snow": falling(isFilled: false) { pen, x in pen.disc(x - 0.6, 20.4, 1.3) },
        "cloud.snow.fill": falling(isFilled: true) { pen, x in pen.disc(x - 0.6, 20.4, 1.3) },
        "cloud.bolt": { pen in
            pen.draw(scale: 0.9, at: CGPoint(12, 9.4)) { $0.rim(SymbolOutlines.cloud) }
            pen.cut { $0.draw(scale: 0.62, at: CGPoint(11.6, 17.4)) { $0.add(SymbolOutlines.bolt) } }
            pen.startLayer()
            pen.draw(scale: 0.48, at: CGPoint(11.6, 17.8)) { $0.add(SymbolOutlines.bolt) }
        },
        "cloud.bolt.fill": { pen in
            pen.draw(scale: 0.9, at: CGPoint(12, 9.4)) { $0.add(SymbolOutlines.cloud) }
            pen.cut { $0.draw(scale: 0.62, at: CGPoint(11.6, 17.4)) { $0.add(SymbolOutlines.bolt) } }
            pen.startLayer()
            pen.draw(scale: 0.48, at: CGPoint(11.6, 17.8)) { $0.add(SymbolOutlines.bolt) }
        },
        "icloud": { $0.rim(SymbolOutlines.cloud) },
        "icloud.fill": { $0.add(SymbolOutlines.cloud) },
        "icloud.and.arrow.down": { pen in
            pen.rim(SymbolOutlines.cloud)
            pen.cut { $0.box(9, 11.6, 6, 9) }
            pen.unite {
                $0.line(CGPoint(12, 11), CGPoint(12, 21.4))
                $0.line(CGPoint(9, 18.6), CGPoint(12, 21.6), CGPoint(15, 18.6))
            }
        },
        "snowflake": { pen in
            pen.unite {
                for turn in stride(from: 0.0, to: 360, by: 60) {
                    $0.draw(turn: turn) { arm in
                        arm.unite {
                            $0.line(CGPoint(12, 12), CGPoint(12, 1.8))
                            $0.line(CGPoint(9.4, 2.8), CGPoint(12, 5.4), CGPoint(14.6, 2.8))
                        }
                    }
                }
            }
        },
        "wind": {
            $0.stroke("1.8 9 m 13.6 9 l 16 9 17.2 7.6 17.2 6 c 17.2 4.4 16 3.2 14.4 3.2 c 13 3.2 12 4 11.6 5.2 c")
            $0.stroke("1.8 13 m 19 13 l 21 13 22.2 11.8 22.2 10.2 c 22.2 8.8 21.2 7.8 20 7.8 c")
            $0.stroke("1.8 17 m 12 17 l 14 17 15 18 15 19.4 c 15 20.8 14 21.6 12.8 21.6 c 11.6 21.6 10.8 21 10.4 20 c")
        },
        "thermometer": {
            $0.stroke(
                "9 13.4 m 9 4.6 l 9 2.8 10.2 1.8 12 1.8 c 13.8 1.8 15 2.8 15 4.6 c 15 13.4 l 16.2 14.4 17 15.8 17 17.4 c 17 20.2 14.8 22.4 12 22.4 c 9.2 22.4 7 20.2 7 17.4 c 7 15.8 7.8 14.4 9 13.4 c h"
            )
            $0.unite {
                $0.disc(12, 17.4, 2.6)
                $0.line(CGPoint(12, 17), CGPoint(12, 7))
            }
        },
        "umbrella.fill": { pen in
            pen.fill(
                "1.4 12.6 m 1.4 6.8 6 2.6 12 2.6 c 18 2.6 22.6 6.8 22.6 12.6 c 21.2 11.2 18.6 11.2 17.2 12.6 c 15.8 11.2 13.4 11.2 12 12.6 c 10.6 11.2 8.2 11.2 6.8 12.6 c 5.4 11.2 2.8 11.2 1.4 12.6 c h"
            )
            pen.stroke("12.6 14.4 m 12.6 19.6 l 12.6 22.8 8.2 22.8 8.2 20 c")
        },
        "tree": { pen in
            pen.unite {
                $0.stroke(
                    "12 1.8 m 17 8 l 15 8 l 19 13 l 16.4 13 l 20.6 18.4 l 3.4 18.4 l 7.6 13 l 5 13 l 9 8 l 7 8 l h")
                $0.line(CGPoint(12, 18.4), CGPoint(12, 22.4))
            }
        },
        "tree.fill": { pen in
            pen.unite {
                $0.fill(
                    "12 0.8 m 18 8.4 l 16 8.4 l 20.2 13.6 l 17.6 13.6 l 22 19.2 l 2 19.2 l 6.4 13.6 l 3.8 13.6 l 8 8.4 l 6 8.4 l h"
                )
                $0.box(10.6, 18, 2.8, 5, corner: 0.6)
            }
        },
        "flame": { $0.rim(SymbolOutlines.flame) },
        "globe.europe.africa.fill": { pen in
            pen.disc(12, 12, 10.4)
            pen.fill(
                "8 3.4 m 12 3 15.4 4 16.6 6.2 c 15 7.4 13.4 7 12.6 8.6 c 10.6 8.4 9.6 10 7.8 9.8 c 6.2 9.6 6.4 7 8 3.4 c h"
            )
            pen.fill(
                "9 11.6 m 12.6 10.8 16.8 12 16.4 14.6 c 16 17.2 14.4 20.2 12.4 20.4 c 10.8 20.4 11.4 17 9.6 16 c 7.6 15 6.8 12.4 9 11.6 c h"
            )
        },
    ]

    private static func sun(isFilled: Bool) -> Drawing {
        { pen in
            if isFilled { pen.disc(12, 12, 4.6) } else { pen.ring(12, 12, 3.8) }
            for spoke in 0..<8 {
                pen.draw(turn: CGFloat(spoke) * 45) { $0.line(CGPoint(12, 4.8), CGPoint(12, 4.6)) }
            }
        }
    }

    private static func horizon(isFilled: Bool, tip: CGFloat) -> Drawing {
        { pen in
            pen.line(CGPoint(1.8, 20.6), CGPoint(22.2, 20.6))
            pen.unite {
                $0.line(CGPoint(12, 2.4), CGPoint(12, 9))
                let end: CGFloat = tip < 0 ? 2.4 : 9
                $0.line(CGPoint(9.2, end - 2.8 * tip), CGPoint(12, end), CGPoint(14.8, end - 2.8 * tip))
            }
            pen.startLayer()
            if isFilled {
                pen.fill("6.4 18 m 6.4 14.6 8.8 12 12 12 c 15.2 12 17.6 14.6 17.6 18 c h")
            } else {
                pen.stroke("7.2 17.6 m 7.2 14.8 9.2 12.6 12 12.6 c 14.8 12.6 16.8 14.8 16.8 17.6 c")
            }
            for turn: CGFloat in [-62.0, -31, 31, 62] {
                pen.draw(at: CGPoint(12, 17.6), turn: turn) { $0.line(CGPoint(12, 3.6), CGPoint(12, 2.6)) }
            }
        }
    }

    private static func cloudy(isFilled: Bool) -> Drawing {
        { pen in
            pen.draw(scale: 0.72, at: CGPoint(8.2, 8.4), nature[isFilled ? "sun.max.fill" : "sun.max"]!)
            pen.cut { $0.draw(scale: 0.94, at: CGPoint(13.6, 15)) { $0.add(SymbolOutlines.cloud) } }
            pen.startLayer()
            pen.draw(scale: 0.82, at: CGPoint(13.8, 15.2)) {
                if isFilled { $0.add(SymbolOutlines.cloud) } else { $0.rim(SymbolOutlines.cloud) }
            }
        }
    }

    private static func falling(
        isFilled: Bool, _ drop: @escaping @Sendable (inout SymbolPen, CGFloat) -> Void
    ) -> Drawing {
        { pen in
            pen.draw(scale: 0.9, at: CGPoint(12, 8.8)) {
                if isFilled { $0.add(SymbolOutlines.cloud) } else { $0.rim(SymbolOutlines.cloud) }
            }
            pen.startLayer()
            for x: CGFloat in [7.4, 12.6, 17.8] { drop(&pen, x) }
        }
    }
}
