import Foundation

/// The reason why a command or a row failed.
enum ServiceError: Error, CustomStringConvertible {
    case usage(String)
    case unknownTemplate(String, known: [String])
    case unknownFormat(RenderFormat, template: String)
    case unreadable(String)
    case unwritable(String)
    case tooLong(String)
    case tooManyPixels(Int, limit: Int)
    case noWorker(String)
    case ended(String)
    case tooSlow(seconds: Double)
    case failed(String)

    var description: String {
        switch self {
        case .usage(let message): message
        case .unknownTemplate(let name, let known):
            "There is no template \"\(name)\"; there are \(known.joined(separator: ", "))."
        case .unknownFormat(let format, let template): "The template \"\(template)\" makes no \(format.rawValue)."
        case .unreadable(let path): "\(path) cannot be read."
        case .unwritable(let path): "\(path) cannot be written."
        case .tooLong(let thing): "\(thing) is longer than \(ByteReader.longestLine >> 20) MB."
        case .tooManyPixels(let count, let limit):
            "The picture would have \(count) pixels; at most \(limit) are allowed."
        case .noWorker(let reason): "No worker can be started: \(reason)."
        case .ended(let reason): "Its process \(reason)."
        case .tooSlow(let seconds): "It took longer than \(seconds) seconds."
        case .failed(let message): message
        }
    }

    /// One line on any error, with the path of a value that did not fit.
    static func line(_ error: any Error) -> String {
        func place(_ context: DecodingError.Context) -> String {
            context.codingPath.isEmpty ? "" : " at " + context.codingPath.map(\.stringValue).joined(separator: ".")
        }
        let text =
            switch error {
            case DecodingError.keyNotFound(let key, let context): "\"\(key.stringValue)\" is missing\(place(context))"
            case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
                DecodingError.dataCorrupted(let context):
                context.debugDescription + place(context)
            default: "\(error)"
            }
        return text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
