import GalleryPages
import SwiftUI

/// The screens of the tests in Chromium, one at a time, by name.
struct TestApp: App {
    static var screen: String { ProcessInfo.processInfo.environment["ROOST_TEST_SCREEN"] ?? "counter" }

    var body: some Scene {
        WindowGroup("Test") { Screen(name: Self.screen) }
    }
}

struct Screen: View {
    var name: String

    var body: some View {
        switch name {
        case "fields": Fields()
        case "settings": SettingsScreen()
        case "faults": Faults()
        case "controls": Controls()
        case "files": Files()
        case "rows": Rows()
        case "presentations": Presentations()
        case "titles": Titles()
        case "addresses": Addresses()
        case "books alone": BooksAlone()
        case "pages": Pages()
        case "traits": Traits()
        case "accessibility": Accessibility()
        case "deep": Deep(depth: 200)
        case "pictures": Pictures()
        case "surroundings": SurroundingsScreen()
        case "mainActor": MainActorWork()
        case "animation": ManyMovingViews()
        case "dragging": Dragging()
        case "shortcuts": Shortcuts()
        case "phone": Phone()
        case "clipboard": Clipboard()
        case "searching": Searching()
        case "swiping": Swiping()
        case "fingers": Fingers()
        case "reach": Reach()
        case "everything": Everything()
        case "charts": ChartsScreen()
        case "neighbours": Neighbours()
        case "veil": Text("Behind glass").padding().background(.regularMaterial).opacity(0.5)
        case let name where name.hasPrefix("page:"):
            if let page = Page.all.first(where: { "page:" + $0.name == name }) { page.picture }
        default: Counter()
        }
    }
}

struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count \(count)").accessibilityIdentifier("count")
            Button("Add") { count += 1 }
            Button("Subtract", role: .destructive) { count -= 1 }.disabled(count == 0)
            Button("Open") { openURL(URL(string: "https://example.com/")!) }
        }
    }

    @Environment(\.openURL) private var openURL
}

struct Fields: View {
    @State private var name = ""
    @State private var secret = ""
    @State private var notes = ""
    @State private var submitted = 0

    var body: some View {
        VStack {
            TextField("Name", text: $name).onSubmit { submitted += 1 }
            SecureField("Secret", text: $secret)
            TextEditor(text: $notes).frame(height: 100).accessibilityLabel("Notes")
            Text("Hello \(name)").accessibilityIdentifier("greeting")
            Text("\(secret.count) secret letters").accessibilityIdentifier("secret")
            Text("Notes: \(notes)").accessibilityIdentifier("notes")
            Text("Submitted \(submitted)").accessibilityIdentifier("submitted")
        }
        .textFieldStyle(.roundedBorder)
        .padding()
    }
}

struct Controls: View {
    @State private var volume = 0.5
    @State private var isOn = false
    @State private var copies = 1
    @State private var flavour = "Vanilla"

    var body: some View {
        VStack {
            Slider(value: $volume).accessibilityLabel("Volume")
            Text("Volume \(Int((volume * 100).rounded()))").accessibilityIdentifier("volume")
            Toggle("Wi-Fi", isOn: $isOn)
            Text(isOn ? "On" : "Off").accessibilityIdentifier("wifi")
            Stepper("Copies", value: $copies, in: 1...9)
            Text("\(copies) copies").accessibilityIdentifier("copies")
            Picker("Flavour", selection: $flavour) {
                ForEach(["Vanilla", "Chocolate"], id: \.self) { Text($0).tag($0) }
            }
            .pickerStyle(.segmented)
            Text(flavour).accessibilityIdentifier("flavour")
        }
        .padding()
    }
}

/// All kinds of actions on one screen, for the soak.
struct Everything: View {
    var body: some View {
        ScrollView {
            VStack {
                Controls()
                Fields()
                Files()
                Dragging()
                Presentations()
            }
        }
    }
}

