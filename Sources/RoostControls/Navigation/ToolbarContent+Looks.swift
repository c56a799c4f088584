import RoostCore

extension ToolbarContent {
    /// Shows or hides the glass that the item shares with its neighbours. An item without glass stands apart from them.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        _ToolbarEntries(
            _entries: _entries.map { entry in
                var entry = entry
                entry.hasGlass = visibility != .hidden
                return entry
            })
    }

    /// Hides the item.
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        _ToolbarEntries(_entries: hidden ? [] : _entries)
    }

    /// Accepted for existing code; has no effect here, with a warning: screens come from the side.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
        Log.warning("matchedTransitionSource has no effect: screens come from the side")
        return self
    }

    /// Accepted for existing code; has no effect here, with a warning: screens come from the side.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some ToolbarContent {
        matchedTransitionSource(id: id, in: namespace)
    }

}

/// Items of a toolbar that people could rearrange elsewhere. Here they stand as they are written.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension _ToolbarEntries: CustomizableToolbarContent {}
extension ToolbarSpacer: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
    /// Accepted for existing code; has no effect here: people cannot rearrange the toolbar.
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        self
    }

    /// Hides an item that is not to be shown by default, as nobody can add it here.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        _ToolbarEntries(_entries: defaultVisibility == .hidden ? [] : _entries)
    }
}

/// Whether people may rearrange a toolbar's item; nobody can here.
nonisolated public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let value: Int
    /// The usual behaviour.
    public static let `default` = ToolbarCustomizationBehavior(value: 0)
    /// The item can be moved, not removed.
    public static let reorderable = ToolbarCustomizationBehavior(value: 1)
    /// The item stays where it is.
    public static let disabled = ToolbarCustomizationBehavior(value: 2)
}

/// Options for the default place of a toolbar's item; none has an effect here.
nonisolated public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Shows the item in the bar even if people have removed it.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// An item that the system makes itself. Here it moves nothing, with a warning: a search field, a title and a sidebar's
/// button have their own places.
nonisolated public struct DefaultToolbarItem: ToolbarContent {
    public typealias Body = Never

    /// An item of a kind.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        Log.warning("DefaultToolbarItem has no effect: search fields, titles and sidebar buttons have their own places")
    }

    public var _entries: [_ToolbarEntry] { [] }
}
