import CoreGraphics
import RoostPicture

/// One pass over a display list that collects an SVG document's parts.
///
/// 1. Drawing commands become elements in the current layer.
/// 2. Transforms, clips and links become `<g>` and `<a>`, opened when something is drawn in them.
/// 3. Groups that are layers (opacity, blending, masks, filters) collect their content aside; it goes into the layer
///    around them when they end. A blending layer goes beside the open transforms and clips, not into them, because
///    `clip-path` would separate it from the content below.
struct SVGWriter {
    private let list: VectorList
    var definitions: SVGDefinitions
    var fonts: SVGFonts
    var hasText = false
    private var layers = [SVGLayer(command: nil)]

    init(list: VectorList, prefix: String) {
        self.list = list
        definitions = SVGDefinitions(prefix: prefix)
        fonts = SVGFonts(prefix: prefix)
    }

    /// The elements of the whole picture.
    mutating func content() throws -> SVGOutput {
        for (index, entry) in list.entries.enumerated() {
            switch entry.command {
            case .fill(let path, let style, let paint):
                try fill(path, style, paint, bounds: list.bounds[index])
            case .stroke(let path, let style, let paint):
                try stroke(path, style, paint, bounds: list.bounds[index])
            case .glyphs(let run, let origin, let paint):
                try glyphs(run, at: origin, paint, bounds: list.bounds[index])
            case .image(let item): try image(item)
            case .pushTransform(let transform): top.push(.transform(transform))
            case .pushClip(let path, let style): top.push(.clip(clipPath(path, style)))
            case .pushLink(let url, let rect): pushLink(url, rect)
            case .maskContent: layers[layers.count - 1] = SVGLayer(command: index, maskID: endMask(index))
            case .pop:
                if top.contexts.isEmpty { endLayer() } else { top.pop() }
            default: layers.append(SVGLayer(command: index))
            }
        }
        top.closeContexts()
        return top.content
    }

    private var top: SVGLayer {
        get { layers[layers.count - 1] }
        _modify { yield &layers[layers.count - 1] }
    }

    /// Decimals that keep a precision of a thousandth of a point under the open transforms.
    var decimals: Int {
        let scale = layers.reduce(1) { $0 * $1.scale }
        return scale > 1.5 ? min(3 + Int(log10(scale).rounded(.up)), 6) : 3
    }

    /// Adds an element in the open contexts.
    mutating func write(_ element: SVGOutput) {
        top.openContexts()
        top.content.append(element)
    }

    // MARK: Shapes

    private mutating func fill(_ path: Path, _ style: FillStyle, _ paint: Paint, bounds: CGRect) throws {
        // Opaque copies look the same one over the other as in one outline, which would take more bytes.
        if case .copies(let shape, let offsets) = path.storage, !style.isEOFilled, case .color(let color) = paint,
            color.opacity >= 1
        {
            return try fill(shape, at: offsets, style, paint, bounds: bounds)
        }
        var element = SVGOutput()
        element.openShape(path, decimals: decimals)
        if style.isEOFilled { element.attribute("fill-rule", "evenodd") }
        if !style.isAntialiased { element.attribute("shape-rendering", "crispEdges") }
        try apply(paint, as: "fill", bounds: bounds, to: &element)
        element.raw("/>")
        write(element)
    }

    /// Fills copies of a shape as the elements of a group.
    private mutating func fill(
        _ shape: Path, at offsets: ContiguousArray<CGPoint>, _ style: FillStyle, _ paint: Paint, bounds: CGRect
    ) throws {
        var element = SVGOutput()
        element.raw("<g")
        if !style.isAntialiased { element.attribute("shape-rendering", "crispEdges") }
        try apply(paint, as: "fill", bounds: bounds, to: &element)
        element.raw(">")
        let decimals = decimals
        for offset in offsets {
            element.openShape(shape.offsetBy(dx: offset.x, dy: offset.y), decimals: decimals)
            element.raw("/>")
        }
        element.raw("</g>")
        write(element)
    }

