import CoreGraphics
import Foundation
import RoostCore

/// A view of UIKit's that shows a SwiftUI view.
package final class UIHostingView: UIView {
    package private(set) var root: AnyView

    package init(_ root: AnyView) {
        self.root = root
        super.init(frame: .zero)
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { return nil }

    package func show<V: View>(_ view: V) {
        root = AnyView(view)
        invalidateIntrinsicContentSize()
    }

    /// The size, in points, that the SwiftUI view chooses for a proposal.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measured(root, proposal, environment) }

    override func content() -> AnyView? {
        let root = root.environment(\.layoutDirection, environment.layoutDirection)
        let insets = safeAreaInsets
        guard insets != .zero else { return AnyView(root) }
        return AnyView(
            root.frame(maxWidth: .infinity, maxHeight: .infinity).safeAreaPadding(
                EdgeInsets(
                    top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)))
    }
}
