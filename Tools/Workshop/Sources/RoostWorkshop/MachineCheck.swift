import Foundation

/// One thing that Roost needs of a machine.
public struct MachineCheck: Codable, Sendable {
    public let name: String
    public let isMet: Bool
    /// The command that mends it.
    public let remedy: String

    public static func all() -> [MachineCheck] {
        [swift, pkgConfig] + libraries.map(library) + [fonts, linker]
    }

    /// The libraries by their names for pkg-config, with their packages.
    private static let libraries = [
        ("harfbuzz", "libharfbuzz-dev"), ("harfbuzz-subset", "libharfbuzz-dev"), ("icu-i18n", "libicu-dev"),
        ("fontconfig", "libfontconfig-dev"), ("libdeflate", "libdeflate-dev"), ("spng", "libspng-dev"),
        ("libturbojpeg", "libturbojpeg0-dev"), ("libwebp", "libwebp-dev"),
    ]

    private static func library(_ library: (name: String, package: String)) -> MachineCheck {
        MachineCheck(
            name: library.name, isMet: succeeds("pkg-config", ["--exists", library.name]),
            remedy: "sudo apt-get install \(library.package)")
    }

    private static var swift: MachineCheck {
        let output = (try? Tool.run("swift", ["--version"]))?.output ?? ""
        let version = output.firstMatch(of: #/Swift version (\d+)\.(\d+)/#).flatMap { match -> (Int, Int)? in
            guard let major = Int(match.1), let minor = Int(match.2) else { return nil }
            return (major, minor)
        }
        return MachineCheck(
            name: "Swift 6.1 or later" + (version.map { " (\($0.0).\($0.1))" } ?? ""),
            isMet: version.map { $0 >= (6, 1) } ?? false, remedy: "install it from https://www.swift.org/install/linux/"
        )
    }

    private static var pkgConfig: MachineCheck {
        MachineCheck(
            name: "pkg-config", isMet: succeeds("pkg-config", ["--version"]), remedy: "sudo apt-get install pkg-config")
    }

    private static var fonts: MachineCheck {
        let home = FileManager.default.homeDirectoryForCurrentUser
        let folders =
            ["/usr/share/fonts", "/usr/local/share/fonts"].map { URL(filePath: $0) }
            + [home.appending(path: ".local/share/fonts"), home.appending(path: ".fonts")]
        let files = folders.flatMap { folder in
            (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
                ?? [])
                .map(\.lastPathComponent)
        }
        return MachineCheck(
            name: "the fonts Inter and Noto",
            isMet: ["Inter", "Noto"].allSatisfy { name in files.contains { $0.hasPrefix(name) } },
            remedy: "sudo apt-get install fonts-inter fonts-noto-core fonts-noto-color-emoji")
    }

    private static var linker: MachineCheck {
        MachineCheck(
            name: "the linker lld, for previews", isMet: succeeds("ld.lld", ["--version"]),
            remedy: "install a toolchain of Swift with lld, or: sudo apt-get install lld")
    }

    private static func succeeds(_ program: String, _ arguments: [String]) -> Bool {
        (try? Tool.run(program, arguments))?.status == 0
    }
}
