/// A view with words that are known without drawing it.
package protocol SpokenLabel {
    var spokenText: Text? { get }
}

extension Text: SpokenLabel {
    package var spokenText: Text? { self }
}

extension AnyView: SpokenLabel {
    package var spokenText: Text? { spokenWords(of: storage.anyView) }
}

extension ModifiedContent: SpokenLabel where Content: SpokenLabel {
    package var spokenText: Text? { content.spokenText }
}

/// The words of a label that may not be drawn; nil if only drawing it would tell.
package func spokenWords<V: View>(of view: V) -> Text? { (view as? any SpokenLabel)?.spokenText }

extension SlotView: SpokenLabel {
    package var spokenText: Text? { spokenWords(of: slot.content) }
}
