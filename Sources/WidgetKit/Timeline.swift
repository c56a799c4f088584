import Foundation
import SwiftUI

/// What a widget shows from a moment on.
public protocol TimelineEntry: SendableMetatype {
    /// The moment.
    var date: Date { get }
    /// How much the entry matters; by default nothing is said.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters, among the entries of its widget.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    /// The higher, the more.
    public var score: Float
    /// In seconds; 0 until the next entry.
    public var duration: TimeInterval

    /// A score, for some seconds.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

/// The entries of a widget, in order.
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries, in order.
    public let entries: [EntryType]
    /// When there will be new ones.
    public let policy: TimelineReloadPolicy

    /// Entries, and when there will be new ones.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a widget asks for new entries.
public struct TimelineReloadPolicy: Equatable, Sendable {
    enum Moment: Equatable, Sendable {
        case atEnd, never
        case after(Date)
    }

    let moment: Moment

    /// After the last entry.
    public static let atEnd = TimelineReloadPolicy(moment: .atEnd)
    /// Only if the app asks for it.
    public static let never = TimelineReloadPolicy(moment: .never)
    /// At a moment.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(moment: .after(date)) }
}

/// What a widget's entries are asked for.
public struct TimelineProviderContext: @unchecked Sendable {
    // Proof for `@unchecked`: the environment's variants are never set here; the rest are values.

    /// The widget's size.
    public let family: WidgetFamily
    /// Whether the widget is only shown as an example.
    public let isPreview: Bool
    /// In points.
    public let displaySize: CGSize

    init(_ family: WidgetFamily, isPreview: Bool) {
        self.family = family
        self.isPreview = isPreview
        displaySize = family.size
    }
}

/// Makes a widget's entries.
public protocol TimelineProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    /// An entry without data, shown until there is one.
    func placeholder(in context: Context) -> Entry
    /// The entry of this moment.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// The entries from this moment on.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
