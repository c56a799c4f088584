/// The spoken names of symbols.
enum SymbolNames {
    private static let names: [String: String] = [
        "plus": "Add", "minus": "Remove", "xmark": "Close", "trash": "Delete", "pencil": "Edit",
        "square.and.pencil": "Compose", "square.and.arrow.up": "Share", "magnifyingglass": "Search",
        "gear": "Settings", "gearshape": "Settings", "heart": "Love", "star": "Favorite", "house": "Home",
        "checkmark": "Selected", "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
        "chevron.forward": "Forward", "ellipsis": "More", "line.3.horizontal": "Menu", "play": "Play",
        "pause": "Pause", "stop": "Stop", "bell": "Notifications", "envelope": "Mail",
    ]

    /// The usual word if there is one, else the words of the name without those that only describe the drawing.
    static func spoken(_ name: String) -> String {
        if let known = names[name] { return known }
        let drawn: Set<Substring> = ["fill", "circle", "square", "rectangle"]
        var parts = name.split(separator: ".")
        while parts.count > 1, let last = parts.last, drawn.contains(last) { parts.removeLast() }
        let plain = parts.joined(separator: ".")
        return names[plain] ?? parts.joined(separator: " ")
    }
}
