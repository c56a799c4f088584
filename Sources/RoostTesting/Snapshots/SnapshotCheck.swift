import Foundation

/// Takes a snapshot and compares it with its reference file: what every assertion of snapshots is made of.
package struct SnapshotCheck<Format> {
    package let file: SnapshotFile
    package let record: SnapshotRecord
    package let toData: (Format) -> Data
    package let fromData: (Data) throws -> Format
    /// What differs; nil where the reference, the first value, matches the actual one.
    package let difference: (Format, Format) throws -> SnapshotDifference?

    package init(
        file: SnapshotFile, record: SnapshotRecord, toData: @escaping (Format) -> Data,
        fromData: @escaping (Data) throws -> Format,
        difference: @escaping (Format, Format) throws -> SnapshotDifference?
    ) {
        self.file = file
        self.record = record
        self.toData = toData
        self.fromData = fromData
        self.difference = difference
    }

    package enum Outcome {
        case matches
        /// The reference was written because everything is.
        case recorded
        /// There is no reference.
        case missing(wasRecorded: Bool)
        case differs(SnapshotDifference, actual: URL, artifacts: [URL], wasRecorded: Bool)
    }

    package func run(_ take: () throws -> Format) throws -> Outcome {
        let reference = try file.read()
        let running = SnapshotRun(referenceSize: reference.flatMap(SnapshotRun.sizeOfPNG))
        return try SnapshotRun.$current.withValue(running) {
            let actual = try take()
            if record == .all {
                try file.write(toData(actual))
                return .recorded
            }
            guard let reference else {
                if record != .never { try file.write(toData(actual)) }
                return .missing(wasRecorded: record != .never)
            }
            guard let difference = try difference(fromData(reference), actual) else { return .matches }
            let data = toData(actual)
            let failed = try file.writeArtifact(data)
            let artifacts = try difference.artifacts.map {
                try file.writeArtifact($0.data, named: $0.name, pathExtension: $0.pathExtension)
            }
            if record == .failed { try file.write(data) }
            return .differs(difference, actual: failed, artifacts: artifacts, wasRecorded: record == .failed)
        }
    }
}

/// What differs between a reference and an actual value.
package struct SnapshotDifference {
    /// A file that a failure leaves.
    package struct Artifact {
        package let name: String
        package let pathExtension: String?
        package let data: Data

        package init(name: String, pathExtension: String?, data: Data) {
            self.name = name
            self.pathExtension = pathExtension
            self.data = data
        }
    }

    package let message: String
    package let artifacts: [Artifact]

    package init(message: String, artifacts: [Artifact] = []) {
        self.message = message
        self.artifacts = artifacts
    }
}
