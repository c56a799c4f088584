import CoreGraphics
import SwiftUI
import Testing
import UIKit

struct FoundationTests {
    private let english = Locale(identifier: "en_GB")

    @Test func `Distances in time are in the words of the locale`() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        let now = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now) == "2 hours ago")
        #expect(formatter.localizedString(for: now.addingTimeInterval(86400 * 3), relativeTo: now) == "in 3 days")
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "in 1 day")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo ago")
        formatter.locale = Locale(identifier: "de_DE")
        formatter.unitsStyle = .full
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "gestern")
    }

    @Test func `Lengths of time are in digits or words`() {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = english
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        formatter.allowedUnits = [.hour, .minute, .second]
        #expect(formatter.string(from: 3723) == "1:02:03")
        #expect(formatter.string(from: 63) == "1:03")
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 63) == "00:01:03")
        formatter.zeroFormattingBehavior = .default
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 3600 * 2 + 60) == "2 hours, 1 minute")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: 3600 * 2 + 60) == "2h 1m")
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 3600 * 2 + 60) == "2h")
    }

    @Test func `Measurements are in their unit's words, or in the region's unit`() {
        let length = Measurement(value: 3, unit: UnitLength.meters)
        func text(
            _ width: Measurement<UnitLength>.FormatStyle.UnitWidth, _ usage: MeasurementFormatUnitUsage<UnitLength>
        ) -> String {
            length.formatted(.measurement(width: width, usage: usage).locale(Locale(identifier: "en_US")))
        }
        #expect(text(.wide, .asProvided) == "3 meters")
        #expect(text(.abbreviated, .asProvided) == "3 m")
        #expect(text(.abbreviated, .general) == "9.8 ft")
        let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(warmth.formatted(.measurement(width: .abbreviated).locale(Locale(identifier: "en_US"))) == "68°F")
    }

    @Test func `A speed without a number has its narrow name of CLDR, as on iOS`() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.unitStyle = .short
        #expect(formatter.string(from: UnitSpeed.kilometersPerHour) == "km/hr")
        #expect(formatter.string(from: UnitSpeed.milesPerHour) == "mi/hr")
        #expect(formatter.string(from: UnitLength.kilometers) == "km")
    }

    @Test func `A formatter of measurements has the units of the locale, or those given`() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(formatter.string(from: way) == "3.1 mi")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: way) == "5 km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: way) == "5 kilometers")
        #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
        formatter.unitStyle = .medium
        #expect(formatter.string(from: UnitMass.pounds) == "lb")
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(formatter.string(from: Measurement(value: 1.26, unit: UnitLength.meters)) == "1.3 m")
        formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
        formatter.numberFormatter.maximumFractionDigits = 0
        #expect(formatter.string(from: Measurement(value: 20.4, unit: UnitTemperature.celsius)) == "20°")
    }

    @Test func `Directories are the user's own`() {
        #expect(URL.documentsDirectory.isFileURL)
        #expect(URL.cachesDirectory != URL.documentsDirectory)
    }

    @Test func `A setting is read by its key`() {
        let defaults = UserDefaults(suiteName: "org.roost.tests.\(UUID().uuidString)")!
        defaults.setValue(3, forKey: "count")
        #expect(defaults.value(forKey: "count") as? Int == 3)
        #expect(defaults.value(forKey: "none") == nil)
    }

    @Test func `Geometry describes itself as on Apple's systems`() {
        #expect(CGPoint(x: 1, y: 2.5).debugDescription == "(1.0, 2.5)")
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    }

    @Test func `An inverse transform of space undoes it`() {
        var transform = CATransform3DMakeRotation(1, 1, 2, 3)
        transform.m34 = -1 / 500
        transform = CATransform3DTranslate(transform, 4, 5, 6)
        let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
        #expect(abs(product.m11 - 1) < 1e-9 && abs(product.m42) < 1e-9 && abs(product.m44 - 1) < 1e-9)
        #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: 2, y: 3))))
        #expect(!CATransform3DIsAffine(transform))
    }

    @Test func `A perspective of space is the same in the plane`() throws {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 100
        transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
        let plane = ProjectionTransform(transform)
        #expect(plane.m13 == transform.m14)
        #expect(plane.m33 == 1)
        #expect(!plane.isAffine)
    }

    @Test func `A path's steps reach a function with its information`() {
        var count = 0
        withUnsafeMutablePointer(to: &count) { pointer in
            CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).apply(info: pointer) { info, _ in
                info?.assumingMemoryBound(to: Int.self).pointee += 1
            }
        }
        #expect(count == 5)
    }

    @Test func `A reversed path runs from its end to its start`() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0), controlPoint2: CGPoint(x: 20, y: 5))
        let expected = UIBezierPath()
        expected.move(to: CGPoint(x: 20, y: 10))
        expected.addCurve(
            to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 20, y: 5), controlPoint2: CGPoint(x: 15, y: 0))
        expected.addLine(to: .zero)
        #expect(path.reversing() == expected)
        #expect(path.reversing().reversing() == path)
    }

    @Test func `Text is measured in its font and width`() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        let one = "Roost".size(withAttributes: attributes)
        #expect(abs(one.height - UIFont.systemFont(ofSize: 17).lineHeight) < 0.1)
        let text = String(repeating: "Roost ", count: 20)
        let rect = (text as NSString).boundingRect(
            with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin],
            attributes: attributes, context: nil)
        #expect(rect.width <= 100)
        #expect(rect.height > 5 * one.height)
    }

    @Test func `Colours and sizes of UIKit's have SwiftUI's names`() {
        #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
        #expect(ColorScheme(UIUserInterfaceStyle.dark) == .dark)
        #expect(DynamicTypeSize(UIContentSizeCategory.accessibilityMedium) == .accessibility1)
        #expect(UIContentSizeCategory(ContentSizeCategory.extraLarge) == .extraLarge)
        #expect(UIContentSizeCategory.small < .large)
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .light),
        ])
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.displayScale == 2)
        #expect(traits.layoutDirection == .unspecified)
        #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(
            UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
                == UIColor(white: 0, alpha: 1))
    }

    @Test func `A value holds geometry by UIKit's names`() {
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: frame).cgRectValue == frame)
        #expect(NSValue(cgPoint: frame.origin).cgPointValue == frame.origin)
        #expect(NSValue(cgSize: frame.size).cgSizeValue == frame.size)
    }
}
