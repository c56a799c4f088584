/// Cases that are known to fail, with the reason. A case that passes again is reported, so that its line goes.
let knownFailures: [String: String] = [
    "pst-SH5": "a shadow is drawn below the whole group instead of below each leaf",
]
