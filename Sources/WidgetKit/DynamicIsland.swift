import SwiftUI

/// The parts of an activity around the camera of a telephone.
@MainActor @preconcurrency
public struct DynamicIsland {
    let regions: [DynamicIslandExpandedRegionPosition: AnyView]
    let leading: AnyView
    let trailing: AnyView
    let small: AnyView
    var keyline: Color?

    /// The parts of the opened island, those beside the camera, and the only one beside another activity.
    public init(
        @DynamicIslandExpandedContentBuilder expanded: () -> _DynamicIslandRegions,
        @ViewBuilder compactLeading: () -> some View, @ViewBuilder compactTrailing: () -> some View,
        @ViewBuilder minimal: () -> some View
    ) {
        regions = expanded().views
        leading = AnyView(compactLeading())
        trailing = AnyView(compactTrailing())
        small = AnyView(minimal())
    }

    /// The colour of the line around the island.
    public func keylineTint(_ color: Color?) -> DynamicIsland {
        var island = self
        island.keyline = color
        return island
    }

    /// The address that a press opens. Pictures are not pressed.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }

    /// Margins of the parts. Pictures have the usual ones.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode)
        -> DynamicIsland
    { self }
}

/// A form of the island.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    /// Opened.
    public static let expanded = DynamicIslandMode(name: "expanded")
    /// The part before the camera.
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    /// The part behind the camera.
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    /// The part beside another activity.
    public static let minimal = DynamicIslandMode(name: "minimal")
}

/// The place of a part in the opened island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    /// Before the camera.
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    /// Behind the camera.
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    /// Below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    /// Below the others.
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// A part of the opened island.
public struct DynamicIslandExpandedRegion<Content: View> {
    let position: DynamicIslandExpandedRegionPosition
    let content: Content

    /// A view at a place. The priority changes nothing here: each part has the room that it needs.
    @MainActor @preconcurrency
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
    ) {
        self.position = position
        self.content = content()
    }
}

/// The parts of the opened island.
public struct _DynamicIslandRegions {
    let views: [DynamicIslandExpandedRegionPosition: AnyView]
}

/// Collects the parts of the opened island.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    /// A part.
    public static func buildExpression(_ region: DynamicIslandExpandedRegion<some View>) -> _DynamicIslandRegions {
        _DynamicIslandRegions(views: [region.position: AnyView(region.content)])
    }
    /// The parts of all statements.
    public static func buildBlock(_ parts: _DynamicIslandRegions...) -> _DynamicIslandRegions {
        _DynamicIslandRegions(views: parts.reduce(into: [:]) { $0.merge($1.views) { $1 } })
    }
    /// Parts under a condition.
    public static func buildOptional(_ part: _DynamicIslandRegions?) -> _DynamicIslandRegions {
        part ?? _DynamicIslandRegions(views: [:])
    }
    /// The parts of a branch.
    public static func buildEither(first: _DynamicIslandRegions) -> _DynamicIslandRegions { first }
    /// The parts of a branch.
    public static func buildEither(second: _DynamicIslandRegions) -> _DynamicIslandRegions { second }
}
