// Foundation's class has a stored property of CoreFoundation's, which a subclass must know.
private import CoreFoundation
import Foundation

/// The program's own bundle, which also finds what the package's targets bundle.
///
/// An app that Xcode builds has one bundle, and its files ask `Bundle.main` for everything. SwiftPM gives each target a
/// bundle of its own, beside the executable. What the program's bundle lacks is looked for in those.
///
/// Without stored properties it needs no memory of its own and has no state to share: it is as safe to send as Foundation's.
final class ProgramBundle: Bundle, @unchecked Sendable {
    private static let ofTargets = besideExecutable.compactMap { Bundle(url: $0) }

    /// Lets `Bundle.main` search the targets' bundles.
    ///
    /// Foundation makes that object itself and gives its class away to nobody. An object begins with a pointer to its
    /// class, and this class has exactly the memory of its superclass, so that the object of one can become one of the
    /// other. It must do so before other threads use it. Where Foundation's object is of another class than today,
    /// nothing happens, and the program's bundle finds its own resources only.
    static func takeOver() {
        guard type(of: Bundle.main) == Bundle.self else { return }
        Unmanaged.passUnretained(Bundle.main).toOpaque()
            .storeBytes(of: unsafeBitCast(ProgramBundle.self as AnyClass, to: UInt.self), as: UInt.self)
    }

    private func inTargets<Found>(_ find: (Bundle) -> Found?) -> Found? {
        Self.ofTargets.lazy.compactMap(find).first
    }

    override func url(forResource name: String?, withExtension ext: String?) -> URL? {
        super.url(forResource: name, withExtension: ext) ?? inTargets { $0.url(forResource: name, withExtension: ext) }
    }

    override func url(forResource name: String?, withExtension ext: String?, subdirectory folder: String?) -> URL? {
        super.url(forResource: name, withExtension: ext, subdirectory: folder)
            ?? inTargets { $0.url(forResource: name, withExtension: ext, subdirectory: folder) }
    }

    override func url(
        forResource name: String?, withExtension ext: String?, subdirectory folder: String?,
        localization language: String?
    ) -> URL? {
        super.url(forResource: name, withExtension: ext, subdirectory: folder, localization: language)
            ?? inTargets {
                $0.url(forResource: name, withExtension: ext, subdirectory: folder, localization: language)
            }
    }

    override func urls(forResourcesWithExtension ext: String?, subdirectory folder: String?) -> [NSURL]? {
        let own = super.urls(forResourcesWithExtension: ext, subdirectory: folder) ?? []
        return own + Self.ofTargets.flatMap { $0.urls(forResourcesWithExtension: ext, subdirectory: folder) ?? [] }
    }

    override func path(forResource name: String?, ofType ext: String?) -> String? {
        super.path(forResource: name, ofType: ext) ?? inTargets { $0.path(forResource: name, ofType: ext) }
    }

    override func path(forResource name: String?, ofType ext: String?, inDirectory folder: String?) -> String? {
        super.path(forResource: name, ofType: ext, inDirectory: folder)
            ?? inTargets { $0.path(forResource: name, ofType: ext, inDirectory: folder) }
    }

    override func paths(forResourcesOfType ext: String?, inDirectory folder: String?) -> [String] {
        super.paths(forResourcesOfType: ext, inDirectory: folder)
            + Self.ofTargets.flatMap { $0.paths(forResourcesOfType: ext, inDirectory: folder) }
    }

    override func localizedString(forKey key: String, value: String?, table: String?) -> String {
        // A bundle without the key answers with the value, or else with the key.
        let own = super.localizedString(forKey: key, value: value, table: table)
        guard own == key || own == value else { return own }
        return inTargets {
            let text = $0.localizedString(forKey: key, value: value, table: table)
            return text == own ? nil : text
        } ?? own
    }

    /// What the targets' `Info.plist`s say. A property list's values do not change.
    private nonisolated(unsafe) static let information: [String: Any] = besideExecutable.flatMap(infoLists).reduce(
        into: [:]) { all, found in
            all.merge(found.list) { first, _ in first }
        }

    override var infoDictionary: [String: Any]? {
        (super.infoDictionary ?? [:]).merging(Self.information) { own, _ in own }
    }

    override func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
}
