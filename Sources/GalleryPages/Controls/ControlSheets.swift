extension ControlSheet {
    /// Every control, in the order of the documentation's list.
    package static let all: [ControlSheet] =
        buttons + toggles + values + choices + fields + progress + words + containers + screens
}
