// swift-tools-version:6.1
import PackageDescription

// A package of its own: SwiftPM builds the programs, and resolves the dependencies, of every package that another depends
// on. So who uses Roost as a library would build and resolve this, too.
let package = Package(
    name: "Workshop",
    dependencies: [
        .package(name: "Roost", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        .target(
            name: "RoostWorkshop", dependencies: [.product(name: "RoostPreviewMessages", package: "Roost")]),
        .executableTarget(
            name: "roost",
            dependencies: [
                "RoostWorkshop", .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "RoostPreviewMessages", package: "Roost"),
            ]),
        .testTarget(
            name: "WorkshopTests",
            dependencies: ["RoostWorkshop", .product(name: "RoostPreviewMessages", package: "Roost")]),
    ],
    swiftLanguageModes: [.v6]
)
