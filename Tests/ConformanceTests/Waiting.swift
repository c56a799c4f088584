/// Recordings that wait, by id, with the reason.
let waiting: [String: String] = [:]

/// Recordings that give Roost nothing to match, by id, with the reason.
let notApplicable: [String: String] = [
    "sentry-list": "the look of lists before iOS 26",
    "sentry-image": "how a symbol was drawn before iOS 26",
    "frame-F": "it does not say its text and font: 15 points high, where 13 points give 16",
    "lp-D": "a program that places inside sizeThatFits traps",
    "osui-sp-text": "internal to the framework, seen through the gaps of fonts",
    "osui-vs-1": "internal to the framework, seen through the gaps of stacks",
    "osui-vs-2": "internal to the framework, seen through the gaps of stacks",
    "osui-vs-3": "internal to the framework, seen through the gaps of stacks",
    "tx-F5": "Helvetica is no part of Linux",
    "grd-GT1": "a program with a negative span traps",
    "web-ios-seg": "controls of UIKit that Roost does not have",
]
