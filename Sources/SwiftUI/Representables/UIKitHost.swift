import CoreGraphics
import RoostCore
import UIKit

/// The common part of the representables of views and of controllers; `Product` is the view or the controller.
struct UIKitRepresentation<Product: UIResponder, Coordinator> {
    let makeCoordinator: @MainActor () -> Coordinator
    let make: @MainActor (UIKitCircumstances<Coordinator>) -> Product
    let update: @MainActor (Product, UIKitCircumstances<Coordinator>) -> Void
    let size: @MainActor (ProposedViewSize, Product, UIKitCircumstances<Coordinator>) -> CGSize?
    let dismantle: @MainActor (Product, Coordinator) -> Void
    let view: @MainActor (Product) -> UIView
    let appear: @MainActor (Product, Bool) -> Void
}

/// The parts of a representable's context.
struct UIKitCircumstances<Coordinator> {
    let coordinator: Coordinator
    let transaction: Transaction
    let environment: EnvironmentValues
}

/// Keeps the product of a representable as long as the identity lasts.
@MainActor private final class UIKitProduct<Product: UIResponder, Coordinator>: ObservableObject {
    // Both are read once without isolation: in `deinit`, when nobody else has this object.
    nonisolated(unsafe) private var made: (product: Product, coordinator: Coordinator)?
    nonisolated(unsafe) private var dismantle: (@MainActor (Product, Coordinator) -> Void)?
    let changes = UIViewChanges()

    /// Makes or updates the product.
    func update(
        _ representation: UIKitRepresentation<Product, Coordinator>, _ environment: EnvironmentValues
    ) -> (Product, UIKitCircumstances<Coordinator>) {
        changes.updating {
            let transaction = CurrentWindow.transaction
            let coordinator = made?.coordinator ?? representation.makeCoordinator()
            let circumstances = UIKitCircumstances(
                coordinator: coordinator, transaction: transaction, environment: environment)
            let product = made?.product ?? representation.make(circumstances)
            made = (product, coordinator)
            dismantle = representation.dismantle
            let isTurned = environment.layoutDirection != changes.environment.layoutDirection
            changes.environment = environment
            representation.view(product).changes = changes
            if isTurned { representation.view(product).setTreeNeedsLayout() }
            representation.update(product, circumstances)
            return (product, circumstances)
        }
    }

    deinit {
        // The graph that owned this object ends it, on the thread that the graph is confined to.
        guard let made, let dismantle else { return }
        let product = made.product
        nonisolated(unsafe) let coordinator = made.coordinator
        withMainActorAssumed { MainActor.assumeIsolated { dismantle(product, coordinator) } }
    }
}

/// Shows the product of a representable.
struct UIKitHost<Product: UIResponder, Coordinator>: View {
    private let representation: UIKitRepresentation<Product, Coordinator>
    @StateObject private var made = UIKitProduct<Product, Coordinator>()
    @Environment(\.self) private var environment

    init(_ representation: UIKitRepresentation<Product, Coordinator>) { self.representation = representation }

    var body: some View {
        let (product, circumstances) = made.update(representation, environment)
        let size = representation.size
        let appear = representation.appear
        UIViewOnPage(
            view: representation.view(product), changes: made.changes, revision: made.changes.revision,
            size: { size($0, product, circumstances) }
        )
        .onAppear { appear(product, true) }
        .onDisappear { appear(product, false) }
    }
}

/// The topmost of UIKit's views, in SwiftUI's layout.
private struct UIViewOnPage: View {
    let view: UIView
    @ObservedObject var changes: UIViewChanges
    /// Changes with each update of the view.
    let revision: Int
    let size: @MainActor (ProposedViewSize) -> CGSize?

    var body: some View {
        let revision = changes.revision
        UIViewSizing(view: view, revision: revision, size: size) {
            GeometryReader { geometry in
                UIViewPicture(view: placed(in: geometry.size), revision: revision)
            }
            // UIKit's frames run from the left in each direction; texts and SwiftUI's views inside take their own back.
            .environment(\.layoutDirection, .leftToRight)
        }
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
