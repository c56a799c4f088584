import CoreGraphics
import RoostPicture

/// The drawing of a symbol as text: statements with semicolons between them. The first letter says what a statement
/// does with the outline that follows it, in the notation of `SymbolPathReader`.
///
/// | letter | plain symbol | filled symbol |
/// | --- | --- | --- |
/// | `b` body | its line | its area with the line |
/// | `B` solid body | its area with the line | the same |
/// | `l` line | the line | the line |
/// | `d` detail | the line | the line, as a gap where it lies on a body |
/// | `s` surface | the area | the area |
/// | `h` hole | the area | the area, as a gap where it lies on a body |
/// | `x` clear | removes the area from what is below | the same |
/// | `k` knock out | removes a wide line from what is below | the same |
///
/// A number right after `l`, `d` or `k` is the line's width in line weights. Six statements have no outline:
///
/// * `f` What follows lies in front, with a gap around it: a layer of its own.
/// * `n` What follows is a layer of its own, without a gap.
/// * `t scale dx dy turn` What follows is scaled and turned about the grid's centre, then moved; lines keep their width.
/// * `u name scale x y turn` Another symbol, scaled and turned about its centre, which lies at x and y. A scale below 0
///   mirrors it.
/// * `i name scale x y turn` The same, as a detail: in the filled form it is a gap.
/// * `w text scale x y` Letters or figures, a detail.
struct SymbolProgram {
    enum Kind: Character {
        case body = "b", solid = "B", line = "l", detail = "d", surface = "s", hole = "h", clear = "x", knock = "k",
            front = "f", next = "n", use = "u", inner = "i", text = "w"
    }

    struct Statement {
        var kind: Kind
        var shape = SymbolShape()
        /// In line weights.
        var width: CGFloat = 1
        var use: Use?
    }

    struct Use {
        var name: String
        var scale: CGFloat = 1
        var center = CGPoint(12, 12)
        /// In degrees.
        var turn: CGFloat = 0
        var isText = false
    }

    private(set) var statements: [Statement] = []

    /// Whether a filled form differs from the plain one.
    var isFillable: Bool {
        statements.contains {
            $0.kind == .body || $0.kind == .use && $0.use.map { SymbolCatalogue.isFillable($0.name) } ?? false
        }
    }

    /// Parses a program; nil for any other text.
    init?(_ text: Substring) {
        var place: [CGFloat] = [1]
        for part in text.split(separator: ";") {
            let part = part.drop { $0 == " " }
            guard let letter = part.first else { continue }
            var rest = part.dropFirst()
            if letter == "t" {
                guard let numbers = SymbolPathReader.numbers(rest), (1...4).contains(numbers.count) else { return nil }
                place = numbers
                continue
            }
            guard let kind = Kind(rawValue: letter) else { return nil }
            var statement = Statement(kind: kind)
            switch kind {
            case .front, .next: guard rest.allSatisfy({ $0 == " " }) else { return nil }
            case .use, .inner, .text:
                guard let use = Self.use(rest) else { return nil }
                statement.use = use
                statement.use?.isText = kind == .text
            default:
                let digits = rest.prefix { $0 == "." || $0.isNumber }
                rest = rest.dropFirst(digits.count)
                if !digits.isEmpty { statement.width = SymbolPathReader.numbers(digits)?.first ?? 1 }
                guard let shape = SymbolPathReader.shape(rest), !shape.isEmpty else { return nil }
                let place = place + Array(repeating: 0, count: 4 - place.count)
                statement.shape = shape.placed(
                    scale: place[0], move: CGPoint(place[1], place[2]), turn: place[3])
            }
            statements.append(statement)
        }
        if statements.isEmpty { return nil }
    }

    private static func use(_ text: Substring) -> Use? {
        let words = text.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
        guard let name = words.first else { return nil }
        var use = Use(name: String(name))
        guard words.count == 2 else { return use }
        guard let numbers = SymbolPathReader.numbers(words[1]), [1, 3, 4].contains(numbers.count) else { return nil }
        use.scale = numbers[0]
        if numbers.count > 2 { use.center = CGPoint(numbers[1], numbers[2]) }
        if numbers.count > 3 { use.turn = numbers[3] }
        return use
    }
}

extension SymbolPen {
    /// The space around what lies in front, in units.
    private static let gap: CGFloat = 1.3

