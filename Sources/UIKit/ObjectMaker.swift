import CoreGraphics
import RoostCore
import RoostObjects

/// Makes objects of classes that are known only at run time: an app's delegate, a layer's class, a registered cell.
///
/// Swift makes an object from a class's value only by a `required` initialiser, and users' classes have none. But each
/// class has its initialisers in its table of methods, at the places at which the class that declares them first has
/// them. This reads the place and calls what stands there. That is safe in any class: where a subclass neither inherits
/// nor overrides the initialiser, the compiler puts a function there that ends the program with "Use of unimplemented
/// initializer", as Objective-C's runtime does on Apple's systems.
package enum ObjectMaker {
    /// An object made by `init()` of its topmost class, `NSObject` or `UIResponder` for instance. Nil, with a warning,
    /// for a class whose table has none.
    package static func make(_ type: AnyClass) -> AnyObject? {
        var top: AnyClass = type
        while let above = ClassTable(top).superclass { top = above }
        return make(type, byInitializerOf: top)
    }

    /// An object made by the first initialiser that `base` declares, which has no parameters.
    static func make(_ type: AnyClass, byInitializerOf base: AnyClass) -> AnyObject? {
        guard let function = initializer(of: type, from: base) else { return nil }
        return object(roost_make_object(function, ClassTable(type).metadata))
    }

    /// A view made by `init(frame:)`, the first initialiser that `UIView` declares.
    @MainActor static func make(_ type: UIView.Type, frame: CGRect) -> UIView? {
        guard let function = initializer(of: type, from: UIView.self) else { return nil }
        let made = roost_make_object_with_rect(
            function, ClassTable(type).metadata, frame.minX, frame.minY, frame.width, frame.height)
        return object(made) as? UIView
    }

    /// A cell made by `init(style:reuseIdentifier:)`, the first initialiser that `UITableViewCell` declares.
    @MainActor static func make(
        _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> UITableViewCell? {
        guard let function = initializer(of: type, from: UITableViewCell.self) else { return nil }
        let words = words(of: reuseIdentifier)
        let made = roost_make_object_with_style(
            function, ClassTable(type).metadata, withUnsafeBytes(of: style) { $0[0] }, words.0, words.1)
        return object(made) as? UITableViewCell
    }

    /// A header or footer made by `init(reuseIdentifier:)`, the first initialiser that its class declares.
    @MainActor static func make(
        _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
    ) -> UITableViewHeaderFooterView? {
        guard let function = initializer(of: type, from: UITableViewHeaderFooterView.self) else { return nil }
        let words = words(of: reuseIdentifier)
        return object(roost_make_object_with_string(function, ClassTable(type).metadata, words.0, words.1))
            as? UITableViewHeaderFooterView
    }

    /// The two words of a string that an initialiser is about to consume: they are handed over, and nobody destroys
    /// this copy.
    private static func words(of text: String?) -> (UInt, UInt) {
        let copy = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        copy.initialize(to: text)
        defer { UnsafeMutableRawPointer(copy).deallocate() }
        let bytes = UnsafeRawPointer(copy)
        return (bytes.load(as: UInt.self), bytes.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self))
    }

    private static func initializer(of type: AnyClass, from base: AnyClass) -> UnsafeRawPointer? {
        guard let place = ClassTable(base).initializers.first else {
            Log.warning("\(_typeName(type)) cannot be made from its type: \(_typeName(base)) has no table of methods")
            return nil
        }
        return ClassTable(type).function(at: place)
    }

    private static func object(_ made: UnsafeMutableRawPointer?) -> AnyObject? {
        made.map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
    }
}

/// A class's metadata and table of methods, as Swift's runtime lays them out.
private struct ClassTable {
    let metadata: UnsafeRawPointer

    init(_ type: AnyClass) { metadata = unsafeBitCast(type, to: UnsafeRawPointer.self) }

    private enum Offset {
        static let superclass = 8
        static let descriptor = 40
        /// The first of a class descriptor's parts that not all descriptors have.
        static let optionalParts = 44
    }

    var superclass: AnyClass? {
        guard let pointer = metadata.load(fromByteOffset: Offset.superclass, as: UnsafeRawPointer?.self) else {
            return nil
        }
        return unsafeBitCast(pointer, to: AnyClass.self)
    }

    func function(at place: Int) -> UnsafeRawPointer {
        metadata.load(fromByteOffset: place * MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
    }

    /// The places, in words, of the initialisers that the class itself declares, in the order of its source. Empty for
    /// a generic class and one without a table.
    var initializers: [Int] {
        let descriptor = metadata.load(fromByteOffset: Offset.descriptor, as: UnsafeRawPointer.self)
        let flags = descriptor.load(as: UInt32.self)
        let isClass = flags & 0x1F == 16
        let isGeneric = flags & 0x80 != 0
        let hasTable = flags & 0x8000_0000 != 0
        guard isClass, hasTable, !isGeneric else { return [] }
        var table = Offset.optionalParts
        if flags & 0x2000_0000 != 0 { table += 4 }
        switch flags >> 16 & 3 {
        case 1: table += 12
        case 2: table += 4
        default: break
        }
        let first = Int(descriptor.load(fromByteOffset: table, as: UInt32.self))
        let count = Int(descriptor.load(fromByteOffset: table + 4, as: UInt32.self))
        return (0..<count).filter { index in
            let kind = descriptor.load(fromByteOffset: table + 8 + 8 * index, as: UInt32.self) & 0xF
            return kind == 1
        }.map { first + $0 }
    }
}
