import CoreGraphics
import RoostCore

/// Draws a tree of UIKit's views.
package struct UIViewPicture: View {
    let view: UIView
    /// Changes with the tree, so that this view is evaluated again.
    let revision: Int

    package init(view: UIView, revision: Int) {
        self.view = view
        self.revision = revision
    }

    package var body: some View {
        if view.layer.animations.isEmpty {
            body(CALayerState(view.layer))
        } else {
            Animated(layer: view.layer) { body($0) }
        }
    }

    @ViewBuilder private func body(_ state: CALayerState) -> some View {
        let outline = view.layer.outline
        ZStack(alignment: .topLeading) {
            if let color = view.backgroundColor { outline.fill(color.color) }
            CALayerContents(layer: view.layer, state: state)
            if let drawn = view.drawn() { drawn.clipped() }
            if let content = view.content() {
                content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: view.contentAlignment)
            }
            if let scrolled = view.scrolled {
                UIScrollViewPicture(scrolled) { subviews(at: .zero) }
            } else {
                subviews(at: view.bounds.origin)
            }
        }
        .modifier(ClipToOutline(shape: view.clipsToBounds ? outline : nil))
        .modifier(CALayerMask(layer: view.layer, revision: revision))
        .modifier(ViewMask(view: view.mask, revision: revision))
        .modifier(CALayerEdges(layer: view.layer, shape: outline))
        .modifier(UIAccessibilityWords(view))
        .modifier(Surroundings(view: view))
        .wholeOpacity(view.isHidden ? 0 : Double(state.opacity))
        .modifier(UIGestures(view: view))
        .allowsHitTesting(view.isUserInteractionEnabled && !view.isHidden)
    }

    /// The subviews and sublayers; `origin` is the point of their coordinates at the top left.
    @ViewBuilder private func subviews(at origin: CGPoint) -> some View {
        if view.layer.plain.isEmpty {
            ForEach(view.subviews, id: \.self) { UISubviewPicture(view: $0, origin: origin, revision: revision) }
        } else {
            ForEach(view.layer.stacked(), id: \.id) { item in
                if let subview = item.view {
                    UISubviewPicture(view: subview, origin: origin, revision: revision)
                } else if let layer = item.layer {
                    CALayerPicture(layer: layer, revision: revision).offset(x: -origin.x, y: -origin.y)
                }
            }
        }
    }
}

/// A view at its place in its superview.
private struct UISubviewPicture: View {
    let view: UIView
    let origin: CGPoint
    let revision: Int

    var body: some View {
        if view.layer.animations.isEmpty {
            placed(CALayerState(view.layer))
        } else {
            Animated(layer: view.layer) { placed($0) }
        }
    }

    private func placed(_ state: CALayerState) -> some View {
        let size = CGSize(width: max(view.bounds.width, 0), height: max(view.bounds.height, 0))
        let anchor = view.layer.anchorPoint
        return UIViewPicture(view: view, revision: revision)
            .frame(width: size.width, height: size.height)
            .modifier(Turned(state: state, size: size, anchor: anchor))
            .position(
                x: state.position.x + (0.5 - anchor.x) * size.width - origin.x,
                y: state.position.y + (0.5 - anchor.y) * size.height - origin.y)
    }
}

/// Applies the transform of a view's layer about its anchor.
private struct Turned: ViewModifier {
    let state: CALayerState
    let size: CGSize
    let anchor: CGPoint

    func body(content: Content) -> some View {
        let transform = state.transform
        let point = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
        if CATransform3DIsAffine(transform) {
            content.transformEffect(
                CGAffineTransform(translationX: -point.x, y: -point.y)
                    .concatenating(CATransform3DGetAffineTransform(transform))
                    .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
        } else {
            content.modifier(CATransformEffect(transform: transform, anchor: point))
        }
    }
}

/// Shows the content where a view is opaque.
private struct ViewMask: ViewModifier {
    let view: UIView?
    let revision: Int

    func body(content: Content) -> some View {
        if let view {
            content.mask(alignment: .topLeading) {
                UISubviewPicture(view: view, origin: .zero, revision: revision)
            }
        } else {
            content
        }
    }
}

/// A view's traits and tint for the views inside.
private struct Surroundings: ViewModifier {
    let view: UIView

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.self) { environment in
                view.traitOverrides.traits.apply(to: &environment)
                if let scheme = view.overrideUserInterfaceStyle.colorScheme { environment.colorScheme = scheme }
            }
            .modifier(Tint(color: view.tintColor?.color))
    }
}

private struct Tint: ViewModifier {
    let color: Color?

    func body(content: Content) -> some View {
        if let color { content.tint(color) } else { content }
    }
}
