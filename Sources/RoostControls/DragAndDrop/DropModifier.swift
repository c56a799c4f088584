import CoreGraphics
@_spi(Engine) import RoostCore
import UniformTypeIdentifiers

/// The items that are dragged over a view, and their place.
public struct DropInfo: Sendable {
    /// The pointer's place in points, in the view's coordinates.
    public let location: CGPoint
    let providers: [NSItemProvider]

    /// Whether any of the items is of one of the kinds. An item without data is of every kind.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// The items that are of one of the kinds. An item without data is of every kind.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { $0.isSingleView(of: contentTypes) }
    }

    /// Whether any of the items is of one of the kinds, given as type identifiers.
    public func hasItemsConforming(to identifiers: [String]) -> Bool {
        hasItemsConforming(to: identifiers.compactMap { UTType($0) })
    }

    /// The items that are of one of the kinds, given as type identifiers.
    public func itemProviders(for identifiers: [String]) -> [NSItemProvider] {
        itemProviders(for: identifiers.compactMap { UTType($0) })
    }
}

extension NSItemProvider {
    /// Whether the data is of one of the kinds. An item without data is of every kind.
    fileprivate func isSingleView(of types: [UTType]) -> Bool {
        let own = registeredContentTypes
        return own.isEmpty || own.contains { type in types.contains { type.conforms(to: $0) } }
    }
}

/// The effect of a drop.
public enum DropOperation: Hashable, Sendable {
    /// `cancel` and `forbidden` keep a drop from happening. All others let it happen and look the same.
    case cancel, forbidden, copy, move, delete, alias
}

/// The effect that a delegate proposes for a drop.
public struct DropProposal: Sendable {
    /// The proposed effect.
    public let operation: DropOperation

    /// A proposal of an effect; without one it is `.copy`.
    public init(operation: DropOperation) { self.operation = operation }
}

/// Follows the items that are dragged over a view, and takes them when they are dropped.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the items may be dropped on the view at all. By default they may.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes the dropped items, and returns whether it could use them, which changes nothing here.
    func performDrop(info: DropInfo) -> Bool
    /// Called when the items come over the view. Does nothing by default.
    func dropEntered(info: DropInfo)
    /// Called when the pointer moves over the view. Nil, the default, keeps the last proposal.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when the items leave the view without a drop. Does nothing by default.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// The modifier behind `dropDestination` and `onDrop`.
nonisolated struct DropModifier: ViewModifier {
    typealias Body = Never
    let accepts: ([NSItemProvider]) -> Bool
    let delegate: any DropDelegate

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        DropNode(view, inputs)
    }
}

extension View {
    /// Takes values of one type that are dropped on the view.
    ///
    /// - Parameters:
    ///   - action: Called with the dropped values and their place in the view's coordinates. It returns whether it took
    ///     them.
    ///   - isTargeted: Called with true when values that the view takes come over it, and with false when they leave.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropModifier(
                accepts: { $0.contains { $0.leads(to: T.self) } },
                delegate: PayloadDrop(take: action, isTargeted: isTargeted)))
    }

    /// Takes items of some kinds that are dropped on the view, at a place in its coordinates. `isTargeted` is true
    /// while such items are over it.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropModifier(
                accepts: { $0.contains { $0.isSingleView(of: supportedContentTypes) } },
                delegate: ProviderDrop(types: supportedContentTypes, isTargeted: isTargeted, take: action)))
    }

    /// Takes items of some kinds that are dropped on the view. `isTargeted` is true while such items are over it.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Lets a delegate follow items of some kinds over the view, and take them.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(
            DropModifier(accepts: { $0.contains { $0.isSingleView(of: supportedContentTypes) } }, delegate: delegate))
    }

    /// Takes items of some kinds, given as type identifiers, that are dropped on the view.
    @available(*, deprecated, message: "Give the kinds as UTType.")
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    /// Takes items of some kinds, given as type identifiers, that are dropped at a place in the view's coordinates.
    @available(*, deprecated, message: "Give the kinds as UTType.")
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets a delegate follow items of some kinds, given as type identifiers, over the view, and take them.
    @available(*, deprecated, message: "Give the kinds as UTType.")
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
    }
}

/// Takes values of one type.
nonisolated private struct PayloadDrop<T: Transferable>: DropDelegate {
    let take: ([T], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void

    func dropEntered(info: DropInfo) { isTargeted(true) }
    func dropExited(info: DropInfo) { isTargeted(false) }

    func performDrop(info: DropInfo) -> Bool {
        isTargeted(false)
        let own = info.providers.compactMap { $0.item as? T }
        if own.count == info.providers.count { return take(own, info.location) }
        // Items in another form are read first.
        let providers = info.providers.filter { $0.leads(to: T.self) }
        // Runs on the main actor, where the view's closures belong.
        nonisolated(unsafe) let take = take
        let location = info.location
        Task { @MainActor in
            var items: [T] = []
            for provider in providers {
                do {
                    items.append(try await provider.value(as: T.self))
                } catch {
                    Log.warning("What was dropped could not be read: \(error)")
                }
            }
            if !items.isEmpty { _ = take(items, location) }
        }
        return true
    }
}

/// Takes items of some kinds.
nonisolated private struct ProviderDrop: DropDelegate {
    let types: [UTType]
    let isTargeted: Binding<Bool>?
    let take: ([NSItemProvider], CGPoint) -> Bool

    func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
    func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }

    func performDrop(info: DropInfo) -> Bool {
        isTargeted?.wrappedValue = false
        return take(info.itemProviders(for: types), info.location)
    }
}

final class DropNode<Base: View>: WrappingNode<Base, DropModifier>, DropTargetNode {
    /// The delegate's last proposal.
    private var operation = DropOperation.copy

    override init(_ view: ModifiedContent<Base, DropModifier>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        graph.service(DragCenter.self).add(self)
    }

    override func willEnd() {
        graph.service(DragCenter.self).remove(self)
        super.willEnd()
    }

    var dropElements: [LayoutID] { wrapperElements }

    /// Calls the delegate, which is the main actor's, on the graph's own thread; see `runIsolated`.
    private func withDelegate<T>(_ call: @MainActor (any DropDelegate) -> T) -> T {
        nonisolated(unsafe) let delegate = view.modifier.delegate
        return runIsolated { call(delegate) }
    }

    func accepts(_ providers: [NSItemProvider]) -> Bool {
        guard environment.isEnabled, view.modifier.accepts(providers) else { return false }
        let info = DropInfo(location: .zero, providers: providers)
        return withDelegate { $0.validateDrop(info: info) }
    }

    func dropEntered(_ info: DropInfo) {
        operation = .copy
        withDelegate { $0.dropEntered(info: info) }
        dropMoved(info)
    }

    func dropMoved(_ info: DropInfo) {
        if let proposal = withDelegate({ $0.dropUpdated(info: info) }) { operation = proposal.operation }
    }

    func dropLeft(_ info: DropInfo) { withDelegate { $0.dropExited(info: info) } }

    func dropped(_ info: DropInfo) {
        guard operation != .cancel, operation != .forbidden else { return dropLeft(info) }
        _ = withDelegate { $0.performDrop(info: info) }
    }
}
