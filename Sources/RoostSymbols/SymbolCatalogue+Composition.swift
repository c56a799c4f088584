import CoreGraphics
import Foundation
import RoostPicture

/// Names that are composed of others: filled forms, forms in a shape, struck through, with a badge, half filled.
extension SymbolCatalogue {
    /// The drawing of a name; nil if neither a table nor a rule has it.
    static func drawing(named name: String) -> Drawing? {
        if let drawing = drawings[name] { return drawing }
        if let text = SymbolTable.program(of: name) {
            if text.first == "=" { return drawing(named: String(text.dropFirst())) }
            guard let program = SymbolProgram(text) else { return nil }
            return { pen in pen.draw(program, isFilled: name.hasSuffix(".fill")) }
        }
        return filled(name) ?? partlyFilled(name) ?? enclosed(name) ?? struckThrough(name) ?? badged(name)
            ?? renamed(name)
    }

    /// The plain or the filled form of a drawing; the plain one if nothing in it can be filled.
    static func drawing(named name: String, isFilled: Bool) -> Drawing? {
        guard isFilled, !name.hasSuffix(".fill") else { return drawing(named: name) }
        return drawing(named: name + ".fill") ?? drawing(named: name)
    }

    /// Whether a name has a filled form.
    static func isFillable(_ name: String) -> Bool { drawing(named: name + ".fill") != nil }

    // MARK: Filled

    private static func filled(_ name: String) -> Drawing? {
        guard name.hasSuffix(".fill") else { return nil }
        let plain = String(name.dropLast(5))
        guard let text = SymbolTable.program(of: plain) else { return nil }
        if text.first == "=" { return drawing(named: text.dropFirst() + ".fill") }
        guard let program = SymbolProgram(text), program.isFillable else { return nil }
        return { pen in pen.draw(program, isFilled: true) }
    }

    /// `circle.lefthalf.filled`, `rectangle.bottomthird.inset.filled`, `square.inset.filled` …
    private static func partlyFilled(_ name: String) -> Drawing? {
        var words = name.split(separator: ".")
        guard words.count > 2 || name.hasSuffix(".inset.filled"), let last = words.popLast(),
            last == "filled" || last == "fill"
        else { return nil }
        let insetAt = words.lastIndex(of: "inset")
        if let insetAt { words.remove(at: insetAt) }
        let part = words.last.flatMap { parts[String($0)] }
        if part != nil { words.removeLast() } else if insetAt == nil { return nil }
        let shape = words.joined(separator: ".")
        guard let outline = drawing(named: shape), let area = drawing(named: shape + ".fill") else { return nil }
        return { pen in
            outline(&pen)
            var inside = SymbolPen(weight: pen.weight)
            area(&inside)
            let box = inside.path.boundingRect
            let share = part ?? CGRect(x: 0, y: 0, width: 1, height: 1)
            let shift = insetAt == nil ? pen.weight : pen.weight + 1.3
            var filled = Path(inside.path.outline.inset(by: shift))
            if part != nil {
                let rect = CGRect(
                    x: box.minX + share.minX * box.width, y: box.minY + share.minY * box.height,
                    width: share.width * box.width, height: share.height * box.height)
                filled = filled.intersection(Path(rect), eoFill: true)
            }
            pen.add(filled)
        }
    }

