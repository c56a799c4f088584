import CoreGraphics
import Foundation
import RoostPicture

/// Reads the first page of a PDF file, as design tools export icons, onto paths.
///
/// The file is not trusted: operators, the depth of forms, path steps and drawing commands are limited. What is not
/// understood is left out, with a warning that names the file and the operator.
final class PDFReader {
    private static let maximumOperators = 500_000
    private static let maximumDepth = 16
    static let maximumLength: CGFloat = 16_384

    let source: PDFSource
    var builder: VectorBuilder
    var state: State
    private var operators = 0
    /// The number of pixels that can still be read.
    var pixelBudget = 1 << 25
    private var depth = 0
    /// The whole picture.
    let canvas: CGRect
    /// The coordinates of the page, or of the form that is being drawn, in the picture's.
    var base: CGAffineTransform
    /// Streams that are being drawn: they cannot draw themselves.
    private var running: Set<Int> = []

    /// What `q` keeps.
    struct State {
        var transform: CGAffineTransform
        var fill = Ink()
        var stroke = Ink()
        var line = StrokeStyle(lineWidth: 1)
        var blend = BlendMode.normal
        var mask: SoftMask?
        /// The clips that were opened since the last `q`.
        var clips: [VectorBuilder.Group] = []
    }

    /// A paint: a colour, or a pattern.
    struct Ink {
        var space = PDFColorSpace.gray
        var color = ResolvedColor(red: 0, green: 0, blue: 0)
        var pattern: PDFValue?
        var opacity = 1.0
    }

    struct SoftMask {
        var form: PDFStream
        var isByAlpha: Bool
        var transform: CGAffineTransform
    }