    private mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, bounds: CGRect) throws {
        var element = SVGOutput()
        element.openShape(path, decimals: decimals)
        element.raw(" fill=\"none\"")
        if style.lineWidth != 1 { element.attribute("stroke-width", style.lineWidth, decimals: decimals) }
        switch style.lineCap {
        case .butt: break
        case .round: element.attribute("stroke-linecap", "round")
        case .square: element.attribute("stroke-linecap", "square")
        }
        switch style.lineJoin {
        case .miter: if style.miterLimit != 4 { element.attribute("stroke-miterlimit", style.miterLimit) }
        case .round: element.attribute("stroke-linejoin", "round")
        case .bevel: element.attribute("stroke-linejoin", "bevel")
        }
        if !style.dash.isEmpty {
            element.raw(" stroke-dasharray=\"")
            for (index, length) in style.dash.enumerated() {
                if index > 0 { element.raw(" ") }
                element.number(length, decimals: decimals)
            }
            element.raw("\"")
            if style.dashPhase != 0 { element.attribute("stroke-dashoffset", style.dashPhase, decimals: decimals) }
        }
        try apply(paint, as: "stroke", bounds: bounds, to: &element)
        element.raw("/>")
        write(element)
    }

    // MARK: Contexts

    private mutating func clipPath(_ path: Path, _ style: FillStyle) -> String {
        var rest = SVGOutput()
        rest.raw(">")
        rest.openShape(path, decimals: decimals)
        if style.isEOFilled { rest.attribute("clip-rule", "evenodd") }
        if !style.isAntialiased { rest.attribute("shape-rendering", "crispEdges") }
        rest.raw("/></clipPath>")
        return definitions.id("clipPath", rest)
    }

    private mutating func pushLink(_ url: URL, _ rect: CGRect) {
        guard url.isLinkOfPicture else { return top.push(.transform(.identity)) }
        top.push(.link(url.absoluteString))
        guard rect.width > 0, rect.height > 0 else { return }
        var area = SVGOutput()
        area.raw("<rect")
        area.rectangle(rect.standardized, decimals: decimals)
        area.raw(" fill=\"none\" pointer-events=\"all\"/>")
        write(area)
    }

    // MARK: Layers

    /// Defines the mask that was drawn since `beginMask`; nil if nothing was drawn.
    private mutating func endMask(_ index: Int) -> String? {
        top.closeContexts()
        guard !top.content.isEmpty else { return nil }
        var rest = SVGOutput()
        rest.raw(" maskUnits=\"userSpaceOnUse\"")
        rest.rectangle(list.contentBounds[index].integral, decimals: 3)
        rest.raw(" style=\"mask-type:alpha\">")
        rest.append(top.content)
        rest.raw("</mask>")
        return definitions.id("mask", rest)
    }

    private mutating func endLayer() {
        top.closeContexts()
        let layer = layers.removeLast()
        guard let index = layer.command, !layer.content.isEmpty else { return }
        var tag = SVGOutput()
        switch list.entries[index].command {
        case .pushOpacity(let opacity): tag.attribute("opacity", opacity)
        case .pushFilter(let filter):
            tag.reference("filter", definitions.id("filter", filter.definition(around: list.contentBounds[index])))
        case .maskContent:
            guard let mask = layer.maskID else { return }
            tag.reference("mask", mask)
        case .pushBlend(let mode) where mode != .normal: return blend(layer.content, mode)
        default:
            if layer.blends { tag.raw(" style=\"isolation:isolate\"") }
        }
        if tag.isEmpty {
            write(layer.content)
        } else {
            write(layer.content.grouped(tag))
        }
    }

    private mutating func blend(_ content: SVGOutput, _ mode: BlendMode) {
        top.closeContexts()
        top.blends = true
        let source = top.reopened(content)
        switch mode {
        case .destinationOver: top.content = source.appending(top.content)
        case .destinationOut:
            let mask = definitions.id("mask", .opposite(of: source, silhouette: silhouette, canvas))
            top.content = top.content.grouped { $0.reference("mask", mask) }
        case .sourceAtop:
            // The picture so far becomes a definition that is shown twice: as itself and as the mask.
            guard !top.content.isEmpty else { return }
            var group = SVGOutput()
            group.raw(">")
            group.append(top.content)
            group.raw("</g>")
            let below = definitions.id("g", group)
            var mask = SVGOutput()
            mask.raw(" maskUnits=\"userSpaceOnUse\"")
            mask.rectangle(canvas, decimals: 3)
            mask.raw(" style=\"mask-type:alpha\">")
            mask.use(below)
            mask.raw("</mask>")
            let maskID = definitions.id("mask", mask)
            top.content = SVGOutput()
            top.content.use(below)
            top.content.append(source.grouped { $0.reference("mask", maskID) })
        case .plusDarker:
            // Inverted, darker becomes lighter.
            let inversion = definitions.id("filter", .inversion(canvas))
            let inverted = source.grouped { $0.reference("filter", inversion) }
            var sum = top.content.grouped { $0.reference("filter", inversion) }
            sum.append(inverted.grouped { $0.raw(" style=\"mix-blend-mode:plus-lighter\"") })
            top.content = sum.grouped { $0.reference("filter", inversion) }
        default:
            top.content.append(
                source.grouped {
                    $0.raw(" style=\"mix-blend-mode:")
                    $0.raw(mode.cssName)
                    $0.raw("\"")
                })
        }
    }

    /// The whole picture in the space around the current layer's contexts.
    private var canvas: CGRect {
        let outer = layers.dropLast().reduce(CGAffineTransform.identity) { $1.transform.concatenating($0) }
        return CGRect(origin: .zero, size: list.size).insetBy(dx: -1, dy: -1).applying(outer.inverted()).bounded
    }

    private var silhouette: String {
        mutating get { definitions.id("filter", .silhouette(canvas)) }
    }
}
