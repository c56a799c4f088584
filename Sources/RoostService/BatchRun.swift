import Foundation

/// Draws all rows of a file: some at a time on all cores, and the results in the rows' order.
///
/// A file of the output folder has its row's number as its name, and appears complete or not at all. So a run that was
/// killed can be resumed: rows whose files are there are left out.
struct BatchRun {
    private let options: BatchOptions
    private let template: RenderTemplate
    private let format: RenderFormat

    /// The rows that are in memory at a time, for each job.
    private static let rowsPerJob = 16

    init(_ options: BatchOptions, templates: [RenderTemplate]) throws {
        self.options = options
        template = try templates.template(named: options.template)
        format = options.format ?? template.formats[0]
        guard template.formats.contains(format) else {
            throw ServiceError.unknownFormat(format, template: template.name)
        }
    }

    private struct Row: Sendable {
        let number: Int
        let input: any RowInput
    }

    func run() throws -> Int32 {
        let rows = try RowReader(path: options.input)
        let isStream = options.output == "-"
        let folder = URL(filePath: options.output, directoryHint: .isDirectory)
        if !isStream { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        var progress = Progress()
        var number = 0
        while true {
            var batch: [Row] = []
            while batch.count < options.jobs * Self.rowsPerJob, let input = rows.next() {
                number += 1
                if !isStream, options.resumes, isDone(number, in: folder) {
                    progress.skipped += 1
                } else {
                    batch.append(Row(number: number, input: input))
                }
            }
            if batch.isEmpty { break }
            let results = render(batch)
            for (row, result) in zip(batch, results) {
                switch result {
                case .success(let data):
                    if isStream { try writeFrame(data) } else { try write(data, row.number, in: folder) }
                    progress.made += 1
                case .failure(let error):
                    if isStream { try writeFrame(Data()) }
                    progress.fail(row: row.number, ServiceError.line(error))
                }
            }
            progress.show()
        }
        progress.finish()
        return progress.failed == 0 ? 0 : 1
    }

    /// Renders rows on as many threads as there are jobs.
    private func render(_ batch: [Row]) -> [Result<Data, any Error>] {
        var results = [Result<Data, any Error>?](repeating: nil, count: batch.count)
        let next = Counter()
        results.withUnsafeMutableBufferPointer { buffer in
            // Each index is written by the one thread that took it.
            nonisolated(unsafe) let buffer = buffer
            DispatchQueue.concurrentPerform(iterations: min(options.jobs, batch.count)) { _ in
                while let index = next.take(below: batch.count) {
                    buffer[index] = Result { try template.render(batch[index].input, as: format, scale: options.scale) }
                }
            }
        }
        return results.compactMap { $0 }
    }

    // MARK: Output

    private func url(of number: Int, in folder: URL) -> URL {
        let digits = String(number)
        let name = String(repeating: "0", count: max(7 - digits.count, 0)) + digits
        return folder.appending(path: "\(name).\(format.rawValue)")
    }

    private func isDone(_ number: Int, in folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: url(of: number, in: folder).path)
    }

    private func write(_ data: Data, _ number: Int, in folder: URL) throws {
        try data.write(to: url(of: number, in: folder), options: .atomic)
    }

    private func writeFrame(_ data: Data) throws {
        let length = withUnsafeBytes(of: UInt32(data.count).bigEndian) { Data($0) }
        try FileHandle.standardOutput.write(contentsOf: length + data)
    }
}
