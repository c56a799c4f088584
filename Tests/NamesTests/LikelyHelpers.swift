import Foundation
import SwiftUI
import UIKit

// The helpers that apps most often give themselves. Each must compile, and each must win over whatever Roost has under
// the same name: `LikelyHelperTests` calls them.

extension View {
    @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }
    @ViewBuilder func ifLet<V, Content: View>(_ value: V?, transform: (Self, V) -> Content) -> some View {
        if let value { transform(self, value) } else { self }
    }
    func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
        clipShape(RoundedCorner(radius: radius, corners: corners))
    }
    func border(width: CGFloat, edges: [Edge], color: Color) -> some View { overlay(color.frame(height: width)) }
    func hideKeyboard() {}
    func dismissKeyboard() {}
    func endEditing(_ force: Bool) {}
    func eraseToAnyView() -> AnyView { AnyView(self) }
    func embedInNavigation() -> some View { NavigationStack { self } }
    func embedInScrollView() -> some View { ScrollView { self } }
    func readSize(onChange: @escaping (CGSize) -> Void) -> some View { measureSize(perform: onChange) }
    func onSizeChange(_ action: @escaping (CGSize) -> Void) -> some View { measureSize(perform: action) }
    func measureSize(perform action: @escaping (CGSize) -> Void) -> some View {
        background(GeometryReader { proxy in Color.clear.onAppear { action(proxy.size) } })
    }
    func getSize(_ size: Binding<CGSize>) -> some View { readSize { size.wrappedValue = $0 } }
    func onFirstAppear(_ action: @escaping () -> Void) -> some View { onAppear(perform: action) }
    func onLoad(perform action: (() -> Void)? = nil) -> some View { onAppear(perform: action) }
    func placeholder<Content: View>(
        when shouldShow: Bool, alignment: Alignment = .leading, @ViewBuilder placeholder: () -> Content
    ) -> some View {
        ZStack(alignment: alignment) {
            placeholder().opacity(shouldShow ? 1 : 0)
            self
        }
    }
    func glow(color: Color = .red, radius: CGFloat = 20) -> some View { shadow(color: color, radius: radius / 3) }
    func shimmer() -> some View { opacity(0.5) }
    func shake(_ amount: CGFloat) -> some View { offset(x: amount) }
    func card() -> some View { padding().background(Color.white) }
    func cardStyle() -> some View { card() }
    func centered() -> some View { frame(maxWidth: .infinity, maxHeight: .infinity) }
    func fullWidth(_ alignment: Alignment = .center) -> some View { frame(maxWidth: .infinity, alignment: alignment) }
    func fillWidth() -> some View { fullWidth() }
    func expand() -> some View { centered() }
    func width(_ width: CGFloat) -> some View { frame(width: width) }
    func height(_ height: CGFloat) -> some View { frame(height: height) }
    func size(_ size: CGFloat) -> some View { frame(width: size, height: size) }
    func frame(size: CGSize) -> some View { frame(width: size.width, height: size.height) }
    func frame(square side: CGFloat) -> some View { frame(width: side, height: side) }
    func padding(horizontal: CGFloat, vertical: CGFloat) -> some View {
        padding(.horizontal, horizontal).padding(.vertical, vertical)
    }
    func hidden(_ isHidden: Bool) -> some View { opacity(isHidden ? 0 : 1) }
    func isHidden(_ hidden: Bool, remove: Bool = false) -> some View { self.hidden(hidden) }
    func visible(_ isVisible: Bool) -> some View { hidden(!isVisible) }
    func redacted(if condition: Bool) -> some View { redacted(reason: condition ? .placeholder : []) }
    func debug() -> Self { self }
    func debugBorder(_ color: Color = .red) -> some View { border(color) }
    func print(_ values: Any...) -> Self { self }
    func log(_ text: String) -> Self { self }
    func apply<Content: View>(@ViewBuilder _ change: (Self) -> Content) -> some View { change(self) }
    func modify<Content: View>(@ViewBuilder _ change: (Self) -> Content) -> some View { change(self) }
    func then(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
    func backgroundColor(_ color: Color) -> some View { background(color) }
    func foreground(_ color: Color) -> some View { foregroundStyle(color) }
    func textColor(_ color: Color) -> some View { foregroundStyle(color) }
    func roundedBorder(_ color: Color) -> some View { overlay(RoundedRectangle(cornerRadius: 4).stroke(color)) }
    func stroke(color: Color, width: CGFloat = 1) -> some View { shadow(color: color, radius: width) }
    func outline() -> some View { stroke(color: .black) }
    func toast(isPresented: Binding<Bool>, message: String) -> some View { self }
    func alert(error: Binding<Error?>) -> some View { self }
    func errorAlert(_ error: Binding<Error?>) -> some View { alert(error: error) }
    func navigationBarColor(_ color: UIColor?) -> some View { self }
    func statusBarStyle(_ style: Int) -> some View { self }
    func snapshot() -> String { "snapshot" }
    func asImage() -> String { "image" }
    func asUIImage() -> String { "image" }
    func toAnyView() -> AnyView { AnyView(self) }
    func anyView() -> AnyView { AnyView(self) }
    func parallax(_ amount: CGFloat) -> some View { offset(y: amount) }
    func reverseMask<Mask: View>(@ViewBuilder _ mask: () -> Mask) -> some View { self.mask(mask()) }
    func sync<T: Equatable>(_ a: Binding<T>, with b: Binding<T>) -> some View { self }
    func onBackground(_ action: @escaping () -> Void) -> some View { self }
    func onForeground(_ action: @escaping () -> Void) -> some View { self }
    func onChangeOf<T: Equatable>(_ value: T, perform: @escaping (T) -> Void) -> some View { self }
    func bind<T>(_ a: T) -> some View { self }
    func localized(_ key: String) -> String { key.localized }
    func label(_ text: String) -> some View { accessibilityLabel(text) }
    func control() -> some View { self }
    func interactive() -> some View { self }
    func focusRing() -> some View { self }
    func screen() -> some View { self }
    func tabRole() -> String { "tab" }
    var isPreview: Bool { false }
    var screenWidth: CGFloat { 0 }
    var environmentID: Int { 0 }
}

struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners
    func path(in rect: CGRect) -> Path {
        Path(
            UIBezierPath(
                roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius)
            ).cgPath)
    }
}

extension Color {
    init(hex: String) { self.init(white: Double(hex.count) / 10) }
    init(hex: UInt, alpha: Double = 1) { self.init(.sRGB, white: alpha) }
    init(r: Double, g: Double, b: Double) { self.init(red: r, green: g, blue: b) }
    static var random: Color { .red }
    static let brand = Color.orange
    static let accent = Color.blue
    static let background = Color.white
    static let secondaryBackground = Color.gray
    static let cardBackground = Color(white: 0.9)
    static let label = Color.black
    static let text = Color.black
    static let systemBackground = Color(UIColor.systemBackground)
    static let systemGray = Color.gray
    static let systemGray6 = Color.gray
    static let fill = Color.gray
    static let separator = Color.gray
    static let placeholder = Color.gray
    static let tint = Color.blue
    static let lightGray = Color.gray
    static let darkGray = Color.gray
    static let theme = "theme"
    var hex: String { "#000000" }
    func toHex() -> String? { hex }
    var components: (red: Double, green: Double, blue: Double) { (0, 0, 0) }
    func lighter(by amount: Double = 0.2) -> Color { opacity(1 - amount) }
    func darker(by amount: Double = 0.2) -> Color { opacity(1 - amount) }
    func adjust(by amount: Double) -> Color { opacity(amount) }
    var uiColor: UIColor { UIColor(self) }
    var isDark: Bool { false }
    var luminance: Double { 0.5 }
    var inverted: Color { self }
    var contrasting: Color { .black }
    func resolve() -> Color { self }
    func mix(_ other: Color) -> Color { other }
    func blend(with other: Color) -> Color { other }
}

