import RoostCore

/// Finds types by their protocol, in the compiler's records of all conformances (described in the Swift repository's
/// `docs/ABI/TypeMetadata.rst`).
enum ConformanceRecords {
    /// The types that conform to the protocol of `existential`, a type `any P`. Generic types are left out, as they
    /// have no metadata before they are specialised.
    static func types(conformingTo existential: Any.Type) -> [Any.Type] {
        // An existential's metadata: kind, flags, the number of protocols, then their descriptors.
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        let searched = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
        return Sections.conformances.flatMap { records in
            stride(from: 0, to: records.count, by: 4).compactMap { offset in
                record(relative(records.baseAddress! + offset)).type(of: searched)
            }
        }
    }

    private static func relative(_ field: UnsafeRawPointer) -> UnsafeRawPointer {
        field + Int(field.load(as: Int32.self))
    }

    private static func record(_ address: UnsafeRawPointer) -> Record { Record(address: address) }

    /// One conformance: relative pointers to the protocol, the type and the witnesses, then flags.
    private struct Record {
        let address: UnsafeRawPointer

        func type(of searched: UnsafeRawPointer) -> Any.Type? {
            guard conformedProtocol == searched, let descriptor = typeDescriptor else { return nil }
            let flags = descriptor.load(as: UInt32.self)
            let isNominal = (16...18).contains(flags & 0x1F)
            let isGeneric = flags & 0x80 != 0
            guard isNominal, !isGeneric else { return nil }
            // After flags, parent and name: the function that returns the type's metadata.
            typealias Accessor = @convention(c) (_ request: UInt) -> UnsafeRawPointer
            let accessor = unsafeBitCast(relative(descriptor + 12), to: Accessor.self)
            return unsafeBitCast(accessor(0), to: Any.Type.self)
        }

        private var conformedProtocol: UnsafeRawPointer {
            let offset = address.load(as: Int32.self)
            let target = address + Int(offset & ~1)
            // The lowest bit marks an address that is stored in a variable, as for protocols of other modules.
            return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
        }

        private var typeDescriptor: UnsafeRawPointer? {
            let target = relative(address + 4)
            switch (address + 12).load(as: UInt32.self) >> 3 & 7 {
            case 0: return target
            case 1: return target.load(as: UnsafeRawPointer.self)
            default: return nil
            }
        }
    }

    /// The runtime's list of the sections in the loaded images.
    private enum Sections {
        static var conformances: [UnsafeRawBufferPointer] {
            var found: [UnsafeRawBufferPointer] = []
            withUnsafeMutablePointer(to: &found) { found in
                enumerateAllMetadataSections(
                    { sections, found in
                        // Version, base address, two unused words, protocols, then conformances.
                        let start = sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
                        let length = sections.load(fromByteOffset: 56, as: Int.self)
                        found.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee
                            .append(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : length))
                        return true
                    }, found)
            }
            return found
        }
    }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateAllMetadataSections(
    _ body: @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool,
    _ context: UnsafeMutableRawPointer)
