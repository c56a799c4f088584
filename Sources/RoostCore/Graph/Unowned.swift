/// A reference to an object that something else keeps alive for as long as this is used.
///
/// Unlike one that is `unowned(unsafe)`, it is not counted either where the object is used: in a graph's inner loops the
/// counting costs more than what it surrounds.
struct Unowned<Object: AnyObject> {
    private let reference: Unmanaged<Object>

    @inline(__always)
    init(_ object: Object) { reference = .passUnretained(object) }

    var object: Object {
        @inline(__always) get { reference._withUnsafeGuaranteedRef { $0 } }
    }

    /// Uses the object where Swift would count the reference that `object` answers.
    @inline(__always)
    func with<Result>(_ body: (Object) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }
}
