import RoostLog
import SwiftUI

/// The shop. There is none here.
public enum AppStore {
    /// False: nothing can be bought.
    public static var canMakePayments: Bool { false }
    /// Throws: there is no shop here.
    public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
    /// Asks nobody for a review, with a warning.
    @MainActor public static func requestReview(in scene: UIWindowScene) { RequestReviewAction()() }
    /// Throws: there is no shop here.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        throw StoreKitError.notAvailableInStorefront
    }
}

/// Asks people for a review. There is no shop here: it warns.
public struct RequestReviewAction: Sendable {
    /// Asks nobody, with a warning.
    @MainActor public func callAsFunction() {
        Log.warning("requestReview has no effect: there is no shop here that takes reviews")
    }
}

extension EnvironmentValues {
    /// Asks people for a review; here it warns.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks people for a review. There is no shop here: it warns.
@MainActor @preconcurrency
public enum SKStoreReviewController {
    /// Asks nobody, with a warning.
    public static func requestReview() { RequestReviewAction()() }
    /// Asks nobody, with a warning.
    public static func requestReview(in windowScene: UIWindowScene) { RequestReviewAction()() }
}

extension View {
    /// A sheet of people's subscriptions. There is no shop here: it closes again, with a warning.
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        refusing("manageSubscriptionsSheet", isPresented)
    }

    /// A sheet for codes of the shop. There is no shop here: it closes again, with a warning.
    nonisolated public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isAsked in
            guard isAsked else { return }
            isPresented.wrappedValue = false
            Log.warning("offerCodeRedemption has no effect: there is no shop here")
            onCompletion(.failure(StoreKitError.notAvailableInStorefront))
        }
    }

    nonisolated func refusing(_ name: String, _ isPresented: Binding<Bool>) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isAsked in
            guard isAsked else { return }
            isPresented.wrappedValue = false
            Log.warning("\(name) has no effect: there is no shop here")
        }
    }
}
