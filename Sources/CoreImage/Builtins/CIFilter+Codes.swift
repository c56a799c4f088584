import CoreGraphics
import Foundation

/// A QR code, a pixel for each square, with one white pixel around it.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The content.
    var message: Data { get set }
    /// How much is added against damage.
    var correctionLevel: String { get set }
}

private final class QRCodeGeneratorFilter: CIFilter, CIQRCodeGenerator {
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}

/// An Aztec code, a pixel for each square.
public protocol CIAztecCodeGenerator: CIFilterProtocol {
    /// The content.
    var message: Data { get set }
    /// How much is added against damage.
    var correctionLevel: Float { get set }
    /// The input of the key “inputLayers”.
    var layers: Float { get set }
    /// The input of the key “inputCompactStyle”.
    var compactStyle: Float { get set }
}

private final class AztecCodeGeneratorFilter: CIFilter, CIAztecCodeGenerator {
    var correctionLevel: Float {
        get { FilterInputs(self).float("inputCorrectionLevel") }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}

/// A PDF417 code, with two white pixels around it.
public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
    /// The content.
    var message: Data { get set }
    /// The input of the key “inputDataColumns”.
    var dataColumns: Float { get set }
    /// The input of the key “inputRows”.
    var rows: Float { get set }
    /// The input of the key “inputPreferredAspectRatio”.
    var preferredAspectRatio: Float { get set }
    /// The input of the key “inputCompactStyle”.
    var compactStyle: Float { get set }
    /// How much is added against damage.
    var correctionLevel: Float { get set }
}

private final class PDF417BarcodeGeneratorFilter: CIFilter, CIPDF417BarcodeGenerator {
    var correctionLevel: Float {
        get { FilterInputs(self).float("inputCorrectionLevel") }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}

/// A Code 128 barcode of ASCII.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// The content.
    var message: Data { get set }
    /// The input of the key “inputQuietSpace”.
    var quietSpace: Float { get set }
    /// The input of the key “inputBarcodeHeight”.
    var barcodeHeight: Float { get set }
}

private final class Code128BarcodeGeneratorFilter: CIFilter, CICode128BarcodeGenerator {}

extension CIFilter {
    /// A QR code, a pixel for each square, with one white pixel around it.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        QRCodeGeneratorFilter(known: "CIQRCodeGenerator")
    }

    /// An Aztec code, a pixel for each square.
    public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
        AztecCodeGeneratorFilter(known: "CIAztecCodeGenerator")
    }

    /// A PDF417 code, with two white pixels around it.
    public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
        PDF417BarcodeGeneratorFilter(known: "CIPDF417BarcodeGenerator")
    }

    /// A Code 128 barcode of ASCII.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        Code128BarcodeGeneratorFilter(known: "CICode128BarcodeGenerator")
    }
}
