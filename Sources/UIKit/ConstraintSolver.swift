import CoreGraphics
import RoostCore

/// Places views by their constraints. It adds the equations by priority; then each inequality that the result breaks
/// joins them as an equation, and it solves again.
@MainActor struct ConstraintSolver {
    private static let rounds = 8

    private let root: UIView
    private let rootSize: CGSize?
    private let isRightToLeft: Bool
    private var views: [UIView] = []
    private var indices: [UIView: Int] = [:]
    private var rules: [Rule] = []

    private struct Rule {
        var equation: LinearSystem.Equation
        var relation: NSLayoutConstraint.Relation
        var priority: Float
    }

    /// Places the views of a tree; called for the topmost view.
    static func placeSubviews(of root: UIView) {
        guard var solver = ConstraintSolver(root, size: root.bounds.size) else { return }
        let system = solver.solve()
        solver.apply(system)
        // The height of a text depends on its width.
        solver.measureHeights(in: system)
        solver.apply(solver.solve())
    }

    /// The smallest size of the topmost view that the constraints of a tree allow; nil without constraints.
    static func fittingSize(of root: UIView) -> CGSize? {
        guard var solver = ConstraintSolver(root, size: nil) else { return nil }
        // The height of a text depends on its width.
        solver.measureHeights(in: solver.solve())
        let system = solver.solve()
        return CGSize(width: system.value(of: 2), height: system.value(of: 3))
    }

    /// The smallest height of a view of a width that the constraints inside it allow; nil without constraints.
    static func fittingHeight(of root: UIView, width: CGFloat) -> CGFloat? {
        guard var solver = ConstraintSolver(root, size: nil), let length = solver.variable(root, 2) else { return nil }
        var equation = LinearSystem.Equation(value: width)
        equation.add(1, length)
        solver.rules.append(Rule(equation: equation, relation: .equal, priority: 1001))
        let system = solver.solve()
        solver.apply(system)
        // The height of a text depends on its width.
        solver.measureHeights(in: system)
        return solver.solve().value(of: 3)
    }

    private init?(_ root: UIView, size: CGSize?) {
        self.root = root
        rootSize = size
        isRightToLeft = root.environment.layoutDirection == .rightToLeft
        guard collect(root) else { return nil }
        for view in views { addRules(of: view) }
    }

    /// Lists a tree; returns whether constraints place anything in it.
    private mutating func collect(_ view: UIView) -> Bool {
        indices[view] = views.count
        views.append(view)
        var isConstrained = !view.constraints.isEmpty || !view.translatesAutoresizingMaskIntoConstraints
        if let scroll = view as? UIScrollView {
            for guide in [scroll.contentGuide, scroll.frameGuide] {
                if let guide { _ = collect(guide) }
            }
        }
        for guide in view.layoutGuides where collect(guide) && (guide.insets == nil || !view.constraints.isEmpty) {
            isConstrained = true
        }
        for view in view.subviews where collect(view) { isConstrained = true }
        return isConstrained
    }

    // MARK: Rules

    /// The variables of a view: left, top, width and height, in the topmost view's coordinates.
    private func variable(_ view: UIView, _ part: Int) -> Int? { indices[view].map { 4 * $0 + part } }

    private func add(
        _ factor: Double, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute,
        to equation: inout LinearSystem.Equation
    ) -> Bool {
        guard let index = indices[view] else { return false }
        let first = 4 * index
        switch attribute {
        case .notAnAttribute: return false
        case .left: equation.add(factor, first)
        case .leading where !isRightToLeft, .trailing where isRightToLeft: equation.add(factor, first)
        case .right, .leading, .trailing:
            equation.add(factor, first)
            equation.add(factor, first + 2)
        case .top: equation.add(factor, first + 1)
        case .bottom:
            equation.add(factor, first + 1)
            equation.add(factor, first + 3)
        case .width: equation.add(factor, first + 2)
        case .height: equation.add(factor, first + 3)
        case .centerX:
            equation.add(factor, first)
            equation.add(factor / 2, first + 2)
        case .centerY:
            equation.add(factor, first + 1)
            equation.add(factor / 2, first + 3)
        }
        return true
    }

