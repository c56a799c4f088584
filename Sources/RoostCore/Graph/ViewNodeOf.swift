/// A node that stands for a view of type `V`.
open class _ViewNodeOf<V>: _ViewNode {
    @exclusivity(unchecked) package final var view: V

    // Borrowed: an initialiser would otherwise own its parameters, and each class up to this one would copy the view.
    package init(_ view: borrowing V, _ inputs: borrowing _NodeInputs) {
        self.view = copy view
        super.init(inputs)
    }

    /// Updates the view and the environment; does nothing if both are unchanged.
    package final func update(_ view: V, _ environment: EnvironmentValues) {
        withUnsafePointer(to: view) { update(at: $0, environment) }
    }

    /// Updates a child with a part of this node's view. The part is compared in place: a copy would cost more.
    @inline(__always)
    package final func update<Part>(
        _ child: _ViewNodeOf<Part>, with part: inout Part, _ environment: EnvironmentValues
    ) {
        withUnsafeMutablePointer(to: &part) { child.update(at: $0, environment) }
    }

    package override final func update(at pointer: UnsafeRawPointer, _ environment: EnvironmentValues) {
        let view = pointer.assumingMemoryBound(to: V.self)
        let environmentChanged = !environment.isIdentical(to: self.environment)
        let difference = withUnsafeMutablePointer(to: &self.view) { graph.comparisons.difference(V.self, $0, view) }
        let viewChanged = difference != nil
        guard viewChanged || environmentChanged else { return }
        if !graph.layout.recordings.isEmpty { markDrawing() }
        if graph.moves { willMove(to: view.pointee, environment) }
        if viewChanged {
            willChange(to: pointer)
            self.view = view.pointee
        }
        if environmentChanged { self.environment = environment }
        // The parts of the view are compared in its new place.
        let outerDifference = graph.comparisons.difference
        graph.comparisons.difference = difference.map { bytes in
            withUnsafeMutablePointer(to: &self.view) { ValueComparisons.Difference(bytes, of: $0) }
        }
        StackGuard.run(depth: depth) {
            changed(view: viewChanged, environment: environmentChanged)
        }
        graph.comparisons.difference = outerDifference
    }

    /// Called before `view` changes to the value at the pointer, which differs.
    func willChange(to view: UnsafeRawPointer) {}

    /// Called for an animated change, before `view` and `environment` change to the given values.
    package func willMove(to view: V, _ environment: EnvironmentValues) {}

    /// Updates the node and its children for `view` and `environment`.
    @_spi(Engine) open func changed(view viewChanged: Bool, environment environmentChanged: Bool) {}

    package override var viewType: Any.Type { V.self }
}
