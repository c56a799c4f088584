#if Desktop
    import CGtk
    import Foundation
    import RoostCore

    /// The desktop's dialog for printing, and the jobs that come of it.
    @MainActor
    final class DesktopPrinter {
        /// Shows the dialog for a PDF file.
        ///
        /// - Parameters:
        ///   - window: The window under the dialog; nil for none.
        ///   - done: Gets whether the document went to a printer, or the reason why it did not.
        static func print(
            _ document: Data, name: String, over window: UnsafeMutablePointer<GtkWindow>?,
            done: @escaping @MainActor (Result<Bool, any Error>) -> Void
        ) {
            let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".pdf")
            do {
                try document.write(to: file)
            } catch {
                return done(.failure(error))
            }
            let finish: @MainActor (Result<Bool, any Error>) -> Void = {
                try? FileManager.default.removeItem(at: file)
                done($0)
            }
            let widget = gtk_print_unix_dialog_new(name, window)!
            let dialog = OpaquePointer(widget)
            gtk_print_unix_dialog_set_manual_capabilities(dialog, GTK_PRINT_CAPABILITY_GENERATE_PDF)
            let settings = gtk_print_settings_new()!
            gtk_print_settings_set(settings, GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
            gtk_print_settings_set(settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name.replacing("/", with: "_"))
            if let folder = g_get_user_special_dir(G_USER_DIRECTORY_DOCUMENTS) ?? g_get_home_dir() {
                gtk_print_settings_set(settings, GTK_PRINT_SETTINGS_OUTPUT_DIR, folder)
            }
            gtk_print_unix_dialog_set_settings(dialog, settings)
            g_object_unref(settings.g)
            gtk_window_set_modal(widget.cast(), 1)
            connect(dialog, "response") { arguments -> Void in
                let isAccepted = arguments.int(0) == Int(GTK_RESPONSE_OK.rawValue)
                let job = isAccepted ? Self.job(file, name, of: dialog) : nil
                gtk_window_destroy(widget.cast())
                guard isAccepted else { return finish(.success(false)) }
                guard let job else { return finish(.failure(DesktopError(description: "no printer was chosen"))) }
                send(job, finish)
            }
            gtk_window_present(widget.cast())
        }

        private static func job(_ file: URL, _ name: String, of dialog: OpaquePointer) -> OpaquePointer? {
            guard let printer = gtk_print_unix_dialog_get_selected_printer(dialog),
                let settings = gtk_print_unix_dialog_get_settings(dialog)
            else { return nil }
            defer { g_object_unref(settings.g) }
            let setup = gtk_print_unix_dialog_get_page_setup(dialog)
            let job = gtk_print_job_new(name, printer, settings, setup)!
            gtk_print_job_set_source_file(job, file.path, nil)
            return job
        }

        private static func send(
            _ job: OpaquePointer, _ done: @escaping @MainActor (Result<Bool, any Error>) -> Void
        ) {
            final class Finish {
                let done: @MainActor (Result<Bool, any Error>) -> Void
                init(_ done: @escaping @MainActor (Result<Bool, any Error>) -> Void) { self.done = done }
            }
            gtk_print_job_send(
                job,
                { job, finish, problem in
                    nonisolated(unsafe) let finish = Unmanaged<Finish>.fromOpaque(finish!).takeUnretainedValue()
                    let reason = problem.map { DesktopError(description: String(cString: $0.pointee.message)) }
                    MainActor.assumeIsolated { finish.done(reason.map { .failure($0) } ?? .success(true)) }
                }, Unmanaged.passRetained(Finish(done)).toOpaque(),
                { Unmanaged<AnyObject>.fromOpaque($0!).release() })
            g_object_unref(job.g)
        }
    }
#endif
