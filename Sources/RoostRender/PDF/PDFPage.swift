import CoreGraphics
import Foundation
import RoostPicture

/// Draws one display list on a page, in one pass.
///
/// Only content that PDF cannot express becomes a picture: a shadow, a blurred group, or the layer around a blend mode
/// that PDF lacks. Text in such a layer can still be selected.
struct PDFPage {
    let list: VectorList
    let document: PDFDocument
    /// The stream in progress: the page's own, or that of the innermost layer.
    var content: PDFContent
    private(set) var links: [PDFLink] = []
    /// The meaning of the drawings; nil in a file without tags.
    var marks: PDFMarks?

    /// From the space of the next command to the page, y down.
    private(set) var transform = CGAffineTransform.identity { didSet { follow() } }
    /// The same with y up, as in the file.
    private(set) var pageTransform = CGAffineTransform.identity
    /// The page in the space of the next command.
    private(set) var visibleRect = CGRect.null
    /// The colour matrices of the groups that are open, the outermost first.
    private(set) var colorMatrices: [ColorTransform] = []

    private struct OpenGroup {
        /// The work that is left when the group ends.
        enum End {
            case nothing
            case restore
            case opacity(Double)
            case blend(String)
            case mask
            case masked(by: Int)
        }
        var end: End
        var transform: CGAffineTransform
        var colorMatrixCount: Int
        /// The visible part of a layer, on the page.
        var box = CGRect.null
        /// The owner of a layer's drawings.
        var owner: UInt32 = 0
        /// The element of a link around this one.
        var outerLink: PDFTag?
    }
    private var groups: [OpenGroup] = []
    /// The streams around the innermost layer's.
    var outerContents: [PDFContent] = []

    init(list: VectorList, document: PDFDocument) {
        self.list = list
        self.document = document
        content = document.makeContent()
        follow()
    }