extension String {
    var localized: String { "own " + self }
    var localizedString: String { "own " + self }
    func localized(_ arguments: CVarArg...) -> String { String(format: self, arguments: arguments) }
    func localized(comment: String) -> String { localized }
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
    var isNotEmpty: Bool { !isEmpty }
    var trimmed: String { trimmingCharacters(in: .whitespaces) }
    func trim() -> String { trimmed }
    var image: Image { Image(systemName: self) }
    var text: Text { Text(self) }
    var color: Color { Color(self) }
    var url: URL? { URL(string: self) }
    var date: Date? { nil }
    var key: LocalizedStringKey { LocalizedStringKey(self) }
    var sharedText: String { "own" }
    var words: [String] { split(separator: " ").map(String.init) }
    var lines: [String] { components(separatedBy: "\n") }
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
    func capitalizingFirstLetter() -> String { capitalizedFirst }
    var isValidEmail: Bool { contains("@") }
    var isNumber: Bool { Double(self) != nil }
    var toDouble: Double? { Double(self) }
    var int: Int? { Int(self) }
    func size(_ font: UIFont) -> CGSize { .zero }
    func width(withFont font: UIFont) -> CGFloat { 0 }
    func height(width: CGFloat, font: UIFont) -> CGFloat { 0 }
    subscript(index: Int) -> Character { self[self.index(startIndex, offsetBy: index)] }
    var html: AttributedString { AttributedString(self) }
    var attributed: AttributedString { AttributedString(self) }
    func escaped() -> String { self }
    var spoken: String { self }
    var nilIfEmpty: String? { isEmpty ? nil : self }
}

extension CGFloat {
    var distance: CGFloat { magnitude }
    func clamped(to limits: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
    }
    func clamp(_ low: CGFloat, _ high: CGFloat) -> CGFloat { clamped(to: low...high) }
    var radians: CGFloat { self * .pi / 180 }
    var degrees: CGFloat { self * 180 / .pi }
    var half: CGFloat { self / 2 }
    var double: Double { Double(self) }
    var int: Int { Int(self) }
    func rounded(toPlaces places: Int) -> CGFloat { (self * pow(10, CGFloat(places))).rounded() }
    func lerp(to other: CGFloat, by amount: CGFloat) -> CGFloat { self + (other - self) * amount }
    static var random: CGFloat { 4 }
    static let padding: CGFloat = 16
    static let cornerRadius: CGFloat = 8
    var sign: CGFloat { self < 0 ? -1 : 1 }
    func interpolated(_ other: CGFloat) -> CGFloat { other }
    var isFiniteOrNil: CGFloat? { isFinite ? self : nil }
    var scaled: CGFloat { self }
    func map(from: ClosedRange<CGFloat>, to: ClosedRange<CGFloat>) -> CGFloat { self }
}

extension Double {
    var distance: Double { abs(self) }
    var degrees: Angle { .degrees(self) }
    var radians: Double { self * .pi / 180 }
    func rounded(toPlaces places: Int) -> Double { self }
    var formatted: String { String(format: "%.1f", self) }
    func asCurrency() -> String { "\(self)" }
    var cgFloat: CGFloat { CGFloat(self) }
    var clean: String { "\(self)" }
    func clamped(_ range: ClosedRange<Double>) -> Double { min(max(self, range.lowerBound), range.upperBound) }
}

extension Int {
    var cgFloat: CGFloat { CGFloat(self) }
    var double: Double { Double(self) }
    var isEven: Bool { self % 2 == 0 }
    var string: String { "\(self)" }
    var ordinal: String { "\(self)." }
    func times(_ body: () -> Void) { for _ in 0..<self { body() } }
}

