import Foundation
import SwiftUI

/// A thing of the app's, such as a note, that actions take as a parameter.
public protocol AppEntity: Identifiable, Sendable, _IntentValue where ID: Sendable {
    /// What finds the things.
    associatedtype DefaultQuery: EntityQuery
    /// What finds the things.
    static var defaultQuery: DefaultQuery { get }
    /// The name of the kind.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    /// The name of the thing.
    var displayRepresentation: DisplayRepresentation { get }
}

extension AppEntity {
    /// A property that actions may read.
    public typealias Property<Value> = EntityProperty<Value> where Value: Sendable
}

/// Finds things of an app's.
public protocol EntityQuery: Sendable {
    /// The kind of thing.
    associatedtype Entity: AppEntity
    /// A query.
    init()
    /// The things of some ids.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Things to offer; by default none.
    func suggestedEntities() async throws -> [Entity]
    /// The thing of a parameter that nobody has set; by default none.
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    public func suggestedEntities() async throws -> [Entity] { [] }
    public func defaultResult() async -> Entity? { nil }
}

/// Finds things by words too.
public protocol EntityStringQuery: EntityQuery {
    /// The things of some words.
    func entities(matching string: String) async throws -> [Entity]
}

/// Finds things of which there are few.
public protocol EnumerableEntityQuery: EntityQuery {
    /// All things.
    func allEntities() async throws -> [Entity]
}

/// A choice that actions take as a parameter.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable, _IntentValue where RawValue: Sendable {
    /// The name of the kind.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    /// The names of the choices.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// The name of a kind of thing.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The name.
    public let name: LocalizedStringResource
    /// A name.
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name }
    public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
    public init(stringInterpolation: DefaultStringInterpolation) {
        name = LocalizedStringResource(stringLiteral: String(stringInterpolation: stringInterpolation))
    }
}

/// The name of a thing, with a picture.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// A picture beside a name.
    public struct Image: Sendable {
        /// The symbol's or the picture's name.
        public let name: String
        /// A symbol.
        public init(systemName: String, tintColor: UIColor? = nil) { name = systemName }
        /// A picture of the asset catalogue's.
        public init(named name: String) { self.name = name }
    }

    /// The name.
    public let title: LocalizedStringResource
    /// Further words.
    public let subtitle: LocalizedStringResource?
    /// The picture.
    public let image: Image?

    /// A name.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: DefaultStringInterpolation) {
        self.init(title: LocalizedStringResource(stringLiteral: String(stringInterpolation: stringInterpolation)))
    }
}
