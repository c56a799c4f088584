import AppIntents
import Foundation
import RoostLocks
import SwiftUI

/// A widget's kind, entries and content.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// What there is to show; Roost's own.
    var _kinds: [WidgetKind] { get }
    /// The controls beside it, in the configuration of a bundle; Roost's own.
    var _controls: [ControlKind] { get }
    /// The live activity; Roost's own.
    var _activity: ActivityKind? { get }
}

extension WidgetConfiguration {
    public var _controls: [ControlKind] { [] }
    public var _activity: ActivityKind? { nil }
}

/// One kind of widget: what its modifiers have set, and how its views are made.
@MainActor
public struct WidgetKind {
    let kind: String
    var displayName: Text?
    var words: Text?
    var families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    var hasMargins = true
    /// The view of an entry; nil for an entry of another widget's type.
    let view: @MainActor (any TimelineEntry) -> AnyView?
    /// The entry without data.
    let placeholder: @MainActor (WidgetFamily) -> any TimelineEntry
    /// The entry of this moment.
    let snapshot: @MainActor (WidgetFamily) async -> any TimelineEntry
    /// The entries from this moment on.
    let timeline: @MainActor (WidgetFamily) async -> (entries: [any TimelineEntry], policy: TimelineReloadPolicy)
}

/// A widget without parameters.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public let _kinds: [WidgetKind]

    /// A widget: its name for `WidgetCenter`, what makes its entries, and the view of an entry.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        let source = Handed(value: provider)
        _kinds = [
            WidgetKind(
                kind: kind, view: { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } },
                placeholder: { provider.placeholder(in: TimelineProviderContext($0, isPreview: true)) },
                snapshot: { await moment(of: source, $0).value }, timeline: { await future(of: source, $0).value })
        ]
    }
}

/// A widget with parameters, which have their defaults here.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public let _kinds: [WidgetKind]

    /// A widget: its name for `WidgetCenter`, the type of its parameters, what makes its entries, and the view of an
    /// entry.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        let source = Handed(value: provider)
        _kinds = [
            WidgetKind(
                kind: kind, view: { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } },
                placeholder: { provider.placeholder(in: TimelineProviderContext($0, isPreview: true)) },
                snapshot: { await moment(of: source, $0).value }, timeline: { await future(of: source, $0).value })
        ]
    }
}

/// A configuration with some settings changed.
public struct _ChangedConfiguration: WidgetConfiguration {
    public let _kinds: [WidgetKind]
    public let _activity: ActivityKind?

    fileprivate init<Base: WidgetConfiguration>(_ base: Base, _ change: (inout WidgetKind) -> Void) {
        _kinds = base._kinds.map { kind in
            var kind = kind
            change(&kind)
            return kind
        }
        _activity = base._activity
    }
}

extension WidgetConfiguration {
    /// The name that people choose the widget by.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        _ChangedConfiguration(self) { $0.displayName = displayName }
    }
    /// The name that people choose the widget by.
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }
    /// The name that people choose the widget by.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }
    /// What the widget shows, in words.
    public func description(_ description: Text) -> some WidgetConfiguration {
        _ChangedConfiguration(self) { $0.words = description }
    }
    /// What the widget shows, in words.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }
    /// What the widget shows, in words.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ descriptionText: S) -> some WidgetConfiguration {
        description(Text(descriptionText))
    }
    /// The sizes that the widget has.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        _ChangedConfiguration(self) { $0.families = families }
    }
    /// Takes the margins of 16 points off the content.
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        _ChangedConfiguration(self) { $0.hasMargins = false }
    }
    /// Whether the system may leave the background out; it never does here.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    /// The places where the widget does not show; pictures show it everywhere.
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
        -> some WidgetConfiguration
    { self }
    /// What the widget does with data from the net in the background. Nothing comes in the background here.
    public func onBackgroundURLSessionEvents(
        matching: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
    /// Whether an iPhone's widget shows on a Mac; nothing is shared here.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
}

/// A place where widgets show.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String
    /// The home screen.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// The lock screen.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// A telephone that lies on its side.
    public static let standBy = WidgetLocation(name: "standBy")
    /// A car's screen.
    public static let carPlay = WidgetLocation(name: "carPlay")
    /// An iPhone's widgets on a Mac.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

private typealias Future = (entries: [any TimelineEntry], policy: TimelineReloadPolicy)

private func moment<P: TimelineProvider>(of source: Handed<P>, _ family: WidgetFamily) async -> Handed<
    any TimelineEntry
> {
    await withCheckedContinuation { continuation in
        let once = Once<any TimelineEntry>(continuation)
        source.value.getSnapshot(in: TimelineProviderContext(family, isPreview: false)) { once.take($0) }
    }
}

private func future<P: TimelineProvider>(of source: Handed<P>, _ family: WidgetFamily) async -> Handed<Future> {
    await withCheckedContinuation { continuation in
        let once = Once<Future>(continuation)
        source.value.getTimeline(in: TimelineProviderContext(family, isPreview: false)) {
            once.take(($0.entries, $0.policy))
        }
    }
}

private func moment<P: AppIntentTimelineProvider>(
    of source: Handed<P>, _ family: WidgetFamily
) async -> Handed<any TimelineEntry> {
    let context = TimelineProviderContext(family, isPreview: false)
    return Handed(value: await source.value.snapshot(for: P.Intent(), in: context))
}

private func future<P: AppIntentTimelineProvider>(of source: Handed<P>, _ family: WidgetFamily) async -> Handed<Future>
{
    let context = TimelineProviderContext(family, isPreview: false)
    let timeline = await source.value.timeline(for: P.Intent(), in: context)
    return Handed(value: (timeline.entries, timeline.policy))
}

/// A provider or what it gives, handed from one thread to another.
private struct Handed<Value>: @unchecked Sendable {
    // Proof for `@unchecked`: a provider is asked by one task at a time; it gives a value away once, and one task takes it.
    let value: Value
}

/// Takes the first of what a provider's completion is called with.
private final class Once<Value>: Sendable {
    private let continuation: Mutex<CheckedContinuation<Handed<Value>, Never>?>

    init(_ continuation: CheckedContinuation<Handed<Value>, Never>) { self.continuation = Mutex(continuation) }

    func take(_ value: Value) {
        let handed = Handed(value: value)
        continuation.withLock { continuation in
            defer { continuation = nil }
            return continuation
        }?.resume(returning: handed)
    }
}
