import Foundation

/// The Xcode that compiled the code whose pictures a test compares with. Apple's default arguments are compiled into the code
/// that leaves them out: under an older Xcode these are older ones.
package enum ReferenceXcode {
    /// The major version; nil for today's.
    @TaskLocal package static var version: Int? = split(
        ProcessInfo.processInfo.environment["ROOST_SNAPSHOT_HOST"] ?? ""
    ).xcode

    /// Parts the words for a simulator and for the Xcode after it: `iPhone 14, Xcode 14.3`, or `Xcode 14` alone.
    package static func split(_ words: String) -> (simulator: String, xcode: Int?) {
        var parts = words.split(separator: ",", omittingEmptySubsequences: false)
        let last = parts.removeLast().lowercased().split(separator: " ")
        guard last.count == 2, last[0] == "xcode",
            let version = last[1].split(separator: ".").first.flatMap({ Int($0) }), version > 0
        else { return (words, nil) }
        return (parts.joined(separator: ","), version)
    }
}

extension RoundedCornerStyle {
    /// The style of corners for which code gives none: circular up to Xcode 14.
    @usableFromInline package static var untold: RoundedCornerStyle {
        (ReferenceXcode.version ?? 15) < 15 ? .circular : .continuous
    }
}