struct Rows: View {
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading) {
                ForEach(0..<100_000, id: \.self) { row in
                    Text("Row \(row)").frame(height: 40)
                }
            }
        }
    }
}

/// A large title over rows, with a button in its bar.
struct Titles: View {
    var body: some View {
        NavigationStack {
            List(0..<60, id: \.self) { Text("Row \($0)") }
                .navigationTitle("Numbers")
                .toolbar { Button("Add", systemImage: "plus") {} }
        }
    }
}

/// Presentations over the window.
struct Presentations: View {
    @State private var showsSheet = false
    @State private var showsAlert = false
    @State private var showsDialog = false
    @State private var size = "Small"
    @State private var did = "nothing"

    var body: some View {
        VStack(spacing: 16) {
            Text("Did \(did)").accessibilityIdentifier("did")
            Button("Sheet") { showsSheet = true }
            Button("Alert") { showsAlert = true }
            Button("Dialog") { showsDialog = true }
            Menu("Menu") {
                Button("First") { did = "first" }
                Button("Second") { did = "second" }
            }
            Picker("Size", selection: $size) {
                ForEach(["Small", "Large"], id: \.self) { Text($0).tag($0) }
            }
            .pickerStyle(.menu)
            Text(size).accessibilityIdentifier("size")
            Text("Hold me").padding().background(.yellow)
                .onLongPressGesture { did = "held" }
                .accessibilityIdentifier("hold")
        }
        .sheet(isPresented: $showsSheet, onDismiss: { did = "dismissed" }) {
            Text("In the sheet").presentationDetents([.medium])
        }
        .alert("Sure?", isPresented: $showsAlert) {
            Button("Yes") { did = "yes" }
            Button("Cancel", role: .cancel) { did = "cancelled" }
        }
        .confirmationDialog("Which?", isPresented: $showsDialog) {
            Button("This one") { did = "this" }
        }
    }
}

/// Pages to swipe through.
struct Pages: View {
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            ForEach(0..<4, id: \.self) { page in
                Text("Page \(page)").font(.largeTitle).frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color(hue: Double(page) / 4, saturation: 0.5, brightness: 0.8))
            }
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .overlay(alignment: .top) { Text("Shown \(page)").accessibilityIdentifier("shown") }
    }
}

/// All kinds of drawing in one picture.
struct Pictures: View {
    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 12) {
            RoundedRectangle(cornerRadius: 20).fill(.blue.gradient)
            Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .red], center: .center))
            Ellipse().fill(EllipticalGradient(colors: [.white, .purple]))
            Circle().fill(RadialGradient(colors: [.yellow, .orange], center: .center, startRadius: 5, endRadius: 40))
            Capsule().stroke(.green, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [12, 10]))
            RoundedRectangle(cornerRadius: 12).fill(.orange).shadow(radius: 6, y: 3)
            Text("Blur").font(.title).blur(radius: 2)
            Text("Ägypten 🐱").font(.headline).foregroundStyle(
                .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            Text("日本語 عربى").font(.title3)
            Rectangle().fill(.teal).rotationEffect(.degrees(20)).padding(10)
            Text("3D").font(.largeTitle.bold()).padding().background(.mint).rotation3DEffect(
                .degrees(50), axis: (0, 1, 0))
            ZStack {
                Circle().fill(.red).offset(x: -12)
                Circle().fill(.blue).offset(x: 12).blendMode(.multiply)
            }
            .compositingGroup()
            Rectangle().fill(.pink).mask { Image(systemName: "heart.fill").resizable().scaledToFit() }
            VStack {
                Text("Half"); Rectangle().fill(.black)
            }.opacity(0.5)
            HStack {
                Color.red; Color.green
            }.saturation(0.3)
            Color.orange.hueRotation(.degrees(90))
            Text("Clipped").font(.largeTitle).frame(width: 60, height: 60).background(.yellow).clipShape(Circle())
            UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 10).fill(.indigo)
            Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.yellow)
            RoundedRectangle(cornerRadius: 8, style: .circular).strokeBorder(.brown, lineWidth: 3)
        }
        .frame(height: 600)
        .padding()
    }
}

