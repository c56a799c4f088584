import SwiftUI

/// A thing that an app sells, with its price and a button. There is no shop here: it says so.
nonisolated public struct ProductView<Icon: View>: View {
    private let icon: Icon

    /// The thing with an id, with a picture.
    public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
    ) {
        self.icon = icon()
    }

    /// The thing with an id.
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) where Icon == EmptyView {
        self.init(id: productID) { EmptyView() }
    }

    /// A thing, with a picture.
    public init(
        _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
    ) {
        self.init(id: product.id, icon: icon)
    }

    /// A thing.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) where Icon == EmptyView {
        self.init(id: product.id) { EmptyView() }
    }

    @MainActor public var body: some View {
        HStack(spacing: 12) {
            icon.frame(maxWidth: 64, maxHeight: 64)
            Text("Not Available").foregroundStyle(.secondary).frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.vertical, 8)
    }
}
