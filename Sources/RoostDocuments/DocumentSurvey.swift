import RoostCore

/// The facts about a document that are known only when all of its pages are laid out: the number of pages, and the
/// pages of its headings. The first use of one lays the document out, without drawing it.
@MainActor
final class DocumentSurvey {
    struct Facts: Equatable {
        var pageCount = 0
        var outline: [OutlineEntry] = []
    }

    private let document: Document
    let pageLimit: Int
    private var facts = Facts()
    private var isKnown = false
    private var isRunning = false
    /// Whether the outline has been used: its length decides about the pages, as the number of pages does not.
    private var outlineIsUsed = false

    private static let roundLimit = 5

    init(_ document: Document, pageLimit: Int) {
        self.document = document
        self.pageLimit = pageLimit
    }

    var pageCount: Int { known.pageCount }

    var outline: [OutlineEntry] {
        outlineIsUsed = true
        return known.outline
    }

    private var known: Facts {
        if !isRunning, !isKnown { run() }
        return facts
    }

    /// Lays the document out, again and again if it shows facts that then turn out to be others.
    private func run() {
        (isRunning, isKnown) = (true, true)
        defer { isRunning = false }
        for _ in 0..<Self.roundLimit {
            let finisher = SurveyFinisher()
            let composer = PageComposer(document, survey: self, finisher: finisher)
            do {
                try Flow(composer: composer).add(document.content)
                try composer.finish()
            } catch {
                // The layout that asks for the facts meets the same error, and throws it.
                return
            }
            let found = Facts(pageCount: composer.pageCount, outline: finisher.outline)
            defer { facts = found }
            if found == facts || !outlineIsUsed { return }
        }
        Log.warning("The page numbers in the document change the lengths of its pages each time; they may be wrong.")
    }
}

private struct DocumentSurveyKey: EnvironmentKey {
    static var defaultValue: DocumentSurvey? { nil }
}

extension EnvironmentValues {
    var documentSurvey: DocumentSurvey? {
        get { self[DocumentSurveyKey.self] }
        set { self[DocumentSurveyKey.self] = newValue }
    }
}
