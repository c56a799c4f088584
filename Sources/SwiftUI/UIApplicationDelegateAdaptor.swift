import Combine
import RoostCore
import UIKit

/// A property of an `App` with an object of UIKit's that hears of the app's life.
///
/// Each page has an app of its own, and so a delegate of its own. A delegate that is an `ObservableObject` is in the
/// environment of the app's views, and its changes evaluate the app's body again.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate>: DynamicProperty {
    @ObservedObject private var holder: DelegateHolder<DelegateType>

    /// A delegate of a class, which is made by its `init()`.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        holder = DelegateHolder { UIRunningApp.current?.launch($0) }
    }

    /// The delegate.
    public var wrappedValue: DelegateType { holder.delegate }

    nonisolated public static func _install(
        _ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext
    ) -> Bool {
        DelegateHolder.install(&property, &slot, context) { $0.holder }
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: holder.delegate).projectedValue
    }
}
