/// The style set by `foregroundStyle(_:)`; otherwise the label colour.
nonisolated public struct ForegroundStyle: ShapeStyle, Hashable {
    public init() {}

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        inputs.foregroundStyles.resolve(inputs)
    }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
    /// The style set by `foregroundStyle(_:)`; otherwise the label colour.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The levels set by `foregroundStyle`, with those set outside of them. A style inside that refers to the foreground
/// style means the outer one.
package struct ForegroundStyles: Sendable {
    private final class Setting: Sendable {
        let levels: [AnyShapeStyle]
        let outer: Setting?
        /// Whether a container of the library has set them for what it holds.
        let isDefault: Bool

        init(levels: [AnyShapeStyle], outer: Setting?, isDefault: Bool) {
            self.levels = levels
            self.outer = outer
            self.isDefault = isDefault
        }
    }

    private let setting: Setting?

    /// The system's label colours.
    package init() { setting = nil }

    private init(_ setting: Setting?) { self.setting = setting }

    /// Whether any foreground style has been set.
    package var isSet: Bool { setting != nil }

    /// Whether the innermost foreground style is the user's own. Buttons and links then have it in place of the tint.
    package var isChosen: Bool { setting.map { !$0.isDefault } ?? false }

    package func setting(_ levels: [AnyShapeStyle], isDefault: Bool = false) -> ForegroundStyles {
        ForegroundStyles(Setting(levels: levels, outer: setting, isDefault: isDefault))
    }

    /// What a list's rows have on iOS.
    private static let ofRows = Setting(levels: [AnyShapeStyle(Color.primary)], outer: nil, isDefault: true)

    /// The styles inside of a list's rows on iOS: a level is a share of the label colour, and not the system's colour for
    /// that level (read off pictures of iOS 26). A style of the user's own stays.
    package var insideRows: ForegroundStyles { setting == nil ? ForegroundStyles(Self.ofRows) : self }

    /// The styles of what lies in a list, but is no row, or is presented by one.
    package var outsideRows: ForegroundStyles { setting === Self.ofRows ? ForegroundStyles() : self }

    /// The number of levels that were set at once, for symbols with a part for each.
    var count: Int { setting?.levels.count ?? 1 }

    private static let labelColors: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]

    func resolve(_ inputs: _StyleInputs) -> _ResolvedStyle {
        guard let setting else {
            if inputs.level > 0, let unblended = Self.unblendedLevel(inputs) { return unblended }
            let color = Self.labelColors[min(max(0, inputs.level), Self.labelColors.count - 1)]
            return _ResolvedStyle(.color(color.resolve(in: inputs.environment)))
        }
        var inputs = inputs
        inputs.foregroundStyles = ForegroundStyles(setting.outer)
        // A level of the style around is no style of its own: its secondary variant is that of the style around.
        if inputs.level > 0, setting.levels.count == 1, setting.levels[0].isHierarchical {
            return inputs.foregroundStyles.resolve(inputs)
        }
        let index = min(inputs.level, setting.levels.count - 1)
        inputs.level -= index
        return setting.levels[index]._resolveStyle(inputs)
    }

    /// The style of a level below the first on a material, in a picture of layers, which leaves the blending with the
    /// material out: black for a level that a text has itself, else the first level.
    private static func unblendedLevel(_ inputs: _StyleInputs) -> _ResolvedStyle? {
        let environment = inputs.environment
        guard environment.isDrawnFromLayers, environment.backgroundMaterial != nil else { return nil }
        let black = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1)
        return _ResolvedStyle(.color(inputs.isOfText ? black : labelColors[0].resolve(in: environment)))
    }
}
