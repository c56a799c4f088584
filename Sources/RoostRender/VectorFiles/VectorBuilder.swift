import CoreGraphics
import RoostPicture

/// Collects the drawing of a vector file, within limits, and the warnings about what is left out.
///
/// Paths are in the picture's points. The file is not trusted: it may ask for any number of commands.
struct VectorBuilder {
    /// The number of commands and of path steps that a file may draw.
    static let maximumCommands = 50_000
    static let maximumSteps = 1_000_000
    /// The number of warnings about one file.
    private static let maximumWarnings = 8

    let fileName: String
    private(set) var entries: ContiguousArray<DisplayList.Entry> = []
    private var steps = 0
    private var warnings: Set<String> = []
    private(set) var isFull = false
    /// The area that is drawn, disregarding clips.
    var extent = CGRect.null

    init(fileName: String) { self.fileName = fileName }

    /// Warns about a part of the file that is not drawn as it should be, each once.
    mutating func warn(_ text: String) {
        guard warnings.count < Self.maximumWarnings, warnings.insert(text).inserted else { return }
        Log.warning("The picture \(fileName) is drawn in part: \(text)")
    }

    private mutating func append(_ command: DisplayCommand, steps count: Int = 1) -> Bool {
        guard !isFull else { return false }
        steps += count
        guard entries.count < Self.maximumCommands, steps < Self.maximumSteps else {
            isFull = true
            warn("it has too many parts, the rest is left out.")
            return false
        }
        entries.append(DisplayList.Entry(command))
        return true
    }

    mutating func fill(_ path: Path, isEvenOdd: Bool, _ paint: Paint) {
        guard !path.isEmpty, !paint.isInvisible else { return }
        if append(.fill(path, FillStyle(eoFill: isEvenOdd), paint), steps: path.stepCount) {
            extent = extent.union(path.boundingRect)
        }
    }

    mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
        guard !path.isEmpty, style.lineWidth > 0, !paint.isInvisible else { return }
        guard append(.stroke(path, style, paint), steps: path.stepCount) else { return }
        let reach = style.lineWidth / 2 * (style.lineJoin == .miter ? max(1, min(style.miterLimit, 10)) : 1)
        extent = extent.union(path.boundingRect.insetBy(dx: -reach, dy: -reach))
    }

    mutating func image(_ image: CGImage, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        if append(.image(ImageItem(image: image, rect: rect, interpolation: .high))) { extent = extent.union(rect) }
    }

    // MARK: Groups

    /// A group that is open; nil for one that found no more room.
    typealias Group = Int?

    /// Opens a group, which `close` closes.
    mutating func open(_ push: DisplayCommand) -> Group {
        // Inside, places are in other coordinates.
        if case .pushTransform = push { extent = .infinite }
        let start = entries.count
        return append(push) ? start : nil
    }

    /// Closes a group. An empty one is left out.
    mutating func close(_ group: Group) {
        guard let group else { return }
        if entries.count == group + 1 {
            entries.removeLast()
        } else {
            entries.append(DisplayList.Entry(.pop))
        }
    }

    /// A mask that is being drawn.
    struct Mask {
        fileprivate var start: Int
        fileprivate var content: Int?
        fileprivate var outerExtent: CGRect
    }

    /// Starts a mask, whose alpha limits the content that follows it.
    mutating func openMask() -> Mask? {
        let start = entries.count
        return append(.beginMask) ? Mask(start: start, content: nil, outerExtent: extent) : nil
    }

    /// Ends the mask and starts its content.
    mutating func startContent(of mask: inout Mask?) {
        guard var known = mask else { return }
        extent = known.outerExtent
        entries.append(DisplayList.Entry(.maskContent))
        known.content = entries.count
        mask = known
    }

    mutating func close(_ mask: Mask?) {
        guard let mask else { return }
        if entries.count == mask.content {
            entries.removeSubrange(mask.start...)
        } else {
            entries.append(DisplayList.Entry(.pop))
        }
    }

    /// The picture of a size, clipped to it where its drawing reaches beyond.
    func picture(size: CGSize) -> VectorPicture {
        let frame = CGRect(origin: .zero, size: size)
        var list = DisplayList(size: size)
        let reachesOut = !extent.isNull && !frame.insetBy(dx: -0.01, dy: -0.01).contains(extent)
        list.entries.reserveCapacity(entries.count + 2)
        if reachesOut { list.append(.pushClip(Path(frame), FillStyle())) }
        list.entries += entries
        if reachesOut { list.append(.pop) }
        return VectorPicture(list)
    }
}

extension Paint {
    fileprivate var isInvisible: Bool {
        if case .color(let color) = self { return color.opacity <= 0 }
        return false
    }
}

extension Path {
    fileprivate var stepCount: Int {
        if case .elements(let steps) = storage { return steps.count }
        return 8
    }
}

extension CGAffineTransform {
    /// The factor by which lengths grow; nil if it depends on the direction.
    var uniformScale: CGFloat? {
        let (x, y) = (hypot(a, b), hypot(c, d))
        guard x > 0, abs(x - y) <= 1e-4 * x, abs(a * c + b * d) <= 1e-4 * x * y else { return nil }
        return x
    }

    var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    var determinant: CGFloat { a * d - b * c }
}
