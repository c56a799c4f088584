import CoreGraphics

/// The modifier behind `mask(alignment:_:)`.
nonisolated public struct _MaskEffect<Mask: View>: LayeredModifier {
    public typealias Body = Never
    /// The view whose opacity the content is multiplied by. It takes no hits.
    public var mask: Mask
    /// The mask's position in the content's bounds.
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

/// The modifier behind `clipped(antialiased:)`.
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
    /// Multiplies the view's opacity by that of the mask. The mask does not change layout.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(_MaskEffect(mask: mask(), alignment: alignment))
    }

    /// Multiplies the view's opacity by that of a mask in its centre.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskEffect(mask: mask, alignment: .center))
    }

    /// Clips the view's drawing to its bounds. Hit testing does not change.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(ClippedModifier(isAntialiased: antialiased))
    }
}
