import CoreGraphics
import RoostCore
import RoostImaging
import RoostText

/// A font file as the text engine knows it.
struct RegisteredFile {
    private let url: URL

    static var engine: FontTextEngine? { Engines.standard.text as? FontTextEngine }

    init(_ url: URL) { self.url = url }

    /// The file of a font. The bytes of a font in memory are copied into a file in the temporary folder, named by them:
    /// renderers read fonts from files.
    init(_ font: CGFont) throws {
        if let file = font.provider.file {
            url = file
            return
        }
        let data = font.provider.data ?? Data()
        url = FileManager.default.temporaryDirectory.appendingPathComponent("roost-font-\(Self.digest(of: data)).otf")
        if !FileManager.default.fileExists(atPath: url.path) { try data.write(to: url, options: .atomic) }
    }

    /// The length and a 64-bit FNV-1a hash: enough to tell a program's own fonts apart.
    private static func digest(of data: Data) -> String {
        let hash = data.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return "\(data.count)-\(String(hash, radix: 16))"
    }

    func register(reportingTo error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
        guard let engine = Self.engine else { return fail(.unrecognizedFormat, error) }
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
            return fail(.fileNotFound, error)
        }
        guard !engine.isRegistered(fileURL: url) else { return fail(.alreadyRegistered, error) }
        guard FileManager.default.isReadableFile(atPath: url.path) else {
            return fail(.insufficientPermissions, error)
        }
        guard (try? engine.registerFont(fileURL: url)) != nil else { return fail(.unrecognizedFormat, error) }
        return true
    }

    func unregister(reportingTo error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
        guard let engine = Self.engine, engine.isRegistered(fileURL: url) else { return fail(.notRegistered, error) }
        engine.unregisterFont(fileURL: url)
        return true
    }

    private func fail(_ code: CTFontManagerError, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
        Self.report(Self.error(code, url.path), to: error)
        return false
    }

    static func error(_ code: CTFontManagerError, _ subject: String) -> CFError {
        NSError(
            domain: kCTFontManagerErrorDomain, code: code.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "\(subject): \(code)"])
    }

    static func report(_ failure: CFError, to error: UnsafeMutablePointer<Unmanaged<CFError>?>?) {
        error?.pointee = Unmanaged.passRetained(failure)
    }
}
