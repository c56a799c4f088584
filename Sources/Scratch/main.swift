import RoostTesting
@testable import RoostCore
for style in 0..<3 {
let c = LayoutReport(of: HStack { Group(subviews: AnyView(Group { Text("Apple").tag("Apple"); Text("Avocado").tag("Avocado") })) { s in 
  let _ = print(style, s.map { "\(String(describing: $0.tag))" }, s.first { $0.tag == AnyHashable("Avocado") }.map { "\($0.id)" } ?? "none")
  s.first { $0.tag == AnyHashable("Avocado") } } }, proposal: .unspecified)
print(c.size);
}
let b: Binding<String> = .constant("Avocado")
print(Binding<AnyHashable>(b).wrappedValue, Binding<AnyHashable>(b).wrappedValue == AnyHashable("Avocado"))
func f<V: Hashable>(_ s: Binding<V>) { let x = Binding<AnyHashable>(s); print(x.wrappedValue, x.wrappedValue == AnyHashable("Avocado"), type(of: x.wrappedValue.base)) }
f(b)
