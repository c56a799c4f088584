import RoostLog
import SwiftUI

// Modifiers of shops. There is no shop here: each is accepted so that existing code compiles.

/// A button of a shop's.
nonisolated public struct StoreButtonKind: Hashable, Sendable {
    private let value: Int
    /// Closes the shop.
    public static let cancellation = StoreButtonKind(value: 0)
    /// Brings back what people have bought.
    public static let restorePurchases = StoreButtonKind(value: 1)
    /// Takes a code.
    public static let redeemCode = StoreButtonKind(value: 2)
    /// Signs in.
    public static let signIn = StoreButtonKind(value: 3)
    /// Shows the rules.
    public static let policies = StoreButtonKind(value: 4)
}

/// The rules of a subscription.
nonisolated public struct SubscriptionStorePolicyKind: Hashable, Sendable {
    private let value: Int
    /// The terms.
    public static let termsOfService = SubscriptionStorePolicyKind(value: 0)
    /// The rules about people's data.
    public static let privacyPolicy = SubscriptionStorePolicyKind(value: 1)
}

/// The look of a choice of subscriptions; none shows here.
nonisolated public struct SubscriptionStoreControlStyle: Hashable, Sendable {
    private let value: Int
    /// The system's choice.
    public static let automatic = SubscriptionStoreControlStyle(value: 0)
    /// A button for each.
    public static let buttons = SubscriptionStoreControlStyle(value: 1)
    /// A list to choose from.
    public static let picker = SubscriptionStoreControlStyle(value: 2)
    /// A large list to choose from.
    public static let prominentPicker = SubscriptionStoreControlStyle(value: 3)
    /// A small list to choose from.
    public static let compactPicker = SubscriptionStoreControlStyle(value: 4)
    /// Pages to choose from.
    public static let pagedPicker = SubscriptionStoreControlStyle(value: 5)
    /// Large pages to choose from.
    public static let pagedProminentPicker = SubscriptionStoreControlStyle(value: 6)
}

/// The words of a subscription's button; none shows here.
nonisolated public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private let value: Int
    /// The system's choice.
    public static let automatic = SubscriptionStoreButtonLabel(value: 0)
    /// What people are to do.
    public static let action = SubscriptionStoreButtonLabel(value: 1)
    /// The name.
    public static let displayName = SubscriptionStoreButtonLabel(value: 2)
    /// The price.
    public static let price = SubscriptionStoreButtonLabel(value: 3)
    /// On several lines.
    public static let multiline = SubscriptionStoreButtonLabel(value: 4)
    /// On one line.
    public static let singleLine = SubscriptionStoreButtonLabel(value: 5)
}

/// The look of a thing that an app sells; none shows here.
nonisolated public struct ProductViewStyle: Hashable, Sendable {
    private let value: Int
    /// The system's choice.
    public static let automatic = ProductViewStyle(value: 0)
    /// Small.
    public static let compact = ProductViewStyle(value: 1)
    /// As usual.
    public static let regular = ProductViewStyle(value: 2)
    /// Large.
    public static let large = ProductViewStyle(value: 3)
}

extension View {
    /// Accepted for existing code; there is no shop here.
    nonisolated public func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...) -> some View { self }

    /// Accepted for existing code; there is no shop here.
    nonisolated public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyle) -> some View { self }

    /// Accepted for existing code; there is no shop here.
    nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }

    /// Accepted for existing code; there is no shop here.
    nonisolated public func productViewStyle(_ style: ProductViewStyle) -> some View { self }

    /// Accepted for existing code; there is no shop here.
    nonisolated public func subscriptionStorePolicyDestination(
        url: URL, for button: SubscriptionStorePolicyKind
    ) -> some View { self }

    /// Accepted for existing code; there is no shop here, and the destination is not made.
    nonisolated public func subscriptionStorePolicyDestination<D: View>(
        for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> D
    ) -> some View { self }

    /// Accepted for existing code; there is no shop here.
    nonisolated public func subscriptionStorePolicyForegroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

    /// Accepted for existing code; there is no shop here.
    nonisolated public func subscriptionStorePickerItemBackground<S: ShapeStyle>(_ style: S) -> some View { self }

    /// Accepted for existing code; there is no shop here, and nobody signs in.
    nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }

    /// Accepted for existing code; nothing is bought here.
    nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }

    /// Accepted for existing code; nothing is bought here.
    nonisolated public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }

    /// A sheet of the shop's with people's subscriptions. There is no shop here: it closes again, with a warning.
    nonisolated public func manageSubscriptionsSheet(
        isPresented: Binding<Bool>, subscriptionGroupID: String
    ) -> some View {
        refusing("manageSubscriptionsSheet", isPresented)
    }
}
