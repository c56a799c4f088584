import Foundation
import OpenCombine

extension JSONEncoder: @retroactive TopLevelEncoder {
    /// A publisher's `encode(encoder:)` sends JSON, or fails with the encoder's errors.
    public typealias Output = Data
}

extension JSONDecoder: @retroactive TopLevelDecoder {
    /// A publisher's `decode(type:decoder:)` reads JSON, or fails with the decoder's errors.
    public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
    /// A publisher's `encode(encoder:)` sends a property list, or fails with the encoder's errors.
    public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
    /// A publisher's `decode(type:decoder:)` reads a property list, or fails with the decoder's errors.
    public typealias Input = Data
}
