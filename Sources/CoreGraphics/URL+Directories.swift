import Foundation

/// The user's directories, which Foundation on Linux finds but does not name.
extension URL {
    private static func directory(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(name, isDirectory: true)
    }

    /// The documents of the user that runs the app.
    public static var documentsDirectory: URL { directory(.documentDirectory, "Documents") }
    /// The files of apps that belong to the user that runs the app.
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory, ".local/share") }
    /// The files that an app can make again.
    public static var cachesDirectory: URL { directory(.cachesDirectory, ".cache") }
    /// The downloads of the user that runs the app.
    public static var downloadsDirectory: URL { directory(.downloadsDirectory, "Downloads") }
    /// The desktop of the user that runs the app.
    public static var desktopDirectory: URL { directory(.desktopDirectory, "Desktop") }
    /// The pictures of the user that runs the app.
    public static var picturesDirectory: URL { directory(.picturesDirectory, "Pictures") }
    /// The music of the user that runs the app.
    public static var musicDirectory: URL { directory(.musicDirectory, "Music") }
    /// The films of the user that runs the app.
    public static var moviesDirectory: URL { directory(.moviesDirectory, "Videos") }
}
