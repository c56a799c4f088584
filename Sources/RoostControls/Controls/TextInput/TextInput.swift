import CoreGraphics
import Foundation
@_spi(Engine) import RoostCore

/// The text of a field with its caret and selection. It draws the edited text, and knows the places of its characters.
///
/// Text that does not fit scrolls so that the caret shows. Without the focus a single line is truncated like any text.
nonisolated struct TextInput: View {
    typealias Body = Never
    /// The drawn form: the text, or a dot for each of its characters.
    let display: String
    /// An offset in UTF-8 units of `display`, as are `caret` and `composition`.
    let selection: Range<Int>
    let caret: Int
    let composition: Range<Int>?
    let isMultiline: Bool
    /// Whether `display` is a dot for each character.
    let isSecure: Bool
    /// Whether the text takes all of the proposed height.
    let fillsHeight: Bool
    /// Counts edits and moves: the caret shows after each.
    let edits: Int
    let probe: TextInputProbe

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> { TextInputNode(view, inputs) }
}

/// Gives the actions of a field access to the drawn text: to the places of its characters.
final class TextInputProbe {
    fileprivate(set) weak var node: TextInputNode?
    /// The number of quick presses in a row at one place, counted up to 3.
    private(set) var presses = 0
    private var lastPress: (point: CGPoint, time: Double)?

    /// Counts a press: the third of three quick ones is 3, the one after that 1 again.
    func count(at point: CGPoint, _ time: Double) -> Int {
        let isRepeated = lastPress.map { hypot($0.point.x - point.x, $0.point.y - point.y) < 8 && time - $0.time < 0.4 }
        presses = isRepeated ?? false ? presses % 3 + 1 : 1
        lastPress = (point, time)
        return presses
    }
}

final class TextInputNode: ElementNode<TextInput> {
    private var blinkStart = 0.0
    private var timer: TimerID?
    /// The lengths of text left of and above the element, in points.
    private var scrolled = CGPoint.zero
    private var wasFocused = false

    /// Seconds for which the caret shows, and for which it does not.
    private static let blink = 0.5

    override init(_ view: TextInput, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        element = graph.layout.add(makeObject(), owner: self)
        view.probe.node = self
    }

