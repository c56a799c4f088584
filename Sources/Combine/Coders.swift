import Foundation
import OpenCombine

extension JSONEncoder: @retroactive TopLevelEncoder {
    public typealias Output = Data
}

extension JSONDecoder: @retroactive TopLevelDecoder {
    public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
    public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
    public typealias Input = Data
}