    private init(_ source: PDFSource, page: [String: PDFValue], fileName: String) throws {
        self.source = source
        builder = VectorBuilder(fileName: fileName)
        func box(_ name: String) -> CGRect? {
            guard let numbers = source.resolve(page[name]).array?.compactMap({ source.resolve($0).number }),
                numbers.count == 4
            else { return nil }
            let box = CGRect(
                x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]), width: abs(numbers[2] - numbers[0]),
                height: abs(numbers[3] - numbers[1]))
            return box.width > 0 && box.height > 0 ? box : nil
        }
        let media = box("MediaBox") ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        let cropped = box("CropBox").map { $0.intersection(media) } ?? media
        let frame = cropped.isNull || cropped.width <= 0 || cropped.height <= 0 ? media : cropped
        let unit = min(max(source.resolve(page["UserUnit"]).number ?? 1, 0.01), 100)
        let (width, height) = (frame.width * unit, frame.height * unit)
        guard max(width, height) <= Self.maximumLength else {
            throw VectorFileError.tooLarge("PDF", "its page is \(width) × \(height) points")
        }
        // The page's y points up.
        var transform = CGAffineTransform(
            a: unit, b: 0, c: 0, d: -unit, tx: -frame.minX * unit, ty: frame.maxY * unit)
        var size = CGSize(width: width, height: height)
        let turns = ((source.resolve(page["Rotate"]).integer ?? 0) / 90 % 4 + 4) % 4
        if turns != 0 {
            let turned: [CGAffineTransform] = [
                CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0),
                CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height),
                CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width),
            ]
            transform = transform.concatenating(turned[turns - 1])
            if turns != 2 { size = CGSize(width: height, height: width) }
        }
        canvas = CGRect(origin: .zero, size: size)
        base = transform
        state = State(transform: transform)
    }

    static func read(_ data: Data, fileName: String) throws -> VectorPicture {
        let source = try PDFSource(Array(data))
        guard let page = firstPage(of: source) else { throw VectorFileError.malformed("PDF", "it has no page") }
        return try PDFReader(source, page: page, fileName: fileName).picture(page)
    }

    /// The first page, with what it inherits.
    private static func firstPage(of source: PDFSource) -> [String: PDFValue]? {
        guard let root = source.resolve(source.trailer["Root"]).dictionary else { return nil }
        // Nodes may hold each other.
        var visits = 0
        func page(_ value: PDFValue?, _ inherited: [String: PDFValue], _ depth: Int) -> [String: PDFValue]? {
            visits += 1
            guard depth < 32, visits < 1000, let node = source.resolve(value).dictionary else { return nil }
            let own = inherited.merging(node) { $1 }
            guard let kids = source.resolve(node["Kids"]).array else {
                return ["Catalog", "Pages"].contains(source.resolve(node["Type"]).name) ? nil : own
            }
            let passed = own.filter { ["MediaBox", "CropBox", "Rotate", "Resources"].contains($0.key) }
            for kid in kids.prefix(64) {
                if let found = page(kid, passed, depth + 1) { return found }
            }
            return nil
        }
        return page(root["Pages"], [:], 0)
    }

    private func picture(_ page: [String: PDFValue]) throws -> VectorPicture {
        let contents = source.resolve(page["Contents"])
        let streams =
            contents.array?.prefix(256).compactMap { source.resolve($0).stream } ?? [contents.stream].compactMap { $0 }
        var content: [UInt8] = []
        for stream in streams {
            guard let part = source.content(of: stream), content.count + part.count <= PDFFilters.maximumBytes else {
                builder.warn("a part of the page cannot be read.")
                continue
            }
            content += part
            content.append(10)
        }
        run(content, resources: source.resolve(page["Resources"]).dictionary ?? [:])
        return builder.picture(size: canvas.size)
    }

    // MARK: Operators

    /// Draws content. The state is afterwards as it was before.
    func run(_ content: [UInt8], resources: [String: PDFValue]) {
        guard depth < Self.maximumDepth else { return builder.warn("it has forms too deep in each other.") }
        depth += 1
        defer { depth -= 1 }
        let outer = state
        state.clips = []
        var saved: [State] = []
        var scanner = PDFScanner(content[...])
        var operands: [PDFValue] = []
        var path = PathUnderWay()
        while let value = scanner.value() {
            guard case .word(let word) = value else {
                if operands.count < 64 { operands.append(value) }
                continue
            }
            operators += 1
            guard operators <= Self.maximumOperators, !builder.isFull else {
                builder.warn("it has too many operators, the rest is left out.")
                break
            }
            switch word {
            case "q": if saved.count < 256 { saved.append(state); state.clips = [] }
            case "Q":
                if let last = saved.popLast() {
                    closeClips()
                    state = last
                }
            case "BI":
                builder.warn("an inline picture (BI) is left out.")
                Self.skipInlinePicture(&scanner)
            default:
                if !path.takes(word, Self.numbers(operands)) { run(word, operands, resources, &path) }
            }
            operands.removeAll(keepingCapacity: true)
        }
        closeClips()
        while let last = saved.popLast() {
            state = last
            closeClips()
        }
        state = outer
    }

    private func closeClips() {
        for group in state.clips.reversed() { builder.close(group) }
        state.clips = []
    }

    private static func numbers(_ operands: [PDFValue]) -> [Double] { operands.compactMap(\.number) }

    private static func skipInlinePicture(_ scanner: inout PDFScanner) {
        while scanner.index < scanner.bytes.endIndex {
            if scanner.index > scanner.bytes.startIndex, PDFScanner.isSpace(scanner.bytes[scanner.index - 1]),
                scanner.bytes[scanner.index] == UInt8(ascii: "E"), scanner.index + 1 < scanner.bytes.endIndex,
                scanner.bytes[scanner.index + 1] == UInt8(ascii: "I")
            {
                scanner.index += 2
                return
            }
            scanner.index += 1
        }
    }

    private func run(
        _ word: String, _ operands: [PDFValue], _ resources: [String: PDFValue], _ path: inout PathUnderWay
    ) {
        let numbers = Self.numbers(operands)
        switch word {
        case "cm":
            guard let matrix = CGAffineTransform(pdf: numbers) else { return }
            state.transform = matrix.concatenating(state.transform)
            if !state.transform.isFinite { state.transform = base }
        case "w": if let width = numbers.first { state.line.lineWidth = abs(width) }
        case "J": state.line.lineCap = Self.cap(numbers.first)
        case "j": state.line.lineJoin = Self.join(numbers.first)
        case "M": if let limit = numbers.first, limit >= 1 { state.line.miterLimit = limit }
        case "d":
            let dash: [CGFloat] = operands.first?.array?.prefix(64).compactMap { $0.number.map { CGFloat($0) } } ?? []
            let isValid = dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 }
            state.line.dash = isValid ? (dash.count.isMultiple(of: 2) ? dash : dash + dash) : []
            state.line.dashPhase = numbers.last ?? 0
        case "gs":
            if let name = operands.first?.name {
                set(source.resolve(source.resolve(resources["ExtGState"]).dictionary?[name]).dictionary ?? [:])
            }
        case "g", "rg", "k": setColor(\.fill, word.count == 2 ? .rgb : word == "g" ? .gray : .cmyk, numbers)
        case "G", "RG", "K": setColor(\.stroke, word.count == 2 ? .rgb : word == "G" ? .gray : .cmyk, numbers)
        case "cs", "CS":
            guard let name = operands.first else { return }
            let ink = word == "cs" ? \State.fill : \State.stroke
            guard let space = PDFColorSpace(name, resources, source) else {
                return builder.warn("a colour space is not understood (\(word)).")
            }
            state[keyPath: ink].space = space
            state[keyPath: ink].color = space.initial
            state[keyPath: ink].pattern = nil
        case "sc", "scn", "SC", "SCN":
            let ink = word.first == "s" ? \State.fill : \State.stroke
            if let name = operands.last?.name {
                state[keyPath: ink].pattern = source.resolve(source.resolve(resources["Pattern"]).dictionary?[name])
                if case .pattern(let under?) = state[keyPath: ink].space {
                    state[keyPath: ink].color = under.color(numbers)
                }
            } else {
                setColor(ink, state[keyPath: ink].space, numbers)
            }
        case "S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "n": paint(word, &path)
        case "W", "W*": path.clip = word == "W*"
        case "sh":
            if let name = operands.first?.name {
                let shading = source.resolve(source.resolve(resources["Shading"]).dictionary?[name])
                painted { fill(Path(canvas), isEvenOdd: false, shading: shading, in: state.transform, resources) }
            }
        case "Do":
            if let name = operands.first?.name,
                let object = source.resolve(source.resolve(resources["XObject"]).dictionary?[name]).stream
            {
                draw(object, resources)
            }
        case "Tj", "TJ", "'", "\"": builder.warn("text is left out (\(word)).")
        // Marks, colour intents and the state of text change nothing here.
        default: break
        }
    }

    private static func cap(_ number: Double?) -> CGLineCap { number == 1 ? .round : number == 2 ? .square : .butt }
    private static func join(_ number: Double?) -> CGLineJoin { number == 1 ? .round : number == 2 ? .bevel : .miter }

    private func setColor(_ ink: WritableKeyPath<State, Ink>, _ space: PDFColorSpace, _ numbers: [Double]) {
        state[keyPath: ink].space = space
        state[keyPath: ink].color = space.color(numbers)
        state[keyPath: ink].pattern = nil
    }

    /// Sets what an `ExtGState` names.
    private func set(_ settings: [String: PDFValue]) {
        for (key, value) in settings {
            let value = source.resolve(value)
            switch key {
            case "ca": if let part = value.number { state.fill.opacity = min(max(part, 0), 1) }
            case "CA": if let part = value.number { state.stroke.opacity = min(max(part, 0), 1) }
            case "LW": if let width = value.number { state.line.lineWidth = abs(width) }
            case "LC": state.line.lineCap = Self.cap(value.number)
            case "LJ": state.line.lineJoin = Self.join(value.number)
            case "ML": if let limit = value.number, limit >= 1 { state.line.miterLimit = limit }
            case "BM":
                let names = (value.array ?? [value]).compactMap { source.resolve($0).name }
                state.blend = names.lazy.compactMap { Self.blendModes[$0] }.first ?? .normal
            case "SMask":
                guard let mask = value.dictionary, let form = source.resolve(mask["G"]).stream else {
                    state.mask = nil
                    continue
                }
                state.mask = SoftMask(
                    form: form, isByAlpha: source.resolve(mask["S"]).name == "Alpha", transform: state.transform)
            default: break
            }
        }
    }

    private static let blendModes: [String: BlendMode] = [
        "Normal": .normal, "Compatible": .normal, "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay,
        "Darken": .darken, "Lighten": .lighten, "ColorDodge": .colorDodge, "ColorBurn": .colorBurn,
        "HardLight": .hardLight, "SoftLight": .softLight, "Difference": .difference, "Exclusion": .exclusion,
        "Hue": .hue, "Saturation": .saturation, "Color": .color, "Luminosity": .luminosity,
    ]

    // MARK: Painting

    private func paint(_ word: String, _ path: inout PathUnderWay) {
        if word == "s" || word == "b" || word == "b*" { path.outline.closeSubpath() }
        let outline = Path(path.outline)
        if !outline.isEmpty {
            let isEvenOdd = word.hasSuffix("*")
            let fills = "fFbB".contains(word.first ?? "n")
            let strokes = "sSbB".contains(word.first ?? "n")
            if fills || strokes {
                painted {
                    if fills { fill(outline.applying(state.transform), isEvenOdd: isEvenOdd, state.fill) }
                    if strokes { stroke(outline) }
                }
            }
        }
        if let isEvenOdd = path.clip {
            clip(outline.applying(state.transform), isEvenOdd: isEvenOdd)
        }
        path = PathUnderWay()
    }

    /// Limits what follows, up to the next `Q`. A clip around the whole picture is left out.
    func clip(_ path: Path, isEvenOdd: Bool) {
        let outline = path.outline.rectangle
        if let outline, outline.insetBy(dx: -1e-3, dy: -1e-3).contains(canvas) { return }
        state.clips.append(
            builder.open(.pushClip(outline.map { Path($0) } ?? path, FillStyle(eoFill: isEvenOdd))))
    }

    /// Draws `content` in the state's blend mode and behind its mask.
    func painted(_ content: () -> Void) {
        let blend = state.blend == .normal ? nil : builder.open(.pushBlend(state.blend))
        if let mask = state.mask {
            var open = builder.openMask()
            let filter = mask.isByAlpha ? nil : builder.open(.pushFilter(.luminanceToAlpha))
            let outer = state
            state = State(transform: mask.transform)
            drawForm(mask.form)
            state = outer
            builder.close(filter)
            builder.startContent(of: &open)
            state.mask = nil
            content()
            state.mask = mask
            builder.close(open)
        } else {
            content()
        }
        builder.close(blend)
    }

    private func draw(_ object: PDFStream, _ resources: [String: PDFValue]) {
        switch source.resolve(object.dictionary["Subtype"]).name {
        case "Form":
            let group = source.resolve(object.dictionary["Group"]).dictionary
            guard source.resolve(group?["S"]).name == "Transparency",
                state.fill.opacity < 1 || state.blend != .normal || state.mask != nil
            else { return drawForm(object, resources) }
            // A group is drawn as a whole, and what it holds starts without them.
            painted {
                let outer = state
                let opacity = state.fill.opacity < 1 ? builder.open(.pushOpacity(state.fill.opacity)) : nil
                (state.fill.opacity, state.stroke.opacity, state.blend, state.mask) = (1, 1, .normal, nil)
                drawForm(object, resources)
                builder.close(opacity)
                state = outer
            }
        case "Image": painted { drawPicture(object, resources) }
        default: builder.warn("an object of an unknown kind is left out (Do).")
        }
    }

    func drawForm(_ form: PDFStream, _ resources: [String: PDFValue] = [:]) {
        guard running.insert(form.bytes.startIndex).inserted else { return builder.warn("a form draws itself.") }
        defer { running.remove(form.bytes.startIndex) }
        guard let content = source.content(of: form) else { return builder.warn("a form cannot be read.") }
        let outer = (state: state, base: base)
        state.clips = []
        let numbers = source.resolve(form.dictionary["Matrix"]).array?.compactMap { source.resolve($0).number } ?? []
        if let matrix = CGAffineTransform(pdf: numbers) { state.transform = matrix.concatenating(state.transform) }
        base = state.transform
        if let box = source.resolve(form.dictionary["BBox"]).array?.compactMap({ source.resolve($0).number }),
            box.count == 4
        {
            let rect = CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1]).standardized
            clip(Path(rect).applying(state.transform), isEvenOdd: false)
        }
        run(content, resources: source.resolve(form.dictionary["Resources"]).dictionary ?? resources)
        closeClips()
        (state, base) = outer
    }
}

