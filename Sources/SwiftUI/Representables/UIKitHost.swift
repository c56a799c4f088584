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
            changes.show(representation.view(product), in: environment)
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
