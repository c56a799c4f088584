import Combine
import RoostCore
import UIKit

/// A property of an `App` with an object of UIKit's that hears of the app's life.
///
/// Each page has an app of its own, and so a delegate of its own. A delegate that is an `ObservableObject` is in the
/// environment of the app's views, and its changes evaluate the app's body again.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate>: DynamicProperty {
    @ObservedObject private var holder: UIDelegateHolder<DelegateType>

    /// A delegate of a class, which is made by its `init()`.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        holder = UIDelegateHolder()
    }

    /// The delegate.
    public var wrappedValue: DelegateType { holder.delegate }

    nonisolated public static func _install(
        _ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext
    ) -> Bool {
        let changed = context.installProperties(of: &property, &slot)
        // Installing runs on the thread that the graph is confined to, as `runIsolated` says.
        nonisolated(unsafe) let (holder, node) = (property._holder.wrappedValue, context)
        runIsolated { holder.connect(node) }
        return changed
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: holder.delegate).projectedValue
    }
}

/// Makes an app's delegate when it is asked for, and tells of its changes.
@MainActor private final class UIDelegateHolder<Delegate: UIApplicationDelegate>: ObservableObject {
    private(set) lazy var delegate: Delegate = make()
    private var observation: AnyCancellable?

    nonisolated init() {}

    private func make() -> Delegate {
        guard let made = ObjectMaker.make(Delegate.self) as? Delegate else {
            fatalError("\(Delegate.self) has no init(), which makes an app's delegate")
        }
        if let object = made as? any ObservableObject { observation = watch(object) }
        return made
    }

    private func watch<Object: ObservableObject>(_ object: Object) -> AnyCancellable {
        object.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }

    func connect(_ context: _PropertyContext) {
        context.provide(delegate)
        UIRunningApp.current?.launch(delegate)
    }
}
