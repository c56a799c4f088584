import CoreGraphics
import Foundation

/// Answers requests on standard input, one after the other, until it ends: for programs that start processes.
///
/// A request is a line of JSON: `{"id": 7, "template": "ticket", "format": "png", "scale": 2, "input": {…}}`. The answer
/// is a line `{"id": 7, "length": 1234}` and as many bytes, or `{"error": "…", "id": 7}`. Instead of `input`, the line
/// may have `"length": 99`, and then as many bytes of JSON follow it.
struct Worker {
    let templates: [RenderTemplate]
    var limits = RenderLimits()

    /// Whether another process of this program has started the worker, and alone decides when it ends.
    private var isOwned = false

    init(templates: [RenderTemplate]) { self.templates = templates }

    init(templates: [RenderTemplate], _ arguments: ArraySlice<String>) throws {
        self.templates = templates
        var rest = arguments
        while let option = rest.popFirst() {
            if option == "--owned" {
                isOwned = true
                continue
            }
            guard let value = rest.popFirst() else { throw ServiceError.usage("\(option) needs a value.") }
            guard try limits.take(option, value) else {
                throw ServiceError.usage("\(option) is no option of worker.\n\(ServiceCommand.usage)")
            }
            // Once a worker is at work, nobody but the process that started it can end a job.
            if option == "--time" { throw ServiceError.usage("The time of a worker's jobs is up to who starts it.") }
        }
    }

    /// Works until standard input ends.
    func runProcess() -> Int32 {
        if isOwned { WorkerConfinement.closeInheritedFiles() }
        // What templates print must not get between the answers.
        let output = dup(1)
        dup2(2, 1)
        WorkerConfinement.limitMemory(to: limits.megabytes)
        if isOwned { WorkerConfinement.endWithOwner() }
        return run(0, output)
    }

    func run(_ input: Int32, _ output: Int32) -> Int32 {
        let reader = ByteReader(input)
        while let line = try? reader.line() {
            if line.isEmpty { continue }
            var answer = WorkerAnswer()
            var bytes = Data()
            do {
                let request = try JSONDecoder().decode(WorkerRequest.self, from: line)
                answer.id = request.id
                guard let input = Self.input(of: request, line, reader) else { return 1 }
                bytes = try render(request, input)
                answer.length = bytes.count
            } catch {
                answer.error = ServiceError.line(error)
            }
            // The reader has gone if this fails, and so is the purpose.
            guard writeAll(answer.line + bytes, to: output) else { return 1 }
        }
        return 0
    }

    /// Returns nil if the input that the request announces does not come.
    private static func input(of request: WorkerRequest, _ line: Data, _ reader: ByteReader) -> RowInput? {
        guard let length = request.length else { return RowInput(json: line, kind: .nested) }
        guard (0...ByteReader.longestLine).contains(length), let json = reader.bytes(length) else { return nil }
        return RowInput(json: json, kind: request.isText == true ? .texts : .plain)
    }

    private func render(_ request: WorkerRequest, _ input: RowInput) throws -> Data {
        let template = try templates.template(named: request.template)
        var format: RenderFormat?
        if let name = request.format {
            guard let known = RenderFormat(rawValue: name) else {
                throw ServiceError.usage("\"\(name)\" is no format.")
            }
            format = known
        }
        let scale = request.scale ?? 1
        guard scale > 0, scale <= 16 else {
            throw ServiceError.usage("The scale \(scale) is not above 0 and at most 16.")
        }
        return try template.render(input, as: format, scale: CGFloat(scale), within: limits)
    }
}

/// Writes all bytes, and waits where the reader is slower. Returns false if nobody reads.
func writeAll(_ data: Data, to file: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