extension Text {
    init(localized key: String) { self.init(verbatim: key) }
    func title() -> some View { font(.title) }
    func withStyle(_ font: Font) -> Text { self.font(font) }
    func color(_ color: Color) -> Text { foregroundColor(color) }
    func spoken() -> String { "own" }
    func highlighted() -> Text { bold() }
    var string: String { "own" }
    func gradient(_ colors: [Color]) -> some View {
        overlay(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    }
}

extension Image {
    init(symbol: String) { self.init(systemName: symbol) }
    func icon(_ size: CGFloat = 20) -> some View { resizable().scaledToFit().frame(width: size, height: size) }
    func circular() -> some View { clipShape(Circle()) }
    func thumbnail() -> some View { resizable() }
    func resize(_ width: CGFloat) -> some View { resizable().frame(width: width) }
    func data() -> Data? { nil }
    static let logo = Image(systemName: "star")
    var unstyled: String { "own" }
}

extension Font {
    static let heading = Font.title
    static func custom(_ weight: Font.Weight, size: CGFloat) -> Font { .system(size: size, weight: weight) }
    static func app(_ size: CGFloat) -> Font { .system(size: size) }
    static func rounded(_ size: CGFloat) -> Font { .system(size: size, design: .rounded) }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
    func chunked(into size: Int) -> [[Element]] { [self] }
    func unique<T: Hashable>(by path: KeyPath<Element, T>) -> [Element] { self }
    mutating func move(from: Int, to: Int) {}
    var isNotEmpty: Bool { !isEmpty }
    func grouped(_ count: Int) -> [[Element]] { [self] }
    func binding(_ index: Int) -> Int { index }
}

extension Collection {
    var nilIfEmpty: Self? { isEmpty ? nil : self }
    func at(_ index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Binding {
    func onChange(_ handler: @escaping (Value) -> Void) -> Binding<Value> {
        Binding(
            get: { wrappedValue },
            set: {
                wrappedValue = $0
                handler($0)
            })
    }
    func didSet(_ body: @escaping (Value) -> Void) -> Binding<Value> { onChange(body) }
    func map<T>(_ read: @escaping (Value) -> T, _ write: @escaping (T) -> Value) -> Binding<T> {
        Binding<T>(get: { read(wrappedValue) }, set: { wrappedValue = write($0) })
    }
    func unwrap<T>(_ other: T) -> Binding<T> where Value == T? {
        Binding<T>(get: { wrappedValue ?? other }, set: { wrappedValue = $0 })
    }
    func isPresent<T>() -> Binding<Bool> where Value == T? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
    func withDefault<T>(_ value: T) -> Binding<T> where Value == T? { unwrap(value) }
    func not() -> Binding<Bool> where Value == Bool {
        Binding<Bool>(get: { !wrappedValue }, set: { wrappedValue = !$0 })
    }
    var isOn: Bool { true }
    func offsets() -> Int { 0 }
}

func ?? <T>(lhs: Binding<T?>, rhs: T) -> Binding<T> { lhs.unwrap(rhs) }

extension Date {
    var day: Int { 1 }
    var startOfDay: Date { self }
    var startOfMonth: Date { self }
    var isToday: Bool { true }
    func adding(days: Int) -> Date { self }
    func string(format: String) -> String { format }
    func toString() -> String { "own" }
    var relative: String { "own" }
    static func - (a: Date, b: Date) -> TimeInterval { a.timeIntervalSince(b) }
}

extension CGPoint {
    static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: CGPoint, b: CGFloat) -> CGPoint { CGPoint(x: a.x * b, y: a.y * b) }
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
    func offset(by other: CGPoint) -> CGPoint { self + other }
    var length: CGFloat { hypot(x, y) }
    func rotated(by angle: Angle) -> CGPoint { self }
    func interpolated(to other: CGPoint, by amount: CGFloat) -> CGPoint { other }
}

extension CGSize {
    static func + (a: CGSize, b: CGSize) -> CGSize { CGSize(width: a.width + b.width, height: a.height + b.height) }
    static func - (a: CGSize, b: CGSize) -> CGSize { CGSize(width: a.width - b.width, height: a.height - b.height) }
    static func * (a: CGSize, b: CGFloat) -> CGSize { CGSize(width: a.width * b, height: a.height * b) }
    var center: CGPoint { CGPoint(x: width / 2, y: height / 2) }
    var area: CGFloat { width * height }
    var isEmpty: Bool { area == 0 }
    init(square: CGFloat) { self.init(width: square, height: square) }
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }
    func corners() -> [CGPoint] { [origin] }
    func inset(_ amount: CGFloat) -> CGRect { insetBy(dx: amount, dy: amount) }
    init(center: CGPoint, size: CGSize) { self.init(origin: center, size: size) }
}

extension Path {
    static func star(_ points: Int) -> Path { Path() }
    mutating func addStar() {}
    func scaled(_ amount: CGFloat) -> Path { self }
    var length: CGFloat { 1 }
}

extension EdgeInsets {
    static let zero = EdgeInsets()
    init(all: CGFloat) { self.init(top: all, leading: all, bottom: all, trailing: all) }
    var horizontal: CGFloat { leading + trailing }
    var vertical: CGFloat { top + bottom }
}

extension Animation {
    static let ripple = Animation.spring()
    static func ripple(index: Int) -> Animation { .spring().delay(Double(index) / 10) }
    static let gentle = Animation.easeInOut
}

extension AnyTransition {
    static var slideAndFade: AnyTransition { .slide.combined(with: .opacity) }
    static var moveAndFade: AnyTransition { .asymmetric(insertion: .slide, removal: .scale) }
}

extension EnvironmentValues {
    var isPreview: Bool { false }
    var theme: String { "own" }
    var engines: String { "own" }
    var idiom: String { "own" }
    var pasteboard: String { "own" }
}

extension UIColor { convenience init(hex: String) { self.init(white: 0, alpha: 1) } }
extension UIImage { func resized(to size: CGSize) -> UIImage { self } }
extension UIScreen { static var width: CGFloat { 390 } }
extension UIApplication { var version: String { "own" } }
extension Bundle { var version: String { "own" } }
extension URL { var isWeb: Bool { scheme == "https" } }
extension Shape { func gradient(_ colors: [Color]) -> some View { fill(colors[0]) } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    static var quiet: PlainButtonStyle { PlainButtonStyle() }
}
extension LinearGradient { static let brand = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom) }
extension ColorScheme { var isDark: Bool { self == .dark } }
extension Edge.Set { static let sides: Edge.Set = [.leading, .trailing] }
extension UserDefaults { var hasOnboarded: Bool { false } }
extension NotificationCenter { func when(_ name: String) {} }

