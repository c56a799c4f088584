import CoreGraphics
import RoostPicture
import Testing

@testable import RoostSymbols

/// The inks of symbols, in points. Apple's were read off pictures of iOS 26 at three pixels a point.
@Suite struct SymbolInkTests {
    @Test(
        arguments: [
            ("cpu", 24, 23.67, 23.67), ("atom", 24, 25.33, 27.67), ("chart.line.uptrend.xyaxis", 24, 25, 21.67),
            ("newspaper", 20, 22.33, 21), ("bookmark", 20, 13, 21), ("bookmark.fill", 20, 13, 21),
            ("heart.text.square", 20, 18, 18), ("sparkles", 48, 43.33, 53.33),
            ("exclamationmark.triangle.fill", 48, 49.33, 44.67), ("crown.fill", 16, 20, 15.33),
            ("lock.open.fill", 15, 15.33, 14.33), ("location", 17, 15.7, 15.97),
            ("speaker.wave.2.fill", 14.63, 17.87, 13.97), ("calendar", 32, 31.15, 28.83),
            ("server.rack", 16, 17.33, 13.5),
        ] as [(String, CGFloat, CGFloat, CGFloat)])
    func `The ink of a symbol is as large as Apple's`(name: String, size: CGFloat, width: CGFloat, height: CGFloat)
        throws
    {
        let symbol = try #require(
            SymbolLibrary.shared.symbol(named: name, size: size, weight: 400, scale: .medium, displayScale: 3))
        let ink = symbol.path.boundingRect
        #expect(abs(ink.width - width) < max(0.34, width * 0.02))
        #expect(abs(ink.height - height) < max(0.34, height * 0.02))
    }

    /// Ten days of 2.4 points, 5.2 apart, in three rows; the first row begins on the second day of a week.
    @Test func `A calendar shows ten days`() throws {
        let path = try #require(
            SymbolLibrary.shared.symbol(named: "calendar", size: 32, weight: 400, scale: .medium, displayScale: 3)
        ).path
        let ink = path.boundingRect
        func isDay(_ column: Int, _ row: Int) -> Bool {
            path.contains(
                CGPoint(x: ink.minX + 7.77 + 5.18 * CGFloat(column), y: ink.minY + 11.7 + 5.1 * CGFloat(row)),
                eoFill: true)
        }
        let days = (0..<3).map { row in (0..<4).map { isDay($0, row) } }
        #expect(days == [[false, true, true, true], [true, true, true, true], [true, true, true, false]])
    }

    /// A tray of 48 points is 55.2 × 40, a line of a star 0.067 of its width, and its rim has five dents (iOS 18).
    @Test func `Trays and stars are drawn as Apple's are`() throws {
        func symbol(_ name: String) throws -> SymbolOutline {
            try #require(
                SymbolLibrary.shared.symbol(named: name, size: 48, weight: 400, scale: .medium, displayScale: 3))
        }
        for name in ["tray", "tray.fill"] {
            let ink = try symbol(name).path.boundingRect
            #expect(abs(ink.width - 55.2) < 0.5)
            #expect(abs(ink.height - 40) < 0.5)
        }
        let star = try symbol("star").path
        let ink = star.boundingRect
        // Down from a point of the upper edge of the right arm.
        let inside = (0..<400).map {
            star.contains(
                CGPoint(x: ink.midX + ink.width * 0.3, y: ink.minY + CGFloat($0) * ink.height / 400), eoFill: true)
        }
        let line = CGFloat(inside.drop { !$0 }.prefix { $0 }.count) * ink.height / 400
        #expect(abs(line / ink.width - 0.067) < 0.008)
    }

    /// In ems. Apple's lines around a list, a tag's side and a lock are 0.074, 0.075 and 0.07 thick, around a circle 0.084,
    /// around an arrow in a square 0.079.
    @Test(
        arguments: [
            ("list.bullet.rectangle", 0.074), ("rectangle", 0.074), ("lock.open", 0.07), ("circle", 0.084),
            ("square", 0.079), ("arrow.right.square", 0.079),
        ])
    func `The line around a surface is thinner than a circle's`(name: String, thickness: CGFloat) throws {
        let symbol = try #require(
            SymbolLibrary.shared.symbol(named: name, size: 100, weight: 400, scale: .medium, displayScale: 3))
        let ink = symbol.path.boundingRect
        // Across the left line, at three quarters of the height.
        let inside = (0..<1000).map {
            symbol.path.contains(CGPoint(x: ink.minX + CGFloat($0) / 20, y: ink.minY + ink.height * 0.75), eoFill: true)
        }
        let line = CGFloat(inside.drop { !$0 }.prefix { $0 }.count) / 20
        // A circle's line is cut at an angle of 30°.
        let share: CGFloat = name == "circle" ? 0.866 : 1
        #expect(abs(line * share / 100 - thickness) < 0.008)
    }

    /// The disc's diameter is 0.487 ems, its middle 0.81 ems right of the figure's left edge (iOS 26).
    @Test(arguments: ["person.badge.plus", "person.fill.badge.plus"])
    func `The badge of a person stands out to the right`(name: String) throws {
        let symbol = try #require(
            SymbolLibrary.shared.symbol(named: name, size: 50, weight: 400, scale: .medium, displayScale: 3))
        let (ink, disc) = (symbol.path.boundingRect, try #require(symbol.layers.last).path.boundingRect)
        #expect(abs(disc.width / 50 - 0.487) < 0.045)
        #expect(abs((disc.midX - ink.minX) / 50 - 0.81) < 0.04)
        // The figure, 30.33 points and what the badge covers of it, has its middle in that of the frame.
        #expect(abs(symbol.size.width / 2 - ink.minX - 20.1) < 1.2)
    }

    /// At 48 points of size 7 points lie between the stroke's top and its dot, and both are a few pixels apart.
    @Test func `The stroke and the dot of a warning do not touch`() throws {
        let symbol = try #require(
            SymbolLibrary.shared.symbol(
                named: "exclamationmark.triangle.fill", size: 48, weight: 400, scale: .medium, displayScale: 3))
        let ink = symbol.path.boundingRect
        let holes = (0..<450).map { CGPoint(x: ink.midX, y: ink.minY + CGFloat($0) / 10) }.map {
            ink.contains($0) && !symbol.path.contains($0, eoFill: true)
        }
        let parts = zip(holes, holes.dropFirst()).count { !$0 && $1 }
        #expect(parts == 2)
    }

    /// In points, read off two pictures of iOS 26: the circle's rim at its left, and the shaft of the upper arrow.
    @Test(arguments: [("questionmark.circle", 1.45), ("arrow.left.arrow.right", 1.54)])
    func `The lines of a large symbol are about as thick as those of a medium one`(
        name: String, thickness: Double
    ) throws {
        func line(_ scale: SymbolScale) throws -> Double {
            let symbol = try #require(
                SymbolLibrary.shared.symbol(named: name, size: 16, weight: 400, scale: scale, displayScale: 3))
            let ink = symbol.path.boundingRect
            // Across the first line from the left, or from the top.
            let inside = (0..<1200).map { step -> Bool in
                let length = CGFloat(step) / 100
                let point =
                    name.hasSuffix("circle")
                    ? CGPoint(x: ink.minX + length, y: ink.midY) : CGPoint(x: ink.midX, y: ink.minY + length)
                return symbol.path.contains(point, eoFill: true)
            }
            let start = inside.firstIndex(of: true) ?? 0
            return Double(inside[start...].prefix { $0 }.count) / 100
        }
        let (medium, large) = (try line(.medium), try line(.large))
        #expect(abs(large - thickness) < 0.1)
        #expect(large < medium * 1.15)
    }

    /// In ems, from the middle of the disc, as in a picture of iOS 26.
    @Test func `The i in a disc stands on a serif that is wider than the one above`() throws {
        let symbol = try #require(
            SymbolLibrary.shared.symbol(
                named: "info.circle.fill", size: 100, weight: 400, scale: .medium, displayScale: 3))
        let ink = symbol.path.boundingRect
        func hole(_ y: CGFloat) -> CGFloat {
            CGFloat(
                (0..<1000).count {
                    let point = CGPoint(x: ink.minX + CGFloat($0) / 1000 * ink.width, y: ink.midY + y * 100)
                    return ink.contains(point) && !symbol.path.contains(point, eoFill: true)
                        && abs(point.x - ink.midX) < 20
                }) / 1000 * ink.width / 100
        }
        #expect(abs(hole(-0.06) - 0.17) < 0.02)
        #expect(abs(hole(0.1) - 0.08) < 0.01)
        #expect(abs(hole(0.245) - 0.275) < 0.02)
    }

    /// As wide as high, with a waist of a third: its box is 0.46 ems high and its wide edge 0.95.
    @Test func `A speaker's wide edge is twice as high as its box`() throws {
        let symbol = try #require(
            SymbolLibrary.shared.symbol(named: "speaker.fill", size: 100, weight: 400, scale: .medium, displayScale: 3))
        let ink = symbol.path.boundingRect
        func height(_ share: CGFloat) -> CGFloat {
            CGFloat(
                (0..<1000).count {
                    symbol.path.contains(
                        CGPoint(x: ink.minX + share * ink.width, y: ink.minY + CGFloat($0) / 1000 * ink.height),
                        eoFill: true)
                }) / 1000 * ink.height / 100
        }
        #expect(abs(height(0.25) - 0.46) < 0.02)
        #expect(abs(height(0.95) - 0.95) < 0.03)
    }

    @Test(arguments: ["speaker.slash.fill", "mic.slash.fill", "bell.slash.fill"])
    func `A struck symbol meets its stroke without a gap below it`(name: String) throws {
        let symbol = try #require(
            SymbolLibrary.shared.symbol(named: name, size: 100, weight: 400, scale: .medium, displayScale: 3))
        let stroke = symbol.layers.last?.path.boundingRect ?? .zero
        let length = hypot(stroke.width, stroke.height)
        for step in 30...70 {
            let share = CGFloat(step) / 100
            let middle = CGPoint(x: stroke.minX + share * stroke.width, y: stroke.minY + share * stroke.height)
            // From the stroke's middle to within its lower edge.
            for distance in stride(from: 0, to: 3.2, by: 0.1) {
                let point = CGPoint(
                    x: middle.x - distance * stroke.height / length, y: middle.y + distance * stroke.width / length)
                #expect(symbol.path.contains(point, eoFill: true), "\(distance) below the middle at \(share)")
            }
        }
    }

    @Test func `The frame of a bookmark is lower than a document's`() throws {
        func height(_ name: String) throws -> CGFloat {
            try #require(
                SymbolLibrary.shared.symbol(named: name, size: 17, weight: 400, scale: .medium, displayScale: 3)
            ).size.height
        }
        #expect(abs(try height("bookmark.fill") - 19) < 0.34)
        #expect(try height("doc") > 20)
    }
}
