import Foundation

extension Bundle {
    /// The program's own bundle, which also finds the resources of the package's targets. An app asks for it before all
    /// else, so that its own files find them too.
    ///
    /// Foundation finds it through `/proc` and traps if that is not mounted, in a bare `chroot` for instance: the
    /// current directory then takes its place.
    package static let ofProgram: Bundle = {
        if access("/proc/self/exe", F_OK) == 0 {
            ProgramBundle.takeOver()
            return .main
        }
        Log.warning(
            "/proc is not mounted, so the program knows neither its folder nor its arguments: pictures and translations are looked for in the current directory."
        )
        return Bundle(path: FileManager.default.currentDirectoryPath) ?? Bundle(path: "/")!
    }()

    /// SwiftPM's folders for the resources of targets, beside the executable, the program's own target first.
    package static let besideExecutable: [URL] = {
        let folder = ofProgram.bundleURL
        let content = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let program = ofProgram.executableURL?.lastPathComponent ?? ""
        return resources(among: content, of: program).map { folder.appendingPathComponent($0) }
    }()

    /// Of those, the resources of the program's own target.
    package static let ownBesideExecutable: [URL] = {
        let program = ofProgram.executableURL?.lastPathComponent ?? ""
        return besideExecutable.filter { $0.deletingPathExtension().lastPathComponent.hasSuffix("_" + program) }
    }()

    /// The folders of resources among some names: that of the program's target first, for a package may have several
    /// programs whose resources have the same names.
    package static func resources(among names: [String], of program: String) -> [String] {
        let all = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
        let own = all.filter { ($0 as NSString).deletingPathExtension.hasSuffix("_" + program) }
        return own + all.filter { !own.contains($0) }
    }

    /// The `Info.plist` of a folder of resources, and those of the folders in it: SwiftPM puts none at the top.
    package static func infoLists(in folder: URL) -> [(folder: URL, list: [String: Any])] {
        let content = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return ([folder] + (content ?? []).sorted { $0.path < $1.path }).compactMap { folder in
            guard let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist")) else { return nil }
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            return (list as? [String: Any]).map { (folder, $0) }
        }
    }

    /// The bundle to search; nil for the program's own and the resource bundles beside it.
    ///
    /// `Bundle(for:)` is always the program's own bundle on Linux, and a package's resources lie in bundles beside it.
    package var searched: Bundle? {
        self === Bundle.ofProgram || bundleURL.standardizedFileURL == Bundle.ofProgram.bundleURL.standardizedFileURL
            ? nil : self
    }
}
