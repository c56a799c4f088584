import Foundation
import RoostComparison
import RoostLocks

/// What a strategy and the comparison know of the snapshot that is being taken.
package final class SnapshotRun: Sendable {
    @TaskLocal package static var current: SnapshotRun?

    /// The reference's size in pixels; nil where there is none, or it is no PNG.
    package let referenceSize: (width: Int, height: Int)?
    private let names = Mutex<[PictureLegend]>([])

    init(referenceSize: (width: Int, height: Int)?) { self.referenceSize = referenceSize }

    /// The names of what the picture shows.
    package var legend: [PictureLegend] {
        get { names.withLock { $0 } }
        set { names.withLock { $0 = newValue } }
    }

    /// The width and height in a PNG's header.
    static func sizeOfPNG(_ data: Data) -> (width: Int, height: Int)? {
        guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]), data.count >= 24 else { return nil }
        let bytes = [UInt8](data.dropFirst(16).prefix(8))
        func number(_ start: Int) -> Int { bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
        return (number(0), number(4))
    }
}