    /// The filled parts of a shape, in shares of its bounds.
    private static let parts: [String: CGRect] = {
        func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: x, y: y, width: width, height: height)
        }
        let (half, third) = (0.5 as CGFloat, 0.38 as CGFloat)
        return [
            "lefthalf": rect(0, 0, half, 1), "leadinghalf": rect(0, 0, half, 1), "righthalf": rect(half, 0, half, 1),
            "trailinghalf": rect(half, 0, half, 1), "tophalf": rect(0, 0, 1, half),
            "bottomhalf": rect(0, half, 1, half), "leftthird": rect(0, 0, third, 1),
            "leadingthird": rect(0, 0, third, 1), "rightthird": rect(1 - third, 0, third, 1),
            "trailingthird": rect(1 - third, 0, third, 1), "topthird": rect(0, 0, 1, third),
            "bottomthird": rect(0, 1 - third, 1, third), "center": rect(0.27, 0.27, 0.46, 0.46),
            "topleft": rect(0, 0, half, half), "topleading": rect(0, 0, half, half),
            "topright": rect(half, 0, half, half), "toptrailing": rect(half, 0, half, half),
            "bottomleft": rect(0, half, half, half), "bottomleading": rect(0, half, half, half),
            "bottomright": rect(half, half, half, half), "bottomtrailing": rect(half, half, half, half),
        ]
    }()

    // MARK: In a shape

    /// A shape that a symbol can stand in: the last part of a name such as `questionmark.folder`.
    private struct Host {
        var name: String
        /// The symbol's scale, and its centre.
        var scale: CGFloat
        var x: CGFloat = 12
        var y: CGFloat = 12
    }

    private static let hosts: [Host] = [
        Host(name: "circle", scale: 0.52), Host(name: "square", scale: 0.57), Host(name: "app", scale: 0.52),
        Host(name: "rectangle", scale: 0.42), Host(name: "rectangle.portrait", scale: 0.46),
        Host(name: "diamond", scale: 0.42), Host(name: "hexagon", scale: 0.5), Host(name: "octagon", scale: 0.48),
        Host(name: "pentagon", scale: 0.44, y: 12.6), Host(name: "seal", scale: 0.46),
        Host(name: "shield", scale: 0.46, y: 11.6), Host(name: "triangle", scale: 0.42, y: 14.6),
        Host(name: "bubble", scale: 0.44, y: 11.2), Host(name: "bubble.left", scale: 0.44, y: 11.2),
        Host(name: "bubble.right", scale: 0.44, y: 11.2), Host(name: "message", scale: 0.44, y: 10.4),
        Host(name: "icloud", scale: 0.38, x: 11.8, y: 13), Host(name: "cloud", scale: 0.38, x: 11.8, y: 13),
        Host(name: "folder", scale: 0.38, y: 13.3), Host(name: "doc", scale: 0.38, y: 14.6),
        Host(name: "bin", scale: 0.38, y: 14.2), Host(name: "heart", scale: 0.42, y: 11),
        Host(name: "video", scale: 0.36, x: 8.2), Host(name: "viewfinder", scale: 0.52),
        Host(name: "book.closed", scale: 0.4, x: 12.6, y: 9.6), Host(name: "capsule", scale: 0.38),
        Host(name: "square.dashed", scale: 0.5), Host(name: "app.dashed", scale: 0.5),
        Host(name: "circle.dashed", scale: 0.5), Host(name: "circle.dotted", scale: 0.5),
        Host(name: "rectangle.roundedtop", scale: 0.42), Host(name: "rectangle.roundedbottom", scale: 0.42),
        Host(name: "tv", scale: 0.4, y: 10.4), Host(name: "display", scale: 0.36, y: 9.6),
        Host(name: "batteryblock", scale: 0.4, y: 13), Host(name: "calendar", scale: 0.38, y: 15),
        Host(name: "rectangle.on.rectangle", scale: 0.34, x: 14.4, y: 14), Host(name: "drop", scale: 0.38, y: 14.4),
        Host(name: "square.on.square", scale: 0.34, x: 15, y: 15), Host(name: "car", scale: 0.3, y: 5),
        Host(name: "rectangle.stack", scale: 0.34, y: 15), Host(name: "square.stack", scale: 0.36, y: 15),
        Host(name: "house", scale: 0.36, y: 14.6), Host(name: "ticket", scale: 0.34), Host(name: "tag", scale: 0.3),
        Host(name: "magnifyingglass", scale: 0.36, x: 10.2, y: 10.2), Host(name: "clipboard", scale: 0.4, y: 14.4),
    ]

    /// Symbols that stay outlines in a shape, although they have a filled form.
    private static let plainInside: Set<String> = [
        "circle", "square", "triangle", "diamond", "capsule", "rectangle", "hexagon", "calendar", "keyboard", "eye",
        "rectangle.portrait", "terminal", "folder", "square.grid.2x2", "square.grid.3x3", "clock",
        "circle.grid.2x2", "circle.grid.3x3", "map", "camera.viewfinder", "photo", "newspaper", "globe", "film",
    ]

    private static func enclosed(_ name: String) -> Drawing? {
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? name.dropLast(5) : name[...]
        for host in hosts where plain.hasSuffix(host.name) && plain.dropLast(host.name.count).last == "." {
            let inner = String(plain.dropLast(host.name.count + 1))
            guard !inner.isEmpty, !inner.hasSuffix(".badge"), let sign = sign(inner) else { continue }
            let shape = host.name + (isFilled ? ".fill" : "")
            guard let back = drawing(named: shape) else { continue }
            return { pen in
                back(&pen)
                let front = { (pen: inout SymbolPen) in
                    pen.draw(scale: host.scale, at: CGPoint(host.x, host.y), sign)
                }
                if isFilled { return pen.inFront(front) }
                pen.startLayer()
                front(&pen)
            }
        }
        return nil
    }

    /// A small symbol: filled if it can be, for outlines need space.
    private static func sign(_ name: String) -> Drawing? {
        if let figure = SymbolFigures.drawing(of: name) { return figure }
        return drawing(named: name, isFilled: !plainInside.contains(name))
    }

    // MARK: With something in front

    private static func struckThrough(_ name: String) -> Drawing? {
        guard let range = name.range(of: ".slash") else { return nil }
        let rest = name[range.upperBound...]
        guard rest.isEmpty || rest == ".fill", let drawing = drawing(named: String(name[..<range.lowerBound] + rest))
        else { return nil }
        if SymbolFrames.isDrawnToScale(name), let ink = SymbolFrames.inkSize(of: name) {
            return struckThrough(drawing, ink: ink)
        }
        return { pen in
            drawing(&pen)
            strike(&pen, from: CGPoint(2.2, 2.8), to: CGPoint(21.2, 21.8))
        }
    }

    /// The stroke spans the symbol's ink, whose size is in ems, from corner to corner. The plain symbol keeps its size and
    /// stands in the middle.
    private static func struckThrough(_ drawing: @escaping Drawing, ink: CGSize) -> Drawing {
        { pen in
            var plain = SymbolPen(weight: pen.weight)
            drawing(&plain)
            let bounds = plain.whole.boundingRect
            pen.draw(at: CGPoint(24 - bounds.midX, 24 - bounds.midY), drawing)
            let reach = CGSize(width: 10 * ink.width - pen.weight / 2, height: 10 * ink.height - pen.weight / 2)
            strike(
                &pen, from: CGPoint(12 - reach.width, 12 - reach.height),
                to: CGPoint(12 + reach.width, 12 + reach.height))
        }
    }

    /// Draws a stroke in front, with a gap above it. The symbol meets the stroke's lower edge: parts of a path that lie over
    /// each other would be left out.
    private static func strike(_ pen: inout SymbolPen, from start: CGPoint, to end: CGPoint) {
        let length = hypot(end.x - start.x, end.y - start.y)
        // From the middle of the stroke on.
        let width = pen.weight + 1.13
        let up = CGSize(
            width: width / 2 * (end.y - start.y) / length, height: width / 2 * (start.x - end.x) / length)
        pen.cut { pen in
            pen.line(start, end)
            let ends = [start, end].map { CGPoint(x: $0.x + up.width, y: $0.y + up.height) }
            pen.bent(ends, corner: 0, width: width / pen.weight)
        }
        pen.startLayer()
        pen.line(start, end)
    }

    private static func badged(_ name: String) -> Drawing? {
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? String(name.dropLast(5)) : name
        if plain.hasSuffix(".badge"), let base = drawing(named: String(plain.dropLast(6)), isFilled: isFilled) {
            return { pen in
                base(&pen)
                let ink = pen.whole.boundingRect
                let (x, y) = (min(ink.maxX - 1.6, 20), max(ink.minY + 1.6, 4.4))
                pen.cut { $0.disc(x, y, 5.2) }
                pen.startLayer()
                pen.disc(x, y, 3.8)
                pen.badge = SymbolOutline.Badge(color: .red, sign: Path())
            }
        }
        guard let range = plain.range(of: ".badge.", options: .backwards),
            let base = drawing(named: String(plain[..<range.lowerBound]), isFilled: isFilled)
        else { return nil }
        let badge = String(plain[range.upperBound...])
        guard let sign = sign(badge) else { return nil }
        let isPlain = signs[badge] != nil
        let isAbove = ["folder", "cart", "externaldrive"].contains { plain.hasPrefix($0) }
        return { pen in
            base(&pen)
            let ink = pen.whole.boundingRect
            let center = CGPoint(
                min(max(ink.maxX - 1.6, 17), 21), isAbove ? max(ink.minY + 1.6, 4) : min(max(ink.maxY - 1.6, 16), 20.4))
            guard isPlain else {
                pen.cutSpace(around: SymbolProgram.Use(name: badge, scale: 0.44, center: center))
                pen.startLayer()
                pen.draw(scale: 0.44, at: center, sign)
                return
            }
            // A disc out of which the sign is cut. A person's is larger and further out: read off a picture of iOS 26.
            let isPerson = plain.hasPrefix("person.badge") || plain.hasPrefix("person.fill.badge")
            let (place, radius) = isPerson ? (CGPoint(21.8, 20.84), 5.84) : (center, 5.4)
            var cut = SymbolPen(weight: pen.weight * (isPerson ? 0.85 : 1))
            cut.draw(scale: 0.063 * radius, at: place, sign)
            pen.cut { $0.disc(place.x, place.y, radius + 1.52) }
            pen.startLayer()
            pen.disc(place.x, place.y, radius)
            pen.add(cut.path)
            pen.badge = badgeColors[badge].map { SymbolOutline.Badge(color: $0, sign: cut.path) }
        }
    }

    /// Apple's colour of `plus`; the others follow from what the signs say.
    private static let badgeColors: [String: SymbolOutline.Color] = [
        "plus": .green, "minus": .red, "xmark": .red, "checkmark": .green, "exclamationmark": .yellow,
        "questionmark": .gray,
    ]

    // MARK: Other names

    /// The name whose drawing a table gives to another name; the name itself where none does.
    static func presentName(of name: String) -> String {
        let isFilled = name.hasSuffix(".fill")
        for (own, ending) in [(name, ""), (isFilled ? String(name.dropLast(5)) : name, isFilled ? ".fill" : "")] {
            guard let text = SymbolTable.program(of: own), text.first == "=" else { continue }
            return text.dropFirst() + ending
        }
        return name
    }

    /// Directions by the text's are those of text from left to right; older names of fills are those of today.
    private static func renamed(_ name: String) -> Drawing? {
        let direct = leftToRight(name)
        if direct != name { return drawing(named: direct) }
        // A filled part in the middle of a name fills the whole.
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        guard words.dropLast().contains("fill") else { return nil }
        let plain = words.filter { $0 != "fill" }.joined(separator: ".")
        return drawing(named: plain + ".fill")
    }

    /// A name without directions that depend on the text's.
    static func leftToRight(_ name: String) -> String {
        name.split(separator: ".", omittingEmptySubsequences: false).map { directions[String($0)] ?? String($0) }
            .joined(separator: ".")
    }

    private static let directions = [
        "forward": "right", "backward": "left", "leading": "left", "trailing": "right",
        "leadinghalf": "lefthalf", "trailinghalf": "righthalf",
    ]
}
