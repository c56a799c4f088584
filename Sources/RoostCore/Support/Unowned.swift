/// A reference to an object that something else keeps alive for as long as it is used.
///
/// Unlike `unowned(unsafe)`, it does not retain the object for uses either: in a graph's inner loops, reference
/// counting costs more than the work around it.
///
/// The address sanitizer (`make sanitize`) finds uses after the object's end. A check of Swift's own (`unowned`) would
/// also stop the uses while a graph ends itself, which are right: the object then still has its memory.
package struct Unowned<Object: AnyObject> {
    private let reference: Unmanaged<Object>

    @inline(__always)
    init(_ object: Object) { reference = .passUnretained(object) }

    package var object: Object {
        @inline(__always) get { reference._withUnsafeGuaranteedRef { $0 } }
    }

    /// Uses the object in places where Swift would retain the result of `object`.
    @inline(__always)
    func with<Result>(_ body: (Object) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }
}
