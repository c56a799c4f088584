/// Lets pages pass that are laid out and not drawn, and records them as long as they are few.
final class SurveyFinisher: PageFinisher {
    /// Nil once nothing is recorded.
    private var steps: [RecordedLayout.Step]?
    private var pageCount = 0

    private static let pageLimit = 64

    /// - Parameter records: Whether another layout may follow.
    init(records: Bool = true) {
        steps = records ? [] : nil
        super.init()
    }

    /// What has been recorded, once all pages have come; nil if that was too much.
    var recorded: RecordedLayout? { steps.map { RecordedLayout(steps: $0, pageCount: pageCount) } }

    override func begin(_ container: BlockMeaning.Container) { steps?.append(.begin(container)) }

    override func endContainer() { steps?.append(.endContainer) }

    override func complete(_ block: FlowBlock) {
        super.complete(block)
        if steps != nil {
            steps?.append(.complete(block))
        } else {
            forget(block)
        }
    }

    override func append(_ page: ComposedPage) throws {
        pageCount += 1
        page.removeMargins()
        steps?.append(.append(page))
        if pageCount > Self.pageLimit { stopRecording() }
    }

    /// Forgets the pages: the layout will be made again.
    func stopRecording() {
        for case .complete(let block) in steps ?? [] { forget(block) }
        steps = nil
    }

    private func forget(_ block: FlowBlock) {
        if !block.isKept { block.release() }
        block.slices = []
    }
}
