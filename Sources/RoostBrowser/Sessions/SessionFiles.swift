import Foundation
import RoostControls
import RoostCore
import RoostLocks
import UniformTypeIdentifiers

/// A chosen file, as the page describes it.
struct OfferedFile: Equatable, Sendable {
    var name: String
    var size: UInt64
}

/// The files that a session's page sends and receives.
///
/// 1. The app asks for files. The page opens the browser's chooser and names the chosen files.
/// 2. If they fit the request and the limits, the page is told to send them. They are written to a folder of the
///    session, never under a name with a path in it, and never with more bytes than the page announced.
/// 3. Once all have arrived, the app gets them. The folder is deleted with the session.
///
/// Confined to the session's passes, but for `isReceiving`.
final class SessionFiles {
    /// The most bytes that a session takes in during its life.
    static let limit: UInt64 = 64 << 20
    /// The most files of one choice.
    static let mostFiles = 64
    /// The most bytes in one message.
    static let chunk = 256 << 10

    private struct Request {
        let id: UInt64
        let wanted: FileRequest
        let done: (FileChoice) -> Void
        /// The bytes that are reserved in the store for it.
        var reserved: UInt64 = 0
        /// Set while the files come in.
        var intake: Intake?
    }

    private struct Intake {
        var waiting: [OfferedFile]
        var folder: URL
        var urls: [URL] = []
        var handle: FileHandle?
        /// The bytes of the current file that have not arrived.
        var left: UInt64 = 0
    }

    private let store: FileStore
    private let ask: (PageRequest) -> Bool
    private var request: Request?
    private var lastID: UInt64 = 0
    private var taken: UInt64 = 0
    /// The bytes in the store of complete files.
    private var stored: UInt64 = 0
    private var folder: URL?
    /// Whether the page has been told to send files.
    let isReceiving: ReceivingFlag

    /// Read on the network's threads.
    final class ReceivingFlag: Sendable {
        private let flag = Atomic<Bool>(false)
        var value: Bool {
            get { flag.load(ordering: .relaxed) }
            set { flag.store(newValue, ordering: .relaxed) }
        }
    }

    /// - Parameter ask: Asks the page for something. Returns false if too many requests wait already.
    init(isReceiving: ReceivingFlag, store: FileStore, ask: @escaping (PageRequest) -> Bool) {
        self.isReceiving = isReceiving
        self.store = store
        self.ask = ask
    }

    // MARK: Taking files in

    /// Opens the browser's chooser, and cancels one that is open already.
    func choose(_ wanted: FileRequest, done: @escaping (FileChoice) -> Void) {
        finish(.cancelled)
        lastID += 1
        request = Request(id: lastID, wanted: wanted, done: done)
        if !ask(.chooseFiles(id: lastID, accept: wanted.acceptInHTML, allowsSeveral: wanted.allowsSeveral)) {
            finish(.failed(FileDialogError("The page is busy.")))
        }
    }

    /// Takes the chosen files; none if the chooser was cancelled. Ignores an answer to a request that is over.
    func offered(_ files: [OfferedFile], for id: UInt64) {
        guard let current = request, current.id == id, current.intake == nil else { return }
        guard !files.isEmpty else { return finish(.cancelled) }
        if files.count > (current.wanted.allowsSeveral ? Self.mostFiles : 1) {
            return fail("More files were chosen than may be.")
        }
        if let other = files.first(where: { !current.wanted.accepts(fileNamed: $0.safeName) }) {
            return fail("“\(other.safeName)” is of another kind than was asked for.")
        }
        var total = taken
        for file in files {
            let (sum, overflow) = total.addingReportingOverflow(file.size)
            guard !overflow, sum <= Self.limit else {
                return fail("The files are larger than the \(Self.limit >> 20) MB that may be sent.")
            }
            total = sum
        }
        let size = total - taken
        guard store.reserve(size) else { return fail(Self.noRoom) }
        request?.reserved = size
        do {
            let folder = try makeFolder()
            request?.intake = Intake(waiting: files, folder: folder)
            taken = total
            isReceiving.value = true
            guard ask(.sendFiles(id: id)) else { return fail("The page is busy.") }
            try openNext()
        } catch {
            finish(.failed(error))
        }
    }

    /// Takes the next bytes of the files, in order. More bytes than announced end the request.
    func received(_ bytes: [UInt8], for id: UInt64) {
        guard let current = request, current.id == id, current.intake != nil else { return }
        do {
            var rest = bytes[...]
            while !rest.isEmpty {
                guard let intake = request?.intake, let handle = intake.handle else {
                    return fail("More was sent than was said.")
                }
                let part = rest.prefix(Int(min(intake.left, UInt64(rest.count))))
                try handle.write(contentsOf: part)
                request?.intake?.left -= UInt64(part.count)
                rest = rest.dropFirst(part.count)
                if request?.intake?.left == 0 { try openNext() }
            }
        } catch {
            finish(.failed(error))
        }
    }

