import CoreGraphics
import UniformTypeIdentifiers

/// What is dragged over a view.
public struct DropInfo: Sendable {
    /// In points, in the view's coordinates.
    public let location: CGPoint
    let providers: [NSItemProvider]

    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { $0.isOne(of: contentTypes) }
    }

    public func hasItemsConforming(to identifiers: [String]) -> Bool {
        hasItemsConforming(to: identifiers.compactMap { UTType($0) })
    }

    public func itemProviders(for identifiers: [String]) -> [NSItemProvider] {
        itemProviders(for: identifiers.compactMap { UTType($0) })
    }
}

extension NSItemProvider {
    /// What says nothing of its data is taken by everything.
    fileprivate func isOne(of types: [UTType]) -> Bool {
        let own = registeredContentTypes
        return own.isEmpty || own.contains { type in types.contains { type.conforms(to: $0) } }
    }
}

/// What would come of a drop.
public enum DropOperation: Hashable, Sendable {
    case cancel, forbidden, copy, move, delete, alias
}

/// What a view says would come of a drop.
public struct DropProposal: Sendable {
    public let operation: DropOperation

    public init(operation: DropOperation) { self.operation = operation }
}

/// Hears of what is dragged over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether it may be dropped here at all.
    func validateDrop(info: DropInfo) -> Bool
    /// Does with it what dropping does; answers whether something came of it.
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    /// The pointer moves over the view; nil goes on with what was proposed before.
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// What `.dropDestination` and `.onDrop` apply.
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
    /// Takes in what is dropped on the view.
    ///
    /// - Parameters:
    ///   - action: Gets what was dropped and where, in the view's coordinates; answers whether it took it.
    ///   - isTargeted: Hears whether something that the view takes is dragged over it.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropModifier(
                accepts: { $0.contains { $0.leads(to: T.self) } },
                delegate: PayloadDrop(take: action, isTargeted: isTargeted)))
    }

    /// Takes in what of some kinds is dropped on the view.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropModifier(
                accepts: { $0.contains { $0.isOne(of: supportedContentTypes) } },
                delegate: ProviderDrop(types: supportedContentTypes, isTargeted: isTargeted, take: action)))
    }

    /// Takes in what of some kinds is dropped on the view.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Has a delegate hear of what of some kinds is dragged over the view.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropModifier(accepts: { $0.contains { $0.isOne(of: supportedContentTypes) } }, delegate: delegate))
    }

    @available(*, deprecated, message: "Give the kinds as UTType.")
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    @available(*, deprecated, message: "Give the kinds as UTType.")
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    @available(*, deprecated, message: "Give the kinds as UTType.")
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
    }
}

/// Takes values of one type in.
nonisolated private struct PayloadDrop<T: Transferable>: DropDelegate {
    let take: ([T], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void

    func dropEntered(info: DropInfo) { isTargeted(true) }
    func dropExited(info: DropInfo) { isTargeted(false) }

    func performDrop(info: DropInfo) -> Bool {
        isTargeted(false)
        let own = info.providers.compactMap { $0.item as? T }
        if own.count == info.providers.count { return take(own, info.location) }
        // What is in another form is read first.
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

/// Takes whatever is of some kinds in.
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
    /// What the delegate said last would come of a drop.
    private var operation = DropOperation.copy

    override init(_ view: ModifiedContent<Base, DropModifier>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        graph.drags.add(self)
    }

    override func willEnd() {
        graph.drags.remove(self)
        super.willEnd()
    }

    var dropElements: [LayoutID] { wrappers.map(\.wrapper) }

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
