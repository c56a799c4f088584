import Foundation
import RoostCore
import Testing

@testable import RoostBrowser

struct SettingsSealTests {
    private let seal = SettingsSeal(secret: Array("a secret of thirty-two characters".utf8), app: "App")

    private func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    @Test func `Hashes are those of FIPS 180-4`() {
        #expect(
            hex(SHA256.hash(Array("abc".utf8))) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(SHA256.hash([])) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(
            hex(SHA256.hash(Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)))
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    }

    @Test func `Authentication is that of RFC 4231`() {
        #expect(
            hex(SHA256.authentication(of: Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8)))
                == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(
            hex(
                SHA256.authentication(
                    of: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
                    key: [UInt8](repeating: 0xAA, count: 131)))
                == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test(
        arguments: [
            SettingValue.bool(true), .bool(false), .int(.min), .double(-0.1), .double(.infinity), .string("ä.b"),
            .string(""),
            .date(Date(timeIntervalSinceReferenceDate: 1.5)), .data(Data([0, 255])), nil,
        ] as [SettingValue?])
    func `What was sealed is opened again`(value: SettingValue?) {
        let entry = OwnedSettings.Entry(key: "k", value: value, time: 1_700_000_000_000)
        #expect(seal.opened(seal.sealed(entry, .app)) == entry)
    }

    @Test func `Nothing that somebody has changed is opened`() {
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

    @Test func `No value passes with another one's signature, whatever it is`() {
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

    @Test func `A secret that is too short to be one is refused`() {
        #expect(throws: BrowserConfiguration.Mistake.self) {
            _ = try BrowserConfiguration(environment: ["ROOST_SECRET": "secret"])
        }
    }
}