// Conformances that apps add to types of the system.
extension String: @retroactive Identifiable { public var id: String { self } }
extension Int: @retroactive Identifiable { public var id: Int { self } }
extension URL: @retroactive Identifiable { public var id: String { absoluteString } }
extension Color: @retroactive Codable {
    public init(from decoder: any Decoder) throws { self = .red }
    public func encode(to encoder: any Encoder) throws {}
}
extension Array: @retroactive RawRepresentable where Element: Codable {
    public init?(rawValue: String) { nil }
    public var rawValue: String { "[]" }
}
extension Date: @retroactive RawRepresentable {
    public init?(rawValue: String) { nil }
    public var rawValue: String { "date" }
}
extension Binding: @retroactive Equatable where Value: Equatable {
    public static func == (a: Binding, b: Binding) -> Bool { a.wrappedValue == b.wrappedValue }
}
extension ColorScheme: @retroactive Identifiable { public var id: Self { self } }
extension UIImage: @retroactive Identifiable { public var id: Int { 1 } }
extension Edge: @retroactive Identifiable { public var id: Self { self } }

// Types whose names Roost also has inside.
struct ListRow: View { var body: some View { Text("own row") } }
struct Card: View { var body: some View { ListRow() } }
struct TabBar: View { var body: some View { Text("own bar") } }
struct TabButton: View { var body: some View { Text("own button") } }
struct Header: View { var body: some View { Text("own header") } }
struct RatingView: View { var body: some View { Text("own rating") } }
struct Log { static func warning(_ text: String) -> String { "own " + text } }
struct Transfer {}
enum Evaluation { case good }
enum Place { case here }
struct Segment: Hashable {}
struct Theme {}
struct Entry {}
struct Interaction {}
final class Session {}
final class Store: ObservableObject {}
typealias Engine = Int

// Names of AppKit's, which come with SwiftUI, as files for both systems give them to UIKit's classes.
typealias PlatformColor = UIColor
typealias PlatformImage = UIImage
extension UIColor {
    static var textColor: UIColor { .purple }
    static let linkColor = UIColor.purple
    static var windowBackgroundColor: UIColor { .purple }
    var redComponent: CGFloat { 2 }
}
extension UIImage {
    var tiffRepresentation: Data? { Data([1]) }
    convenience init(size: CGSize) { self.init() }
}
extension UIView {
    var wantsLayer: Bool { false }
    var alphaValue: CGFloat { 2 }
}
extension UIWindow {
    var title: String { "own" }
}
struct Shader { let name: String }
struct HelpLink: View { var body: some View { Text("own") } }
enum ButtonSizing { case own }
