#if Desktop
    import Foundation
    import RoostControls
    import RoostCore

    extension DesktopWindow {
        /// The time from a change of the document to its saving.
        private static let autosaveDelay = 3.0

        /// The document that the window is for.
        var document: OpenDocument? { value as? OpenDocument }

        /// Offers the desktop's dialogs to the document, and saves its changes.
        func follow(_ document: OpenDocument) {
            document.choosePlace = { [weak self] name, type, done in
                nonisolated(unsafe) let done = done
                MainActor.assumeIsolated {
                    guard let self else { return done(nil) }
                    self.files.choosePlace(name: name, type) { place in
                        self.run { _ in done(place) }
                        self.host.documents.note(place)
                        self.host.keepWindows()
                    }
                }
            }
            document.onEdit = { [weak self] in MainActor.assumeIsolated { self?.saveSoon() } }
            document.file.map(host.documents.note)
        }

        private func saveSoon() {
            guard !savesSoon else { return }
            savesSoon = true
            DispatchQueue.main.asyncAfter(deadline: .now() + Self.autosaveDelay) { [weak self] in
                MainActor.assumeIsolated {
                    self?.savesSoon = false
                    self?.autosave()
                }
            }
        }

        /// Saves the document's changes, without a question where that is possible.
        func autosave() {
            guard let document, document.isEdited else { return }
            run { _ in document.autosave(draftsIn: WindowRecord.drafts) }
            host.keepWindows()
        }

        /// Whether the window closes now. Where the document has a question first, it closes after the answer.
        func documentMayClose() -> Bool {
            guard let document, live != nil else { return true }
            var (isAsking, mayClose) = (false, false)
            run { _ in
                document.close { [weak self] in
                    if isAsking { MainActor.assumeIsolated { self?.close() } } else { mayClose = true }
                }
            }
            isAsking = true
            return mayClose
        }

        /// Carries out an item of the File menu.
        func perform(onDocument command: WindowCommand) {
            guard let document else { return }
            run { _ in
                switch command {
                case .save: document.save()
                case .saveAs: document.saveAs()
                case .revert: document.revert()
                default: break
                }
            }
            host.keepWindows()
        }
    }
#endif
