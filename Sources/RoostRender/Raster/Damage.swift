import CoreGraphics
import RoostPicture

/// The parts of a picture that differ between two frames, never too small.
///
/// It walks through both lists side by side. A command that both have, in groups that both have, changes nothing; any
/// other leaves its extent. So a host draws only these parts anew. Then a group that gains or loses drawings may still
/// have the old rounding of its colours elsewhere, by 1 of 255.
package struct Damage {
    private var old: DamageWalk
    private var new: DamageWalk
    private var region: PixelRegion
    /// The number of the last group that both lists have.
    private var lastShared = 0

    /// - Parameters:
    ///   - old: The list that was drawn last.
    ///   - new: The list to draw, at the same scale.
    ///   - scale: Pixels per point.
    /// - Returns: Rectangles within the new picture; the whole of it if the sizes differ.
    package static func between(_ old: DisplayList, _ new: DisplayList, scale: CGFloat) throws -> [PixelRect] {
        let (width, height) = try Rasterizer.pixelSize(of: new.size, scale: scale)
        let whole = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
        guard old.size == new.size else { return [whole] }
        var damage = Damage(scale: scale, whole: whole)
        damage.compare(old.entries, new.entries)
        damage.followBackdrops()
        return damage.region.rects
    }

    private init(scale: CGFloat, whole: PixelRect) {
        old = DamageWalk(scale: scale, firstOwn: -1)
        new = DamageWalk(scale: scale, firstOwn: -2)
        region = PixelRegion(limits: whole)
    }

    private mutating func compare(
        _ before: ContiguousArray<DisplayList.Entry>, _ after: ContiguousArray<DisplayList.Entry>
    ) {
        // Most changes replace commands one by one.
        if before.count == after.count {
            for index in before.indices {
                if before[index] == after[index] {
                    takeShared(after[index].command)
                } else {
                    region.add(old.take(before[index].command, group: nil))
                    region.add(new.take(after[index].command, group: nil))
                }
            }
            return
        }
        let shorter = min(before.count, after.count)
        var head = 0
        while head < shorter, before[head] == after[head] {
            takeShared(after[head].command)
            head += 1
        }
        var tail = 0
        while tail < shorter - head, before[before.count - 1 - tail] == after[after.count - 1 - tail] { tail += 1 }
        for entry in before[head..<(before.count - tail)] { region.add(old.take(entry.command, group: nil)) }
        for entry in after[head..<(after.count - tail)] { region.add(new.take(entry.command, group: nil)) }
        for entry in after[(after.count - tail)...] { takeShared(entry.command) }
    }

    /// Takes a command that both lists have here.
    private mutating func takeShared(_ command: DisplayCommand) {
        guard old.group != new.group else {
            lastShared += 1
            _ = old.take(command, group: lastShared)
            _ = new.take(command, group: lastShared)
            return
        }
        region.add(old.take(command, group: nil))
        region.add(new.take(command, group: nil))
    }

    /// Adds the places where a blur shows changed parts below it.
    private mutating func followBackdrops() {
        for backdrop in new.backdrops {
            for rect in region.rects {
                region.add(rect.outset(by: backdrop.reach, backdrop.reach).intersection(backdrop.extent))
            }
        }
    }
}
