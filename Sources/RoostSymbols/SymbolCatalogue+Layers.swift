import RoostPicture

/// The parts of symbols that take several styles or have colours of their own.
extension SymbolCatalogue {
    /// What a part is, in a symbol whose parts have colours of their own.
    private enum Part {
        case cloud, sun, moon, stars, rain, snow, bolt, ground

        /// A filled part's colour. The outline of a cloud, the moon and the ground take the foreground's style.
        func color(isFilled: Bool) -> SymbolOutline.Color? {
            switch self {
            case .cloud: isFilled ? .white : nil
            case .sun, .bolt: .yellow
            case .rain: .cyan
            case .snow: .white
            case .moon, .stars, .ground: nil
            }
        }
    }

    /// The parts of weather from back to front, and in the order of the styles that they take: a cloud takes the first
    /// one, what shines the second, what falls the last.
    private static let parts: [String: (drawn: [Part], styled: [Part])] = [
        "sun.max": ([.sun], [.sun]), "sun.min": ([.sun], [.sun]), "cloud": ([.cloud], [.cloud]),
        "sunrise": ([.ground, .sun], [.sun, .ground]), "sunset": ([.ground, .sun], [.sun, .ground]),
        "moon.stars": ([.moon, .stars], [.moon, .stars]),
        "cloud.sun": ([.sun, .cloud], [.cloud, .sun]), "cloud.moon": ([.moon, .cloud], [.cloud, .moon]),
        "cloud.rain": ([.cloud, .rain], [.cloud, .rain]), "cloud.drizzle": ([.cloud, .rain], [.cloud, .rain]),
        "cloud.heavyrain": ([.cloud, .rain], [.cloud, .rain]), "cloud.snow": ([.cloud, .snow], [.cloud, .snow]),
        "cloud.hail": ([.cloud, .snow], [.cloud, .snow]), "cloud.bolt": ([.cloud, .bolt], [.cloud, .bolt]),
        "cloud.bolt.rain": ([.cloud, .bolt, .rain], [.cloud, .bolt, .rain]),
        "cloud.sun.rain": ([.sun, .cloud, .rain], [.cloud, .sun, .rain]),
        "cloud.sun.bolt": ([.sun, .cloud, .bolt], [.cloud, .sun, .bolt]),
        "cloud.moon.rain": ([.moon, .cloud, .rain], [.cloud, .moon, .rain]),
        "cloud.moon.bolt": ([.moon, .cloud, .bolt], [.cloud, .moon, .bolt]),
    ]

    /// The layers of a drawing with their styles and colours; empty for a drawing of one style.
    ///
    /// The front layer takes the first style, where the parts are not known.
    static func layers(_ paths: [Path], of name: String) -> [SymbolOutline.Layer] {
        let isFilled = name.hasSuffix(".fill")
        if let parts = parts[isFilled ? String(name.dropLast(5)) : name], parts.drawn.count == paths.count {
            return zip(paths, parts.drawn).map { path, part in
                SymbolOutline.Layer(
                    path: path, level: parts.styled.firstIndex(of: part) ?? 0, color: part.color(isFilled: isFilled))
            }
        }
        guard paths.count > 1 else { return [] }
        // A warning is yellow behind its sign.
        let back: SymbolOutline.Color? = name == "exclamationmark.triangle.fill" ? .yellow : nil
        return paths.enumerated().map { index, path in
            SymbolOutline.Layer(path: path, level: paths.count - 1 - index, color: index == 0 ? back : nil)
        }
    }
}
