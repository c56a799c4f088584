import CoreGraphics

/// What `.mask` applies: shows the content where the mask is opaque.
nonisolated public struct _MaskEffect<Mask: View>: LayeredModifier {
    public typealias Body = Never
    public var mask: Mask
    public var alignment: Alignment

    package var layer: Mask { mask }
    package var isBehind: Bool { false }
    package var layerTakesHits: Bool { false }

    package func paint(content: LayoutID, layer: LayoutID, _ context: inout PaintContext) {
        context.leaf { context in
            context.append(.beginMask)
            context.paint(layer)
            context.append(.maskContent)
            context.paint(content)
            context.append(.pop)
        }
    }
}

/// What `.clipped` applies: cuts the content at the view's bounds.
nonisolated struct ClippedModifier: DrawingModifier {
    typealias Body = Never
    let isAntialiased: Bool

    static var geometryRole: GeometryRole { .drawn }

    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        let path = Path(context.pixelFrame(of: element))
        context.group(.pushClip(path, FillStyle(antialiased: isAntialiased))) { $0.paintChildren(of: element) }
    }
}

extension View {
    /// Shows the view where the mask is opaque.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(_MaskEffect(mask: mask(), alignment: alignment))
    }

    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskEffect(mask: mask, alignment: .center))
    }

    /// Cuts what is drawn at the view's bounds; hit testing does not change.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(ClippedModifier(isAntialiased: antialiased))
    }
}
