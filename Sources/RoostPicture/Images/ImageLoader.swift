import CoreGraphics

/// Finds and decodes pictures. `RoostRender` implements it.
package protocol ImageLoader: Sendable {
    /// Decodes PNG, JPEG or WebP. Throws a message about the data's error.
    func decode(_ data: Data) throws -> CGImage
    /// Finds a named picture (asset catalogue, bundle resource, file); nil if there is none.
    func image(named name: String, in bundle: Bundle?, _ traits: AssetTraits) -> NamedImage?
    /// The names of pictures that are nearly spelled so, the nearest first.
    func names(like name: String, in bundle: Bundle?) -> [String]
    /// The pixels of a picture of paths, where only pixels will do; nil if it has too many.
    func pixels(of picture: VectorPicture, scale: CGFloat) -> CGImage?
    /// Finds a named colour in the asset catalogues; nil if there is none.
    func color(named name: String, in bundle: Bundle?, isDark: Bool) -> AssetColor?
    /// The colour `AccentColor` of the program's asset catalogues; nil if there is none, or an empty one.
    func accentColor(isDark: Bool) -> AssetColor?
}

extension ImageLoader {
    package func accentColor(isDark: Bool) -> AssetColor? { color(named: "AccentColor", in: nil, isDark: isDark) }
}

/// A colour in an asset catalogue.
package enum AssetColor: Equatable, Sendable {
    case components(ResolvedColor)
    /// A system colour by its name in catalogues, for instance `systemBlueColor`.
    case system(String)
}
