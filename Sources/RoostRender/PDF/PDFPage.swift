import CCairo
import CoreGraphics
import Foundation
import RoostCore

/// Draws one display list on a page, in one pass.
///
/// What PDF cannot say becomes a picture, and only that: a shadow, a blurred group, or the layer around a blend mode
/// that PDF does not have. Text in such a layer can still be selected.
struct PDFPage {
    let list: VectorList
    let document: PDFDocument
    /// From the space of the next command to the page.
    private(set) var transform = CGAffineTransform.identity
    /// The colour matrices of the groups that are open, the outermost first.
    private(set) var colorMatrices: [ColorTransform] = []

    private struct OpenGroup {
        /// What is left to do when the group ends.
        enum End {
            case restore
            case opacity(Double)
            case blend(cairo_operator_t)
            case mask
            case masked(by: OpaquePointer)
        }
        var end: End
        var transform: CGAffineTransform
        var colorMatrixCount: Int
    }
    private var groups: [OpenGroup] = []
    private var links: [(url: URL, rect: CGRect)] = []

    var context: OpaquePointer { document.context }

    init(list: VectorList, document: PDFDocument) {
        self.list = list
        self.document = document
    }

    mutating func draw() throws {
        let (pageIsPicture, pictures) = layersWithoutVectors
        if pageIsPicture { return try pictureWithText(of: list.commands.indices, rect: pageRect) }
        var index = 0
        while index < list.commands.count {
            let end = list.ends[index]
            if list.commands[index].isInvisible(bounds: list.bounds[index], in: visibleRect) {
                index = end + 1
            } else if pictures.contains(index) {
                try pictureWithText(of: index..<(end + 1), rect: list.bounds[index])
                index = end + 1
            } else {
                index = try draw(list.commands[index], at: index) ? index + 1 : end + 1
            }
        }
    }

    /// Draws a command or begins a group; false if the whole group has been drawn.
    private mutating func draw(_ command: DisplayCommand, at index: Int) throws -> Bool {
        let bounds = list.bounds[index]
        switch command {
        case .fill(let path, let style, let paint): fill(path, style, paint, bounds: bounds)
        case .stroke(let path, let style, let paint): stroke(path, style, paint, bounds: bounds)
        case .glyphs(let run, let origin, let paint): glyphs(run, at: origin, paint, bounds: bounds)
        case .image(let item): image(item)
        case .pushTransform(let pushed):
            begin(.restore)
            concatenate(pushed)
        case .pushClip(let path, let style):
            begin(.restore)
            setPath(path, isEvenOdd: style.isEOFilled)
            cairo_clip(context)
        case .pushLink(let url, let rect):
            begin(.restore)
            if url.isHarmlessLink { links.append((url, rect.applying(transform))) }
        case .pushOpacity(let opacity): beginLayer(.opacity(opacity), bounds: bounds)
        case .pushBlend(let mode) where mode != .normal:
            beginLayer(.blend(mode.cairoOperator ?? CAIRO_OPERATOR_OVER), bounds: bounds)
        case .pushBlend, .pushLayer: beginPlainLayer(at: index)
        case .pushFilter(let filter): return try begin(filter, at: index)
        case .beginMask: beginLayer(.mask, bounds: bounds)
        case .maskContent:
            groups[groups.count - 1].end = .masked(by: cairo_pop_group(context))
            cairo_push_group(context)
        case .pop: endGroup()
        case .pushProjection, .backdropBlur: break
        }
        return true
    }

    // MARK: Groups

    private mutating func begin(_ end: OpenGroup.End) {
        groups.append(OpenGroup(end: end, transform: transform, colorMatrixCount: colorMatrices.count))
        cairo_save(context)
    }

    private mutating func beginLayer(_ end: OpenGroup.End, bounds: CGRect) {
        begin(end)
        // A small group is a small group in the file, too.
        let rect = bounds.insetBy(dx: -1, dy: -1)
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(context)
        cairo_push_group(context)
    }

    /// A layer matters only to what blends inside it.
    private mutating func beginPlainLayer(at index: Int) {
        if blends(inside: index) { beginLayer(.opacity(1), bounds: list.bounds[index]) } else { begin(.restore) }
    }

