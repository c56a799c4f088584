import SwiftUI

/// The subscriptions that an app sells, under the app's own words. There is no shop here: it says so.
nonisolated public struct SubscriptionStoreView<Content: View>: View {
    private let content: Content

    /// The subscriptions of a group, under the app's own words.
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) {
        content = marketingContent()
    }

    /// The subscriptions of a group.
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
    where Content == EmptyView {
        content = EmptyView()
    }

    /// The subscriptions with ids, under the app's own words.
    public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {
        content = marketingContent()
    }

    /// The subscriptions with ids.
    public init(productIDs: some Collection<Product.ID>) where Content == EmptyView { content = EmptyView() }

    /// Subscriptions, under the app's own words.
    public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {
        content = marketingContent()
    }

    /// Subscriptions.
    public init(subscriptions: some Collection<Product>) where Content == EmptyView { content = EmptyView() }

    @MainActor public var body: some View {
        VStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            MissingStore()
        }
    }
}

extension Product {
    /// How subscriptions relate to the one that people have; nobody has one here.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        /// The relations as bits.
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Better ones.
        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        /// Lesser ones.
        public static let downgrade = SubscriptionRelationship(rawValue: 2)
        /// Others of the same level.
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        /// The one that people have.
        public static let current = SubscriptionRelationship(rawValue: 8)
        /// All.
        public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
    }
}
