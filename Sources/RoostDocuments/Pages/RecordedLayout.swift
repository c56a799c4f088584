/// A document's layout, in the steps in which a `PageFinisher` takes it.
struct RecordedLayout {
    enum Step {
        case begin(BlockMeaning.Container)
        case endContainer
        case complete(FlowBlock)
        case append(ComposedPage)
    }

    let steps: [Step]
    let pageCount: Int

    var pages: [ComposedPage] {
        steps.compactMap { if case .append(let page) = $0 { page } else { nil } }
    }

    /// Hands the layout to a finisher that has taken the first steps already.
    @MainActor
    func finish(_ finisher: PageFinisher, after known: Int) throws {
        for step in steps.dropFirst(known) {
            switch step {
            case .begin(let container): finisher.begin(container)
            case .endContainer: finisher.endContainer()
            case .complete(let block): finisher.complete(block)
            case .append(let page): try finisher.append(page)
            }
        }
        try finisher.finish(pageCount: pageCount)
    }

    /// Frees the blocks: each and its slices keep each other.
    func forget() {
        for case .complete(let block) in steps { block.slices = [] }
    }

    /// Ends a layout that a recorded one takes the place of.
    struct Found: Error {}
}
