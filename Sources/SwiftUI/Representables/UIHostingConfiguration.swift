import CoreGraphics
import RoostCore
import UIKit

/// A SwiftUI view as the content of a cell of UIKit's.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private let background: Background
    private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    private var least: (width: CGFloat?, height: CGFloat?) = (nil, nil)

    /// A view within the usual margins of a row.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.content = content()
        background = EmptyView()
    }

    private init(_ content: Content, _ background: Background, _ insets: EdgeInsets) {
        self.content = content
        self.background = background
        self.insets = insets
    }

    /// Puts a view behind the content, as large as the cell.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(self.content, content(), insets)
    }

    /// Fills the cell behind the content.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingBackground<S>> {
        UIHostingConfiguration<Content, _UIHostingBackground<S>>(content, _UIHostingBackground(style: style), insets)
    }

    /// Sets the margins of some edges, in points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
        var copy = self
        if edges.contains(.top) { copy.insets.top = length }
        if edges.contains(.leading) { copy.insets.leading = length }
        if edges.contains(.bottom) { copy.insets.bottom = length }
        if edges.contains(.trailing) { copy.insets.trailing = length }
        return copy
    }

    /// Sets the margins of some edges.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
        var copy = self
        if edges.contains(.top) { copy.insets.top = insets.top }
        if edges.contains(.leading) { copy.insets.leading = insets.leading }
        if edges.contains(.bottom) { copy.insets.bottom = insets.bottom }
        if edges.contains(.trailing) { copy.insets.trailing = insets.trailing }
        return copy
    }

    /// Sets the least size of the content, in points.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
        var copy = self
        copy.least = (width, height)
        return copy
    }

    public func makeContentView() -> any UIView & UIContentView { UIHostingContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

    fileprivate var view: AnyView {
        AnyView(
            content.padding(insets)
                .frame(minWidth: least.width, maxWidth: .infinity, minHeight: least.height, alignment: .leading)
                .background { background })
    }
}

/// The background of a cell in one style.
public struct _UIHostingBackground<S: ShapeStyle>: View {
    let style: S

    public var body: some View { Rectangle().fill(style) }
}

/// The view of a hosting configuration.
private final class UIHostingContentView<Content: View, Background: View>: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { update() } }
    private let hosting: UIHostingView

    init(configuration: UIHostingConfiguration<Content, Background>) {
        self.configuration = configuration
        hosting = UIHostingView(configuration.view)
        hosting.backgroundColor = nil
        super.init(frame: .zero)
        addSubview(hosting)
    }

    required init?(coder: NSCoder) { return nil }

    private func update() {
        guard let configuration = configuration as? UIHostingConfiguration<Content, Background> else { return }
        hosting.show(configuration.view)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hosting.frame = bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        hosting.sizeThatFits(ProposedViewSize(width: size.width > 0 ? size.width : nil, height: nil))
    }
}
