import Observation
import RoostCore

/// The state of a navigation stack: the screens on it, and the makers of destinations.
///
/// Above the root lie *entries*: values of the path, whose screens a `navigationDestination(for:)` makes, and screens
/// that a link or a `navigationDestination(isPresented:)` pushed. An entry keeps its identity, and so its state, as
/// long as it stays on the stack.
final class NavigationModel {
    let stack = ScreenStack<NavigationEntry>()
    /// The makers of screens, by the type of their values.
    private var makers: [ObjectIdentifier: DestinationMaker] = [:]
    /// Writes the path's values to the stack's binding; nil if the stack keeps the path itself.
    var writePath: (([AnyHashable]) -> Void)?

    /// The entries above the root, the lowest first.
    var entries: [NavigationEntry] { stack.screens }
    /// The entries that are not leaving.
    var staying: [NavigationEntry] { stack.staying }

    private var values: [AnyHashable] { staying.compactMap(\.value) }

    // MARK: Path

    /// Updates the entries to match the path. Entries with the same value in the same place stay.
    func synchronize(with path: [AnyHashable]) {
        guard path != values else { return }
        var place = 0
        for entry in staying {
            guard let value = entry.value else { continue }
            guard place < path.count, path[place] == value else {
                leave(from: entry)
                break
            }
            place += 1
        }
        for value in path[min(place, path.count)...] { add(NavigationEntry(id: nextID(), value: value)) }
    }

    /// Pushes a value, through the path if the stack is bound to one.
    /// - Parameter replacing: Whether the value replaces everything above the root.
    func push(_ value: AnyHashable, replacing: Bool) {
        if replacing { popAll() }
        if let writePath { writePath(values + [value]) } else { add(NavigationEntry(id: nextID(), value: value)) }
    }

    /// Takes an entry, and all above it, off the stack.
    func pop(_ entry: NavigationEntry) {
        guard let index = staying.firstIndex(where: { $0 === entry }) else { return }
        let leaving = staying[index...]
        let rest = staying[..<index].compactMap(\.value)
        for entry in leaving { entry.popped?() }
        if let writePath, rest.count < values.count { writePath(rest) }
        leave(from: entry)
    }

    private func popAll() {
        if let first = staying.first { pop(first) }
    }

    // MARK: Screens of links

    func push(_ entry: NavigationEntry, replacing: Bool) {
        if replacing { popAll() }
        add(entry)
    }

    func nextID() -> Int { stack.nextID() }

    // MARK: Entries

    private func add(_ entry: NavigationEntry) {
        stack.add(entry, .navigation) { entry.start = $0 }
    }

    /// Takes an entry and all above it off the stack. Only the topmost screen moves visibly: it covers the others.
    func leave(from entry: NavigationEntry) {
        guard let index = staying.firstIndex(where: { $0 === entry }) else { return }
        let leaving = Array(staying[index...])
        stack.leave(leaving, .navigation) { $0 !== leaving.last }
    }

    // MARK: Makers

    /// The screen for a value, or nil with a warning if no destination is declared for its type.
    func screen(for value: AnyHashable) -> AnyView? {
        let type = type(of: value.base)
        guard let maker = makers[ObjectIdentifier(type)] else {
            Log.warning(
                "A navigation stack has a value of type \(typeName(type)), for which it has no navigationDestination.",
                view: "NavigationStack", value: value.base)
            return nil
        }
        return maker.make(value)
    }

    /// Declares a maker for a type. The first one declared, which is the outermost, stays.
    func declare(_ type: ObjectIdentifier, by node: NodeID, _ make: @escaping (AnyHashable) -> AnyView) {
        if let known = makers[type] {
            if known.node == node { known.make = make }
        } else {
            makers[type] = DestinationMaker(node: node, make: make)
        }
    }

    func withdraw(_ type: ObjectIdentifier, by node: NodeID) {
        if makers[type]?.node == node { makers[type] = nil }
    }
}

/// Makes screens for values of one type.
@Observable
final class DestinationMaker {
    @ObservationIgnored let node: NodeID
    var make: (AnyHashable) -> AnyView

    init(node: NodeID, make: @escaping (AnyHashable) -> AnyView) {
        self.node = node
        self.make = make
    }
}

/// One screen above a navigation stack's root.
@Observable
final class NavigationEntry: MovingScreen {
    /// The path's value; nil for a screen that a link pushed.
    @ObservationIgnored let value: AnyHashable?
    /// Makes the screen of a link.
    var content: (() -> AnyView)?
    /// Tells the owner of the screen that it has been popped.
    @ObservationIgnored var popped: (() -> Void)?
    /// Whether the screen has arrived and hides the ones below.
    var isSettled = false
    /// The screen's title, for the back button of the next one.
    var title = ScreenTitle()
    /// The distance by which a finger has dragged the screen aside, in points.
    var drag: Double = 0
    /// Starts the screen's motion once it has been laid out beside the window.
    @ObservationIgnored var start: (() -> Void)?

    init(id: Int, value: AnyHashable? = nil, content: (() -> AnyView)? = nil, popped: (() -> Void)? = nil) {
        self.value = value
        self.content = content
        self.popped = popped
        super.init(id: id)
    }

    override func hasArrived() { isSettled = true }

    override func willLeave() { isSettled = false }

    override func moveOut() {
        super.moveOut()
        drag = 0
    }
}

extension Animation {
    /// The motion of screens on a navigation stack.
    static var navigation: Animation { .spring(duration: 0.45, bounce: 0) }
}

extension EnvironmentValues {
    /// The stack that receives the screens of links here, and whether they replace the ones on it.
    var linkTarget: (stack: NavigationModel, replaces: Bool)? {
        if let nextColumn { return (nextColumn, true) }
        return navigation.map { ($0, false) }
    }

    /// The surrounding navigation stack.
    @Entry var navigation: NavigationModel?
}
