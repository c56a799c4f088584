import CoreGraphics
import RoostPicture

/// The growing content stream of a page, a group, or a pattern's tile.
///
/// Everything is written in the page's own coordinates, so that no transform has to be set and undone. A value that is
/// set already is not set again.
struct PDFContent {
    private(set) var buffer: PDFBuffer
    private(set) var resources = PDFResources()
    /// The current state, and the state at each open `q`.
    private var state = State()
    private var saved: [State] = []
    private var isInText = false
    /// The start of the line of text, in thousandths; meaningful in text only.
    private var line = (x: 0, y: 0)
    private var hasPlainTextMatrix = true

    /// Values that differ from all real ones mean unknown: a group starts with the values that its surroundings set.
    private struct State {
        var fill = PDFPaint.Key.unknown
        var stroke = PDFPaint.Key.unknown
        /// In thousandths. A group starts with full opacity.
        var opacity = 1000
        var lineWidth = -1
        var lineCap = -1
        var lineJoin = -1
        var miterLimit = -1
        var font = -1
        var fontSize = -1
        var characterSpacing = Int.min
        var renderingMode = -1
    }

    /// - Parameter buffer: An empty one, whose memory is re-used.
    init(buffer: PDFBuffer) { self.buffer = buffer }

    // MARK: State

    mutating func save() {
        endText()
        saved.append(state)
        buffer.raw("q\n")
    }

    mutating func restore() {
        endText()
        guard let last = saved.popLast() else { return }
        state = last
        buffer.raw("Q\n")
    }

    /// Ends the open text, and restores all saved states.
    mutating func finish() {
        endText()
        while !saved.isEmpty { restore() }
    }

    /// Sets a dictionary of graphics state parameters; the caller saves before and restores after.
    mutating func use(graphicsState object: Int) {
        resources.graphicsStates.insert(object)
        buffer.raw("/G")
        buffer.integer(object)
        buffer.raw(" gs\n")
    }

    mutating func setOpacity(_ opacity: Double, _ document: PDFDocument) {
        let thousandths = min(max(Int((opacity * 1000).rounded()), 0), 1000)
        guard thousandths != state.opacity else { return }
        state.opacity = thousandths
        use(graphicsState: document.graphicsState(.opacity(thousandths)))
    }

    mutating func setFill(_ paint: PDFPaint, _ document: PDFDocument) {
        setOpacity(paint.opacity, document)
        guard paint.key != state.fill else { return }
        state.fill = paint.key
        select(paint.key, color: " rg\n", space: "/Pattern cs /P", pattern: " scn\n")
    }

    mutating func setStroke(_ paint: PDFPaint, _ document: PDFDocument) {
        setOpacity(paint.opacity, document)
        guard paint.key != state.stroke else { return }
        state.stroke = paint.key
        select(paint.key, color: " RG\n", space: "/Pattern CS /P", pattern: " SCN\n")
    }

    /// Makes a paint the current one, by the operators for filling or those for strokes.
    private mutating func select(
        _ paint: PDFPaint.Key, color operation: StaticString, space: StaticString, pattern: StaticString
    ) {
        switch paint {
        case .unknown: break
        case .color(let red, let green, let blue):
            color(red, green, blue)
            buffer.raw(operation)
        case .pattern(let object):
            resources.patterns.insert(object)
            buffer.raw(space)
            buffer.integer(object)
            buffer.raw(pattern)
        }
    }

    private mutating func color(_ red: Int, _ green: Int, _ blue: Int) {
        buffer.thousandths(red)
        buffer.byte(UInt8(ascii: " "))
        buffer.thousandths(green)
        buffer.byte(UInt8(ascii: " "))
        buffer.thousandths(blue)
    }

    /// Sets the style of lines, except for dashes.
    mutating func setLine(_ style: StrokeStyle, scale: CGFloat) {
        let width = PDFBuffer.fixed(min(style.lineWidth * scale, 1e6))
        if width != state.lineWidth {
            state.lineWidth = width
            buffer.thousandths(width)
            buffer.raw(" w\n")
        }
        let cap =
            switch style.lineCap {
            case .butt: 0
            case .round: 1
            case .square: 2
            }
        if cap != state.lineCap {
            state.lineCap = cap
            buffer.integer(cap)
            buffer.raw(" J\n")
        }
        let join =
            switch style.lineJoin {
            case .miter: 0
            case .round: 1
            case .bevel: 2
            }
        if join != state.lineJoin {
            state.lineJoin = join
            buffer.integer(join)
            buffer.raw(" j\n")
        }
        let limit = PDFBuffer.fixed(style.miterLimit)
        if join == 0, limit != state.miterLimit {
            state.miterLimit = limit
            buffer.thousandths(limit)
            buffer.raw(" M\n")
        }
    }

