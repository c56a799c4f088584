import CoreGraphics
import RoostCore

/// Draws a layer that belongs to no view, at its place in a superlayer whose origin is at the top left.
struct CALayerPicture: View {
    let layer: CALayer
    /// Changes with the tree, so that this view is evaluated again.
    let revision: Int

    var body: some View {
        Animated(layer: layer) { CALayerFrame(layer: layer, revision: revision, state: $0) }
    }
}

/// Content that follows a layer's animations.
struct Animated<Content: View>: View {
    let layer: CALayer
    @ViewBuilder let content: (CALayerState) -> Content

    var body: some View {
        if layer.animations.isEmpty {
            content(CALayerState(layer))
        } else {
            TimelineView(.animation(minimumInterval: nil, paused: !layer.isMoving)) { timeline in
                let state = CALayerState(layer, at: timeline.date)
                content(state).onChange(of: state.news, initial: true) { layer.tellOfAnimations(at: timeline.date) }
            }
        }
    }
}

/// A layer at one moment of its animations.
private struct CALayerFrame: View {
    let layer: CALayer
    let revision: Int
    let state: CALayerState

    var body: some View {
        let size = state.bounds.size
        let anchor = CGPoint(x: layer.anchorPoint.x * size.width, y: layer.anchorPoint.y * size.height)
        ZStack(alignment: .topLeading) {
            CALayerInside(layer: layer, revision: revision, state: state)
        }
        .frame(width: max(size.width, 0), height: max(size.height, 0), alignment: .topLeading)
        .modifier(CALayerMask(layer: layer, revision: revision))
        .modifier(CALayerEdges(layer: layer, shape: layer.outline))
        .wholeOpacity(layer.isHidden ? 0 : Double(state.opacity))
        .modifier(CATransformEffect(transform: state.transform, anchor: anchor))
        .offset(x: state.position.x - anchor.x, y: state.position.y - anchor.y)
        .frame(width: 0, height: 0, alignment: .topLeading)
    }
}

/// A layer's background, contents and sublayers.
private struct CALayerInside: View {
    let layer: CALayer
    let revision: Int
    let state: CALayerState

    var body: some View {
        let outline = layer.outline
        ZStack(alignment: .topLeading) {
            if let color = state.backgroundColor { outline.fill(Color(cgColor: color)) }
            CALayerContents(layer: layer, state: state)
            CASublayers(layer: layer, revision: revision)
        }
        .modifier(ClipToOutline(shape: layer.masksToBounds ? outline : nil))
    }
}

/// A layer's contents and the drawing of its class.
struct CALayerContents: View {
    let layer: CALayer
    let state: CALayerState

    var body: some View {
        if let picture = contents { picture }
        if let shape = layer as? CAShapeLayer {
            shape.drawing(state)
        } else if let gradient = layer as? CAGradientLayer {
            gradient.drawing(state)
        } else if let own = layer.picture() {
            own
        }
        if let drawn = layer.drawn() {
            drawn.frame(width: max(layer.bounds.width, 0), height: max(layer.bounds.height, 0)).clipped()
        }
    }

    private var contents: AnyView? {
        let image =
            switch layer.contents {
            case let image as UIImage: Image(uiImage: image)
            case let image as CGImage: Image(decorative: image, scale: max(layer.contentsScale, 0.1))
            default: Image?.none
            }
        guard let image else { return nil }
        let size = layer.bounds.size
        func placed(_ view: some View, _ alignment: Alignment) -> AnyView {
            AnyView(view.frame(width: max(size.width, 0), height: max(size.height, 0), alignment: alignment))
        }
        switch layer.contentsGravity {
        case .resizeAspect: return placed(image.resizable().aspectRatio(contentMode: .fit), .center)
        case .resizeAspectFill: return placed(image.resizable().aspectRatio(contentMode: .fill), .center)
        case .center: return placed(image.fixedSize(), .center)
        case .top: return placed(image.fixedSize(), .top)
        case .bottom: return placed(image.fixedSize(), .bottom)
        case .left: return placed(image.fixedSize(), Alignment(horizontal: .leading, vertical: .center))
        case .right: return placed(image.fixedSize(), Alignment(horizontal: .trailing, vertical: .center))
        default: return placed(image.resizable(), .center)
        }
    }
}

/// The sublayers that belong to no view, of a layer without a view.
private struct CASublayers: View {
    let layer: CALayer
    let revision: Int

    var body: some View {
        ForEach(layer.stacked().compactMap(\.layer), id: \.self) { sublayer in
            CALayerPicture(layer: sublayer, revision: revision)
                .modifier(
                    CATransformEffect(
                        transform: layer.sublayerTransform,
                        anchor: CGPoint(x: layer.bounds.midX, y: layer.bounds.midY))
                )
                .offset(x: -layer.bounds.minX, y: -layer.bounds.minY)
        }
    }
}

/// Applies a transform of space about a point of the view.
struct CATransformEffect: ViewModifier {
    let transform: CATransform3D
    let anchor: CGPoint

    func body(content: Content) -> some View {
        if CATransform3DIsIdentity(transform) {
            content
        } else {
            content.projectionEffect(
                ProjectionTransform(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
                    .concatenating(ProjectionTransform(transform))
                    .concatenating(ProjectionTransform(CGAffineTransform(translationX: anchor.x, y: anchor.y))))
        }
    }
}

/// Cuts the content off at a shape, if there is one.
struct ClipToOutline<S: Shape>: ViewModifier {
    let shape: S?

    func body(content: Content) -> some View {
        if let shape { content.clipShape(shape) } else { content }
    }
}

/// Shows the content where a layer's mask is opaque.
struct CALayerMask: ViewModifier {
    let layer: CALayer
    let revision: Int

    func body(content: Content) -> some View {
        if let mask = layer.mask {
            content.mask(alignment: .topLeading) { CALayerPicture(layer: mask, revision: revision) }
        } else {
            content
        }
    }
}

/// A layer's border and shadow.
struct CALayerEdges<S: InsettableShape>: ViewModifier {
    let layer: CALayer
    let shape: S

    func body(content: Content) -> some View {
        let border = layer.borderColor.map { Color(cgColor: $0) } ?? .clear
        let shadow = layer.shadowColor.map { Color(cgColor: $0) } ?? .clear
        if layer.shadowOpacity > 0 {
            edged(content, border).compositingGroup().shadow(
                color: shadow.opacity(Double(layer.shadowOpacity)), radius: layer.shadowRadius,
                x: layer.shadowOffset.width, y: layer.shadowOffset.height)
        } else {
            edged(content, border)
        }
    }

    private func edged(_ content: Content, _ color: Color) -> some View {
        content.overlay {
            if layer.borderWidth > 0 { shape.strokeBorder(color, lineWidth: layer.borderWidth) }
        }
    }
}