struct Traits: View {
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("Mail", text: $text)
                .keyboardType(.emailAddress).textContentType(.emailAddress).submitLabel(.send)
                .textInputAutocapitalization(.never).autocorrectionDisabled()
            TextField("Amount", text: $text).keyboardType(.decimalPad).submitLabel(.done)
            TextField("Code", text: $text).keyboardType(.numberPad).textContentType(.oneTimeCode)
            SecureField("Old secret", text: $text).textContentType(.password)
            TextField("Plain", text: $text)
        }
    }
}

struct Accessibility: View {
    @State private var did = "nothing"
    @State private var names = ["Delete", "Pin"]
    @State private var name = "Hidden name"
    @State private var isButton = false

    var body: some View {
        VStack {
            Text("Third").accessibilityHeading(.h3)
            Text("Some").accessibilityAddTraits(.isHeader)
            Button("Send the message") {}.accessibilityInputLabels(["Send", "Go"])
            Text("Row").accessibilityActions {
                ForEach(names, id: \.self) { name in Button(name) { did = name } }
            }
            Text("Did \(did)").accessibilityIdentifier("did")
            Button("Fewer") { names.removeFirst() }
            Circle().frame(width: 20, height: 20).accessibilityLabel(name)
            Button("Rename") {
                name = "Renamed"
                isButton.toggle()
            }
            Rectangle().frame(width: 20, height: 20)
                .accessibilityElement().accessibilityLabel("Changing").accessibilityIdentifier("changing")
                .accessibilityAddTraits(isButton ? .isButton : .isImage)
        }
        .task(id: name) {
            guard name == "Renamed" else { return }
            try? await Task.sleep(for: .seconds(2))
            name = "Renamed later"
        }
    }
}

/// Deeply nested elements.
struct Deep: View {
    var depth: Int

    var body: some View {
        if depth == 0 {
            Text("Innermost").accessibilityIdentifier("innermost")
        } else {
            AnyView(Deep(depth: depth - 1)).accessibilityElement(children: .contain)
        }
    }
}

struct SurroundingsScreen: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.scenePhase) private var phase
    @State private var phases = ""
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.displayScale) private var scale

    var body: some View {
        GeometryReader { geometry in
            VStack {
                Text(colorScheme == .dark ? "dark" : "light").accessibilityIdentifier("scheme")
                Text(layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight").accessibilityIdentifier(
                    "direction")
                Text(locale.identifier).accessibilityIdentifier("locale")
                Text("\(typeSize)").accessibilityIdentifier("typeSize")
                Text(reduceMotion ? "still" : "moving").accessibilityIdentifier("motion")
                Text(
                    "\(horizontal == .compact ? "compact" : "regular") \(vertical == .compact ? "compact" : "regular")"
                )
                .accessibilityIdentifier("classes")
                Text(contrast == .increased ? "increased" : "standard").accessibilityIdentifier("contrast")
                Text(phases).accessibilityIdentifier("phases")
                Text("\(Int(geometry.size.width)) × \(Int(geometry.size.height)) @\(Int(scale))")
                    .accessibilityIdentifier("size")
            }
            .onChange(of: phase, initial: true) { phases += (phases.isEmpty ? "" : " ") + "\(phase)" }
        }
    }
}

/// Main-actor state that all sessions share, changed by buttons, tasks, dispatch queues and timers.
@MainActor @Observable
final class Tally {
    static let shared = Tally()
    var counts: [String: Int] = [:]
    func add(_ key: String) { counts[key, default: 0] += 1 }
}

struct MainActorWork: View {
    private let tally = Tally.shared

    var body: some View {
        VStack {
            Text("Total \(tally.counts.values.reduce(0, +))").accessibilityIdentifier("total")
            Button("Add") {
                tally.add("button")
                Task { tally.add("task") }
                DispatchQueue.main.async { tally.add("queue") }
                _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in
                    MainActor.assumeIsolated { Tally.shared.add("timer") }
                }
            }
        }
    }
}

