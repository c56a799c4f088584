import CoreGraphics
import RoostTesting
import SwiftUI
import Testing
import UIKit

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 1000
    var made = 0
    var selected: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? RowCell)?.onMade = { [weak self] in self?.made += 1 }
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
}

private final class RowCell: UITableViewCell {
    static var count = 0
    var onMade: (() -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        Self.count += 1
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class ColorCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .red
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor struct CollectionTests {
    private let size = CGSize(width: 200, height: 200)

    @Test func `A table makes cells of a registered class for the rows that show alone`() throws {
        RowCell.count = 0
        let rows = Rows()
        let table = UITableView(frame: .zero, style: .plain)
        table.register(RowCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        let live = LiveView(Shown(view: table), size: size)
        live.update()
        #expect(table.visibleCells.count < 8)
        #expect(table.visibleCells.first?.textLabel?.text == "Row 0")
        #expect(table.visibleCells.first?.reuseIdentifier == "row")
        live.scroll(by: CGSize(width: 0, height: 4400), at: CGPoint(x: 100, y: 100))
        live.advance(by: 1)
        #expect(table.indexPathsForVisibleRows?.first?.row ?? 0 > 90)
        #expect(RowCell.count < 30)
    }

    @Test func `A press selects a row and tells the delegate`() {
        let rows = Rows()
        let table = UITableView(frame: .zero, style: .plain)
        table.register(RowCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        let live = LiveView(Shown(view: table), size: size)
        live.update()
        live.tap(at: CGPoint(x: 100, y: table.rectForRow(at: IndexPath(row: 1, section: 0)).midY))
        live.advance(by: 0.5)
        #expect(rows.selected == [IndexPath(row: 1, section: 0)])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test func `Rows are as high as their content`() {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: CGFloat(item)) }.margins(
                .all, 0)
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([60, 100])
        source.apply(snapshot)
        let live = LiveView(Shown(view: table), size: size)
        live.update()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 0, y: 0, width: 200, height: 60))
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 60, width: 200, height: 100))
        snapshot.deleteItems([60])
        source.apply(snapshot)
        live.update()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 100)
    }

    @Test func `A flow layout fills rows from edge to edge`() {
        final class Source: UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let source = Source()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 40)
        layout.minimumLineSpacing = 5
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(ColorCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let live = LiveView(Shown(view: view), size: size)
        live.update()
        func frame(_ item: Int) -> CGRect? { view.cellForItem(at: IndexPath(item: item, section: 0))?.frame }
        #expect(frame(0) == CGRect(x: 0, y: 0, width: 60, height: 40))
        #expect(frame(1) == CGRect(x: 70, y: 0, width: 60, height: 40))
        #expect(frame(2) == CGRect(x: 140, y: 0, width: 60, height: 40))
        #expect(frame(3) == CGRect(x: 0, y: 45, width: 60, height: 40))
        #expect(frame(4) == CGRect(x: 70, y: 45, width: 60, height: 40))
    }

    @Test func `A compositional layout repeats its group`() throws {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        let view = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let registration = UICollectionView.CellRegistration<ColorCell, String> { cell, _, item in
            cell.accessibilityIdentifier = item
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot)
        let live = LiveView(Shown(view: view), size: size)
        live.update()
        #expect(live.frame(of: "b") == CGRect(x: 102, y: 2, width: 96, height: 46))
        #expect(live.frame(of: "c") == CGRect(x: 2, y: 62, width: 96, height: 46))
        #expect(try live.color(at: 50, 25) == [255, 0, 0])
    }

    @Test func `A snapshot moves, adds and removes items`() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4])
        snapshot.moveItem(1, afterItem: 4)
        snapshot.insertItems([9], beforeItem: 2)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [9, 2, 3])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1])
        snapshot.deleteSections(["a"])
        #expect(snapshot.itemIdentifiers == [4, 1])
        #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    }
}
