import CoreGraphics
import Foundation
@_spi(Engine) import RoostCore

/// The graphs of blocks that are drawn, for further blocks whose views have the same type: a graph that takes another
/// value takes less work than a new one.
///
/// A graph is kept only if its nodes keep no more than their views, and each body is evaluated again. So a block looks the
/// same in a used graph as in a new one.
/// Documents that are made one after the other may share the graphs, within one layout at a time.
package final class BlockGraphs {
    /// Those that wait, the newest last: few, so that a dictionary would not find one sooner.
    private var free: [(type: ObjectIdentifier, graph: ViewGraph)] = []
    /// The number of graphs that were made because none was free, for tests.
    private(set) var made = 0
    /// Graphs of one layout at a time are in use; as many wait for the next one.
    private static let limit = 64

    /// The number of elements of a graph that is worth keeping.
    private static let largest = 256

    /// The facts about the document that is being laid out.
    private let facts = DocumentFacts()
    private var environments: [String?: EnvironmentValues] = [:]
    /// Documents have few languages.
    private static let environmentLimit = 8

    package init() {}

    /// Paper is finer than any screen; lines are still as high as on one.
    private static let displayScale: CGFloat = 2

    /// The environment of a document's views: one value for all documents in a language, so that graphs need not take
    /// another.
    func environment(language: String?) -> EnvironmentValues {
        if let known = environments[language] { return known }
        var environment = EnvironmentValues.standard
        environment.displayScale = Self.displayScale
        environment.documentFacts = facts
        environment.locale = language.map { Locale(identifier: $0) } ?? environment.locale
        if environments.count == Self.environmentLimit { environments = [:] }
        environments[language] = environment
        return environment
    }

    /// Runs a layout whose views find the facts of a survey.
    @MainActor func providing<Result>(_ survey: DocumentSurvey, _ layout: () throws -> Result) rethrows -> Result {
        facts.survey = survey
        defer { facts.survey = nil }
        return try layout()
    }

    /// A graph that shows a view.
    func graph<V: View>(of view: V, in environment: EnvironmentValues) -> ViewGraph {
        guard let place = free.lastIndex(where: { $0.type == ObjectIdentifier(V.self) }) else {
            made += 1
            return ViewGraph(view, environment: environment)
        }
        let graph = free.remove(at: place).graph
        if !graph.environment.isIdentical(to: environment) { graph.setEnvironment(environment) }
        graph.startOver(with: view)
        return graph
    }

    /// Takes a graph back.
    func keep(_ graph: ViewGraph) {
        guard free.count < Self.limit, graph.isForgetful, graph.layout.count <= Self.largest else { return }
        free.append((ObjectIdentifier(graph.root.contentType), graph))
    }
}

/// The facts that a document's views ask for: the document's while it is laid out.
@MainActor
final class DocumentFacts {
    fileprivate(set) var survey: DocumentSurvey?

    nonisolated init() {}
}

extension EnvironmentValues {
    @Entry var documentFacts: DocumentFacts?
}
