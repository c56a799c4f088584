import AuthenticationServices
import CoreHaptics
import CoreLocation
import CryptoKit
import LocalAuthentication
import MapKit
import SafariServices
import StoreKit
import Testing
import UserNotifications
import WatchKit
import WebKit
import os
import os.log
import os.signpost
import simd

/// What calls answer that cannot work here, and what values compute.
struct AnswerTests {
    @Test func `nobody may know where the device is`() {
        let manager = CLLocationManager()
        #expect(manager.authorizationStatus == .denied && manager.location == nil)
        #expect(!CLLocationManager.locationServicesEnabled())
    }

    @MainActor @Test func `a location manager tells its delegate of the denial`() async {
        final class Delegate: NSObject, CLLocationManagerDelegate {
            var heard: [String] = []
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
                heard.append("\((error as? CLError)?.code == .denied)")
            }
            func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
                heard.append("\(status)")
            }
        }
        let (manager, delegate) = (CLLocationManager(), Delegate())
        manager.delegate = delegate
        manager.requestLocation()
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(delegate.heard == ["denied", "true"])
    }

    @Test func `distances follow the ellipsoid`() {
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
        #expect(abs(paris.distance(from: london) - 343_923) < 50)
        #expect(paris.distance(from: paris) == 0)
        let opposite = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0.3, longitude: 179.8))
        #expect(abs(opposite - 20_000_000) < 40_000)
    }

    @Test func `Mercator's map is its own inverse`() {
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: 37.3349, longitude: -122.009))
        #expect(abs(point.coordinate.latitude - 37.3349) < 1e-9 && abs(point.coordinate.longitude + 122.009) < 1e-9)
        #expect(MKMapPoint(CLLocationCoordinate2D()) == MKMapPoint(x: 134_217_728, y: 134_217_728))
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_319.490_793,
            longitudinalMeters: 111_319.490_793)
        #expect(abs(region.span.latitudeDelta - 1) < 1e-9 && abs(region.span.longitudeDelta - 2) < 1e-9)
    }

    @MainActor private final class ExtensionDelegate: NSObject, WKExtensionDelegate {
        func applicationDidFinishLaunching() {}
        func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {
            for task in backgroundTasks {
                switch task {
                case let task as WKApplicationRefreshBackgroundTask: task.setTaskCompletedWithSnapshot(false)
                case let task as WKSnapshotRefreshBackgroundTask:
                    task.setTaskCompleted(
                        restoredDefaultState: true, estimatedSnapshotExpiration: .distantFuture, userInfo: nil)
                case let task as WKURLSessionRefreshBackgroundTask: task.setTaskCompletedWithSnapshot(false)
                default: task.setTaskCompletedWithSnapshot(false)
                }
            }
        }
    }

    @Test @MainActor func `a watch app has its delegate, which hears of nothing`() {
        let delegate = ExtensionDelegate()
        WKExtension.shared().delegate = delegate
        #expect(WKExtension.shared() === WKApplication.shared() && WKApplication.shared().delegate === delegate)
    }

    @Test func `notifications are refused`() async throws {
        let center = UNUserNotificationCenter.current()
        #expect(try await center.requestAuthorization(options: [.alert, .sound]) == false)
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        let content = UNMutableNotificationContent()
        content.title = "Title"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: trigger)
        #expect(request.content.title == "Title")
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request) }
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test func `nobody can show who they are`() async {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
        await #expect(throws: LAError(.passcodeNotSet)) {
            try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "why")
        }
    }

    @Test func `there is no shop`() async throws {
        #expect(try await Product.products(for: ["a"]).isEmpty)
        #expect(!AppStore.canMakePayments)
        await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
        for await _ in Transaction.currentEntitlements { Issue.record("a transaction") }
    }

    @Test func `there are no haptics`() {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError.self) { try CHHapticEngine() }
        let event = CHHapticEvent(
            eventType: .hapticTransient, parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
            relativeTime: 0.5)
        #expect(throws: Never.self) { try CHHapticPattern(events: [event], parameters: []) }
    }

    @MainActor @Test func `signing in ends in an error`() {
        final class Delegate: NSObject, ASAuthorizationControllerDelegate {
            var error: (any Error)?
            func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
                self.error = error
            }
        }
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let (controller, delegate) = (ASAuthorizationController(authorizationRequests: [request]), Delegate())
        controller.delegate = delegate
        controller.performRequests()
        #expect(delegate.error as? ASAuthorizationError == ASAuthorizationError(.notHandled))
        var failed = false
        let session = ASWebAuthenticationSession(url: URL(fileURLWithPath: "/"), callbackURLScheme: "a") { url, error in
            failed = url == nil && error != nil
        }
        #expect(!session.start() && failed)
    }

    @MainActor @Test func `a watch has a screen and does not knock`() {
        #expect(WKInterfaceDevice.current().screenBounds.size == CGSize(width: 198, height: 242))
        WKInterfaceDevice.current().play(.click)
    }

    @MainActor @Test func `a page of Safari's is a web view`() throws {
        let controller = SFSafariViewController(url: try #require(URL(string: "https://example.org")))
        #expect((controller.view as? WKWebView)?.url?.host == "example.org")
    }

    @Test func `digests are those of swift-crypto`() {
        let digest = SHA256.hash(data: Data("abc".utf8)).map { String(format: "%02x", $0) }.joined()
        #expect(digest == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test func `older logging functions take C's formats`() {
        let log = OSLog(subsystem: "org.example", category: "test")
        os_log("%d of %{public}@", log: log, type: .debug, 1, "two")
        os_log(.debug, "three")
        os_signpost(.event, log: log, name: "four")
        #expect(OSSignposter(logHandle: log).withIntervalSignpost("five") { 5 } == 5)
        let lock = OSAllocatedUnfairLock(initialState: 1)
        lock.withLock { $0 += 1 }
        #expect(lock.withLock { $0 } == 2)
    }

    @Test func `an unfair lock that is taken cannot be tried, and can once it is given back`() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        os_unfair_lock_lock(lock)
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        #expect(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
    }

    @Test func `vectors, matrices and turns compute`() {
        #expect(simd_length(simd_float3(2, 3, 6)) == 7)
        #expect(simd_dot(float2(1, 2), float2(3, 4)) == 11)
        #expect(cross(simd_double3(1, 0, 0), simd_double3(0, 1, 0)) == simd_double3(0, 0, 1))
        #expect(mix(simd_float2(0, 0), simd_float2(2, 4), t: 0.5) == simd_float2(1, 2))
        #expect(simd_clamp(simd_float2(-1, 9), simd_float2(0, 0), simd_float2(1, 1)) == simd_float2(0, 1))
        let matrix = simd_double3x3(rows: [[2, 0, 1], [0, 3, 0], [1, 0, 1]])
        #expect(abs(matrix.determinant - 3) < 1e-12)
        let product = matrix * matrix.inverse
        for column in 0..<3 {
            for row in 0..<3 { #expect(abs(product[column, row] - (column == row ? 1 : 0)) < 1e-12) }
        }
        #expect(matrix_identity_float4x4 * simd_float4(1, 2, 3, 4) == simd_float4(1, 2, 3, 4))
        let turned = simd_quatd(angle: .pi / 2, axis: [0, 0, 1]).act([1, 0, 0])
        #expect(simd_distance(turned, [0, 1, 0]) < 1e-12)
        let half = simd_slerp(simd_quatd(angle: 0, axis: [0, 0, 1]), simd_quatd(angle: .pi / 2, axis: [0, 0, 1]), 0.5)
        #expect(abs(half.angle - .pi / 4) < 1e-12)
    }
}
