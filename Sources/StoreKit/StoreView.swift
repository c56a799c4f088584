import SwiftUI

/// The things that an app sells. There is no shop here: it says so.
nonisolated public struct StoreView<Icon: View>: View {
    /// The things with ids.
    public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcons: Bool = false)
    where Icon == EmptyView {}

    /// The things with ids, each with a picture, which is not made.
    public init(
        ids productIDs: some Collection<Product.ID>, prefersPromotionalIcons: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) {}

    /// Things.
    public init(products: some Collection<Product>, prefersPromotionalIcons: Bool = false) where Icon == EmptyView {}

    @MainActor public var body: some View { MissingStore() }
}

/// The message of a shop that there is not.
nonisolated struct MissingStore: View {
    @MainActor var body: some View {
        ContentUnavailableView(
            "Store Unavailable", systemImage: "cart", description: Text("There is no store on this device."))
    }
}
