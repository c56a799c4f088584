/// Lets pages pass that are laid out and not drawn.
final class SurveyFinisher: PageFinisher {
    override func complete(_ block: FlowBlock) {
        super.complete(block)
        if !block.isKept { block.release() }
        block.slices = []
    }
}
