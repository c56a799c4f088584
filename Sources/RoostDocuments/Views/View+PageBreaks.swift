import RoostCore

/// The wishes of a view about the pages that it stands on.
struct PageWishes {
    var keepsTogether = false
    var keepsWithNext = false
    var breaksBefore = false
    var breaksAfter = false
    /// The notes at the foot of the view's page.
    var footnotes: [any View] = []
}

struct PageWishesKey: PassingTraitKey {
    static var defaultValue: PageWishes { PageWishes() }
}

extension View {
    nonisolated func pageWish(
        _ change: @escaping (inout PageWishes) -> Void
    ) -> ModifiedContent<Self, PassingTraitModifier<PageWishesKey>> {
        modifier(PassingTraitModifier(PageWishesKey.self, change: change))
    }

    /// Keeps the view on one page of a document, unless it is higher than a page.
    nonisolated public func keepTogether() -> some View { pageWish { $0.keepsTogether = true } }

    /// Keeps the end of the view and the beginning of the next one on the same page of a document. Views with
    /// `accessibilityHeading` do so by themselves.
    nonisolated public func keepWithNext() -> some View { pageWish { $0.keepsWithNext = true } }

    /// Begins a new page of a document with the view.
    nonisolated public func pageBreakBefore() -> some View { pageWish { $0.breaksBefore = true } }

    /// Begins a new page of a document after the view.
    nonisolated public func pageBreakAfter() -> some View { pageWish { $0.breaksAfter = true } }

    /// Puts a note at the foot of the page of a document that the view's beginning stands on. The mark in the text, and
    /// before the note, is yours to write.
    nonisolated public func footnote<Note: View>(@ViewBuilder _ note: () -> Note) -> some View {
        let note = note()
        return pageWish { $0.footnotes.append(note) }
    }
}
