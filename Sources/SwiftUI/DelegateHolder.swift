import Combine
import RoostCore
import UIKit

/// Makes an app's delegate when it is asked for, and tells of its changes.
@MainActor final class DelegateHolder<Delegate: AnyObject>: ObservableObject {
    private(set) lazy var delegate: Delegate = make()
    private var observation: AnyCancellable?
    /// Tells the delegate that the app has launched.
    private let launch: @MainActor (Delegate) -> Void

    nonisolated init(launch: @escaping @MainActor (Delegate) -> Void) { self.launch = launch }

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

    /// Installs the properties of an adaptor, and connects its delegate with the app.
    nonisolated static func install<Adaptor: DynamicProperty & Sendable>(
        _ adaptor: inout Adaptor, _ slot: inout AnyObject?, _ context: _PropertyContext,
        _ holder: @MainActor (Adaptor) -> DelegateHolder
    ) -> Bool {
        let changed = context.installProperties(of: &adaptor, &slot)
        // Installing runs on the thread that the graph is confined to, as `runIsolated` says.
        let installed = adaptor
        nonisolated(unsafe) let node = context
        runIsolated { holder(installed).connect(node) }
        return changed
    }

    private func connect(_ context: _PropertyContext) {
        context.provide(delegate)
        launch(delegate)
    }
}