    /// Makes lines dashed, or solid if `dash` is empty.
    mutating func setDash(_ dash: [CGFloat], phase: CGFloat, scale: CGFloat) {
        buffer.raw("[")
        for (index, length) in dash.enumerated() {
            if index > 0 { buffer.byte(UInt8(ascii: " ")) }
            buffer.number(length * scale)
        }
        buffer.raw("] ")
        // Readers want the phase positive; an odd number of lengths starts over after twice their sum.
        let period = 2 * dash.reduce(0, +)
        let rest = period > 0 ? phase.truncatingRemainder(dividingBy: period) : 0
        buffer.number((rest < 0 ? rest + period : rest) * scale)
        buffer.raw(" d\n")
    }

    mutating func concatenate(_ t: CGAffineTransform) {
        endText()
        buffer.numbers(t.a, t.b, t.c, t.d, t.tx, t.ty, decimals: 6)
        buffer.raw(" cm\n")
    }

    // MARK: Marks

    /// Begins a part that belongs to an element of the file's structure.
    mutating func beginMark(_ role: String, _ mark: Int) {
        endText()
        buffer.name(role)
        buffer.raw(" << /MCID ")
        buffer.integer(mark)
        buffer.raw(" >> BDC\n")
    }

    /// Begins a part without meaning.
    mutating func beginArtifact() {
        endText()
        buffer.raw("/Artifact BMC\n")
    }

    mutating func endMark() {
        endText()
        buffer.raw("EMC\n")
    }

    // MARK: Painting

    /// Ends a path with an operator: `f`, `S`, `W n`, …
    mutating func paint(_ operation: StaticString) {
        buffer.raw(operation)
        buffer.byte(UInt8(ascii: "\n"))
    }

    /// Draws a picture or a group.
    mutating func draw(object: Int) {
        endText()
        resources.objects.insert(object)
        buffer.raw("/X")
        buffer.integer(object)
        buffer.raw(" Do\n")
    }

    /// Fills the whole visible area with a shading.
    mutating func paint(shading object: Int) {
        endText()
        resources.shadings.insert(object)
        buffer.raw("/S")
        buffer.integer(object)
        buffer.raw(" sh\n")
    }

    // MARK: Paths

    /// Makes an outline the current path.
    mutating func path(_ path: Path, _ transform: CGAffineTransform, decimals: Int = 3) {
        endText()
        if case .rect(let rect) = path.storage, transform.b == 0, transform.c == 0 {
            return rectangle(rect.applying(transform), decimals: decimals)
        }
        var pen = PDFPathPen(transform: transform, decimals: decimals)
        path.forEach { pen.add($0, to: &buffer) }
    }

    mutating func rectangle(_ rect: CGRect, decimals: Int = 3) {
        endText()
        let (left, top) = (
            PDFBuffer.fixed(rect.minX, decimals: decimals), PDFBuffer.fixed(rect.minY, decimals: decimals)
        )
        let (right, bottom) = (
            PDFBuffer.fixed(rect.maxX, decimals: decimals), PDFBuffer.fixed(rect.maxY, decimals: decimals)
        )
        for value in [left, top, right - left, bottom - top] {
            buffer.scaled(value, decimals: decimals)
            buffer.byte(UInt8(ascii: " "))
        }
        buffer.raw("re\n")
    }

    // MARK: Text

    private mutating func endText() {
        guard isInText else { return }
        isInText = false
        buffer.raw("ET\n")
    }

    /// Begins a piece of text at a point.
    /// - Parameter matrix: From the glyphs' space, y up, to the page, without the place.
    mutating func beginText(font: Int, size: CGFloat, matrix: CGAffineTransform, at point: CGPoint, isVisible: Bool) {
        if !isInText {
            isInText = true
            (line, hasPlainTextMatrix) = ((0, 0), true)
            buffer.raw("BT\n")
        }
        let mode = isVisible ? 0 : 3
        if mode != state.renderingMode {
            state.renderingMode = mode
            buffer.integer(mode)
            buffer.raw(" Tr\n")
        }
        let fixedSize = PDFBuffer.fixed(size)
        if font != state.font || fixedSize != state.fontSize {
            (state.font, state.fontSize) = (font, fixedSize)
            resources.fonts.insert(font)
            buffer.raw("/F")
            buffer.integer(font)
            buffer.byte(UInt8(ascii: " "))
            buffer.thousandths(fixedSize)
            buffer.raw(" Tf\n")
        }
        let (x, y) = (PDFBuffer.fixed(point.x), PDFBuffer.fixed(point.y))
        let isPlain = matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
        if isPlain, hasPlainTextMatrix {
            buffer.thousandths(x - line.x)
            buffer.byte(UInt8(ascii: " "))
            buffer.thousandths(y - line.y)
            buffer.raw(" Td\n")
        } else {
            buffer.numbers(matrix.a, matrix.b, matrix.c, matrix.d, decimals: 6)
            buffer.byte(UInt8(ascii: " "))
            buffer.thousandths(x)
            buffer.byte(UInt8(ascii: " "))
            buffer.thousandths(y)
            buffer.raw(" Tm\n")
        }
        (line, hasPlainTextMatrix) = ((x, y), isPlain)
    }