    /// The view that a constraint means. For an edge of a scroll view and a view inside it, this is the content guide.
    private static func item(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, with other: UIView?
    ) -> UIView {
        guard let scroll = view as? UIScrollView, let guide = scroll.contentGuide, let other, other !== scroll,
            other !== guide, other !== scroll.frameGuide, other.isDescendant(of: scroll)
        else { return view }
        return attribute.isEdge ? guide : view
    }

    /// A scroll view's guides have its origin, and the frame guide its size.
    private mutating func addGuides(of scroll: UIScrollView) {
        func same(_ part: Int, _ guide: UIView) {
            guard let of = variable(guide, part), let scrolled = variable(scroll, part) else { return }
            var equation = LinearSystem.Equation(value: 0)
            equation.add(1, of)
            equation.add(-1, scrolled)
            rules.append(Rule(equation: equation, relation: .equal, priority: 1001))
        }
        for part in 0..<2 { if let guide = scroll.contentGuide { same(part, guide) } }
        for part in 0..<4 { if let guide = scroll.frameGuide { same(part, guide) } }
    }

    /// A guide of margins keeps its distances from its view's edges.
    private mutating func addInsets(of guide: UILayoutGuide, in view: UIView) {
        guard let insets = guide.insets?(view), let first = variable(guide, 0), let own = variable(view, 0) else {
            return
        }
        let values = [insets.left, insets.top, -insets.left - insets.right, -insets.top - insets.bottom]
        for (part, value) in values.enumerated() {
            var equation = LinearSystem.Equation(value: value)
            equation.add(1, first + part)
            equation.add(-1, own + part)
            rules.append(Rule(equation: equation, relation: .equal, priority: 1001))
        }
    }

    private mutating func addRules(of view: UIView) {
        addFrame(of: view)
        for guide in view.layoutGuides { addInsets(of: guide, in: view) }
        if let scroll = view as? UIScrollView { addGuides(of: scroll) }
        for constraint in view.constraints {
            guard let first = constraint.firstItem else { continue }
            // Where the layout runs from the right, distances from the leading edge count to the left.
            let isMirrored =
                isRightToLeft
                && (constraint.firstAttribute == .leading || constraint.firstAttribute == .trailing)
            var equation = LinearSystem.Equation(value: isMirrored ? -constraint.constant : constraint.constant)
            let second = constraint.secondItem
            guard
                add(
                    1, Self.item(first, constraint.firstAttribute, with: second), constraint.firstAttribute,
                    to: &equation)
            else { continue }
            if let second,
                !add(
                    -constraint.multiplier, Self.item(second, constraint.secondAttribute, with: first),
                    constraint.secondAttribute, to: &equation)
            {
                continue
            }
            let relation =
                isMirrored
                ? NSLayoutConstraint.Relation(rawValue: -constraint.relation.rawValue) ?? .equal : constraint.relation
            rules.append(Rule(equation: equation, relation: relation, priority: constraint.priority.rawValue))
        }
    }

