/// A font of a file or of memory, for `CTFontManagerRegisterGraphicsFont`. Its numbers are in font units.
public final class CGFont: Sendable {
    /// The bytes of the font, and its file if it came from one.
    package let provider: CGDataProvider
    private let tables: FontTables

    /// The first font in the bytes of a TrueType or OpenType file; nil if they hold none.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let tables = FontTables(data) else { return nil }
        self.provider = provider
        self.tables = tables
    }

    /// The name by which programs know the font: `NunitoSans-Bold`.
    public var postScriptName: CFString? { tables.name(6) }
    /// The name for people: `Nunito Sans Bold`.
    public var fullName: CFString? { tables.name(4) }
    /// The number of glyphs.
    public var numberOfGlyphs: Int { tables.integer("maxp", at: 4) ?? 0 }
    /// Font units per em.
    public var unitsPerEm: Int32 { Int32(tables.integer("head", at: 18) ?? 0) }
    /// The height of a line above the baseline.
    public var ascent: Int32 { Int32(tables.signed("hhea", at: 4) ?? 0) }
    /// The height of a line below the baseline; negative.
    public var descent: Int32 { Int32(tables.signed("hhea", at: 6) ?? 0) }
    /// The space between two lines.
    public var leading: Int32 { Int32(tables.signed("hhea", at: 8) ?? 0) }
    /// The height of a lower-case x; 0 where the font does not say.
    public var xHeight: Int32 { Int32(tables.signed("OS/2", at: 86) ?? 0) }
    /// The height of capitals; 0 where the font does not say.
    public var capHeight: Int32 { Int32(tables.signed("OS/2", at: 88) ?? 0) }
}