    private mutating func follow() {
        pageTransform = transform.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: list.size.height))
        visibleRect = pageRect.insetBy(dx: -1, dy: -1).applying(transform.inverted()).bounded
    }

    mutating func draw() throws {
        let (pageIsPicture, pictures) = layersWithoutVectors
        if pageIsPicture {
            mark(0)
            return try pictureWithText(of: list.entries.indices, rect: pageRect)
        }
        // Apart from the page, and read in place: no command is copied.
        let entries = list.entries
        try entries.withUnsafeBufferPointer { buffer in
            guard let entries = buffer.baseAddress else { return }
            var index = 0
            while index < buffer.count {
                let end = list.ends[index]
                if entries[index].command.isInvisible(bounds: list.bounds[index], in: visibleRect) {
                    index = end + 1
                } else if pictures.contains(index) {
                    mark(owner(ofGroup: index))
                    try pictureWithText(of: index..<(end + 1), rect: list.bounds[index])
                    index = end + 1
                } else {
                    index = try draw(entries + index, at: index) ? index + 1 : end + 1
                }
            }
        }
    }

    /// Draws a command or begins a group; false if the whole group has been drawn.
    private mutating func draw(_ entry: UnsafePointer<DisplayList.Entry>, at index: Int) throws -> Bool {
        let bounds = list.bounds[index]
        if marks != nil { markDrawing(of: entry) }
        switch entry.pointee.command {
        case .fill(let path, let style, let paint): fill(path, style, paint, bounds: bounds)
        case .stroke(let path, let style, let paint): stroke(path, style, paint, bounds: bounds)
        case .glyphs(let run, let origin, let paint): glyphs(run, at: origin, paint, bounds: bounds)
        case .image(let item): image(item)
        case .pushTransform(let pushed):
            begin(.nothing)
            transform = pushed.concatenating(transform)
        case .pushClip(let path, let style):
            begin(.restore)
            content.save()
            content.path(path, pageTransform)
            content.paint(style.isEOFilled ? "W* n" : "W n")
        case .pushLink(let url, let rect):
            begin(.nothing)
            let box = rect.applying(pageTransform)
            if url.isLinkOfPicture, box.width > 0, box.height > 0 {
                let tag = beginLink(at: index)
                links.append(PDFLink(url: url, box: box, tag: tag?.tag, closesTag: tag?.isNew ?? false))
            }
        case .pushOpacity(let opacity):
            beginLayer(.opacity(opacity), bounds: bounds)
            setLayerOwner(at: index)
        case .pushBlend(let mode) where mode != .normal:
            beginLayer(.blend(mode.pdfName ?? "Normal"), bounds: bounds)
            setLayerOwner(at: index)
        case .pushBlend, .pushLayer: beginPlainLayer(at: index)
        case .pushFilter(let filter): return try begin(filter, at: index)
        case .beginMask:
            beginLayer(.mask, bounds: bounds)
            setLayerOwner(at: index)
        case .maskContent:
            let mask = document.group(&content, box: groups[groups.count - 1].box)
            groups[groups.count - 1].end = .masked(by: document.graphicsState(.mask(group: mask, isLuminosity: false)))
            content = document.makeContent()
        case .pop: endGroup()
        case .pushProjection, .backdropBlur: break
        }
        return true
    }

    // MARK: Groups

    private mutating func begin(_ end: OpenGroup.End) {
        groups.append(
            OpenGroup(
                end: end, transform: transform, colorMatrixCount: colorMatrices.count, outerLink: marks?.link))
    }

    private mutating func beginLayer(_ end: OpenGroup.End, bounds: CGRect) {
        begin(end)
        groups[groups.count - 1].box = pageBox(bounds)
        document.usesTransparency = true
        outerContents.append(content)
        content = document.makeContent()
    }

    /// The visible part of a rectangle, on the page, y up.
    func pageBox(_ bounds: CGRect) -> CGRect {
        let box = bounds.insetBy(dx: -1, dy: -1).applying(pageTransform).common(with: pageRect.insetBy(dx: -1, dy: -1))
        return box.isNull ? .zero : box
    }

    /// Begins a layer without an effect, which matters only if something blends inside it.
    private mutating func beginPlainLayer(at index: Int) {
        guard blends(inside: index) else { return begin(.nothing) }
        beginLayer(.opacity(1), bounds: list.bounds[index])
        setLayerOwner(at: index)
    }

    private mutating func begin(_ filter: Filter, at index: Int) throws -> Bool {
        let group = index..<(list.ends[index] + 1)
        switch filter {
        case .shadow(let color, let radius, let x, let y):
            mark(0)
            try shadow(of: group, color, radius: radius, x: x, y: y)
            beginPlainLayer(at: index)
            return true
        case .colorMatrix(let matrix):
            let matrix = ColorTransform(matrix)
            guard let opacity = matrix.opacity, opacity > 0, !blends(inside: index) else { break }
            if opacity < 1 {
                beginLayer(.opacity(opacity), bounds: list.bounds[index])
                setLayerOwner(at: index)
            } else {
                begin(.nothing)
            }
            colorMatrices.append(matrix)
            return true
        case .blur:
            // Blurred text must not be readable by selecting it.
            mark(owner(ofGroup: index))
            try picture(of: group, rect: list.bounds[index])
            return false
        case .luminanceToAlpha, .alphaThreshold: break
        }
        mark(owner(ofGroup: index))
        try pictureWithText(of: group, rect: list.bounds[index])
        return false
    }

    private mutating func endGroup() {
        let group = groups.removeLast()
        marks?.link = group.outerLink
        switch group.end {
        case .nothing: break
        case .restore: content.restore()
        case .opacity(let opacity):
            let layer = endLayer(group)
            content.setOpacity(opacity, document)
            content.draw(object: layer)
        case .blend(let mode): draw(layer: endLayer(group), through: document.graphicsState(.blend(mode)))
        // A mask without content.
        case .mask: _ = endLayer(group)
        case .masked(let mask): draw(layer: endLayer(group), through: mask)
        }
        transform = group.transform
        colorMatrices.removeLast(colorMatrices.count - group.colorMatrixCount)
    }

    /// Writes the content of a layer, and continues the stream around it.
    private mutating func endLayer(_ group: OpenGroup) -> Int {
        let object = document.group(&content, box: group.box)
        content = outerContents.removeLast()
        mark(group.owner)
        return object
    }

    mutating func draw(layer: Int, through graphicsState: Int) {
        content.setOpacity(1, document)
        content.save()
        content.use(graphicsState: graphicsState)
        content.draw(object: layer)
        content.restore()
    }

    private func blends(inside index: Int) -> Bool {
        list.hasBlends
            && list.entries[(index + 1)..<list.ends[index]].contains { entry in
                if case .pushBlend(let mode) = entry.command { mode != .normal } else { false }
            }
    }

    /// The places that directly contain blend modes which PDF lacks: the page, and layers.
    private var layersWithoutVectors: (page: Bool, groups: Set<Int>) {
        var (page, groups) = (false, Set<Int>())
        guard list.hasBlends else { return (page, groups) }
        var open: [Int] = []
        for (index, entry) in list.entries.enumerated() {
            let command = entry.command
            if case .pushBlend(let mode) = command, mode.pdfName == nil {
                if let layer = open.last(where: { list.entries[$0].command.opensLayer }) {
                    groups.insert(layer)
                } else {
                    page = true
                }
            }
            if command.opensGroup { open.append(index) }
            if case .pop = command { open.removeLast() }
        }
        return (page, groups)
    }

    private mutating func setLayerOwner(at index: Int) {
        if marks != nil { groups[groups.count - 1].owner = owner(ofGroup: index) }
    }

    // MARK: Pictures

    private var pageRect: CGRect { CGRect(origin: .zero, size: list.size) }

    private mutating func pictureWithText(of range: Range<Int>, rect: CGRect) throws {
        try picture(of: range, rect: rect)
        var open: [CGAffineTransform] = []
        for command in list.commands(in: range) {
            if command.opensGroup { open.append(transform) }
            switch command {
            case .pushTransform(let pushed): transform = pushed.concatenating(transform)
            case .glyphs(let run, let origin, _): show(run, at: origin)
            case .pop: transform = open.removeLast()
            default: break
            }
        }
    }
}

extension DisplayCommand {
    /// Whether everything that the command draws lies outside of a rectangle.
    fileprivate func isInvisible(bounds: CGRect, in visible: CGRect) -> Bool {
        switch self {
        case .pop, .maskContent, .pushLink: false
        // Lines along an axis have rectangles without area, which intersect nothing.
        default: bounds.isNull || !bounds.insetBy(dx: -0.5, dy: -0.5).touches(visible)
        }
    }
}

extension BlendMode {
    /// The blend mode's name in PDF; nil if PDF has none.
    fileprivate var pdfName: String? {
        switch self {
        case .normal: "Normal"
        case .multiply: "Multiply"
        case .screen: "Screen"
        case .overlay: "Overlay"
        case .darken: "Darken"
        case .lighten: "Lighten"
        case .colorDodge: "ColorDodge"
        case .colorBurn: "ColorBurn"
        case .softLight: "SoftLight"
        case .hardLight: "HardLight"
        case .difference: "Difference"
        case .exclusion: "Exclusion"
        case .hue: "Hue"
        case .saturation: "Saturation"
        case .color: "Color"
        case .luminosity: "Luminosity"
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
        }
    }
}
