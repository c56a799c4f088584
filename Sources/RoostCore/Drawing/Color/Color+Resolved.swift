import RoostPicture

extension Color {
    /// A colour's value in gamma-encoded sRGB, not premultiplied.
    public typealias Resolved = ResolvedColor

    /// The space of a colour's components.
    public typealias RGBColorSpace = RoostPicture.RGBColorSpace
}
