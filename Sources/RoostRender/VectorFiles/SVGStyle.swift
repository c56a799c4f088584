import CoreGraphics
import Foundation
import RoostPicture

/// The rules of an SVG file's style sheets: simple selectors without combinators.
struct SVGStyleSheet {
    private struct Rule {
        var element: String?
        var id: String?
        var classes: [String]
        var properties: [(String, String)]
        /// Ids count more than classes, and classes more than names; later rules win over earlier ones.
        var weight: Int { (id == nil ? 0 : 10_000) + classes.count * 100 + (element == nil ? 0 : 1) }
    }

    private var rules: [Rule] = []
    private var sheets = 0
    private static let maximumRules = 2000
    private static let maximumSheets = 64

    var ruleCount: Int { rules.count }

    /// Adds a sheet's rules. Selectors that are not understood are left out; the first of them is returned.
    mutating func add(_ text: String) -> String? {
        sheets += 1
        guard sheets <= Self.maximumSheets else { return "more than \(Self.maximumSheets) sheets" }
        var unknown: String?
        let plain = Self.withoutComments(text)
        for block in plain.split(separator: "}", omittingEmptySubsequences: true) {
            guard let open = block.lastIndex(of: "{") else { continue }
            let properties = SVGStyleSheet.properties(String(block[block.index(after: open)...]))
            for selector in block[..<open].split(separator: ",") {
                let selector = selector.trimmingCharacters(in: .whitespacesAndNewlines)
                guard rules.count < Self.maximumRules else { return "more than \(Self.maximumRules) rules" }
                if var rule = Self.rule(selector) {
                    rule.properties = properties
                    rules.append(rule)
                } else {
                    unknown = unknown ?? selector
                }
            }
        }
        // The order of equal rules stays.
        rules = rules.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
            .map(\.element)
        return unknown
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "/*") {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    private static func rule(_ selector: String) -> Rule? {
        guard !selector.isEmpty, !selector.contains(where: { " >+~[:@".contains($0) }) else { return nil }
        var rule = Rule(element: nil, id: nil, classes: [], properties: [])
        var kind: Character = " "
        var word = ""
        func isDone() -> Bool {
            switch kind {
            case ".": rule.classes.append(word)
            case "#": rule.id = word
            default: if word != "*", !word.isEmpty { rule.element = word }
            }
            return true
        }
        for character in selector {
            if character == "." || character == "#" {
                _ = isDone()
                (kind, word) = (character, "")
            } else {
                word.append(character)
            }
        }
        _ = isDone()
        return rule
    }

    /// The properties that apply to an element, the strongest last.
    func properties(of element: XMLElement) -> [(String, String)] {
        guard !rules.isEmpty else { return [] }
        let classes = (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        return rules.flatMap { rule in
            let applies =
                (rule.element == nil || rule.element == element.name)
                && (rule.id == nil || rule.id == element.attributes["id"])
                && rule.classes.allSatisfy(classes.contains)
            return applies ? rule.properties : []
        }
    }

    /// `name: value; name: value`.
    static func properties(_ text: String) -> [(String, String)] {
        text.split(separator: ";").prefix(200).compactMap { declaration in
            guard let colon = declaration.firstIndex(of: ":") else { return nil }
            let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines)
            let value = declaration[declaration.index(after: colon)...]
                .replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
            return (name, value)
        }
    }
}

/// The look of an element's drawing, as far as its children inherit it.
struct SVGStyle {
    var fill = SVGPaint.color(ResolvedColor(red: 0, green: 0, blue: 0))
    var stroke = SVGPaint.none
    var color = ResolvedColor(red: 0, green: 0, blue: 0)
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var isEvenOdd = false
    var clipsEvenOdd = false
    var line = StrokeStyle(lineWidth: 1, miterLimit: 4)
    var isVisible = true
    /// Not inherited: each element sets them anew.
    var own = Own()

    struct Own {
        var opacity = 1.0
        var isShown = true
        var clip: String?
        var mask: String?
        var filter: String?
        var transform: String?
        var blend = BlendMode.normal
        var isMaskByAlpha = false
        var stopColor = SVGPaint.color(ResolvedColor(red: 0, green: 0, blue: 0))
        var stopOpacity = 1.0
        var fixedStroke = false
        var clipsOverflow = true
    }

