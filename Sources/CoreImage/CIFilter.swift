import CoreGraphics
import Foundation
import RoostLog

/// A step that makes a picture, mostly of another one. `CIFilter(name:)` finds those that Roost has; the functions of
/// `CoreImage.CIFilterBuiltins`, such as `CIFilter.sepiaTone()`, make them with typed properties.
///
/// A subclass of your own overrides `outputImage`.
open class CIFilter: NSObject {
    /// Apple's name of the filter: "CISepiaTone". A subclass of your own has its class's name until it is set.
    open var name: String
    let definition: FilterDefinition?
    private var values: [String: Any] = [:]

    /// A filter without inputs, for subclasses.
    public override init() {
        definition = nil
        name = ""
        super.init()
        name = "\(type(of: self))"
    }

    init(_ definition: FilterDefinition) {
        self.definition = definition
        name = definition.name
        super.init()
    }

    /// A filter by its name; nil, with a warning, where Roost has none of that name.
    public convenience init?(name: String) {
        guard let definition = FilterDefinition.named(name) else {
            Log.missing(name, "CIFilter has no filter of the name “\(name)”")
            return nil
        }
        self.init(definition)
    }

    /// A filter by its name, with values for its inputs; nil where Roost has none of that name.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// The names of Roost's filters, whatever the category.
    public static func filterNames(inCategory category: String?) -> [String] { FilterDefinition.all.map(\.name) }

    /// The names of Roost's filters, whatever the categories.
    public static func filterNames(inCategories categories: [String]?) -> [String] { filterNames(inCategory: nil) }

    /// The filter's name as people read it, in English; nil where Roost has no such filter.
    public static func localizedName(forFilterName filterName: String) -> String? {
        FilterDefinition.named(filterName)?.title
    }

    /// The result; nil where an input is missing.
    open var outputImage: CIImage? { definition?.output(FilterInputs(self)) }

    /// The names of the inputs.
    open var inputKeys: [String] { definition?.inputs.map(\.key) ?? [] }

    /// The names of the outputs: "outputImage".
    open var outputKeys: [String] { ["outputImage"] }

    /// The filter's name, and for each input its default.
    open var attributes: [String: Any] {
        var attributes: [String: Any] = [
            kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: definition?.title ?? name,
        ]
        for input in definition?.inputs ?? [] {
            attributes[input.key] = input.standard.any.map { [kCIAttributeDefault: $0] } ?? [String: Any]()
        }
        return attributes
    }

    /// Sets all inputs back to their defaults.
    open func setDefaults() { values = [:] }

    /// Sets an input; nil sets it back to its default. An input that the filter does not have is ignored, with a
    /// warning.
    open func setValue(_ value: Any?, forKey key: String) {
        if let definition, !definition.inputs.contains(where: { $0.key == key }) {
            Log.warning("\(name) has no input “\(key)”", view: name, value: key)
            return
        }
        values[key] = value
    }

    /// An input's value, or the output by the name "outputImage".
    open func value(forKey key: String) -> Any? {
        if key == kCIOutputImageKey { return outputImage }
        return values[key] ?? definition?.inputs.first { $0.key == key }?.standard.any
    }
}

/// The inputs of a filter, in their types.
struct FilterInputs {
    private let filter: CIFilter

    init(_ filter: CIFilter) { self.filter = filter }

    func image(_ key: String = kCIInputImageKey) -> CIImage? { filter.value(forKey: key) as? CIImage }

    /// A finite number, not larger than pictures can use.
    func number(_ key: String) -> Double {
        let value = CoreImage.number(filter.value(forKey: key)) ?? 0
        return value.isFinite ? min(max(value, -1e9), 1e9) : 0
    }

    func float(_ key: String) -> Float { Float(number(key)) }
    func isTrue(_ key: String) -> Bool { filter.value(forKey: key) as? Bool ?? (number(key) != 0) }

    func color(_ key: String) -> SIMD4<Float> { (filter.value(forKey: key) as? CIColor)?.encoded ?? .zero }

    func vector(_ key: String) -> SIMD4<Float> {
        switch filter.value(forKey: key) {
        case let vector as CIVector: vector.floats
        case let point as CGPoint: SIMD4(Float(point.x), Float(point.y), 0, 0)
        default: .zero
        }
    }

    /// A rectangle; nil where there is none.
    func rect(_ key: String) -> CGRect? {
        let rect: CGRect? =
            switch filter.value(forKey: key) {
            case let rect as CGRect: rect
            case let vector as CIVector: vector.cgRectValue
            default: nil
            }
        return rect.flatMap { $0.hasNumbers ? $0 : nil }
    }

    /// A transform, as AppKit and UIKit hand it over.
    func transform(_ key: String) -> CGAffineTransform {
        switch filter.value(forKey: key) {
        case let transform as CGAffineTransform: transform
        default: .identity
        }
    }

    func data(_ key: String) -> Data? {
        switch filter.value(forKey: key) {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        default: nil
        }
    }

    func text(_ key: String) -> String { filter.value(forKey: key) as? String ?? "" }
}

/// A number of any kind.
func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as String: Double(value)
    default: nil
    }
}

/// What a filter is: its name, its inputs with their defaults, and its work.
struct FilterDefinition: Sendable {
    struct Input: Sendable {
        let key: String
        let standard: Standard
    }

    /// An input's default.
    enum Standard: Sendable {
        case nothing
        case number(Double)
        case flag(Bool)
        case text(String)
        case vector(CIVector)
        case color(CIColor)

        var any: Any? {
            switch self {
            case .nothing: nil
            case .number(let value): value
            case .flag(let value): value
            case .text(let value): value
            case .vector(let value): value
            case .color(let value): value
            }
        }
    }

    let name: String
    let inputs: [Input]
    let output: @Sendable (FilterInputs) -> CIImage?

    init(_ name: String, _ inputs: [(String, Standard)], _ output: @escaping @Sendable (FilterInputs) -> CIImage?) {
        self.name = name
        self.inputs = inputs.map { Input(key: $0.0, standard: $0.1) }
        self.output = output
    }

    /// A filter of one picture, which is its first input.
    init(
        of name: String, _ inputs: [(String, Standard)] = [],
        _ output: @escaping @Sendable (CIImage, FilterInputs) -> CIImage?
    ) {
        self.init(name, [(kCIInputImageKey, .nothing)] + inputs) { values in
            values.image().flatMap { output($0, values) }
        }
    }

    /// The name as people read it: "Sepia Tone".
    var title: String {
        var title = ""
        for character in name.dropFirst(2) {
            if character.isUppercase, let last = title.last, last.isLowercase { title.append(" ") }
            title.append(character)
        }
        return title
    }

    static let all: [FilterDefinition] =
        (codes + colors + photoEffects + blurs + stylizing + distortions + generators
        + compositing + geometry).sorted { $0.name < $1.name }

    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    static func named(_ name: String) -> FilterDefinition? { byName[name] }
}
