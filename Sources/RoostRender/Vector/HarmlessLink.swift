import Foundation

extension URL {
    /// Whether a picture may lead there: a script would run in what shows the picture, and a file is somebody's own.
    var isHarmlessLink: Bool { !["javascript", "vbscript", "data", "file"].contains(scheme?.lowercased() ?? "") }
}
