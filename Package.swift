// swift-tools-version:6.1
import CompilerPluginSupport
import PackageDescription

/// A C library of the system: found through pkg-config, installed through apt.
func system(_ name: String, pkgConfig: String, apt: String) -> Target {
    .systemLibrary(name: name, path: "Sources/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// Neighbours of SwiftUI among Apple's modules: each is a product of its own, built for those who ask for it and for
/// nobody else.
let neighbours: [Target] = [
    .target(
        name: "AVFoundation",
        dependencies: [
            "AudioToolbox", "CoreGraphics", "CoreMedia", "RoostControls", "RoostLocks", "RoostLog",
            "UniformTypeIdentifiers",
        ]),
    .target(name: "AVKit", dependencies: ["AVFoundation", "RoostControls", "SwiftUI", "UIKit"]),
    .target(name: "ActivityKit", dependencies: ["SwiftUI"]),
    .target(name: "AppKit", dependencies: ["SwiftUI", "_Testing_AppKit"]),
    .target(name: "AppIntents", dependencies: ["RoostLocks", "RoostLog", "SwiftUI"]),
    .target(name: "AudioToolbox", dependencies: ["RoostLog"]),
    .target(name: "AuthenticationServices", dependencies: ["SwiftUI"]),
    .target(name: "Charts", dependencies: ["RoostControls", "RoostCore", "RoostLog", "RoostPicture", "SwiftUI"]),
    .target(name: "Cocoa", dependencies: ["AppKit"]),
    .target(name: "CoreHaptics"),
    .target(
        name: "CoreImage",
        dependencies: ["CoreGraphics", "CoreImageNames", "RoostLog", "RoostRender", "UIKit", "_Testing_CoreImage"]),
    .target(name: "CoreLocation", dependencies: ["CoreLocationNames"]),
    .target(name: "CoreMedia"),
    .target(name: "CryptoKit", dependencies: [.product(name: "Crypto", package: "swift-crypto")]),
    .target(name: "LocalAuthentication"),
    .target(
        name: "MapKit",
        dependencies: ["CoreGraphics", "CoreLocation", "MapKitNames", "RoostCore", "RoostLog", "SwiftUI", "UIKit"]),
    .target(name: "PhotosUI", dependencies: ["RoostControls", "SwiftUI", "UIKit", "UniformTypeIdentifiers"]),
    .target(name: "SafariServices", dependencies: ["SwiftUI", "UIKit", "WebKit"]),
    .target(name: "StoreKit", dependencies: ["RoostLog", "SwiftUI"]),
    .target(name: "UserNotifications", dependencies: ["RoostLog"]),
    .target(name: "WatchKit", dependencies: ["SwiftUI"]),
    .target(
        name: "WebKit",
        dependencies: ["RoostControls", "RoostLog", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "WebKitNames"]),
    .target(
        name: "WidgetKit",
        dependencies: ["ActivityKit", "AppIntents", "RoostControls", "RoostCore", "RoostLocks", "SwiftUI"]),
    .target(name: "os", dependencies: ["OSLog", "RoostLocks", "osNames"]),
    .target(name: "simd"),
]

/// With ROOST_DESKTOP=1 one build serves all tests, those of windows too; else the trait `Desktop`, which needs GTK, is off.
let usualTraits: Set =
    Context.environment["ROOST_DESKTOP"] == nil ? ["Browser", "Network"] : ["Browser", "Desktop", "Network"]

let package = Package(
    name: "Roost",
    products: [
        .library(
            name: "SwiftUI",
            targets: ["SwiftUI", "UIKit", "QuartzCore", "OSLog", "CoreTransferable", "UniformTypeIdentifiers"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "CoreText", targets: ["CoreText"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "RoostBrowser", targets: ["RoostBrowser"]),
        .library(name: "RoostDocuments", targets: ["RoostDocuments"]),
        .library(name: "RoostService", targets: ["RoostService"]),
        .library(name: "RoostTesting", targets: ["RoostTesting"]),
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
        // For `roost`, which is in Tools/Workshop: its words, and the host that it builds in its users' packages.
        .library(name: "RoostPreviewMessages", targets: ["RoostPreviewMessages"]),
        .library(name: "RoostPreviewHost", targets: ["RoostPreviewHost"]),
        .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    ] + neighbours.map { .library(name: $0.name, targets: [$0.name]) },
    traits: [
        .trait(
            name: "Browser",
            description: "Apps serve themselves to browsers, and services of templates answer HTTP (brings SwiftNIO)."),
        .trait(name: "Desktop", description: "Apps open windows on a Linux desktop (brings GTK 4)."),
        .trait(
            name: "Network",
            description: "AsyncImage and URLSession load over the network (brings libcurl and 26 more libraries)."),
        .default(enabledTraits: usualTraits),
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ],
    targets: [
        system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
        system("CHarfBuzzSubset", pkgConfig: "harfbuzz-subset", apt: "libharfbuzz-dev"),
        system("CGtk", pkgConfig: "gtk4-unix-print", apt: "libgtk-4-dev"),
        system("CICU", pkgConfig: "icu-i18n", apt: "libicu-dev"),
        system("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev"),
        system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
        system("CSPNG", pkgConfig: "spng", apt: "libspng-dev"),
        system("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
        system("CWebP", pkgConfig: "libwebp", apt: "libwebp-dev"),
        .target(name: "Accessibility", dependencies: ["RoostLog"]),
        .target(name: "RoostKernels"),
        .target(name: "RoostLocks"),
        .target(name: "RoostObjects"),

        .target(name: "RoostLog", dependencies: ["RoostLocks", .product(name: "Logging", package: "swift-log")]),
        .target(name: "_Testing_CoreGraphics"),
        // The compiler takes it for a module of the toolchain's, which it lies over.
        .target(name: "CoreFoundation", packageAccess: false),
        .target(
            name: "CoreGraphics",
            dependencies: ["CoreFoundation", "CoreGraphicsNames", "_Testing_CoreGraphics", "RoostLocks", "RoostLog"]),
        .target(name: "PublishedFields", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]),
        .target(
            name: "Combine", dependencies: ["PublishedFields", .product(name: "OpenCombine", package: "OpenCombine")]),
        .target(name: "UniformTypeIdentifiers", dependencies: ["RoostLocks"]),
        .target(name: "RoostPicture", dependencies: ["CoreFoundation", "CoreGraphics", "RoostLog"]),
        .target(name: "RoostSymbols", dependencies: ["CoreGraphics", "RoostLocks", "RoostPicture"]),
        .target(
            name: "RoostCore",
            dependencies: [
                "CoreGraphics", "Combine", "RoostLocks", "RoostMacros", "RoostPicture", "UniformTypeIdentifiers",
            ]),
        .target(
            name: "RoostControls",
            dependencies: ["CoreGraphics", "Combine", "RoostCore", "RoostLocks", "UniformTypeIdentifiers"]),
        .target(name: "RoostICU", dependencies: ["CICU"]),
        .target(
            name: "RoostText",
            dependencies: ["RoostCore", "RoostLocks", "RoostPicture", "CHarfBuzz", "RoostICU", "CFontconfig"]),
        .target(
            name: "RoostRender",
            dependencies: [
                "RoostPicture", "RoostKernels", "RoostLocks", "CDeflate", "CSPNG", "CTurboJPEG", "CWebP",
                "CHarfBuzzSubset",
            ]),
        .target(
            name: "RoostBrowser",
            dependencies: [
                "RoostControls", "RoostCore", "RoostImaging", "RoostLocks", "RoostPicture", "RoostRender",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Browser"])),
                .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Browser"])),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Browser"])),
                .product(name: "NIOWebSocket", package: "swift-nio", condition: .when(traits: ["Browser"])),
            ],
            resources: [.embedInCode("Page")]),
        .target(
            name: "RoostDesktop",
            dependencies: [
                "RoostControls", "RoostCore", "RoostLocks", "RoostRender", "UniformTypeIdentifiers",
                "UserNotifications", .target(name: "CGtk", condition: .when(traits: ["Desktop"])),
            ]),
        .target(name: "RoostMacroExpansion"),
        .macro(name: "RoostMacros", dependencies: ["RoostMacroExpansion"]),
        .target(
            name: "RoostImaging",
            dependencies: [
                "Combine", "CoreGraphics", "RoostControls", "RoostCore", "RoostRender", "RoostSymbols", "RoostText",
            ]),
        .target(
            name: "RoostDocuments",
            dependencies: [
                "CoreGraphics", "RoostControls", "RoostCore", "RoostImaging", "RoostPicture", "RoostRender",
            ]),
        .target(
            name: "RoostService",
            dependencies: [
                "CDeflate", "CoreGraphics", "RoostCore", "RoostDocuments", "RoostImaging", "RoostLocks",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Browser"])),
                .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Browser"])),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Browser"])),
            ]),
        .target(name: "CoreText", dependencies: ["CoreGraphics", "RoostImaging", "RoostText"]),
        .target(name: "_Testing_UIKit"),
        .target(
            name: "UIKit",
            dependencies: [
                "Combine", "CoreGraphics", "CoreText", "FoundationNames", "RoostControls", "RoostCore",
                "RoostDocuments", "RoostImaging", "RoostLocks", "RoostMacros", "RoostRender", "RoostObjects",
                "RoostSymbols", "RoostText", "UniformTypeIdentifiers", "UserNotifications", "UIKitNames",
                "_Testing_UIKit",
            ]),
        .target(name: "SwiftUICore", dependencies: ["RoostCore"]),
        .target(
            name: "SwiftUI",
            dependencies: [
                "Accessibility", "RoostControls", "RoostCore", "RoostImaging", "RoostLocks", "RoostLog", "RoostMacros",
                "RoostRender", "SwiftUICore", "UIKit", "UniformTypeIdentifiers",
                .target(name: "RoostBrowser", condition: .when(traits: ["Browser"])),
                .target(name: "RoostDesktop", condition: .when(traits: ["Desktop"])),
            ]),
        .target(name: "QuartzCore", dependencies: ["QuartzCoreNames", "UIKit"]),
        .target(name: "CoreTransferable", dependencies: ["RoostControls"]),
        .target(name: "OSLog", dependencies: [.product(name: "Logging", package: "swift-log")]),
        // Submodules, such as `CoreImage.CIFilterBuiltins`: Swift knows them by C's module maps alone.
        .target(name: "CoreGraphicsNames"),
        .target(name: "CoreImageNames"),
        .target(name: "CoreLocationNames"),
        .target(name: "FoundationNames"),
        .target(name: "MapKitNames"),
        .target(name: "QuartzCoreNames"),
        .target(name: "UIKitNames"),
        .target(name: "WebKitNames"),
        .target(name: "osNames"),
        .target(name: "_Testing_AppKit"),
        .target(name: "_Testing_CoreImage"),
        .target(name: "RoostComparison", dependencies: ["CoreGraphics"]),
        .target(name: "RoostTesting", dependencies: ["SwiftUI", "RoostComparison", "RoostLocks", "RoostRender"]),
        .target(
            name: "SnapshotTesting",
            dependencies: [
                "CoreGraphics", "RoostComparison", "RoostCore", "RoostImaging", "RoostLocks", "RoostPicture",
                "RoostRender", "RoostTesting", "SwiftUI", "UIKit",
            ]),
        // What `roost` and the host of previews say to each other; the host.
        .target(name: "RoostPreviewMessages"),
        .target(
            name: "RoostPreviewHost",
            dependencies: [
                "CoreGraphics", "RoostComparison", "RoostControls", "RoostCore", "RoostLocks", "RoostPreviewMessages",
                "RoostRender", "RoostTesting", "SwiftUI",
                .target(name: "RoostBrowser", condition: .when(traits: ["Browser"])),
            ]),
        // Names for the pictures and colours of a target's asset catalogues, as Xcode gives them.
        .target(name: "AssetSymbolNames"),
        .executableTarget(name: "AssetSymbolsTool", dependencies: ["AssetSymbolNames"]),
        .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbolsTool"]),
        .target(name: "GalleryPages", dependencies: ["Charts", "SwiftUI"]),
        .executableTarget(
            name: "Gallery",
            dependencies: [
                "GalleryPages", "PaperworkPages", "RoostCore", "RoostDocuments", "RoostPicture", "RoostRender",
                "RoostTesting",
            ]),
        .executableTarget(name: "VotingApp", dependencies: ["SwiftUI"], path: "Examples/VotingApp"),
        .executableTarget(name: "MailApp", dependencies: ["SwiftUI"], path: "Examples/MailApp"),
        .executableTarget(name: "SketchApp", dependencies: ["SwiftUI"], path: "Examples/SketchApp"),
        .executableTarget(
            name: "TasksApp", dependencies: ["RoostDocuments", "SwiftUI", "UIKit"], path: "Examples/TasksApp",
            exclude: ["Packaging"]),
        .executableTarget(name: "LikesApp", dependencies: ["SwiftUI"], path: "Examples/LikesApp"),
        .executableTarget(name: "RingApp", dependencies: ["SwiftUI"], path: "Examples/RingApp"),
        .executableTarget(
            name: "Tickets", dependencies: ["RoostDocuments", "RoostService", "SwiftUI"], path: "Examples/Tickets"),
        .target(
            name: "PaperworkPages", dependencies: ["RoostDocuments", "SwiftUI"], path: "Examples/Paperwork/Pages"),
        .executableTarget(
            name: "Paperwork", dependencies: ["PaperworkPages", "RoostDocuments", "RoostService"],
            path: "Examples/Paperwork", exclude: ["Pages", "invoice.json"]),
        .executableTarget(
            name: "BrowserTestApp", dependencies: ["AVKit", "Charts", "PhotosUI", "SwiftUI", "GalleryPages", "WebKit"],
            path: "Tests/BrowserTests/TestApp"),
        .executableTarget(
            name: "ServiceTestProgram", dependencies: ["RoostDocuments", "RoostService", "SwiftUI"],
            path: "Tests/ServiceTestProgram"),

        .testTarget(
            name: "RoostCoreTests",
            dependencies: [
                "RoostTesting", "RoostLocks", "UIKit", "OSLog", .product(name: "Logging", package: "swift-log"),
            ]),
        .testTarget(name: "RoostSymbolsTests", dependencies: ["RoostSymbols"]),
        .testTarget(name: "RoostTextTests", dependencies: ["RoostText"]),
        .testTarget(
            name: "RoostRenderTests", dependencies: ["RoostRender", "RoostLocks", "RoostTesting", "RoostText"]),
        .testTarget(
            name: "RoostDocumentsTests",
            dependencies: ["RoostControls", "RoostCore", "RoostDocuments", "RoostPicture", "RoostRender"]),
        .testTarget(
            name: "RoostServiceTests",
            dependencies: ["RoostControls", "RoostCore", "RoostDocuments", "RoostImaging", "RoostService"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine", "RoostLocks"]),
        .testTarget(
            name: "RoostBrowserTests",
            dependencies: [
                "RoostBrowser", "RoostLocks", "SwiftUI",
                .product(name: "NIOEmbedded", package: "swift-nio", condition: .when(traits: ["Browser"])),
            ]),
        .testTarget(
            name: "PreviewHostTests",
            dependencies: ["RoostControls", "RoostCore", "RoostPreviewHost", "RoostPreviewMessages", "RoostTesting"]),
        .testTarget(name: "MacroTests", dependencies: ["SwiftUI", "RoostMacroExpansion"]),
        .testTarget(name: "RoostTestingTests", dependencies: ["RoostTesting"]),
        .testTarget(
            name: "SnapshotTestingTests",
            dependencies: ["RoostComparison", "RoostLocks", "RoostTesting", "SnapshotTesting", "SwiftUI", "UIKit"]),
        .testTarget(
            name: "NeighbourTests",
            dependencies: ["RoostControls", "RoostCore", "RoostRender", "RoostTesting"]
                + neighbours.map { .target(name: $0.name) },
            exclude: ["read_codes.py"]),
        .testTarget(
            name: "ChartsTests", dependencies: ["Charts", "RoostCore", "RoostPicture", "RoostTesting", "SwiftUI"]),
        .testTarget(name: "Swift5Tests", dependencies: ["SwiftUI", "UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "DropInTests",
            dependencies: [
                "AVFoundation", "AppIntents", "CoreMedia", "CoreText", "CoreTransferable", "SwiftUI", "UIKit",
                "QuartzCore",
                "RoostTesting",
            ],
            resources: [.copy("Assets.xcassets")], swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: ["AssetSymbols"]),
        .testTarget(name: "AssetSymbolsTests", dependencies: ["AssetSymbolNames"]),
        // Sees what another package sees: no `package` names.
        .testTarget(name: "NamesTests", dependencies: ["RoostTesting", "UIKit"], packageAccess: false),
        .testTarget(name: "ConformanceTests", dependencies: ["RoostTesting"], exclude: ["cases.json", "grids.json"]),
        .testTarget(
            name: "GalleryTests", dependencies: ["GalleryPages", "RoostTesting"], exclude: ["__Snapshots__"]),
    ] + neighbours,
    swiftLanguageModes: [.v6]
)

// `make bench` measures from inside, in the release configuration; nobody else needs it.
if Context.environment["ROOST_BENCHMARKS"] != nil {
    package.targets.append(
        .executableTarget(
            name: "RoostBench",
            dependencies: ["Charts", "PaperworkPages", "RoostBrowser", "RoostDocuments", "SwiftUI"],
            path: "Benchmarks/RoostBench"))
    // The compiler says how long it takes to check each body.
    package.targets.append(
        .target(
            name: "Bodies", dependencies: ["SwiftUI"], path: "Benchmarks/Bodies",
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-debug-time-function-bodies"])]))
}

// `make architecture` counts the dependencies between folders, and draws the modules.
if Context.environment["ROOST_ARCHITECTURE"] != nil {
    package.targets.append(
        .executableTarget(name: "Architecture", dependencies: ["SwiftUI"], path: "Tools/Architecture"))
}

// `ROOST_REFERENCE=1 swift package --scratch-path .build/docc generate-documentation --target SwiftUI`: nobody else fetches
// the plug-in, which builds Roost with flags of its own.
if Context.environment["ROOST_REFERENCE"] != nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"))
}

// The thread sanitizer understands pthread's locks, not the standard library's: `make sanitize-threads`.
if Context.environment["ROOST_PTHREAD_LOCKS"] != nil {
    package.targets.first { $0.name == "RoostLocks" }?.swiftSettings = [.define("ROOST_PTHREAD_LOCKS")]
}

// `make fuzz` builds the coverage-guided fuzzers: all of Roost with libFuzzer's counters and the address sanitizer.
if Context.environment["ROOST_FUZZERS"] != nil {
    package.targets.append(
        .executableTarget(
            name: "RoostFuzz",
            dependencies: ["RoostTesting", "RoostBrowser", "RoostRender", "RoostMacroExpansion"],
            path: "Tests/Fuzzers", exclude: ["Corpus"]))
    let sanitizers = ["-sanitize=fuzzer,address", "-use-ld=lld"]
    for target in package.targets {
        if [.regular, .executable].contains(target.type) {
            target.swiftSettings = [.unsafeFlags(sanitizers + ["-assert-config", "Debug"])]
        }
        // The plug-in holds code that is instrumented.
        if [.executable, .macro].contains(target.type) { target.linkerSettings = [.unsafeFlags(sanitizers)] }
    }
}
