/// Why a vector file cannot be read.
enum VectorFileError: Error, Equatable, CustomStringConvertible {
    /// The format, and what is wrong with the data.
    case malformed(String, String)
    /// The format, and what there is too much of.
    case tooLarge(String, String)

    var description: String {
        switch self {
        case .malformed(let format, let reason): "The \(format) file is damaged: \(reason)."
        case .tooLarge(let format, let reason): "The \(format) file is too large: \(reason)."
        }
    }
}
