import SwiftUI

/// Checked first, and not counted: it takes the compiler's time for reading the modules.
struct Beginning: View {
    var body: some View { VStack { Text("Begin").padding().frame(width: 20).background(.red) } }
}
