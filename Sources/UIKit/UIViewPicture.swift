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
        let outline = view.layer.outline
        let _ = (view as? any UIAppearance).map { type(of: $0).warnIsNotDrawn() }
        ZStack(alignment: .topLeading) {
            if let color = view.backgroundColor { outline.fill(color.color) }
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
        .modifier(Clip(shape: view.clipsToBounds ? outline : nil))
        .modifier(LayerEdges(layer: view.layer, shape: outline))
        .modifier(Surroundings(view: view))
        .opacity(view.isHidden ? 0 : Double(view.alpha))
        .allowsHitTesting(view.isUserInteractionEnabled && !view.isHidden)
    }

    /// The subviews; `origin` is the point of their coordinates at the top left.
    private func subviews(at origin: CGPoint) -> some View {
        ForEach(view.subviews, id: \.self) { subview in
            UIViewPicture(view: subview, revision: revision)
                .frame(width: max(subview.bounds.width, 0), height: max(subview.bounds.height, 0))
                .transformEffect(subview.transformAroundMiddle)
                .position(x: subview.center.x - origin.x, y: subview.center.y - origin.y)
        }
    }
}

/// Clips the content to a shape, if there is one.
private struct Clip<S: Shape>: ViewModifier {
    let shape: S?

    func body(content: Content) -> some View {
        if let shape { content.clipShape(shape) } else { content }
    }
}

/// A layer's border and shadow.
private struct LayerEdges<S: InsettableShape>: ViewModifier {
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

/// A view's colour scheme and tint for the views inside, and its words for accessibility.
private struct Surroundings: ViewModifier {
    let view: UIView

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.self) { environment in
                if let scheme = view.overrideUserInterfaceStyle.colorScheme { environment.colorScheme = scheme }
            }
            .modifier(Tint(color: view.tintColor?.color))
            .modifier(Described(label: view.accessibilityLabel, identifier: view.accessibilityIdentifier))
    }
}

private struct Tint: ViewModifier {
    let color: Color?

    func body(content: Content) -> some View {
        if let color { content.tint(color) } else { content }
    }
}

private struct Described: ViewModifier {
    let label: String?
    let identifier: String?

    func body(content: Content) -> some View {
        switch (label, identifier) {
        case (nil, nil): content
        case (let label?, nil): content.accessibilityElement(children: .ignore).accessibilityLabel(Text(label))
        case (nil, let identifier?): content.accessibilityIdentifier(identifier)
        case (let label?, let identifier?):
            content.accessibilityElement(children: .ignore).accessibilityLabel(Text(label))
                .accessibilityIdentifier(identifier)
        }
    }
}

extension UIView {
    /// The transform as SwiftUI takes it, around the top left corner.
    fileprivate var transformAroundMiddle: CGAffineTransform {
        guard transform != .identity else { return transform }
        return CGAffineTransform(translationX: -bounds.width / 2, y: -bounds.height / 2)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: bounds.width / 2, y: bounds.height / 2))
    }
}
