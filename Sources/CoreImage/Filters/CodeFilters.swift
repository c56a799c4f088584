import CoreGraphics
import Foundation
import RoostLog

extension FilterDefinition {
    static let codes: [FilterDefinition] = [
        FilterDefinition("CIQRCodeGenerator", [("inputMessage", .nothing), ("inputCorrectionLevel", .text("M"))]) {
            values in
            guard let message = values.data("inputMessage") else { return nil }
            let letter = values.text("inputCorrectionLevel")
            let correction = QRCode.Correction(letter)
            if correction == nil {
                Log.warning("CIQRCodeGenerator knows the corrections L, M, Q and H, not “\(letter)”")
            }
            guard let code = QRCode(message, correction: correction ?? .medium) else {
                return tooLong(message, for: "CIQRCodeGenerator")
            }
            return code.grid.image(margin: 1)
        },
        FilterDefinition(
            "CIAztecCodeGenerator",
            [
                ("inputMessage", .nothing), ("inputCorrectionLevel", .number(23)), ("inputLayers", .nothing),
                ("inputCompactStyle", .nothing),
            ]
        ) { values in
            guard let message = values.data("inputMessage"), !message.isEmpty else { return nil }
            let layers = Int(min(values.number("inputLayers"), 100))
            let isCompact = values.number("inputCompactStyle") != 0 || values.isTrue("inputCompactStyle")
            guard
                let code = AztecCode(
                    message, correction: values.number("inputCorrectionLevel"), layers: layers > 0 ? layers : nil,
                    isCompact: isCompact ? true : nil)
            else { return tooLong(message, for: "CIAztecCodeGenerator") }
            return code.grid.image(margin: 0)
        },
        FilterDefinition(
            "CIPDF417BarcodeGenerator",
            [
                ("inputMessage", .nothing), ("inputDataColumns", .nothing), ("inputRows", .nothing),
                ("inputPreferredAspectRatio", .number(3)), ("inputCompactStyle", .nothing),
                ("inputCorrectionLevel", .nothing),
            ]
        ) { values in
            guard let message = values.data("inputMessage"), !message.isEmpty else { return nil }
            func whole(_ key: String) -> Int? {
                let number = values.number(key)
                return number >= 1 ? Int(min(number, 1000)) : nil
            }
            guard
                let code = PDF417Code(
                    message, level: whole("inputCorrectionLevel"), columns: whole("inputDataColumns"),
                    rows: whole("inputRows"), ratio: values.number("inputPreferredAspectRatio"),
                    isCompact: values.isTrue("inputCompactStyle"))
            else { return tooLong(message, for: "CIPDF417BarcodeGenerator") }
            return code.grid.image(margin: 2)
        },
        FilterDefinition(
            "CICode128BarcodeGenerator",
            [("inputMessage", .nothing), ("inputQuietSpace", .number(7)), ("inputBarcodeHeight", .number(32))]
        ) { values in
            guard let message = values.data("inputMessage") else { return nil }
            guard let code = Code128(message) else {
                Log.warning("CICode128BarcodeGenerator takes one or more characters of ASCII: there is no code")
                return nil
            }
            let height = Int(min(max(values.number("inputBarcodeHeight"), 1), 500))
            return code.grid(height: height).image(margin: Int(min(max(values.number("inputQuietSpace"), 0), 20)))
        },
    ]

    private static func tooLong(_ message: Data, for name: String) -> CIImage? {
        Log.warning("\(name) cannot hold \(message.count) bytes in the form that is asked for: there is no code")
        return nil
    }
}
