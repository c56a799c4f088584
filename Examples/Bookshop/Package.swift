// swift-tools-version:6.1
import PackageDescription

// A package of its own, so that nobody else needs Hummingbird.
let package = Package(
    name: "Bookshop",
    dependencies: [
        .package(name: "Roost", path: "../.."),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    ],
    targets: [
        .executableTarget(
            name: "Bookshop",
            dependencies: [
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "RoostBrowser", package: "Roost"), .product(name: "RoostService", package: "Roost"),
                .product(name: "SwiftUI", package: "Roost"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
