extension UIColor {
    /// A name of the colour for assistive technologies, in English: such as “dark red” or “light gray”.
    public var accessibilityName: String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        guard alpha > 0 else { return "transparent" }
        let (least, greatest) = (min(red, green, blue), max(red, green, blue))
        let lightness = (least + greatest) / 2
        if lightness < 0.04 { return "black" }
        if lightness > 0.97 { return "white" }
        let shade = lightness < 0.3 ? "dark " : lightness > 0.75 ? "light " : ""
        guard greatest - least > 0.1 else { return shade + "gray" }
        return shade + Self.name(ofHue: Self.hue(red, green, blue))
    }

    /// The hue in degrees, from 0 (red) through 120 (green) and 240 (blue).
    private static func hue(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CGFloat {
        let greatest = max(red, green, blue)
        let range = greatest - min(red, green, blue)
        let sixths: CGFloat =
            switch greatest {
            case red: (green - blue) / range
            case green: 2 + (blue - red) / range
            default: 4 + (red - green) / range
            }
        return (sixths < 0 ? sixths + 6 : sixths) * 60
    }

    private static func name(ofHue degrees: CGFloat) -> String {
        switch degrees {
        case ..<16: "red"
        case ..<43: "orange"
        case ..<66: "yellow"
        case ..<164: "green"
        case ..<200: "cyan"
        case ..<245: "blue"
        case ..<300: "purple"
        case ..<345: "pink"
        default: "red"
        }
    }
}