    /// The number of units of character spacing in a point.
    static let spacingUnit: CGFloat = 1e5

    /// The current space after every character; nil if it is unknown.
    var characterSpacing: Int? { state.characterSpacing == .min ? nil : state.characterSpacing }

    mutating func setCharacterSpacing(_ spacing: Int) {
        guard spacing != state.characterSpacing else { return }
        state.characterSpacing = spacing
        buffer.scaled(spacing, decimals: 5)
        buffer.raw(" Tc\n")
    }

    /// Begins a piece of text that stands for characters other than its own.
    mutating func beginSpan(_ text: String) {
        buffer.raw("/Span << /ActualText ")
        buffer.text(text)
        buffer.raw(" >> BDC\n")
    }

    mutating func endSpan() { buffer.raw("EMC\n") }

    /// Writes directly into the stream.
    mutating func withBuffer(_ body: (inout PDFBuffer) -> Void) { body(&buffer) }

    /// Gives the memory back for another stream.
    mutating func takeBuffer() -> PDFBuffer {
        var taken = PDFBuffer()
        swap(&taken, &buffer)
        taken.clear()
        return taken
    }
}

/// The objects that a content stream refers to, by their numbers; their names contain the same numbers.
struct PDFResources {
    var fonts: Set<Int> = []
    var graphicsStates: Set<Int> = []
    var objects: Set<Int> = []
    var patterns: Set<Int> = []
    var shadings: Set<Int> = []

    /// `/Resources << … >> `
    func write(to buffer: inout PDFBuffer) {
        buffer.raw("/Resources << ")
        write("/Font", "/F", fonts, to: &buffer)
        write("/ExtGState", "/G", graphicsStates, to: &buffer)
        write("/XObject", "/X", objects, to: &buffer)
        write("/Pattern", "/P", patterns, to: &buffer)
        write("/Shading", "/S", shadings, to: &buffer)
        buffer.raw(">> ")
    }

    private func write(_ kind: StaticString, _ prefix: StaticString, _ used: Set<Int>, to buffer: inout PDFBuffer) {
        guard !used.isEmpty else { return }
        buffer.raw(kind)
        buffer.raw(" << ")
        for object in used.sorted() {
            buffer.raw(prefix)
            buffer.integer(object)
            buffer.byte(UInt8(ascii: " "))
            buffer.reference(object)
            buffer.byte(UInt8(ascii: " "))
        }
        buffer.raw(">> ")
    }
}

/// Writes an outline's steps.
private struct PDFPathPen {
    let transform: CGAffineTransform
    let decimals: Int
    private var start = CGPoint.zero
    private var current = CGPoint.zero
    private var isOpen = false

    init(transform: CGAffineTransform, decimals: Int) {
        self.transform = transform
        self.decimals = decimals
    }

    mutating func add(_ step: Path.Element, to buffer: inout PDFBuffer) {
        switch step {
        case .move(let point):
            start = point
            move(to: point, &buffer)
        case .line(let point):
            begin(&buffer)
            write(point, &buffer)
            buffer.raw("l\n")
            current = point
        case .quadCurve(let point, let control):
            begin(&buffer)
            write(current.towards(control, 2.0 / 3), &buffer)
            write(point.towards(control, 2.0 / 3), &buffer)
            write(point, &buffer)
            buffer.raw("c\n")
            current = point
        case .curve(let point, let control1, let control2):
            begin(&buffer)
            write(control1, &buffer)
            write(control2, &buffer)
            write(point, &buffer)
            buffer.raw("c\n")
            current = point
        case .closeSubpath:
            if isOpen { buffer.raw("h\n") }
            isOpen = false
            current = start
        }
    }

    /// A path that continues after a closed subpath starts where that one did.
    private mutating func begin(_ buffer: inout PDFBuffer) {
        guard !isOpen else { return }
        start = current
        move(to: current, &buffer)
    }

    private mutating func move(to point: CGPoint, _ buffer: inout PDFBuffer) {
        write(point, &buffer)
        buffer.raw("m\n")
        current = point
        isOpen = true
    }

    private func write(_ point: CGPoint, _ buffer: inout PDFBuffer) {
        let point = point.applying(transform)
        buffer.number(point.x, decimals: decimals)
        buffer.byte(UInt8(ascii: " "))
        buffer.number(point.y, decimals: decimals)
        buffer.byte(UInt8(ascii: " "))
    }
}