    /// A view that is not placed by constraints keeps its frame. The others have the size of their content, as far as
    /// hugging and resistance say.
    private mutating func addFrame(of view: UIView) {
        guard let left = variable(view, 0) else { return }
        func rule(_ part: Int, _ value: CGFloat, _ relation: NSLayoutConstraint.Relation, _ priority: Float) -> Rule {
            var equation = LinearSystem.Equation(value: value)
            equation.add(1, left + part)
            if part < 2, view !== root, let parent = view.superview, let origin = variable(parent, part) {
                equation.add(-1, origin)
            }
            return Rule(equation: equation, relation: relation, priority: priority)
        }
        if view === root {
            rules += [rule(0, 0, .equal, 1001), rule(1, 0, .equal, 1001)]
            if let size = rootSize {
                rules += [rule(2, size.width, .equal, 1001), rule(3, size.height, .equal, 1001)]
            }
        } else if view.translatesAutoresizingMaskIntoConstraints {
            let frame = view.frame
            let values = [frame.minX, frame.minY, frame.width, frame.height]
            for (part, value) in values.enumerated() { rules.append(rule(part, value, .equal, 1001)) }
        } else {
            let size = view.sizeForConstraints
            for (part, length, axis) in [
                (2, size.width, NSLayoutConstraint.Axis.horizontal), (3, size.height, .vertical),
            ] where length >= 0 && length.isFinite {
                rules.append(rule(part, length, .equal, view.contentHuggingPriority(for: axis).rawValue))
                rules.append(
                    rule(
                        part, length, .greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis).rawValue
                    ))
            }
        }
        for part in 0..<4 { rules.append(rule(part, 0, .equal, 0)) }
        for part in 2..<4 { rules.append(rule(part, 0, .greaterThanOrEqual, 1000)) }
    }

    /// Measures the content again for the widths that were found, and takes its heights.
    private mutating func measureHeights(in system: LinearSystem) {
        for view in views where view !== root && !view.translatesAutoresizingMaskIntoConstraints {
            guard view.content() != nil || view is UIStackView, let width = variable(view, 2),
                let height = variable(view, 3)
            else { continue }
            let fitting = view.sizeThatFits(CGSize(width: max(system.value(of: width), 0), height: 0)).height
            for index in rules.indices
            where rules[index].equation.terms == [height: 1] && rules[index].priority > 0
                && rules[index].equation.value == view.sizeForConstraints.height
            {
                rules[index].equation.value = fitting
            }
        }
    }

    // MARK: Result

    private func solve() -> LinearSystem {
        var binding: Set<Int> = []
        var system = solve(binding)
        for _ in 0..<Self.rounds {
            let broken = rules.indices.filter { !binding.contains($0) && isBroken(rules[$0], in: system) }
            guard !broken.isEmpty else { break }
            binding.formUnion(broken)
            system = solve(binding)
        }
        return system
    }

    private func solve(_ binding: Set<Int>) -> LinearSystem {
        let order = rules.indices
            .filter { rules[$0].relation == .equal || binding.contains($0) }
            .sorted { (-rules[$0].priority, $0) < (-rules[$1].priority, $1) }
        var system = LinearSystem()
        for index in order where !system.add(rules[index].equation) && rules[index].priority == 1000 {
            if rules[index].relation == .equal {
                Log.warning("Layout constraints of \(typeName(type(of: root))) contradict each other; one is left out")
            }
        }
        return system
    }

    private func isBroken(_ rule: Rule, in system: LinearSystem) -> Bool {
        let difference = rule.equation.terms.reduce(-rule.equation.value) { $0 + $1.value * system.value(of: $1.key) }
        switch rule.relation {
        case .equal: return false
        case .lessThanOrEqual: return difference > 1e-6
        case .greaterThanOrEqual: return difference < -1e-6
        }
    }

    private func apply(_ system: LinearSystem) {
        for (index, view) in views.enumerated() where !view.translatesAutoresizingMaskIntoConstraints {
            guard view !== root, let parent = view.superview, let origin = indices[parent] else { continue }
            // A stack places its views itself, once it is laid out.
            if let stack = parent as? UIStackView, stack.arranges(view) { continue }
            let values = (0..<4).map { system.value(of: 4 * index + $0) }
            view.frame = CGRect(
                x: values[0] - system.value(of: 4 * origin), y: values[1] - system.value(of: 4 * origin + 1),
                width: max(values[2], 0), height: max(values[3], 0))
            if let scroll = parent as? UIScrollView, scroll.contentGuide === view {
                scroll.contentSize = view.bounds.size
            }
        }
    }
}
