@_exported import Foundation

/// A thing that an app sells. There is no shop here: none is ever found.
public struct Product: Identifiable, Hashable, Sendable {
    /// The kind of thing.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// It is used up.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// It lasts.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// It ends.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// It goes on.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// What comes of a purchase.
    public enum PurchaseResult: Sendable {
        /// It is made.
        case success(VerificationResult<Transaction>)
        /// It was given up.
        case userCancelled
        /// Somebody has to allow it.
        case pending
    }

    /// What goes along with a purchase.
    public struct PurchaseOption: Hashable, Sendable {
        private let name: String
        /// The app's own name for the buyer.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: "\(token)") }
        /// The number of things.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
    }

    /// Details of a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The group of subscriptions.
        public let subscriptionGroupID: String
        /// How long it lasts.
        public let subscriptionPeriod: SubscriptionPeriod
    }

    /// How long a subscription lasts.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// A unit of time.
        public enum Unit: Hashable, Sendable {
            /// A day, a week, a month or a year.
            case day, week, month, year
        }
        /// The unit.
        public let unit: Unit
        /// The number of units.
        public let value: Int
    }

    /// The name that tells things apart.
    public let id: String
    /// The kind of thing.
    public let type: ProductType
    /// The name.
    public let displayName: String
    /// Further words.
    public let description: String
    /// The price.
    public let price: Decimal
    /// The price as people read it.
    public let displayPrice: String
    /// Whether families share it.
    public let isFamilyShareable: Bool
    /// Details of a subscription.
    public let subscription: SubscriptionInfo?

    /// None: there is no shop here.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String { [] }

    /// Throws: there is no shop here.
    @discardableResult
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw StoreKitError.notAvailableInStorefront
    }

    /// Nil: nothing has been bought.
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    /// Nil: nothing has been bought.
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}

/// Something that has been bought. Nothing is bought here.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// The number that tells purchases apart.
    public let id: UInt64
    /// The first purchase of a subscription.
    public let originalID: UInt64
    /// What has been bought.
    public let productID: String
    /// The kind of thing.
    public let productType: Product.ProductType
    /// When it was bought.
    public let purchaseDate: Date
    /// When it ends.
    public let expirationDate: Date?
    /// When it was taken back.
    public let revocationDate: Date?
    /// Whether a better subscription has taken its place.
    public let isUpgraded: Bool

    /// Tells the shop that the app has taken note; nothing is bought here.
    public func finish() async {}

    /// Purchases, one after the other: here none.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        fileprivate let isEndless: Bool

        /// Gives purchases.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate let isEndless: Bool
            public mutating func next() async -> VerificationResult<Transaction>? {
                // New purchases are waited for until the task ends.
                while isEndless, !Task.isCancelled { try? await Task.sleep(for: .seconds(86400)) }
                return nil
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(isEndless: isEndless) }
    }

    /// What people own: nothing.
    public static var currentEntitlements: Transactions { Transactions(isEndless: false) }
    /// All purchases: none.
    public static var all: Transactions { Transactions(isEndless: false) }
    /// Purchases that are not finished: none.
    public static var unfinished: Transactions { Transactions(isEndless: false) }
    /// New purchases: none comes, and the sequence never ends.
    public static var updates: Transactions { Transactions(isEndless: true) }
    /// Nil: nothing has been bought.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// Nil: nothing has been bought.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// Whether something comes from the shop.
public enum VerificationResult<SignedType: Sendable>: Sendable {
    /// The reason why it may not.
    public enum VerificationError: Error, Sendable {
        /// The signature is not right.
        case invalidSignature
    }
    /// It may not.
    case unverified(SignedType, VerificationError)
    /// It does.
    case verified(SignedType)

    /// The thing, wherever it comes from.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }
    /// The thing; throws where it may not come from the shop.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }
}

/// The reason why nothing is bought.
public enum StoreKitError: Error, LocalizedError, Sendable {
    /// Not known.
    case unknown
    /// Given up.
    case userCancelled
    /// There is no shop.
    case notAvailableInStorefront
    /// The app may not sell.
    case notEntitled

    public var errorDescription: String? { "There is no shop here." }
}
