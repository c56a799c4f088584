import CoreGraphics
import RoostTesting
import SwiftUI
import Testing
import UIKit

@MainActor struct SmallNameTests {
    @Test func `A text style has UIKit's raw value, and a style of another name is drawn as body`() {
        #expect(UIFont.TextStyle.caption1.rawValue == "UICTFontTextStyleCaption1")
        #expect(UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle0") == .largeTitle)
        let other = UIFont.preferredFont(forTextStyle: UIFont.TextStyle("Mine"))
        #expect(other.pointSize == UIFont.preferredFont(forTextStyle: .body).pointSize)
    }

    @Test func `A colour stays itself in another space, and tells its numbers`() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor
        #expect(color.converted(to: space, intent: .relativeColorimetric, options: nil) == color)
        #expect(color.colorSpace == space)
    }

    @Test func `An image view says the label of its picture, unless it has its own`() {
        let image = UIImage(systemName: "star")
        image?.accessibilityLabel = "Favourite"
        let view = UIImageView(image: image)
        #expect(view.accessibilityLabel == "Favourite")
        view.accessibilityLabel = "Star"
        #expect(view.accessibilityLabel == "Star")
    }

    @Test func `A curve under AppKit's name runs backwards`() {
        let path = NSBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(path.reversed.cgPath == path.reversing().cgPath)
        #expect(path.reversed.cgPath != path.cgPath)
    }

    @Test func `A point hits the frontmost view that takes input, and overrides choose others`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let front = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
        root.addSubview(back)
        root.addSubview(front)
        #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 12, y: 12), with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 90, y: 90), with: UIEvent()) === root)
        #expect(root.hitTest(CGPoint(x: 101, y: 5), with: nil) == nil)
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === back)
        let window = PassingWindow(frame: .zero)
        #expect(window.hitTest(.zero, with: nil) == nil)
    }

    private final class PassingWindow: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit == self ? nil : hit
        }
    }

    @Test func `A view takes the keyboard from its field`() {
        let field = UITextField()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        root.addSubview(field)
        let live = LiveView(Shown(view: root), size: CGSize(width: 200, height: 60))
        live.tap(at: CGPoint(x: 100, y: 20))
        live.advance(by: 0.1)
        #expect(field.isFirstResponder)
        #expect(root.endEditing(false))
        live.advance(by: 0.1)
        #expect(!field.isFirstResponder)
    }

    @Test func `A search bar tells of its words, of the return key and of cancelling`() {
        @MainActor final class Hearer: UISearchBarDelegate {
            var heard: [String] = []
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append(searchText) }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
        }
        let hearer = Hearer()
        let bar = UISearchBar()
        bar.delegate = hearer
        bar.showsCancelButton = true
        let live = LiveView(Shown(view: bar), size: CGSize(width: 300, height: 56))
        live.tap(at: CGPoint(x: 100, y: 28))
        live.advance(by: 0.1)
        live.type("ab")
        live.press(.return)
        live.tap(.button, "Cancel")
        #expect(hearer.heard == ["a", "ab", "search", "cancel"])
        #expect(bar.text == "ab")
    }

    @Test func `A controller hears of changes of traits as itself`() {
        final class Own: UIViewController {
            var changes = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
                    self.changes += 1
                }
            }
        }
        struct Screen: View {
            let controller: Own
            @State var isDark = false
            var body: some View {
                Controlled(controller: controller).environment(\.colorScheme, isDark ? .dark : .light)
                    .onTapGesture { isDark.toggle() }
            }
        }
        let controller = Own()
        let live = LiveView(Screen(controller: controller), size: CGSize(width: 100, height: 100))
        live.tap(at: CGPoint(x: 50, y: 50))
        live.advance(by: 0.1)
        #expect(controller.changes == 1)
    }

    @Test func `A window's orientation is the reader's, and items of bars are equal to themselves`() {
        var errors = 0
        (UIApplication.shared.connectedScenes.first as? UIWindowScene)?
            .requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in errors += 1 }
        #expect(errors == 1)
        let item = UITabBarItem(title: "A", image: nil, tag: 0)
        #expect(item == item && item != UITabBarItem(title: "A", image: nil, tag: 0))
        let appearance = UITabBarAppearance()
        appearance.backgroundColor = .red
        #expect(appearance.copy().backgroundColor == .red)
        #expect(URLResponse().expectedContentLength == -1)
        #expect(EdgeInsets(.zero) == EdgeInsets())
    }

    @Test func `Work in the background has a name, and nothing ends it`() {
        let task = UIApplication.shared.beginBackgroundTask(withName: "Save") {}
        #expect(task != .invalid && task != UIApplication.shared.beginBackgroundTask {})
        UIApplication.shared.endBackgroundTask(task)
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    }

    @Test func `A font's descriptor changes its design and its traits`() throws {
        let title = UIFont.preferredFont(forTextStyle: .largeTitle)
        let rounded = try #require(title.fontDescriptor.withDesign(.rounded))
        let bold = try #require(rounded.withSymbolicTraits(.traitBold))
        let font = UIFont(descriptor: bold, size: 20)
        #expect(font.pointSize == 20)
        #expect(font.fontDescriptor.symbolicTraits == .traitBold)
        #expect(UIFont(descriptor: bold, size: 0).pointSize == title.pointSize)
        let plain = try #require(bold.withSymbolicTraits([]))
        #expect(plain.symbolicTraits == [])
        #expect(UIFont.italicSystemFont(ofSize: 12).fontDescriptor.symbolicTraits == .traitItalic)
        #expect(title.fontDescriptor.withSymbolicTraits(.init(rawValue: 1 << 5)) == nil)
    }

    @Test func `A thumbnail fits its size in the picture's proportions`() async throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20)).fill()
        }
        let thumbnail = await picture.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 10))
        #expect(thumbnail?.size == CGSize(width: 10, height: 5))
        #expect(picture.preparingThumbnail(of: .zero) == nil)
    }

    @Test func `Without dictionaries no word is misspelled`() {
        let checker = UITextChecker()
        let range = checker.rangeOfMisspelledWord(
            in: "wrod", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "en")
        #expect(range.location == NSNotFound)
        #expect(UITextChecker.availableLanguages == [])
        #expect(checker.guesses(forWordRange: range, in: "wrod", language: "en") == nil)
    }

    @Test func `A list is one sentence in its language`() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["a", "b"]) == "a und b")
        formatter.locale = Locale(identifier: "en_US")
        formatter.itemFormatter = NumberFormatter()
        #expect(formatter.string(from: [NSNumber(value: 1), NSNumber(value: 2)]) == "1 and 2")
    }

    @Test func `There are no other icons, and asking for one is an error`() {
        var errors: [(any Error)?] = []
        UIApplication.shared.setAlternateIconName("Dark") { errors.append($0) }
        #expect(errors.count == 1 && errors[0] != nil)
        #expect(!UIApplication.shared.supportsAlternateIcons)
        #expect(UIApplication.shared.alternateIconName == nil)
    }

    @Test func `A default value stands in for a missing translation, with its values`() {
        let name = "Anna"
        #expect(String(localized: "no.such.key", defaultValue: "Hello, \(name)") == "Hello, Anna")
        let resource = LocalizedStringResource("no.such.key", defaultValue: "Other words")
        #expect(String(localized: resource) == "Other words")
        #expect(String(localized: "no.such.key") == "no.such.key")
    }

    @Test func `A resource names its bundle by a folder, a class or as the main one`() {
        let folder = LocalizedStringResource("no.such.key", bundle: .atURL(Bundle.main.bundleURL))
        #expect(String(localized: folder) == "no.such.key")
        #expect(LocalizedStringResource("a", bundle: .forClass(UIView.self)).table == nil)
        #expect(LocalizedStringResource("a", bundle: .main).table == nil)
        struct Failure: CustomLocalizedStringResourceConvertible {
            var localizedStringResource: LocalizedStringResource { "No bread" }
        }
        #expect(String(localized: Failure().localizedStringResource) == "No bread")
    }

    @Test func `Types can be qualified by SwiftUI's core`() {
        let font: SwiftUICore.Font = .body
        #expect(font == SwiftUI.Font.body)
        #expect(SwiftUICore.Color.red == .red)
    }

    @Test func `A label of several lines is as tall as its preferred width needs`() {
        let label = UILabel()
        label.text = "one two three four five six"
        label.numberOfLines = 0
        let line = label.intrinsicContentSize.height
        label.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize.height > 1.9 * line)
        #expect(label.intrinsicContentSize.width <= 100)
    }

    @Test func `A source of pictures gives its picture and a small one`() throws {
        let data = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { $0.fill(.zero) }
                .pngData())
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        let whole = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(whole.width == 60)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        let options: CFDictionary = [kCGImageSourceThumbnailMaxPixelSize: 12]
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options)?.width == 12)
        #expect(CGImageSourceCreateWithURL(NSURL(fileURLWithPath: "/nowhere.png"), nil) == nil)
    }

    @Test func `Notifications of people come with SwiftUI`() async {
        let settings = await UNUserNotificationCenter.current().notificationSettings()
        #expect(settings.authorizationStatus == .denied)
    }

    @Test func `the app and views of UIKit have the notifications' names of responders`() {
        #expect(UIApplication.keyboardWillShowNotification == UIResponder.keyboardWillShowNotification)
        #expect(NSScreen.main?.frame == UIScreen.main.bounds)
    }

    @Test func `words with attributes are the words for screen readers`() {
        let label = UILabel()
        label.accessibilityAttributedLabel = NSAttributedString(string: "Name")
        label.accessibilityAttributedHint = NSAttributedString(string: "Opens")
        #expect(label.accessibilityLabel == "Name" && label.accessibilityHint == "Opens")
        label.accessibilityLabel = nil
        #expect(label.accessibilityAttributedLabel == nil)
    }

    @Test func `a group of apps has a folder, and a name that leads elsewhere has none`() throws {
        let name = "group.roost.tests.\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(folder.lastPathComponent == name && FileManager.default.fileExists(atPath: folder.path))
        for wrong in ["", "..", "../a", "a/b", ".hidden"] {
            #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: wrong) == nil)
        }
    }

    @Test func `a button's gesture tells of presses and of taps`() {
        final class Heard {
            var presses: [Bool] = []
            var taps = 0
        }
        let heard = Heard()
        let live = LiveView(
            Color.red._onButtonGesture {
                heard.presses.append($0)
            } perform: {
                heard.taps += 1
            },
            size: CGSize(width: 100, height: 100))
        live.tap(at: CGPoint(x: 50, y: 50))
        live.advance(by: 0.5)
        #expect(heard.taps == 1 && heard.presses == [true, false])
    }

    @Test func `a timer without a time never fires`() {
        var timer = Timer()
        #expect(!timer.isValid)
        timer = Timer(timeInterval: 1, repeats: true) { _ in }
        #expect(timer.isValid)
        timer.invalidate()
    }

    @Test func `one thread at a time is between the two halves of an object's lock`() async {
        final class Counter: @unchecked Sendable {
            // Proof for `@unchecked`: `value` is only touched between the two halves.
            var value = 0
        }
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<1000 { Self.add(to: counter, \.value) }
                }
            }
        }
        #expect(counter.value == 8000)
        #expect(objc_sync_exit(counter) == -1)
    }

    nonisolated private static func add<Object: AnyObject>(
        to object: Object, _ path: ReferenceWritableKeyPath<Object, Int>
    ) {
        objc_sync_enter(object)
        objc_sync_enter(object)
        object[keyPath: path] += 1
        objc_sync_exit(object)
        objc_sync_exit(object)
    }

    private final class PickerDelegate: UIDocumentPickerDelegate {
        var picked: [URL] = []
        var isCancelled = false
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            picked = urls
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { isCancelled = true }
    }

    @Test func `a picker of files tells its delegate that people chose nothing`() {
        let (delegate, picker) = (PickerDelegate(), UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]))
        picker.delegate = delegate
        let live = LiveView(ShownController(controller: picker), size: CGSize(width: 300, height: 300))
        live.advance(by: 0.1)
        #expect(live.tap(.button, "Cancel"))
        #expect(delegate.isCancelled && delegate.picked.isEmpty)
    }

    @Test func `a picker that would keep files ends at once`() {
        let file = URL(fileURLWithPath: "/tmp/none.txt")
        let (delegate, picker) = (PickerDelegate(), UIDocumentPickerViewController(forExporting: [file]))
        picker.delegate = delegate
        let live = LiveView(ShownController(controller: picker), size: CGSize(width: 300, height: 300))
        live.advance(by: 0.1)
        #expect(delegate.isCancelled)
    }

    private struct ShownController: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
}
