import CoreGraphics
@_spi(Engine) import RoostCore
import RoostPreviewMessages
import SwiftUI

/// The bodies around a graph's views, each with the calls in it that made views: what a source is searched for.
@MainActor
struct CallOutlines {
    private(set) var bodies: [BodyOutline] = [BodyOutline(owner: nil, calls: [])]
    private var places: [LayoutID: BodyOutline.Place] = [:]
    private var owners: [LayoutID: ViewNode] = [:]
    private var inside: Set<LayoutID> = []
    private let rules: RuleSentences
    private let elements: [NodeID: [LayoutID]]
    /// The number of each call in its body, by its place among the nodes. Rows of a `ForEach` have the same one.
    private var known: [[String: Int]] = [[:]]

    init(_ graph: ViewGraph, _ rules: RuleSentences) {
        self.rules = rules
        var elements: [NodeID: [LayoutID]] = [:]
        for id in placedElements(in: graph.layout) where rules.decides(id) {
            guard let node = graph.layout.owner(of: id) else { continue }
            elements[node.id, default: []].append(id)
        }
        self.elements = elements
        visit(graph.root, Surroundings(body: 0, owner: nil, isInPreview: false, isDirect: true, path: ""))
    }

    /// Whether an element is the preview's, and not of the window around it.
    func isInPreview(_ id: LayoutID) -> Bool { inside.contains(id) }

    /// The call that made an element.
    func place(of id: LayoutID) -> BodyOutline.Place? { places[id] }

    /// The node of the user's view whose body made an element; nil for the preview itself.
    func owner(of id: LayoutID) -> ViewNode? { owners[id] }

    private struct Surroundings {
        var body: Int
        var owner: ViewNode?
        /// Whether the view that the preview made is around: it is in an `AnyView`.
        var isInPreview: Bool
        var isDirect: Bool
        var path: String
    }

    private mutating func visit(_ node: ViewNode, _ around: Surroundings) {
        let ids = elements[node.id] ?? []
        let isModifier =
            node.viewType is any ModifiedType.Type || ids.first.map { rules.type($0).hasPrefix(".") } == true
        if !isModifier { take(ids, around) }
        var inner = around
        if node.viewType == AnyView.self, !around.isInPreview { (inner.isInPreview, inner.isDirect) = (true, true) }
        if hasBody(node.viewType) {
            if isOfUser(node.viewType) {
                note(String(describing: node.viewType), around)
                inner = Surroundings(
                    body: bodies.count, owner: node, isInPreview: true, isDirect: true, path: "")
                bodies.append(BodyOutline(owner: String(reflecting: node.viewType), calls: []))
                known.append([:])
            } else {
                inner.isDirect = false
            }
        }
        let hasRows = typeName(node.viewType) == "ForEach"
        for (index, child) in node.children.enumerated() {
            // A modifier comes after its content, and before what it is given, such as a background.
            if isModifier, index == 1 { take(ids, around) }
            var below = inner
            below.path += hasRows ? "/" : "/\(index)"
            StackGuard.run(depth: node.depth) { visit(child, below) }
        }
        if isModifier, node.children.count < 2 { take(ids, around) }
    }

    /// Takes a node's elements as the result of one call.
    private mutating func take(_ ids: [LayoutID], _ around: Surroundings) {
        guard let first = ids.first else { return }
        let call = note(rules.type(first), words: rules.words(first), around)
        for id in ids {
            places[id] = BodyOutline.Place(body: around.body, call: call)
            owners[id] = around.owner
            if around.isInPreview { inside.insert(id) }
        }
    }

    @discardableResult
    private mutating func note(_ name: String, words: String? = nil, _ around: Surroundings) -> Int {
        let key = around.path + " " + name
        if let call = known[around.body][key] { return call }
        let call = bodies[around.body].calls.count
        known[around.body][key] = call
        bodies[around.body].calls.append(
            BodyOutline.Call(
                name: String(name.prefix { $0 != "<" }), words: words, isDirect: around.isDirect))
        return call
    }

    private func hasBody(_ type: Any.Type) -> Bool {
        func hasBody<V: View>(_ type: V.Type) -> Bool { V.Body.self != Never.self }
        guard let view = type as? any View.Type else { return false }
        return hasBody(view)
    }

    /// Whether a view is the user's: Roost's own have their bodies in no source of the package.
    private func isOfUser(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return !["Roost", "SwiftUI.", "UIKit.", "Charts."].contains(where: name.hasPrefix)
    }
}

/// A view under a modifier.
private protocol ModifiedType {}

extension ModifiedContent: ModifiedType {}
