extension Page {
    /// Every page, in the order in which the contact sheet shows them.
    package static let all: [Page] = [
        welcome,
        conversation, wrappers, stacks, baselines, rating, guides,
        leaderboard, buttons, podium, flow, aspectGrid,
        colourWheel, ring,
        voting, votingInTheDark, votingFromRightToLeft, votingInLargeText,
        direction, dynamicType, appearance,
        controls, controlsInTheDark, settings, settingsInTheDark, symbols, moreSymbols, materials,
        charts, chartsInTheDark, dashboard,
        report, invoice,
    ]
}

extension Page {
    /// The pictures in the documentation.
    package static let documented: [Page] = [
        welcome, conversation, wrappers, stacks, guides, rating, buttons, podium, votingInTheDark, settings, readers,
        report,
    ]
}
