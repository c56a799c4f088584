/// The key of a custom value of a transaction.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value in transactions that set none.
    static var defaultValue: Value { get }
}
