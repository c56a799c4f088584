import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import Testing

@testable import RoostBrowser

struct SettingsSealTests {
    private let seal = SettingsSeal(secret: Array("a secret of thirty-two characters".utf8), app: "App")

    @Test(
        arguments: [
            SettingValue.bool(true), .bool(false), .int(.min), .double(-0.1), .double(.infinity), .string("ä.b"),
            .string(""),
            .date(Date(timeIntervalSinceReferenceDate: 1.5)), .data(Data([0, 255])), nil,
        ] as [SettingValue?])
    func `A sealed setting opens to its entry`(value: SettingValue?) {
        let entry = OwnedSettings.Entry(key: "k", value: value, time: 1_700_000_000_000)
        #expect(seal.opened(seal.sealed(entry, .app)) == entry)
    }

    @Test func `A setting that was tampered with is not opened`() {
        let good = seal.sealed(.init(key: "credits", value: .int(1), time: 7), .app)
        let parts = good.seal.split(separator: ".").map(String.init)
        let rich = Data("i1000".utf8).base64EncodedString()
        let forged = [
            SealedSetting(scope: .scene, key: good.key, seal: good.seal),
            SealedSetting(scope: .app, key: "debts", seal: good.seal),
            SealedSetting(scope: .app, key: good.key, seal: "\(parts[0]).\(rich).\(parts[2])"),
            SealedSetting(scope: .app, key: good.key, seal: "8.\(parts[1]).\(parts[2])"),
            SealedSetting(scope: .app, key: good.key, seal: "\(parts[0]).\(parts[1])."),
            SealedSetting(scope: .app, key: good.key, seal: "\(parts[0]).\(parts[1])"),
            SealedSetting(scope: .app, key: good.key, seal: ""),
        ]
        for setting in forged { #expect(seal.opened(setting) == nil) }
    }

    @Test func `No value opens with the signature of another`() {
        let good = seal.sealed(.init(key: "credits", value: .int(1), time: 7), .app).seal.split(separator: ".")
        for number in 2..<2000 {
            let content = Data("i\(number)".utf8).base64EncodedString()
            let forged = SealedSetting(scope: .app, key: "credits", seal: "\(good[0]).\(content).\(good[2])")
            #expect(seal.opened(forged) == nil)
        }
    }

    @Test func `Another app's settings, and those of another secret, are not opened`() {
        let good = seal.sealed(.init(key: "k", value: .int(1), time: 7), .app)
        let other = SettingsSeal(secret: Array("a secret of thirty-two characters".utf8), app: "Other")
        #expect(other.opened(good) == nil)
        #expect(SettingsSeal(secret: ServerSecret.random(), app: "App").opened(good) == nil)
    }

    @Test func `The secret outlives the process, and only its user can read it`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let environment = ["XDG_STATE_HOME": folder.path]
        let first = ServerSecret.load(app: "App", environment: environment)
        #expect(first.count == 32)
        #expect(ServerSecret.load(app: "App", environment: environment) == first)
        #expect(ServerSecret.load(app: "Other", environment: environment) != first)
        let file = folder.appending(path: "roost/App/secret")
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `A secret that is too short is refused`() {
        #expect(throws: BrowserConfiguration.Mistake.self) {
            _ = try BrowserConfiguration(environment: ["ROOST_SECRET": "secret"])
        }
    }
}
