import RoostLocks

/// A cache by type: of generic classes, and of objects that exist once for each type.
///
/// Each time that generic code makes an object of a class such as a view's node, Swift looks the class up by its type
/// arguments in some 350 instructions; everything else about a simple node takes little more. A repeated lookup here
/// takes thirty, on any thread. Entries live as long as the process, as Swift's own classes do: there are as many as an
/// app has types of views.
package enum TypeCache {
    /// The class that `find` returns for one type, or for two together. It must be the same for the same types, whoever
    /// calls.
    @inline(__always)
    static func findClass<Class: AnyObject>(
        _ first: Any.Type, _ second: Any.Type? = nil, _ find: () -> Class.Type
    ) -> Class.Type {
        let key = Key(first, second)
        if let known = known(key) {
            let known = unsafeBitCast(known, to: Class.Type.self)
            assert(known == find(), "\(known) is known for types that stand for another class")
            return known
        }
        let found = find()
        remember(unsafeBitCast(found, to: UnsafeRawPointer.self), for: key)
        return found
    }

    /// The object that `make` returns for a type, of a class with one object for each type.
    @inline(__always)
    package static func findObject<Object: AnyObject & Sendable>(for type: Any.Type, _ make: () -> Object) -> Unowned<
        Object
    > {
        let key = Key(type, Object.self)
        if let known = known(key) { return Unowned(Unmanaged<Object>.fromOpaque(known).takeUnretainedValue()) }
        let made = make()
        remember(Unmanaged.passRetained(made).toOpaque(), for: key)
        return Unowned(made)
    }

    private struct Key {
        let first: UInt
        let second: UInt

        init(first: UInt, second: UInt) {
            self.first = first
            self.second = second
        }

        @inline(__always)
        init(_ first: Any.Type, _ second: Any.Type?) {
            self.first = UInt(bitPattern: ObjectIdentifier(first))
            self.second = second.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
        }
    }

    /// Written once, with the first word last: a reader that sees that word sees the whole entry.
    private struct Entry: ~Copyable {
        let first = Atomic<UInt>(0)
        var second: UInt = 0
        var found: UnsafeRawPointer?
    }

    /// A hash table with linear probing, at most half full.
    private struct Table {
        let bits: Int
        let entries: UnsafeMutablePointer<Entry>

        init(bits: Int) {
            self.bits = bits
            entries = .allocate(capacity: 1 << bits)
            for index in 0..<1 << bits { (entries + index).initialize(to: Entry()) }
        }

        /// The entry of a key, or the free entry for it.
        @inline(__always)
        func entry(for key: Key) -> (entry: UnsafeMutablePointer<Entry>, isFree: Bool) {
            let product = (key.first ^ (key.second << 7 | key.second >> 57)) &* 0x9E37_79B9_7F4A_7C15
            var index = Int(truncatingIfNeeded: product >> (64 - UInt(bits)))
            while true {
                let entry = entries + index
                let first = entry.pointee.first.load(ordering: .acquiring)
                if first == key.first && entry.pointee.second == key.second { return (entry, false) }
                if first == 0 { return (entry, true) }
                index = (index + 1) & (1 << bits - 1)
            }
        }

        func insert(_ found: UnsafeRawPointer, for key: Key) {
            let (entry, isFree) = entry(for: key)
            guard isFree else { return }
            entry.pointee.second = key.second
            entry.pointee.found = found
            entry.pointee.first.store(key.first, ordering: .releasing)
        }
    }

    /// The address of the current table. A half-full table is replaced and never freed, because another thread may be
    /// reading it. All replaced tables together are as large as the current one.
    private static let address = Atomic<UInt>(0)
    private static let count = Mutex(0)

    private static var table: UnsafePointer<Table>? {
        UnsafePointer(bitPattern: address.load(ordering: .acquiring))
    }

    @inline(never)
    private static func known(_ key: Key) -> UnsafeRawPointer? {
        guard let table else { return nil }
        let (entry, isFree) = table.pointee.entry(for: key)
        return isFree ? nil : entry.pointee.found
    }

    @inline(never)
    private static func remember(_ found: UnsafeRawPointer, for key: Key) {
        count.withLock { count in
            // Another thread may have been faster.
            guard known(key) == nil else { return }
            count += 1
            let old = table
            if let old, 2 * count <= 1 << old.pointee.bits { return old.pointee.insert(found, for: key) }
            let new = UnsafeMutablePointer<Table>.allocate(capacity: 1)
            new.initialize(to: Table(bits: (old?.pointee.bits ?? 7) + 1))
            if let old {
                for index in 0..<1 << old.pointee.bits {
                    let entry = old.pointee.entries + index
                    let first = entry.pointee.first.load(ordering: .relaxed)
                    guard first != 0, let known = entry.pointee.found else { continue }
                    new.pointee.insert(known, for: Key(first: first, second: entry.pointee.second))
                }
            }
            new.pointee.insert(found, for: key)
            address.store(UInt(bitPattern: new), ordering: .releasing)
        }
    }
}
