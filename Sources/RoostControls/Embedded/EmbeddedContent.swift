import Foundation

/// A thing that a live page shows by an element of its own, over the drawing: another page, a film or a sound.
///
/// Pictures show the placeholder of the view instead, as does a page until the element has loaded.
nonisolated package struct EmbeddedContent: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// A page in a frame, without access to the app's page.
        case page
        /// A film, or a sound, in the browser's own player.
        case media
    }

    package var kind: Kind
    /// An absolute address, or the path of a `ServedContent`.
    package var source: String
    /// The name for assistive technologies.
    package var title: String
    /// For media: what the player should do.
    package var playback: Playback?

    package struct Playback: Equatable, Sendable {
        package var isPlaying = false
        package var isMuted = false
        package var isLooping = false
        package var hasControls = true
        /// 0 … 1.
        package var volume = 1.0
        /// 1 is the usual speed.
        package var rate = 1.0
        /// The time to go to, in seconds, and the number of the order: an order is carried out once.
        package var seek: (time: Double, number: Int) = (0, 0)
        /// How the picture fills the element: HTML's `object-fit`.
        package var fit = "contain"

        package init() {}

        package static func == (a: Playback, b: Playback) -> Bool {
            a.isPlaying == b.isPlaying && a.isMuted == b.isMuted && a.isLooping == b.isLooping
                && a.hasControls == b.hasControls && a.volume == b.volume && a.rate == b.rate && a.seek == b.seek
                && a.fit == b.fit
        }
    }

    package init(_ kind: Kind, source: String, title: String) {
        self.kind = kind
        self.source = source
        self.title = title
    }

    /// The description that the page reads: see Protocol.md, Accessibility.
    var json: String {
        var fields: [String: Any] = ["src": source]
        if let playback {
            func finite(_ value: Double, _ fallback: Double) -> Double { value.isFinite ? value : fallback }
            fields["playing"] = playback.isPlaying
            fields["muted"] = playback.isMuted
            fields["loop"] = playback.isLooping
            fields["controls"] = playback.hasControls
            fields["volume"] = min(max(finite(playback.volume, 1), 0), 1)
            fields["rate"] = min(max(finite(playback.rate, 1), 0.0625), 16)
            fields["seek"] = max(finite(playback.seek.time, 0), 0)
            fields["seekNumber"] = playback.seek.number
            fields["fit"] = playback.fit
        }
        let data = try? JSONSerialization.data(withJSONObject: fields, options: [.sortedKeys])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

/// What the page tells of an embedded element.
package enum EmbeddedReport: Equatable, Sendable {
    /// The page in the frame has loaded. Browsers report a page that could not be loaded in the same way.
    case loaded
    /// The film plays, at a time in seconds.
    case playing(Double)
    /// The film stands, at a time in seconds.
    case paused(Double)
    /// The film has come to its end.
    case ended

    /// The report in a page's number: see Protocol.md, Accessibility.
    init(_ value: Double, of kind: EmbeddedContent.Kind) {
        if kind == .page {
            self = .loaded
        } else if value >= 0 {
            self = .playing(value)
        } else if value > -1e9 {
            self = .paused(-value - 1)
        } else {
            self = .ended
        }
    }
}
