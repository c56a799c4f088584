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

        /// Opens the windows that were open when the app last ended, or those that its scenes open at the start.
        ///
        /// - Throws: `DesktopError` without a display, or if the app has no such scene.
        package func start() throws {
            g_set_prgname(URL(filePath: CommandLine.arguments[0]).lastPathComponent)
            g_set_application_name(title)
            // The app serves a tree of its own; GTK's has nothing of its content.
            setenv("GTK_A11Y", "none", 0)
            guard gtk_init_check() != 0 else {
                throw DesktopError(
                    description: Self.namesDisplay
                        ? "the display that WAYLAND_DISPLAY or DISPLAY names does not answer"
                        : "there is no display: neither WAYLAND_DISPLAY nor DISPLAY is set")
            }
            accessibility = AccessibilityServer(title: g_get_prgname().map { String(cString: $0) } ?? title)
            settings = DesktopSettings { [unowned self] in
                for window in windows { window.takeSurroundings() }
            }
            app = makeApp(environment)
            app.onWake { [weak self] in DispatchQueue.main.async { self?.update() } }
            update()
            guard let first = app.scenes.firstIndex(where: { $0.kind != .settings }) else {
                throw DesktopError(description: "the app has no scene with a window")
            }
            documents = DesktopDocuments(self)
            UNUserNotificationCenter.current().host = DesktopNotifications(self)
            for record in WindowRecord.load() { restore(record) }
            // A desktop starts the app with the files that its user opens.
            for name in CommandLine.arguments.dropFirst() where !name.hasPrefix("-") {
                if app.scenes.contains(where: { $0.documents != nil }) { documents.open(URL(filePath: name)) }
            }
            let scenes = app.scenesAtLaunch
            if windows.isEmpty {
                for scene in scenes.isEmpty ? [first] : scenes { start(scene) }
            }
        }

        /// Runs until the last window closes, or until SIGTERM or SIGINT.
        package func run() -> Never {
            for signal in [SIGTERM, SIGINT] {
                g_unix_signal_add(
                    signal,
                    { host in
                        MainActor.assumeIsolated {
                            Unmanaged<DesktopHost>.fromOpaque(host!).takeUnretainedValue().quit()
                        }
                        return 0
                    }, Unmanaged.passUnretained(self).toOpaque())
            }
            MainLoop.run()
        }

        /// Evaluates the app's scenes after a change of its state.
        private func update() {
            let now = FrameDriver.now
            guard let next = app.update(at: now) else { return }
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
            let kept = windows.filter { app.scenes[$0.scene].restores && app.scenes[$0.scene].kind != .settings }
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
        func close(_ request: WindowRequest, by window: DesktopWindow) {
            guard case .scene(_, let value) = request.target, let scene = scene(for: request.target) else {
                return window.close()
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
                    scene.kind != .settings && (id == nil || scene.id == id)
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
            case .quit: quit()
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
            if windows.count == 1 && !isQuitting { keepWindows() }
        }

        func closed(_ window: DesktopWindow) {
            windows.removeAll { $0 === window }
            guard !isQuitting else { return }
            if windows.isEmpty { end() } else { keepWindows() }
        }

        private func quit() {
            for window in windows { window.autosave() }
            keepWindows()
            end()
        }

        /// Brings the app's last window to the front.
        func present() { windows.last?.present() }

        /// Ends the app where no window is open.
        func endWithoutWindows() { if windows.isEmpty, !isQuitting { end() } }

        private func end() {
            isQuitting = true
            for window in windows { window.end() }
            app.close()
            FrameTimes.report()
            exit(0)
        }
    }

    extension Result {
        /// The error; nil for a success.
        fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
    }
#endif