/// The path that operators build.
struct PathUnderWay {
    var outline = Outline()
    /// Whether the path becomes a clip, by the even-odd rule or not.
    var clip: Bool?

    /// Adds a step; false for an operator that is none.
    mutating func takes(_ word: String, _ numbers: [Double]) -> Bool {
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        let needed = ["m": 2, "l": 2, "c": 6, "v": 4, "y": 4, "re": 4, "h": 0][word]
        guard let needed else { return false }
        guard numbers.count >= needed else { return true }
        switch word {
        case "m": outline.move(to: point(0))
        case "l": outline.addLine(to: point(0))
        case "c": outline.addCurve(to: point(4), control1: point(0), control2: point(2))
        case "v": outline.addCurve(to: point(2), control1: outline.currentPoint ?? point(0), control2: point(0))
        case "y": outline.addCurve(to: point(2), control1: point(0), control2: point(2))
        case "re":
            let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
            outline.move(to: CGPoint(x: x, y: y))
            outline.addLine(to: CGPoint(x: x + width, y: y))
            outline.addLine(to: CGPoint(x: x + width, y: y + height))
            outline.addLine(to: CGPoint(x: x, y: y + height))
            outline.closeSubpath()
        default: outline.closeSubpath()
        }
        return true
    }
}

extension Outline {
    /// The rectangle that these steps draw; nil for another shape.
    fileprivate var rectangle: CGRect? {
        guard (5...6).contains(steps.count), steps.last == .closeSubpath, case .move(let first) = steps[0] else {
            return nil
        }
        var corners = [first]
        for step in steps[1..<(steps.count - 1)] {
            guard case .line(let corner) = step else { return nil }
            corners.append(corner)
        }
        if corners.count == 5 {
            guard corners[4] == first else { return nil }
            corners.removeLast()
        }
        guard corners.count == 4 else { return nil }
        let isUpright =
            corners[0].y == corners[1].y && corners[1].x == corners[2].x && corners[2].y == corners[3].y
            && corners[3].x == corners[0].x
        let isTurned =
            corners[0].x == corners[1].x && corners[1].y == corners[2].y && corners[2].x == corners[3].x
            && corners[3].y == corners[0].y
        return isUpright || isTurned ? bounds : nil
    }
}

extension CGAffineTransform {
    init?(pdf numbers: [Double]) {
        guard numbers.count == 6 else { return nil }
        self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        guard isFinite else { return nil }
    }
}
