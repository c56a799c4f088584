import RoostCore

/// The way in which a document takes a type of views.
enum FlowKind {
    /// Mere structure, whose members follow each other.
    case structure
    /// A view of the user's that is made of others, and needs no graph to be evaluated.
    case composed
    /// One block, which a graph lays out.
    case block

    static func of<V: View>(_ type: V.Type) -> FlowKind {
        TypeCache.findObject(for: type) { KnownFlowKind(find(type)) }.object.kind
    }

    private static func find<V: View>(_ type: V.Type) -> FlowKind {
        if type is any FlowingView.Type { return .structure }
        return V.Body.self != Never.self && !isOfRoost(type) && !V.hasDynamicProperties ? .composed : .block
    }

    /// Roost's own views may make nodes that differ from those of their bodies.
    private static func isOfRoost(_ type: Any.Type) -> Bool {
        // `String(reflecting:)` first looks for a description of the type's own, among all conformances of the program.
        let name = _typeName(type)
        return ["RoostCore.", "RoostControls.", "SwiftUI.", "UIKit.", "RoostImaging."].contains { name.hasPrefix($0) }
    }
}

/// The kind of a type, found once.
private final class KnownFlowKind: Sendable {
    let kind: FlowKind
    init(_ kind: FlowKind) { self.kind = kind }
}