    /// Draws a program.
    mutating func draw(_ program: SymbolProgram, isFilled: Bool) {
        var statements = program.statements[...]
        var isInFront = false
        while !statements.isEmpty {
            let layer = statements.prefix { ![.front, .next, .clear, .knock].contains($0.kind) }
            if isInFront { cutSpace(around: layer) }
            isInFront = false
            add(layer, isFilled: isFilled)
            statements = statements.dropFirst(layer.count)
            guard let next = statements.popFirst() else { return }
            switch next.kind {
            case .clear: cut { $0.fill(next.shape) }
            case .knock: cut { $0.stroke(next.shape, width: next.width) }
            case .front:
                startLayer()
                isInFront = true
            default: startLayer()
            }
        }
    }

    private mutating func add(_ layer: ArraySlice<SymbolProgram.Statement>, isFilled: Bool) {
        unite { pen in
            for statement in layer {
                switch statement.kind {
                case .body where isFilled, .solid: pen.fill(statement.shape, growing: pen.weight / 2)
                case .detail where isFilled, .hole where isFilled, .text where isFilled,
                    .inner where isFilled:
                    break
                case .surface, .hole: pen.fill(statement.shape)
                case .use, .inner, .text: pen.add(statement.use, isFilled: isFilled)
                default: pen.stroke(statement.shape, width: statement.width)
                }
            }
        }
        guard isFilled, layer.contains(where: { [.detail, .hole, .inner, .text].contains($0.kind) }) else { return }
        unite { pen in
            for statement in layer {
                switch statement.kind {
                case .detail: pen.stroke(statement.shape, width: statement.width)
                case .hole: pen.fill(statement.shape)
                case .inner, .text: pen.add(statement.use, isFilled: true)
                default: break
                }
            }
        }
    }

    /// Removes from what is drawn the area of a layer, and a little around it.
    private mutating func cutSpace(around layer: ArraySlice<SymbolProgram.Statement>) {
        let (narrow, around) = (weight, 2 * Self.gap)
        cut(weight: narrow + around) { pen in
            for statement in layer {
                switch statement.kind {
                case .body, .solid: pen.fill(statement.shape, growing: pen.weight / 2)
                case .surface, .hole: pen.fill(statement.shape, growing: Self.gap)
                case .use, .inner, .text:
                    guard let use = statement.use else { break }
                    pen.weight = narrow
                    pen.addSilhouette(of: use)
                    pen.weight = narrow + around
                default: pen.stroke(statement.shape, width: (statement.width * narrow + around) / pen.weight)
                }
            }
        }
    }

    /// Removes from what is drawn another symbol's area, and a little around it.
    mutating func cutSpace(around use: SymbolProgram.Use) { cut { $0.addSilhouette(of: use) } }

    /// The area of another symbol, and a little around it. Lines get thicker. Drawings whose areas do not follow the
    /// line's width grow as a whole.
    private mutating func addSilhouette(of use: SymbolProgram.Use) {
        let around = 2 * Self.gap
        let hasProgram = use.isText || SymbolTable.program(of: use.name) != nil
        for isFilled in [true, false] {
            guard let drawing = drawing(of: use, isFilled: isFilled) else { continue }
            let growth = hasProgram ? 1 : 1 + around / max(20 * abs(use.scale), around)
            draw(
                scale: abs(use.scale) * growth, at: use.center, turn: use.turn,
                adding: hasProgram ? around : around / 3, drawing)
        }
    }

    private mutating func add(_ use: SymbolProgram.Use?, isFilled: Bool) {
        guard let use, let drawing = drawing(of: use, isFilled: isFilled) else { return }
        // Small letters need thinner lines.
        draw(
            scale: abs(use.scale), at: use.center, turn: use.turn,
            adding: use.isText && use.scale < 0.6 ? -0.3 * weight : 0, drawing)
    }

    private func drawing(of use: SymbolProgram.Use, isFilled: Bool) -> SymbolCatalogue.Drawing? {
        if use.isText { return SymbolFigures.drawing(ofText: use.name) }
        guard let drawing = SymbolCatalogue.drawing(named: use.name, isFilled: isFilled) else { return nil }
        return use.scale < 0 ? { $0.mirrored(drawing) } : drawing
    }
}