/// Two hundred views that move together.
struct ManyMovingViews: View {
    @State private var isOut = false

    var body: some View {
        ZStack {
            ForEach(0..<200, id: \.self) { index in
                let angle = Double(index) * 2.4
                let distance = (isOut ? 10 : 2) * Double(index).squareRoot()
                Circle()
                    .fill(Color(hue: Double(index) / 200, saturation: 0.7, brightness: 0.9))
                    .frame(width: 12, height: 12)
                    .offset(x: distance * cos(angle), y: distance * sin(angle))
            }
            Button("Move") { withAnimation(.linear(duration: 10)) { isOut.toggle() } }
        }
    }
}

/// Buttons with keys, beside a field.
struct Shortcuts: View {
    @State private var text = ""
    @State private var did: [String] = []
    @State private var isLocked = false

    var body: some View {
        VStack {
            TextField("Text", text: $text)
            Button("Save") { did.append("save") }.keyboardShortcut("s").disabled(isLocked)
            Button("Save All") { did.append("all") }.keyboardShortcut("s", modifiers: [.command, .shift])
            Button("Kill") { did.append("kill") }.keyboardShortcut("k", modifiers: .control)
            Toggle("Lock", isOn: $isLocked)
            Text(did.joined(separator: " ")).accessibilityIdentifier("did")
            Text("Keys").focusable()
                .onKeyPress { press in
                    did.append("\(press.key.character)\(press.modifiers.contains(.command) ? "!" : "")")
                    return .handled
                }
                .accessibilityIdentifier("keys")
        }
        .padding()
    }
}

/// Words that are dragged into a basket, and a section that opens and closes.
struct Dragging: View {
    @State private var fruit = ["Apple", "Pear", "Plum"]
    @State private var basket: [String] = []
    @State private var isTargeted = false
    @State private var isExpanded = true

    var body: some View {
        VStack(spacing: 24) {
            HStack {
                ForEach(fruit, id: \.self) { name in
                    Text(name)
                        .padding(.horizontal, 16)
                        .padding(.vertical, 8)
                        .background(.blue.opacity(0.15), in: .capsule)
                        .contentShape(.dragPreview, .capsule)
                        .draggable(name)
                }
            }
            Text(basket.isEmpty ? "Drop fruit here" : basket.joined(separator: ", "))
                .accessibilityIdentifier("basket")
                .frame(maxWidth: .infinity, minHeight: 120)
                .background(.green.opacity(isTargeted ? 0.4 : 0.15), in: .rect(cornerRadius: 16))
                .dropDestination(for: String.self) { names, _ in
                    withAnimation {
                        basket += names
                        fruit.removeAll { names.contains($0) }
                    }
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
                .padding(.horizontal)
            List {
                Section("Nuts", isExpanded: $isExpanded) {
                    Text("Almond")
                    Text("Walnut")
                }
                Section("Seeds") { Text("Sesame") }
            }
        }
        .padding(.top, 40)
    }
}

struct Files: View {
    struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text: String

        init(text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    @State private var isImporting = false
    @State private var isExporting = false
    @State private var state = "nothing"

    var body: some View {
        VStack {
            Button("Import") { isImporting = true }
            Button("Export") { isExporting = true }
            Text(state).accessibilityIdentifier("state")
        }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText], allowsMultipleSelection: true) {
            switch $0 {
            case .success(let files):
                let sizes = files.map { (try? Data(contentsOf: $0).count) ?? -1 }
                state = zip(files, sizes).map { "\($0.lastPathComponent) \($1)" }.joined(separator: ", ")
            case .failure(let error): state = error.localizedDescription
            }
        }
        .fileExporter(
            isPresented: $isExporting, document: Note(text: "kept"), contentType: .plainText, defaultFilename: "note"
        ) {
            if case .success(let url) = $0 { state = "saved \(url.lastPathComponent)" }
        }
    }
}
