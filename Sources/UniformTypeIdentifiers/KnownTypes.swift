import RoostLocks

/// The kinds that the system declares and those that the app declares.
enum KnownTypes {
    struct Declaration {
        let parents: [String]
        var extensions: [String] = []
        var mimeType: String?
    }

    static let all: [String: Declaration] = [
        "public.item": Declaration(parents: []),
        "public.content": Declaration(parents: []),
        "public.data": Declaration(parents: ["public.item"]),
        "public.composite-content": Declaration(parents: ["public.content"]),
        "public.text": Declaration(
            parents: ["public.data", "public.content"], extensions: ["txt"], mimeType: "text/plain"),
        "public.plain-text": Declaration(
            parents: ["public.text"], extensions: ["txt", "text"], mimeType: "text/plain"),
        "public.utf8-plain-text": Declaration(parents: ["public.plain-text"], mimeType: "text/plain;charset=utf-8"),
        "public.delimited-values-text": Declaration(parents: ["public.text"]),
        "public.comma-separated-values-text": Declaration(
            parents: ["public.delimited-values-text"], extensions: ["csv"], mimeType: "text/csv"),
        "public.tab-separated-values-text": Declaration(
            parents: ["public.delimited-values-text"], extensions: ["tsv"], mimeType: "text/tab-separated-values"),
        "public.rtf": Declaration(parents: ["public.text"], extensions: ["rtf"], mimeType: "text/rtf"),
        "public.html": Declaration(parents: ["public.text"], extensions: ["html", "htm"], mimeType: "text/html"),
        "public.xml": Declaration(parents: ["public.text"], extensions: ["xml"], mimeType: "application/xml"),
        "public.json": Declaration(parents: ["public.text"], extensions: ["json"], mimeType: "application/json"),
        "public.yaml": Declaration(
            parents: ["public.text"], extensions: ["yaml", "yml"], mimeType: "application/x-yaml"),
        "com.apple.property-list": Declaration(parents: ["public.data"], extensions: ["plist"]),
        "public.source-code": Declaration(parents: ["public.plain-text"]),
        "public.swift-source": Declaration(parents: ["public.source-code"], extensions: ["swift"]),
        "public.shell-script": Declaration(parents: ["public.source-code"], extensions: ["sh"]),
        "com.netscape.javascript-source": Declaration(
            parents: ["public.source-code"], extensions: ["js"], mimeType: "text/javascript"),
        "public.url": Declaration(parents: ["public.data"], extensions: ["url"]),
        "public.file-url": Declaration(parents: ["public.url"]),
        "public.image": Declaration(parents: ["public.data", "public.content"]),
        "public.png": Declaration(parents: ["public.image"], extensions: ["png"], mimeType: "image/png"),
        "public.jpeg": Declaration(parents: ["public.image"], extensions: ["jpg", "jpeg"], mimeType: "image/jpeg"),
        "com.compuserve.gif": Declaration(parents: ["public.image"], extensions: ["gif"], mimeType: "image/gif"),
        "org.webmproject.webp": Declaration(parents: ["public.image"], extensions: ["webp"], mimeType: "image/webp"),
        "public.heic": Declaration(parents: ["public.image"], extensions: ["heic"], mimeType: "image/heic"),
        "public.heif": Declaration(parents: ["public.image"], extensions: ["heif"], mimeType: "image/heif"),
        "public.tiff": Declaration(parents: ["public.image"], extensions: ["tiff", "tif"], mimeType: "image/tiff"),
        "com.microsoft.bmp": Declaration(parents: ["public.image"], extensions: ["bmp"], mimeType: "image/bmp"),
        "com.microsoft.ico": Declaration(parents: ["public.image"], extensions: ["ico"]),
        "com.apple.icns": Declaration(parents: ["public.image"], extensions: ["icns"]),
        "public.svg-image": Declaration(
            parents: ["public.image", "public.xml"], extensions: ["svg"], mimeType: "image/svg+xml"),
        "public.camera-raw-image": Declaration(parents: ["public.image"]),
        "com.adobe.pdf": Declaration(
            parents: ["public.data", "public.composite-content"], extensions: ["pdf"], mimeType: "application/pdf"),
        "org.idpf.epub-container": Declaration(
            parents: ["public.data", "public.composite-content"], extensions: ["epub"], mimeType: "application/epub+zip"
        ),
        "public.audiovisual-content": Declaration(parents: ["public.data", "public.content"]),
        "public.movie": Declaration(parents: ["public.audiovisual-content"]),
        "public.video": Declaration(parents: ["public.movie"]),
        "public.audio": Declaration(parents: ["public.audiovisual-content"]),
        "com.apple.quicktime-movie": Declaration(
            parents: ["public.movie"], extensions: ["mov", "qt"], mimeType: "video/quicktime"),
        "public.mpeg-4": Declaration(parents: ["public.movie"], extensions: ["mp4"], mimeType: "video/mp4"),
        "public.mp3": Declaration(parents: ["public.audio"], extensions: ["mp3"], mimeType: "audio/mpeg"),
        "com.microsoft.waveform-audio": Declaration(
            parents: ["public.audio"], extensions: ["wav"], mimeType: "audio/vnd.wave"),
        "public.mpeg-4-audio": Declaration(parents: ["public.audio"], extensions: ["m4a"], mimeType: "audio/mp4"),
        "public.aiff-audio": Declaration(
            parents: ["public.audio"], extensions: ["aiff", "aif"], mimeType: "audio/aiff"),
        "public.midi-audio": Declaration(
            parents: ["public.audio"], extensions: ["mid", "midi"], mimeType: "audio/midi"),
        "public.archive": Declaration(parents: ["public.data"]),
        "public.zip-archive": Declaration(
            parents: ["public.archive"], extensions: ["zip"], mimeType: "application/zip"),
        "org.gnu.gnu-zip-archive": Declaration(
            parents: ["public.archive"], extensions: ["gz"], mimeType: "application/gzip"),
        "public.directory": Declaration(parents: ["public.item"]),
        "public.folder": Declaration(parents: ["public.directory"]),
        "com.apple.package": Declaration(parents: ["public.directory"]),
        "com.apple.bundle": Declaration(parents: ["public.directory"]),
        "com.apple.application": Declaration(parents: ["public.item"]),
        "com.apple.application-bundle": Declaration(
            parents: ["com.apple.application", "com.apple.bundle"], extensions: ["app"]),
        "public.executable": Declaration(parents: ["public.data"]),
        "com.microsoft.windows-executable": Declaration(parents: ["public.executable"], extensions: ["exe"]),
        "public.disk-image": Declaration(parents: ["public.archive"], extensions: ["dmg"]),
        "public.font": Declaration(parents: ["public.data"], extensions: ["ttf", "otf"]),
        "public.database": Declaration(parents: []),
        "public.message": Declaration(parents: []),
        "public.contact": Declaration(parents: []),
        "public.vcard": Declaration(
            parents: ["public.text", "public.contact"], extensions: ["vcf"], mimeType: "text/vcard"),
        "public.calendar-event": Declaration(parents: [], extensions: ["ics"], mimeType: "text/calendar"),
        "public.spreadsheet": Declaration(parents: ["public.content"]),
        "public.presentation": Declaration(parents: ["public.composite-content"]),
        "public.log": Declaration(parents: ["public.plain-text"], extensions: ["log"]),
        "com.pixar.universal-scene-description-mobile": Declaration(
            parents: ["public.data"], extensions: ["usdz"], mimeType: "model/vnd.usdz+zip"),
        "public.3d-content": Declaration(parents: ["public.content"]),
    ]

    static let byExtension: [String: UTType] = Dictionary(
        all.flatMap { name, type in type.extensions.map { ($0, UTType(known: name)) } },
        uniquingKeysWith: { first, second in first.isSubtype(of: second) ? first : second })

    static let byMIMEType: [String: UTType] = Dictionary(
        all.compactMap { name, type in type.mimeType.map { ($0, UTType(known: name)) } },
        uniquingKeysWith: { first, second in first.isSubtype(of: second) ? first : second })

    /// The parents of the app's own kinds.
    private static let declared = Mutex<[String: String]>([:])

    static func declare(_ name: String, under parent: String) {
        guard all[name] == nil else { return }
        declared.withLock { $0[name] = parent }
    }

    static func parents(of name: String) -> [String] {
        if let known = all[name] { return known.parents }
        return [declared.withLock { $0[name] } ?? "public.data"]
    }
}