    /// Closes the complete file and opens the next. Empty files need no bytes.
    private func openNext() throws {
        while var intake = request?.intake {
            try intake.handle?.close()
            intake.handle = nil
            guard !intake.waiting.isEmpty else {
                let urls = intake.urls
                request?.intake = intake
                return finish(.files(urls))
            }
            let file = intake.waiting.removeFirst()
            // Each file gets a folder, so that two files may have the same name.
            let place = intake.folder.appendingPathComponent(String(intake.urls.count), isDirectory: true)
            try FileManager.default.createDirectory(
                at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let url = place.appendingPathComponent(file.safeName)
            guard
                FileManager.default.createFile(atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
            else { throw CocoaError(.fileWriteUnknown) }
            intake.handle = try FileHandle(forWritingTo: url)
            intake.urls.append(url)
            intake.left = file.size
            request?.intake = intake
            if file.size > 0 { return }
        }
    }

    private func fail(_ reason: String) { finish(.failed(FileDialogError(reason))) }

    private static let noRoom = "There are too many files of other pages just now."

    private func finish(_ choice: FileChoice) {
        guard let request else { return }
        if case .files = choice { stored += request.reserved } else { drop(request) }
        self.request = nil
        isReceiving.value = false
        request.done(choice)
    }

    /// Deletes the files that have arrived for a request.
    private func drop(_ request: Request) {
        try? request.intake?.handle?.close()
        if let folder = request.intake?.folder { try? FileManager.default.removeItem(at: folder) }
        store.release(request.reserved)
    }

    // MARK: Handing files out

    /// Has the page save a file. Returns the address of a copy.
    func save(_ data: Data, name: String, type: UTType) -> Result<URL, any Error> {
        guard data.count <= Self.limit else {
            return .failure(FileDialogError("The file is larger than the \(Self.limit >> 20) MB that may be sent."))
        }
        let file = OfferedFile(name: name, size: UInt64(data.count))
        guard store.reserve(file.size) else { return .failure(FileDialogError(Self.noRoom)) }
        stored += file.size
        do {
            let url = try makeFolder().appendingPathComponent(file.safeName)
            try data.write(to: url)
            let content = type.preferredMIMEType ?? "application/octet-stream"
            guard ask(.saveFile(name: file.safeName, type: content, content: Array(data))) else {
                return .failure(FileDialogError("The page is busy."))
            }
            return .success(url)
        } catch {
            return .failure(error)
        }
    }

    // MARK: The folder

    /// Makes a new folder inside the session's own.
    private func makeFolder() throws -> URL {
        let own = try folder ?? store.makeFolder()
        folder = own
        let new = own.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(
            at: new, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return new
    }

    /// Deletes all files at the end of the session.
    func removeAll() {
        if let request { drop(request) }
        request = nil
        isReceiving.value = false
        store.release(stored)
        stored = 0
        if let folder { try? FileManager.default.removeItem(at: folder) }
        folder = nil
    }
}

extension OfferedFile {
    /// The name without the parts that could make a path of it.
    var safeName: String {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
        let shown = last.unicodeScalars.filter {
            !$0.properties.isDefaultIgnorableCodePoint && $0.value >= 32 && $0.value != 127
        }
        var result = String(String.UnicodeScalarView(shown))[...]
        while result.utf8.count > 200 { result.removeFirst() }
        // Comes last: the steps before it could leave a dot in front.
        let name = result.drop { $0 == "." || $0.isWhitespace }.trimmingCharacters(in: .whitespacesAndNewlines)
        return name.isEmpty ? "file" : name
    }
}

extension FileRequest {
    /// The kinds for an `<input accept>`; empty for all.
    var acceptInHTML: String {
        if types.isEmpty || types.contains(where: { UTType.data.conforms(to: $0) || $0 == .content }) { return "" }
        var parts: [String] = []
        for type in types {
            if type == .image { parts.append("image/*") }
            if type == .audio { parts.append("audio/*") }
            if type == .movie || type == .video || type == .audiovisualContent { parts.append("video/*") }
            if let mime = type.preferredMIMEType { parts.append(mime) }
            parts += type.knownFilenameExtensions.map { "." + $0 }
        }
        var seen: Set<String> = []
        return parts.filter { seen.insert($0).inserted }.joined(separator: ",")
    }
}
