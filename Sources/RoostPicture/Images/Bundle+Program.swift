import Foundation

extension Bundle {
    /// The program's own bundle.
    ///
    /// Foundation finds it through `/proc` and traps if that is not mounted, in a bare `chroot` for instance: the
    /// current directory then takes its place.
    package static let ofProgram: Bundle = {
        if access("/proc/self/exe", F_OK) == 0 { return .main }
        Log.warning(
            "/proc is not mounted, so the program knows neither its folder nor its arguments: pictures and translations are looked for in the current directory."
        )
        return Bundle(path: FileManager.default.currentDirectoryPath) ?? Bundle(path: "/")!
    }()

    /// SwiftPM's folders for the resources of targets, beside the executable.
    package static let besideExecutable: [URL] = {
        let folder = Bundle.ofProgram.bundleURL
        let content = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return content.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
            .map { folder.appendingPathComponent($0) }
    }()

    /// The bundle to search; nil for the program's own and the resource bundles beside it.
    ///
    /// `Bundle(for:)` is always the program's own bundle on Linux, and a package's resources lie in bundles beside it.
    package var searched: Bundle? {
        self === Bundle.ofProgram || bundleURL.standardizedFileURL == Bundle.ofProgram.bundleURL.standardizedFileURL
            ? nil : self
    }
}
