#if Desktop
    import CGtk
    import CoreGraphics

    /// A value on the bus.
    enum BusValue {
        case string(String)
        case path(String)
        case int(Int)
        case short(Int16)
        case unsigned(UInt32)
        case bool(Bool)
        case double(Double)
        indirect case variant(BusValue)
        case tuple([BusValue])
        /// Elements of a type, by its signature.
        case array(String, [BusValue])
        case entry(String, String)
        /// A value by its name, in a dictionary of values.
        indirect case field(String, BusValue)
        case bytes([UInt8])

        /// The value as GLib's; its owner takes it.
        var gvariant: OpaquePointer {
            switch self {
            case .string(let text): return g_variant_new_string(text)
            case .path(let path): return g_variant_new_object_path(path)
            case .int(let number): return g_variant_new_int32(gint32(clamping: number))
            case .short(let number): return g_variant_new_int16(number)
            case .unsigned(let number): return g_variant_new_uint32(number)
            case .bool(let value): return g_variant_new_boolean(value ? 1 : 0)
            case .double(let number): return g_variant_new_double(number)
            case .variant(let value): return g_variant_new_variant(value.gvariant)
            case .entry(let key, let value):
                return g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_string(value))
            case .field(let key, let value):
                return g_variant_new_dict_entry(
                    g_variant_new_string(key), g_variant_new_variant(value.gvariant))
            case .bytes(let bytes):
                let data = g_bytes_new(bytes, gsize(bytes.count))
                defer { g_bytes_unref(data) }
                let type = g_variant_type_new("ay")
                defer { g_variant_type_free(type) }
                return g_variant_new_from_bytes(type, data, 1)
            case .tuple(let values):
                let children = values.map { Optional($0.gvariant) }
                return g_variant_new_tuple(children, gsize(children.count))
            case .array(let signature, let values):
                let children = values.map { Optional($0.gvariant) }
                let type = g_variant_type_new(signature)
                defer { g_variant_type_free(type) }
                return g_variant_new_array(type, children, gsize(children.count))
            }
        }

        static var nothing: BusValue { .tuple([]) }
        static func one(_ value: BusValue) -> BusValue { .tuple([value]) }

        /// A rectangle's place and size in whole points.
        static func whole(_ rect: CGRect) -> [BusValue] {
            [rect.minX, rect.minY, rect.width, rect.height].map { .int(Int(exactly: $0.rounded()) ?? 0) }
        }
    }

    /// The arguments of a call, whose types the bus has checked.
    struct BusArguments {
        let variant: OpaquePointer

        private func read<T>(_ index: Int, _ body: (OpaquePointer) -> T) -> T {
            let child = g_variant_get_child_value(variant, gsize(index))!
            defer { g_variant_unref(child) }
            return body(child)
        }

        func int(_ index: Int) -> Int { read(index) { Int(g_variant_get_int32($0)) } }
        func unsigned(_ index: Int) -> UInt32 { read(index) { g_variant_get_uint32($0) } }
        /// Two numbers as a point.
        func point(_ index: Int) -> CGPoint { CGPoint(x: Double(int(index)), y: Double(int(index + 1))) }
        func bool(_ index: Int) -> Bool {
            read(index) { value in
                guard g_variant_classify(value) == G_VARIANT_CLASS_VARIANT else {
                    return g_variant_get_boolean(value) != 0
                }
                let inner = g_variant_get_variant(value)!
                defer { g_variant_unref(inner) }
                return g_variant_classify(inner) == G_VARIANT_CLASS_BOOLEAN && g_variant_get_boolean(inner) != 0
            }
        }
        func ints(_ index: Int) -> [Int] {
            read(index) { list in
                let numbers = BusArguments(variant: list)
                return (0..<Int(g_variant_n_children(list))).map { numbers.int($0) }
            }
        }
        /// Goes through a list of tuples.
        func each(_ index: Int, _ body: (BusArguments) -> Void) {
            read(index) { list in
                for number in 0..<Int(g_variant_n_children(list)) {
                    BusArguments(variant: list).read(number) { body(BusArguments(variant: $0)) }
                }
            }
        }
        func string(_ index: Int) -> String { read(index) { String(cString: g_variant_get_string($0, nil)) } }
    }
#endif