    /// The style of an element inside this one.
    func inside(_ element: XMLElement, _ sheet: SVGStyleSheet, diagonal: CGFloat) -> SVGStyle {
        var style = self
        style.own = Own()
        for (name, value) in element.attributes where Self.names.contains(name) {
            style.set(name, value, from: self, diagonal)
        }
        for (name, value) in sheet.properties(of: element) { style.set(name, value, from: self, diagonal) }
        if let text = element.attributes["style"] {
            for (name, value) in SVGStyleSheet.properties(text) { style.set(name, value, from: self, diagonal) }
        }
        return style
    }

    private static let names: Set<String> = [
        "fill", "stroke", "color", "fill-opacity", "stroke-opacity", "fill-rule", "clip-rule", "stroke-width",
        "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "visibility",
        "opacity", "display", "clip-path", "mask", "filter", "mask-type", "stop-color", "stop-opacity",
        "vector-effect", "overflow",
    ]

    private mutating func set(_ name: String, _ value: String, from parent: SVGStyle, _ diagonal: CGFloat) {
        let value = value.trimmingCharacters(in: .whitespacesAndNewlines)
        if value == "inherit" { return inherit(name, from: parent) }
        switch name {
        case "fill": if let paint = SVGPaint(value) { fill = paint }
        case "stroke": if let paint = SVGPaint(value) { stroke = paint }
        case "color": if let color = ResolvedColor(svg: value) { self.color = color }
        case "fill-opacity": if let part = Self.part(value) { fillOpacity = part }
        case "stroke-opacity": if let part = Self.part(value) { strokeOpacity = part }
        case "fill-rule": isEvenOdd = value == "evenodd"
        case "clip-rule": clipsEvenOdd = value == "evenodd"
        case "visibility": isVisible = value == "visible"
        case "stroke-width": if let length = SVGLength(value) { line.lineWidth = max(0, length.resolved(of: diagonal)) }
        case "stroke-linecap": line.lineCap = value == "round" ? .round : value == "square" ? .square : .butt
        case "stroke-linejoin": line.lineJoin = value == "round" ? .round : value == "bevel" ? .bevel : .miter
        case "stroke-miterlimit": if let limit = SVGLength(value)?.absolute, limit >= 1 { line.miterLimit = limit }
        case "stroke-dasharray": line.dash = Self.dashes(value, diagonal)
        case "stroke-dashoffset": if let length = SVGLength(value) { line.dashPhase = length.resolved(of: diagonal) }
        case "opacity": if let part = Self.part(value) { own.opacity = part }
        case "display": own.isShown = value != "none"
        case "clip-path": own.clip = SVGPaint.reference(value)?.id
        case "mask": own.mask = SVGPaint.reference(value)?.id
        case "filter": own.filter = SVGPaint.reference(value)?.id
        case "transform": own.transform = value
        case "mix-blend-mode": own.blend = Self.blendModes[value] ?? .normal
        case "mask-type": own.isMaskByAlpha = value == "alpha"
        case "stop-color": if let paint = SVGPaint(value) { own.stopColor = paint }
        case "stop-opacity": if let part = Self.part(value) { own.stopOpacity = part }
        case "vector-effect": own.fixedStroke = value == "non-scaling-stroke"
        case "overflow": own.clipsOverflow = value != "visible"
        default: break
        }
    }

    private mutating func inherit(_ name: String, from parent: SVGStyle) {
        switch name {
        case "fill": fill = parent.fill
        case "stroke": stroke = parent.stroke
        case "opacity": own.opacity = parent.own.opacity
        // Everything else is inherited anyway.
        default: break
        }
    }

    private static func part(_ text: String) -> Double? {
        SVGLength(text).map { min(max($0.resolved(of: 1), 0), 1) }
    }

    /// Dashes and gaps in turn: an odd number of them is repeated.
    private static func dashes(_ text: String, _ diagonal: CGFloat) -> [CGFloat] {
        let lengths = text.split { $0 == "," || $0.isWhitespace }.prefix(64)
            .compactMap { SVGLength(String($0))?.resolved(of: diagonal) }
        guard !lengths.contains(where: { $0 < 0 }), lengths.contains(where: { $0 > 0 }) else { return [] }
        return lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    }

    private static let blendModes: [String: BlendMode] = [
        "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken, "lighten": .lighten,
        "color-dodge": .colorDodge, "color-burn": .colorBurn, "hard-light": .hardLight, "soft-light": .softLight,
        "difference": .difference, "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
        "luminosity": .luminosity,
    ]
}
