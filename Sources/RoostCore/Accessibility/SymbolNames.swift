/// The spoken names of symbols.
enum SymbolNames {
    private static let names: [String: String] = [
        "plus": "Add", "minus": "Remove", "xmark": "Close", "trash": "Delete", "pencil": "Edit",
        "square.and.pencil": "Compose", "square.and.arrow.up": "Share", "magnifyingglass": "Search",
        "gear": "Settings", "gearshape": "Settings", "heart": "Love", "star": "Favorite", "house": "Home",
        "checkmark": "Selected", "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
        "chevron.forward": "Forward", "ellipsis": "More", "line.3.horizontal": "Menu", "play": "Play",
        "pause": "Pause", "stop": "Stop", "bell": "Notifications", "envelope": "Mail", "mail": "Mail",
        "applelogo": "Apple", "apple.logo": "Apple", "paperplane": "Send", "doc.on.doc": "Copy",
        "doc.on.clipboard": "Paste", "scissors": "Cut", "arrow.clockwise": "Refresh", "arrow.uturn.backward": "Undo",
        "arrow.uturn.forward": "Redo", "square.and.arrow.down": "Download", "eye": "Show", "eye.slash": "Hide",
        "mic": "Microphone", "mic.slash": "Mute", "speaker.slash": "Mute", "lock": "Lock", "lock.open": "Unlock",
        "info": "Info", "questionmark": "Help", "exclamationmark.triangle": "Warning", "forward": "Fast Forward",
        "backward": "Rewind", "eject": "Eject", "repeat.1": "Repeat One", "zzz": "Sleep", "faceid": "Face ID",
        "touchid": "Touch ID", "airplayaudio": "AirPlay", "airplayvideo": "AirPlay", "hare": "Fast",
        "tortoise": "Slow",
    ]

    /// What a badge says of the plain symbol's word.
    private static let badges = ["plus": "Add", "minus": "Remove", "checkmark": "Confirm", "xmark": "Remove"]

    /// The usual word if there is one, else the words of the name without those that only describe the drawing.
    static func spoken(_ name: String) -> String {
        if let known = names[name] { return known }
        let drawn: Set<Substring> = ["fill", "circle", "square", "rectangle"]
        var parts = name.split(separator: ".")
        while parts.count > 1, let last = parts.last, drawn.contains(last) { parts.removeLast() }
        let plain = parts.joined(separator: ".")
        if let known = names[plain] { return known }
        if parts.count > 2, parts[parts.count - 2] == "badge", let badge = badges[String(parts[parts.count - 1])] {
            return "\(badge) \(spoken(parts.dropLast(2).joined(separator: ".")))"
        }
        return parts.joined(separator: " ")
    }
}
