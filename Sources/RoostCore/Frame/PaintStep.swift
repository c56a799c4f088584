import CoreGraphics

/// Paint: the last layout becomes a display list.
extension ViewGraph {
    /// Paint: the drawing of the last layout, in which unchanged parts reuse their recordings from the last such frame.
    package func retainedDisplayList(size: CGSize) -> RetainedDisplayList {
        if recordedScale != environment.displayScale {
            layout.dropAllRecordings()
            recordedScale = environment.displayScale
        }
        return confinement.run {
            var context = PaintContext(
                tree: layout, size: size, displayScale: environment.displayScale, isRetained: true)
            context.paint(root.layoutID)
            return context.finishRetained()
        }
    }

    /// Paint: the display list of the last layout.
    package func displayList(size: CGSize) -> DisplayList {
        confinement.run {
            var context = PaintContext(
                tree: layout, size: size, displayScale: environment.displayScale, expecting: entryCount)
            context.paint(root.layoutID)
            let list = context.finish()
            entryCount = list.entries.count
            return list
        }
    }
}
