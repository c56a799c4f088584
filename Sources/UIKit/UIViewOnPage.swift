import CoreGraphics
import RoostCore

/// The topmost of UIKit's views, in SwiftUI's layout.
package struct UIViewOnPage: View {
    let view: UIView
    @ObservedObject var changes: UIViewChanges
    /// Changes with each update of the view.
    let revision: Int
    let size: @MainActor (ProposedViewSize) -> CGSize?

    package init(
        view: UIView, changes: UIViewChanges, revision: Int, size: @escaping @MainActor (ProposedViewSize) -> CGSize?
    ) {
        self.view = view
        _changes = ObservedObject(wrappedValue: changes)
        self.revision = revision
        self.size = size
    }

    package var body: some View {
        let revision = changes.revision
        UIViewSizing(view: view, revision: revision, size: size) {
            GeometryReader { geometry in
                ZStack(alignment: .topLeading) {
                    UITouches.Ground(isOn: UITouchFollower.hears(view))
                    UIViewPicture(view: placed(in: geometry.size), revision: revision)
                }
                .modifier(UITouches(view: view))
            }
            // UIKit's frames run from the left in each direction; texts and SwiftUI's views inside take their own back.
            .environment(\.layoutDirection, .leftToRight)
        }
        .modifier(UIPresentations(controller: view.controller, presented: view.controller?.shownPresentation))
    }

    private func placed(in size: CGSize) -> UIView {
        changes.updating {
            view.frame = CGRect(origin: .zero, size: size)
            view.layoutIfNeeded()
        }
        return view
    }
}

/// Chooses the size by the view's own size, hugging and compression resistance.
private struct UIViewSizing: Layout {
    let view: UIView
    let revision: Int
    let size: @MainActor (ProposedViewSize) -> CGSize?

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        // Layout runs on the thread that the graph is confined to.
        withMainActorAssumed { MainActor.assumeIsolated { size(proposal) ?? ownSize(proposal) } }
    }

    @MainActor private func ownSize(_ proposal: ProposedViewSize) -> CGSize {
        let own = view.intrinsicContentSize
        let width = length(own.width, proposal.width, .horizontal)
        return CGSize(
            width: width,
            height: length(
                own.width > width ? view.intrinsicHeight(forWidth: width) : own.height, proposal.height, .vertical))
    }

    @MainActor private func length(
        _ own: CGFloat, _ proposed: CGFloat?, _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        guard own >= 0 else { return proposed.map { max($0, 0) } ?? 0 }
        guard let proposed else { return own }
        let most = view.contentHuggingPriority(for: axis) >= .defaultHigh ? own : .infinity
        let least = view.contentCompressionResistancePriority(for: axis) >= .defaultHigh ? own : 0
        return min(max(proposed, least), most)
    }

    nonisolated func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}

/// One of UIKit's views, which no representable shows, in SwiftUI's layout: a button of a bar, a controller's view.
struct UIViewInSwiftUI: View {
    let view: UIView
    @StateObject private var changes = UIViewChanges()
    @Environment(\.self) private var environment

    init(view: UIView) { self.view = view }

    var body: some View {
        let _ = changes.updating { changes.show(view, in: environment) }
        UIViewOnPage(view: view, changes: changes, revision: changes.revision) { _ in nil }
    }
}

/// A controller's view that fills its room, and tells the controller when it appears.
package struct UIControllerPage: View {
    let controller: UIViewController

    package init(_ controller: UIViewController) { self.controller = controller }

    package var body: some View {
        UIViewInSwiftUI(view: controller.view)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            // The view stands within the safe area; its colour goes below bars, as UIKit's views do.
            .background { controller.view.backgroundColor.map { $0.color.ignoresSafeArea() } }
            .onAppear { controller.appear(true) }
            .onDisappear { controller.appear(false) }
    }
}
