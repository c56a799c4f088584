#if Browser
    import Foundation
    import NIOCore
    import NIOHTTP1
    import RoostControls

    /// The answer to a request for content of the app's: all of it, or the part that a player asks for.
    struct ServedAnswer {
        let status: HTTPResponseStatus
        let content: ByteBuffer
        let contentRange: String?

        /// The most bytes in one answer to a player, which asks again for the rest.
        private static let largestPart = 4 << 20

        /// - Parameter range: The request's `Range`, such as `bytes=0-1023`.
        /// - Returns: Nil if the content cannot be read.
        init?(_ entry: ServedContent.Entry, range: String?) {
            guard let whole = Self.size(of: entry.body) else { return nil }
            guard let range, let part = Self.part(range, of: whole) else {
                guard let data = Self.read(entry.body, 0..<whole) else { return nil }
                (status, content, contentRange) = (.ok, ByteBuffer(bytes: data), nil)
                return
            }
            guard !part.isEmpty else {
                (status, content, contentRange) = (.rangeNotSatisfiable, ByteBuffer(), "bytes */\(whole)")
                return
            }
            guard let data = Self.read(entry.body, part) else { return nil }
            (status, content) = (.partialContent, ByteBuffer(bytes: data))
            contentRange = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(whole)"
        }

        private static func size(of body: ServedContent.Body) -> Int? {
            switch body {
            case .data(let data): data.count
            case .file(let url):
                (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size].flatMap {
                    ($0 as? NSNumber)?.intValue
                }
            }
        }

        private static func read(_ body: ServedContent.Body, _ part: Range<Int>) -> Data? {
            switch body {
            case .data(let data): return Data(data.dropFirst(part.lowerBound).prefix(part.count))
            case .file(let url):
                guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
                defer { try? file.close() }
                guard (try? file.seek(toOffset: UInt64(part.lowerBound))) != nil else { return nil }
                return part.isEmpty ? Data() : try? file.read(upToCount: part.count)
            }
        }

        /// The bytes that a header asks for: nil for no single range, empty for one outside of the content.
        private static func part(_ header: String, of whole: Int) -> Range<Int>? {
            guard header.hasPrefix("bytes="), !header.contains(",") else { return nil }
            let ends = header.dropFirst(6).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
            guard ends.count == 2 else { return nil }
            if ends[0].isEmpty {
                guard let length = Int(ends[1]), length >= 0 else { return nil }
                let first = whole - min(length, whole)
                return first..<min(whole, first + largestPart)
            }
            guard let first = Int(ends[0]), first >= 0 else { return nil }
            guard first < whole else { return 0..<0 }
            guard let last = ends[1].isEmpty ? whole - 1 : Int(ends[1]), last >= first else { return nil }
            return first..<min(min(last, whole - 1) + 1, first + largestPart)
        }
    }
#endif
