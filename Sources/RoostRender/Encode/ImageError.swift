/// Why a picture file cannot be read or written.
package enum ImageError: Error, Equatable, CustomStringConvertible {
    case empty
    /// The first bytes, in hexadecimal.
    case unknownFormat(String)
    /// The format, and what is wrong with the data.
    case malformed(String, String)
    case tooLarge(String, width: Int, height: Int)
    /// The format, and what went wrong with the library.
    case failed(String, String)

    package var description: String {
        switch self {
        case .empty:
            "The picture is empty."
        case .unknownFormat(let bytes):
            "This is no PNG, JPEG, WebP or GIF picture: it starts with the bytes \(bytes)."
        case .malformed(let format, let reason):
            "The \(format) picture is damaged: \(reason)."
        case .tooLarge(let format, let width, let height):
            "The \(format) picture says that it has \(width) × \(height) pixels, which is more than the \(ImageDecoder.maximumPixels / 1_000_000) megapixels that are read."
        case .failed(let format, let reason):
            "The \(format) picture could not be written: \(reason)."
        }
    }
}
