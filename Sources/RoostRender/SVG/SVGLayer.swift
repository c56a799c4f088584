import CoreGraphics
import RoostPicture

/// A group that is drawn aside: its elements, and the transforms, clips and links that are open in it.
struct SVGLayer {
    enum Context {
        case transform(CGAffineTransform)
        /// The clip path's id.
        case clip(String)
        case link(String)
    }

    /// The index of the command that began the layer; nil for the picture.
    let command: Int?
    var maskID: String?
    var content = SVGOutput()
    /// Whether something in the layer blends with the content below it there.
    var blends = false
    private(set) var contexts: [Context] = []
    /// The open elements: the number of contexts that end with each, and its closing tag.
    private var open: [(contexts: Int, closingTag: StaticString)] = []
    /// The scale of the open transforms.
    private(set) var scale: CGFloat = 1

    /// The transform from inside all contexts to outside of them.
    var transform: CGAffineTransform {
        contexts.reduce(.identity) { outer, context in
            if case .transform(let transform) = context { transform.concatenating(outer) } else { outer }
        }
    }

    init(command: Int?, maskID: String? = nil) {
        self.command = command
        self.maskID = maskID
    }

    mutating func push(_ context: Context) {
        contexts.append(context)
        if case .transform(let transform) = context { scale *= transform.scale }
    }

    mutating func pop() {
        if case .transform(let transform) = contexts.removeLast() { scale /= transform.scale }
        while let last = open.last, last.contexts > contexts.count { close() }
    }

    /// Opens the elements for all contexts; consecutive transforms share one.
    mutating func openContexts() {
        var next = open.last?.contexts ?? 0
        while next < contexts.count {
            var output = SVGOutput()
            let closingTag = Self.openTag(of: contexts, &next, decimals: decimals, &output)
            content.append(output)
            if let closingTag { open.append((next, closingTag)) }
        }
    }

    mutating func closeContexts() {
        while !open.isEmpty { close() }
    }

    private mutating func close() { content.raw(open.removeLast().closingTag) }

    /// The content inside elements for all contexts, as it would stand in the layer.
    func reopened(_ content: SVGOutput) -> SVGOutput {
        var result = SVGOutput()
        var closingTags: [StaticString] = []
        var next = 0
        while next < contexts.count {
            if let tag = Self.openTag(of: contexts, &next, decimals: decimals, &result) { closingTags.append(tag) }
        }
        result.append(content)
        for tag in closingTags.reversed() { result.raw(tag) }
        return result
    }

    private var decimals: Int { scale > 1.5 ? min(3 + Int(log10(scale).rounded(.up)), 6) : 3 }

    /// Writes the opening tag for the context at `next` and moves on; nil if none is needed.
    private static func openTag(
        of contexts: [Context], _ next: inout Int, decimals: Int, _ output: inout SVGOutput
    ) -> StaticString? {
        switch contexts[next] {
        case .clip(let id):
            next += 1
            output.raw("<g")
            output.reference("clip-path", id)
            output.raw(">")
            return "</g>"
        case .link(let address):
            next += 1
            output.raw("<a")
            output.attribute("href", address)
            output.raw(">")
            return "</a>"
        case .transform:
            var combined = CGAffineTransform.identity
            while next < contexts.count, case .transform(let transform) = contexts[next] {
                combined = transform.concatenating(combined)
                next += 1
            }
            guard !combined.isIdentity else { return nil }
            output.raw("<g")
            output.transform(combined, decimals: decimals)
            output.raw(">")
            return "</g>"
        }
    }
}

extension SVGOutput {
    /// The content in a `<g>` with these attributes.
    func grouped(_ attributes: SVGOutput) -> SVGOutput {
        var result = SVGOutput()
        result.raw("<g")
        result.append(attributes)
        result.raw(">")
        result.append(self)
        result.raw("</g>")
        return result
    }

    func grouped(_ attributes: (inout SVGOutput) -> Void) -> SVGOutput {
        var tag = SVGOutput()
        attributes(&tag)
        return grouped(tag)
    }

    func appending(_ other: SVGOutput) -> SVGOutput {
        var result = self
        result.append(other)
        return result
    }

    /// `<use href="#id"/>`
    mutating func use(_ id: String) {
        raw("<use href=\"#")
        raw(id)
        raw("\"/>")
    }
}
