// Windows of Qt's own widgets, beside which `desktop.py` measures those of Roost: a few buttons, a field, a list of
// 100,000 rows, 200 moving views. `ROOST_TEST_SCREEN` chooses one; at the end it says how long its frames took.
#include <QtWidgets>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <vector>
#include <unistd.h>

static std::vector<double> frames;
static int ends[2];

class Rows : public QAbstractListModel {
public:
    int rowCount(const QModelIndex &) const override { return 100000; }
    QVariant data(const QModelIndex &index, int role) const override {
        if (role == Qt::DisplayRole) return QString("Row %1").arg(index.row());
        if (role == Qt::SizeHintRole) return QSize(100, 40);
        return {};
    }
};

/// Times the painting of a view.
template <class View>
class Timed : public View {
public:
    using View::View;

protected:
    void paintEvent(QPaintEvent *event) override {
        QElapsedTimer timer;
        timer.start();
        View::paintEvent(event);
        frames.push_back(timer.nsecsElapsed() / 1e6);
    }
};

/// 200 circles that move for eight seconds after a press of the space bar.
class Views : public Timed<QGraphicsView> {
public:
    Views() : Timed(new QGraphicsScene(0, 0, 1880, 1000)) {
        for (int view = 0; view < 200; view++) {
            auto *circle = scene()->addEllipse(
                QRectF(-6, -6, 12, 12), Qt::NoPen, QColor::fromHsvF(view / 200.0f, 0.7f, 0.9f));
            circle->setPos(940, 500);
            circles.push_back(circle);
        }
        setRenderHint(QPainter::Antialiasing);
        QObject::connect(&timer, &QTimer::timeout, [this] { step(); });
    }

protected:
    void keyPressEvent(QKeyEvent *event) override {
        if (event->key() != Qt::Key_Space || timer.isActive()) return;
        clock.start();
        timer.start(16);
    }

private:
    std::vector<QGraphicsEllipseItem *> circles;
    QTimer timer;
    QElapsedTimer clock;

    void step() {
        double seconds = clock.elapsed() / 1000.0;
        for (size_t view = 0; view < circles.size(); view++) {
            double distance = (120 + 60 * std::sin(seconds * 2)) / 12 * std::sqrt(view);
            circles[view]->setPos(940 + distance * std::cos(view * 2.4), 500 + distance * std::sin(view * 2.4));
        }
        if (seconds > 8) timer.stop();
    }
};

static QWidget *makeContent(const QByteArray &screen) {
    if (screen == "rows") {
        auto *rows = new Timed<QListView>;
        rows->setModel(new Rows);
        rows->setUniformItemSizes(true);
        rows->setVerticalScrollMode(QListView::ScrollPerPixel);
        return rows;
    }
    if (screen == "animation") return new Views;
    auto *widget = new QWidget;
    if (screen == "fields") {
        auto *box = new QVBoxLayout(widget);
        box->addWidget(new QLineEdit);
        box->addStretch();
    } else {
        auto *box = new QHBoxLayout(widget);
        for (auto *title : {"Cat", "Goldfish", "Dog"}) box->addWidget(new QPushButton(title));
    }
    return widget;
}

int main(int count, char **arguments) {
    QApplication application(count, arguments);
    // A handler of a signal may do no more than write a byte.
    if (pipe(ends)) return 1;
    std::signal(SIGTERM, [](int) { if (write(ends[1], "", 1) < 0) _exit(1); });
    QSocketNotifier notifier(ends[0], QSocketNotifier::Read);
    QObject::connect(&notifier, &QSocketNotifier::activated, &application, &QCoreApplication::quit);
    auto *window = makeContent(qgetenv("ROOST_TEST_SCREEN"));
    window->resize(800, 600);
    window->show();
    application.exec();
    std::sort(frames.begin(), frames.end());
    if (!frames.empty()) {
        size_t last = frames.size() - 1;
        std::fprintf(
            stderr, "%zu frames, in milliseconds: half within %.2f, 95 %% within %.2f, the longest %.2f\n", frames.size(),
            frames[last / 2], frames[last * 95 / 100], frames[last]);
    }
}
