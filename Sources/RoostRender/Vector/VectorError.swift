/// Why a display list could not be written as SVG or PDF.
package enum VectorError: Error, Equatable, CustomStringConvertible {
    /// More groups inside one another than readers of the formats accept.
    case groupsNestedTooDeeply(limit: Int)
    /// The picture's size is not a positive, finite number of points.
    case invalidSize(String)
    /// A file must have at least one page.
    case noPages

    package var description: String {
        switch self {
        case .groupsNestedTooDeeply(let limit): "more than \(limit) groups lie inside one another"
        case .invalidSize(let size): "a picture cannot be \(size) points large"
        case .noPages: "a file without pages cannot be written"
        }
    }
}