    private func makeObject() -> TextInputObject { TextInputObject(view, environment) }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if environmentChanged { graph.layout.setEnvironment(of: element, environment) }
        let object = object
        if environmentChanged || !object.stands(for: view) {
            graph.layout.setObject(makeObject(), of: element)
        }
        if viewChanged || environment.isFocused != wasFocused { blinkStart = graph.time }
        wasFocused = environment.isFocused
        view.probe.node = self
    }

    override package func willEnd() {
        stopBlinking()
        super.willEnd()
    }

    private var object: TextInputObject {
        unsafeDowncast(graph.layout.layoutObject(of: element)!, to: TextInputObject.self)
    }

    private var size: CGSize { graph.layout.localFrame(of: element).size }

    // MARK: Places of characters

    private var geometry: TextGeometry { object.geometry(width: size.width) }

    /// The text's top left corner in the element.
    private func textOrigin(_ geometry: TextGeometry) -> CGPoint {
        let free = size.width - geometry.size.width
        guard free > 0 else { return CGPoint(x: -scrolled.x, y: -scrolled.y) }
        let x: CGFloat =
            switch environment.multilineTextAlignment {
            case .leading: environment.layoutDirection == .rightToLeft ? free : 0
            case .center: free / 2
            case .trailing: environment.layoutDirection == .rightToLeft ? 0 : free
            }
        return CGPoint(x: x, y: -scrolled.y)
    }

    /// The UTF-8 offset of the caret nearest to a point of the window.
    func offset(at point: CGPoint) -> Int {
        let geometry = geometry
        let (point, origin) = (graph.layout.point(point, in: element), textOrigin(geometry))
        return geometry.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y), in: view.display)
    }

    /// The UTF-8 offset that many lines below (or above) another one; nil beyond the first or the last line.
    func offset(_ lines: Int, linesFrom offset: Int, x: CGFloat?) -> (offset: Int, x: CGFloat)? {
        let geometry = geometry
        let line = geometry.lineIndex(of: offset) + lines
        guard geometry.lines.indices.contains(line) else { return nil }
        let x = x ?? geometry.caretX(of: offset, in: view.display)
        return (geometry.offset(atX: x, onLine: line, in: view.display), x)
    }

    /// The bytes of the line of a UTF-8 offset.
    func line(of offset: Int) -> Range<Int> {
        let geometry = geometry
        return geometry.lines[geometry.lineIndex(of: offset)].bytes
    }

    /// Whether the paragraph around an offset runs from right to left.
    func isRightToLeft(at offset: Int) -> Bool {
        let geometry = geometry
        return geometry.lines[geometry.lineIndex(of: offset)].isRightToLeft
    }

    /// The frame of characters in the window's coordinates; for an empty range that of a caret.
    func frame(of range: Range<Int>) -> CGRect {
        let geometry = geometry
        let (frame, origin) = (graph.presentedFrame(of: element), textOrigin(geometry))
        let rects = geometry.rectangles(of: range, in: view.display)
        let text = rects.isEmpty ? caretRect(at: range.lowerBound, geometry) : rects.reduce(.null) { $0.union($1) }
        return text.offsetBy(dx: frame.minX + origin.x, dy: frame.minY + origin.y)
    }

    // MARK: Drawing

    override package func covers(_ point: CGPoint, size: CGSize) -> Bool { true }

    /// The selection and the caret come and go.
    override package var drawsEachFrame: Bool { true }

    override package func paint(_ element: LayoutID, _ context: inout PaintContext) {
        context.leaf { paintText(&$0) }
    }

    private func paintText(_ context: inout PaintContext) {
        let frame = context.pixelFrame(of: element)
        let isFocused = environment.isFocused && environment.isEnabled
        guard isFocused || view.isMultiline else {
            scrolled = .zero
            stopBlinking()
            return paintAtRest(in: frame, &context)
        }
        let geometry = geometry
        let caret = caretRect(at: view.caret, geometry)
        if isFocused { scroll(to: caret, geometry) } else { stopBlinking() }
        let origin = textOrigin(geometry)
        let corner = CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y)
        let overflows =
            geometry.size.width > frame.width || geometry.size.height > frame.height + 0.5 || scrolled != .zero
        guard overflows else { return paint(geometry, caret, at: corner, isFocused: isFocused, &context) }
        // The caret may stand on the edge.
        let clip = Path(frame.insetBy(dx: -Self.caretWidth(environment.idiom), dy: 0))
        context.group(.pushClip(clip, FillStyle()), owner: id) {
            paint(geometry, caret, at: corner, isFocused: isFocused, &$0)
        }
    }

    /// A single line without the focus.
    private func paintAtRest(in frame: CGRect, _ context: inout PaintContext) {
        let layout = object.layoutAtRest(width: frame.width)
        let free = max(0, frame.width - layout.size.width)
        let x = textOrigin(TextGeometry(lines: [], size: layout.size)).x
        let painter = TextPainter(
            layout: layout, styles: object.styles, frame: frame.offsetBy(dx: free > 0 ? x : 0, dy: 0),
            environment: environment, owner: id)
        paint(painter, &context)
    }

    private func paint(_ painter: TextPainter, _ context: inout PaintContext) {
        if object.isHidden { return }
        if object.hasOwnDots { painter.paintSecureDots(&context) } else { painter.paint(&context) }
    }

    private func paint(
        _ geometry: TextGeometry, _ caret: CGRect, at corner: CGPoint, isFocused: Bool, _ context: inout PaintContext
    ) {
        if isFocused, !view.selection.isEmpty {
            var path = Path()
            for rect in geometry.rectangles(of: view.selection, in: view.display) {
                path.addRect(context.roundedToPixels(rect.offsetBy(dx: corner.x, dy: corner.y)))
            }
            let style = AnyShapeStyle(.tint.opacity(environment.idiom == .macOS ? 0.3 : 0.2))
            context.fill(path, with: style.resolve(in: environment, bounds: path.boundingRect), owner: id)
        }
        if !view.display.isEmpty {
            let frame = CGRect(origin: corner, size: geometry.size)
            let painter = TextPainter(
                layout: object.layout(width: size.width), styles: object.styles, frame: frame,
                environment: environment, owner: id)
            paint(painter, &context)
        }
        guard isFocused else { return }
        if let composition = view.composition {
            var path = Path()
            for rect in geometry.rectangles(of: composition, in: view.display) {
                let line = CGRect(x: rect.minX, y: rect.maxY - 2, width: rect.width, height: 1)
                path.addRect(context.roundedToPixels(line.offsetBy(dx: corner.x, dy: corner.y)))
            }
            context.fill(
                path, with: AnyShapeStyle(.foreground).resolve(in: environment, bounds: path.boundingRect), owner: id)
        }
        guard view.selection.isEmpty, isCaretSeen() else { return }
        let rect = context.roundedToPixels(caret.offsetBy(dx: corner.x, dy: corner.y))
        context.fill(Path(rect), with: AnyShapeStyle(.tint).resolve(in: environment, bounds: rect), owner: id)
    }

    // MARK: Caret

    private static func caretWidth(_ idiom: Idiom) -> CGFloat { idiom == .iOS ? 2 : 1 }

    /// In the text's coordinates.
    private func caretRect(at offset: Int, _ geometry: TextGeometry) -> CGRect {
        let line = geometry.lines[geometry.lineIndex(of: offset)]
        let width = Self.caretWidth(environment.idiom)
        let x = geometry.caretX(of: offset, in: view.display)
        return CGRect(x: x - width / 4, y: line.top, width: width, height: line.height)
    }

    /// Scrolls just as far as the caret needs to show, and never past the text's end.
    private func scroll(to caret: CGRect, _ geometry: TextGeometry) {
        func position(_ now: CGFloat, _ low: CGFloat, _ high: CGFloat, room: CGFloat, all: CGFloat) -> CGFloat {
            min(max(now, high - room, 0), low, max(0, all - room))
        }
        guard size.width.isFinite, size.height.isFinite else { return }
        scrolled.x = position(
            scrolled.x, max(0, caret.minX), caret.maxX, room: size.width,
            all: geometry.size.width > size.width ? geometry.size.width + caret.width : 0)
        scrolled.y =
            view.isMultiline
            ? position(scrolled.y, caret.minY, caret.maxY, room: size.height, all: geometry.size.height) : 0
    }

    /// Whether the caret shows in the current half of its blinking. Asks for a frame at the end of that half.
    private func isCaretSeen() -> Bool {
        let beats = max(0, ((graph.time - blinkStart) / Self.blink + 1e-6).rounded(.down))
        if let timer { graph.cancel(timer) }
        timer = graph.schedule(at: blinkStart + (beats + 1) * Self.blink) { [weak self] in
            self?.timer = nil
            self?.graph.requestFrame()
        }
        return beats.truncatingRemainder(dividingBy: 2) == 0
    }

    private func stopBlinking() {
        if let timer { graph.cancel(timer) }
        timer = nil
    }
}