    private mutating func begin(_ filter: Filter, at index: Int) throws -> Bool {
        let group = index..<(list.ends[index] + 1)
        switch filter {
        case .shadow(let color, let radius, let x, let y):
            try shadow(of: group, color, radius: radius, x: x, y: y)
            beginPlainLayer(at: index)
            return true
        case .colorMatrix(let matrix):
            let matrix = ColorTransform(matrix)
            guard let opacity = matrix.opacity, opacity > 0, !blends(inside: index) else { break }
            if opacity < 1 { beginLayer(.opacity(opacity), bounds: list.bounds[index]) } else { begin(.restore) }
            colorMatrices.append(matrix)
            return true
        case .blur:
            // What has been made unreadable is not to be read by selecting it.
            try picture(of: group, rect: list.bounds[index])
            return false
        case .luminanceToAlpha, .alphaThreshold: break
        }
        try pictureWithText(of: group, rect: list.bounds[index])
        return false
    }

    private mutating func endGroup() {
        let group = groups.removeLast()
        switch group.end {
        case .restore: break
        case .opacity(let opacity):
            cairo_pop_group_to_source(context)
            cairo_paint_with_alpha(context, opacity)
        case .blend(let mode):
            cairo_pop_group_to_source(context)
            cairo_set_operator(context, mode)
            cairo_paint(context)
        case .mask: cairo_pattern_destroy(cairo_pop_group(context))
        case .masked(let mask):
            cairo_pop_group_to_source(context)
            cairo_mask(context, mask)
            cairo_pattern_destroy(mask)
        }
        cairo_restore(context)
        transform = group.transform
        colorMatrices.removeLast(colorMatrices.count - group.colorMatrixCount)
    }

    private mutating func concatenate(_ pushed: CGAffineTransform) {
        transform = pushed.concatenating(transform)
        var matrix = pushed.cairoMatrix
        cairo_transform(context, &matrix)
    }

    private func blends(inside index: Int) -> Bool {
        list.commands[(index + 1)..<list.ends[index]].contains { command in
            if case .pushBlend(let mode) = command { mode != .normal } else { false }
        }
    }

    /// Where blend modes that PDF lacks stand directly: on the page, and in which layers.
    private var layersWithoutVectors: (page: Bool, groups: Set<Int>) {
        var (page, groups) = (false, Set<Int>())
        var open: [Int] = []
        for (index, command) in list.commands.enumerated() {
            if case .pushBlend(let mode) = command, mode.cairoOperator == nil {
                if let layer = open.last(where: { list.commands[$0].opensLayer }) {
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

    // MARK: What is seen

    private var pageRect: CGRect { CGRect(origin: .zero, size: list.size) }

    /// The page in the space of the next command.
    var visibleRect: CGRect { pageRect.insetBy(dx: -1, dy: -1).applying(transform.inverted()).bounded }

    private mutating func pictureWithText(of range: Range<Int>, rect: CGRect) throws {
        try picture(of: range, rect: rect)
        var open: [CGAffineTransform] = []
        for command in list.commands[range] {
            if command.opensGroup {
                open.append(transform)
                cairo_save(context)
            }
            switch command {
            case .pushTransform(let pushed): concatenate(pushed)
            case .glyphs(let run, let origin, _): invisibleText(run, at: origin)
            case .pop:
                cairo_restore(context)
                transform = open.removeLast()
            default: break
            }
        }
    }

    // MARK: Links

    /// Must be called outside of all groups.
    func addLinks() {
        for (url, rect) in links where rect.width > 0 && rect.height > 0 {
            // Cairo writes the address as it is between parentheses: what could end the string is percent-encoded.
            let address = url.absoluteString.unicodeScalars.reduce(into: "") { address, character in
                switch character {
                case "(", ")", "'", "\\": address += "%" + String(character.value, radix: 16, uppercase: true)
                case "!"..."~": address.unicodeScalars.append(character)
                default: break
                }
            }
            let area = [rect.minX, rect.minY, rect.width, rect.height].map { "\($0)" }.joined(separator: " ")
            cairo_tag_begin(context, "Link", "rect=[\(area)] uri='\(address)'")
            cairo_tag_end(context, "Link")
        }
    }
}

extension DisplayCommand {
    /// Whether all that the command draws lies outside of a rectangle.
    fileprivate func isInvisible(bounds: CGRect, in visible: CGRect) -> Bool {
        switch self {
        case .pop, .maskContent, .pushLink: false
        // Lines along an axis have rectangles without area, which intersect nothing.
        default: bounds.isNull || !bounds.insetBy(dx: -0.5, dy: -0.5).intersects(visible)
        }
    }
}

extension CGAffineTransform {
    var cairoMatrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

extension BlendMode {
    /// The operator that Cairo writes as a PDF blend mode; nil where PDF has none.
    fileprivate var cairoOperator: cairo_operator_t? {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
        }
    }
}
