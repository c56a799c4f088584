#if Desktop
    import CGtk
    import Foundation
    import RoostControls
    import RoostCore
    import UserNotifications

    /// An app in windows of the desktop, which GTK opens.
    @MainActor
    package final class DesktopHost {
        let title: String
        let environment: EnvironmentValues
        private let makeApp: (EnvironmentValues) -> AppWindows
        private(set) var app: AppWindows!
        private(set) var settings: DesktopSettings!
        private(set) var accessibility: AccessibilityServer!
        private(set) var windows: [DesktopWindow] = []
        private(set) var documents: DesktopDocuments!
        private(set) var statusItems: DesktopStatusItems!
        private var application: DesktopApplication!
        private var isQuitting = false

        /// - Parameters:
        ///   - title: The title of windows that set none.
        ///   - environment: What windows' environments begin with.
        ///   - makeApp: Makes the app.
        package init(
            title: String, environment: EnvironmentValues, makeApp: @escaping (EnvironmentValues) -> AppWindows
        ) {
            self.title = title
            self.environment = environment
            self.makeApp = makeApp
        }

        /// Whether the environment names a display. Whether the display answers shows when the app starts.
        package nonisolated static var namesDisplay: Bool {
            let environment = ProcessInfo.processInfo.environment
            return ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0]?.isEmpty == false }
        }

        let programName = URL(filePath: CommandLine.arguments[0]).lastPathComponent

        /// Opens the windows that were open when the app last ended, or those that its scenes open at the start; then what
        /// the program was started with. Where the app runs already, it shows these, and the process ends.
        ///
        /// - Throws: `DesktopError` without a display, or if the app has no such scene.
        package func start() throws {
            g_set_prgname(programName)
            g_set_application_name(title)
            let addresses = DesktopApplication.addresses(CommandLine.arguments.dropFirst())
            application = DesktopApplication(program: programName) { [unowned self] in open($0) }
            guard application.register(opening: addresses) else {
                Swift.print("\(title) runs already; it was shown.")
                exit(0)
            }
            // The app serves a tree of its own; GTK's has nothing of its content.
            setenv("GTK_A11Y", "none", 0)
            guard gtk_init_check() != 0 else {
                throw DesktopError(
                    description: Self.namesDisplay
                        ? "the display that WAYLAND_DISPLAY or DISPLAY names does not answer"
                        : "there is no display: neither WAYLAND_DISPLAY nor DISPLAY is set")
            }
            accessibility = AccessibilityServer(title: programName)
            settings = DesktopSettings { [unowned self] in
                for window in windows { window.takeSurroundings() }
                statusItems?.takeSurroundings()
            }
            app = makeApp(environment)
            app.onWake { [weak self] in DispatchQueue.main.async { self?.update() } }
            update()
            guard app.scenes.contains(where: { $0.kind != .settings }) else {
                throw DesktopError(description: "the app has no scene with a window")
            }
            documents = DesktopDocuments(self)
            statusItems = DesktopStatusItems(self)
            UNUserNotificationCenter.current().host = DesktopNotifications(self)
            CurrentProcessHost.host = self
            let records = WindowRecord.load()
            for record in records { restore(record) }
            documents.restoreDrafts(except: records.compactMap(\.draft))
            let files = addresses.filter(isDocument)
            for file in files { documents.open(file) }
            if windows.isEmpty { startScenes() }
            for address in addresses where !files.contains(address) { show(address) }
            statusItems.start()
        }

        /// Opens the windows of a first start. Status items need none.
        private func startScenes() {
            var scenes = app.scenesAtLaunch
            if scenes.isEmpty { scenes = [app.scenes.firstIndex { $0.hasWindows }].compactMap { $0 } }
            for scene in scenes { start(scene) }
        }

        // MARK: Addresses

        /// Opens what another start of the program or the desktop hands over; shows the app if that is nothing.
        private func open(_ addresses: [URL]) {
            for address in addresses { if isDocument(address) { documents.open(address) } else { show(address) } }
            guard addresses.isEmpty else { return }
            if windows.isEmpty { startScenes() } else { present() }
        }

        private func isDocument(_ address: URL) -> Bool {
            address.isFileURL && app.scenes.contains { $0.documents != nil }
        }

        /// Hands an address to the front window, for `onOpenURL`. A file that is not there is some other argument.
        private func show(_ address: URL) {
            if address.isFileURL, !FileManager.default.fileExists(atPath: address.path) { return }
            if frontWindow == nil { startScenes() }
            frontWindow?.open(address)
        }

        /// The window that has the keyboard, or the one that was opened last, but for settings and status items.
        private var frontWindow: DesktopWindow? {
            let windows = windows.filter { app.scenes[$0.scene].hasWindows }
            return windows.first(where: \.isActive) ?? windows.last
        }

        /// Runs until the last window closes, or until SIGTERM or SIGINT.
        package func run() -> Never {
            for signal in [SIGTERM, SIGINT] {
                g_unix_signal_add(
                    signal,
                    { host in
                        MainActor.assumeIsolated {
                            Unmanaged<DesktopHost>.fromOpaque(host!).takeUnretainedValue().endAsAsked()
                        }
                        return 0
                    }, Unmanaged.passUnretained(self).toOpaque())
            }
            MainLoop.run()
        }

        /// Evaluates the app's scenes after a change of its state.
        private func update() {
            let now = FrameDriver.now
            let next = app.update(at: now)
            statusItems?.follow()
            guard let next else { return }
            _ = Timer.scheduledTimer(withTimeInterval: max(0, next - now), repeats: false) { [weak self] _ in
                MainActor.assumeIsolated { self?.update() }
            }
        }

        // MARK: Windows

        /// Opens a window of a scene, for no value.
        private func start(_ scene: Int) {
            if let kind = app.scenes[scene].documents {
                documents.start(scene, kind)
            } else {
                open(scene, value: nil)
            }
        }

        func open(_ scene: Int, value: Any?, record: WindowRecord? = nil) {
            let window = DesktopWindow(host: self, scene: scene, value: value, record: record)
            windows.append(window)
            window.present()
        }

        private func restore(_ record: WindowRecord) {
            let scenes = app.scenes
            guard let scene = scenes.indices.first(where: { scenes[$0].recordName(at: $0) == record.scene }),
                scenes[scene].restores
            else { return }
            if let kind = scenes[scene].documents {
                documents.restore(record, scene, kind)
            } else {
                open(scene, value: record.value(of: scenes[scene].valueType), record: record)
            }
        }

        /// Keeps the windows that are open now for the next start. Settings open only when they are asked for.
        func keepWindows() {
            let kept = windows.filter { app.scenes[$0.scene].restores && app.scenes[$0.scene].hasWindows }
            WindowRecord.save(kept.map(\.record))
        }

        /// Opens the window that code asks for, or shows it if it is open.
        func open(_ request: WindowRequest) {
            switch request.target {
            case .newDocument(let content): return documents.new(content)
            case .document(let file, let opened): return opened(Result { try documents.show(file) }.failure)
            default: break
            }
            guard let scene = scene(for: request.target) else {
                return Log.warning("openWindow finds no scene for \(request.target)")
            }
            var value: Any?
            if case .scene(_, let wanted) = request.target { value = wanted }
            let isOnly = app.scenes[scene].kind != .group
            if let window = windows.first(where: { $0.scene == scene && (isOnly || value != nil && $0.shows(value)) }) {
                window.present()
            } else {
                open(scene, value: value)
            }
        }

        /// Closes the windows that code asks to close.
        func close(_ request: WindowRequest, by window: DesktopWindow?) {
            guard case .scene(_, let value) = request.target, let scene = scene(for: request.target) else {
                window?.close()
                return
            }
            for window in windows where window.scene == scene && (value == nil || window.shows(value)) {
                window.close()
            }
        }

        private func scene(for target: WindowRequest.Target) -> Int? {
            app.scenes.firstIndex { scene in
                switch target {
                case .own, .newDocument, .document: false
                case .settings: scene.kind == .settings
                case .scene(let id, let value):
                    scene.hasWindows && (id == nil || scene.id == id)
                        && (value == nil || scene.valueType == value.map { type(of: $0) })
                }
            }
        }

        func perform(_ command: WindowCommand, in window: DesktopWindow) {
            switch command {
            case .newWindow:
                let group = app.scenes[window.scene].kind == .group ? window.scene : nil
                if let scene = group ?? app.scenes.firstIndex(where: { $0.kind == .group }) { start(scene) }
            case .close: window.close()
            case .minimize: window.minimize()
            case .quit: endAsAsked()
            case .undo, .redo, .cut, .copy, .paste, .selectAll: window.edit(command)
            case .newDocument: documents.new(nil)
            case .openDocument: documents.choose()
            case .openRecent(let file): documents.open(file)
            case .clearRecent: documents.forgetRecent()
            case .save, .saveAs, .revert: window.perform(onDocument: command)
            }
        }

        /// Notes that a window is about to end. The app ends with its last window, which counts as open.
        func closing(_ window: DesktopWindow) {
            if windows.count == 1, !isQuitting, !statusItems.keepAppRunning { keepWindows() }
        }

        func closed(_ window: DesktopWindow) {
            windows.removeAll { $0 === window }
            guard !isQuitting else { return }
            if windows.isEmpty, !statusItems.keepAppRunning { end() } else { keepWindows() }
        }

        private func endAsAsked() {
            for window in windows { window.autosave() }
            keepWindows()
            end()
        }

        /// Brings the app's last window to the front.
        func present() { windows.last?.present() }

        /// Ends the app where no window is open.
        func endWithoutWindows() { if windows.isEmpty, !isQuitting, !statusItems.keepAppRunning { end() } }

        private func end() {
            isQuitting = true
            for window in windows { window.end() }
            app.close()
            FrameTimes.report()
            exit(0)
        }
    }

    extension DesktopHost: ProcessHost {
        package func print(
            _ document: Data, name: String, done: @escaping @MainActor (Result<Bool, any Error>) -> Void
        ) {
            let window = windows.first(where: \.isActive) ?? windows.last
            DesktopPrinter.print(document, name: name, over: window?.window, done: done)
        }

        package func quit() { DispatchQueue.main.async { self.endAsAsked() } }
    }

    extension SceneDeclaration {
        /// Whether the scene has windows of its own, unlike settings and status items.
        fileprivate var hasWindows: Bool { kind == .group || kind == .single }
    }

    extension Result {
        /// The error; nil for a success.
        fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
    }
#endif
