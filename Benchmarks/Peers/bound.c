// A lower bound for layout: the cost of one pass over an array in which every view is fixed or shares the rest, without
// a cache and without second proposals. Written for these trees only.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
    float x, y, width, height;
    uint32_t first_child, next_sibling;
    uint8_t is_row, is_greedy_x, is_greedy_y;
} View;

static View *views;
static uint32_t count, capacity;

static uint32_t add(float width, float height, int greedy_x, int greedy_y) {
    if (count == capacity) views = realloc(views, (capacity = capacity ? 2 * capacity : 1024) * sizeof(View));
    views[count] = (View){.width = width, .height = height, .is_greedy_x = greedy_x, .is_greedy_y = greedy_y};
    return count++;
}

static uint32_t stack(int is_row) {
    uint32_t view = add(0, 0, 0, 0);
    views[view].is_row = is_row;
    return view;
}

static void append(uint32_t parent, uint32_t *last, uint32_t child) {
    if (*last) views[*last].next_sibling = child; else views[parent].first_child = child;
    *last = child;
}

// Sizes from the leaves up; greedy children share the rest of the proposal.
static void measure(uint32_t index, float width, float height) {
    View *view = &views[index];
    if (!view->first_child) {
        if (view->is_greedy_x) view->width = width;
        if (view->is_greedy_y) view->height = height;
        return;
    }
    float along = 0, across = 0, rest = view->is_row ? width : height;
    int greedy = 0;
    for (uint32_t i = view->first_child; i; i = views[i].next_sibling) {
        if (!views[i].first_child && (view->is_row ? views[i].is_greedy_x : views[i].is_greedy_y)) { greedy++; continue; }
        measure(i, view->is_row ? rest : width, view->is_row ? height : rest);
        float length = view->is_row ? views[i].width : views[i].height;
        float breadth = view->is_row ? views[i].height : views[i].width;
        along += length, rest -= length;
        if (breadth > across) across = breadth;
    }
    if (greedy) {
        float share = rest > 0 ? rest / greedy : 0;
        for (uint32_t i = view->first_child; i; i = views[i].next_sibling) {
            if (views[i].first_child || !(view->is_row ? views[i].is_greedy_x : views[i].is_greedy_y)) continue;
            measure(i, view->is_row ? share : width, view->is_row ? height : share);
            float breadth = view->is_row ? views[i].height : views[i].width;
            along += share;
            if (breadth > across) across = breadth;
        }
    }
    view->width = view->is_row ? along : across;
    view->height = view->is_row ? across : along;
}

static void place(uint32_t index, float x, float y) {
    View *view = &views[index];
    view->x = x, view->y = y;
    for (uint32_t i = view->first_child; i; i = views[i].next_sibling) {
        if (view->is_row) {
            place(i, x, y + (view->height - views[i].height) / 2);
            x += views[i].width;
        } else {
            place(i, x + (view->width - views[i].width) / 2, y);
            y += views[i].height;
        }
    }
}

static uint32_t wide(int n, int is_row) {
    uint32_t view = stack(is_row), last = 0;
    for (int i = 0; i < 10; i++) append(view, &last, n > 10 ? wide(n / 10, !is_row) : add(3, 3 + i % 3, 0, 0));
    return view;
}

static uint32_t deep(int level) {
    if (level == 0) return add(10, 10, 0, 0);
    uint32_t view = stack(level % 2 == 0), last = 0;
    append(view, &last, add(0, 0, 1, 1));
    append(view, &last, deep(level - 1));
    if (level % 2 == 0) append(view, &last, add(4, 4, 0, 0));
    return view;
}

static void build(const char *name, int n) {
    count = 0;
    if (!strcmp(name, "wide")) { wide(n, 1); return; }
    if (!strcmp(name, "deep")) { deep(n / 3 < 200 ? n / 3 : 200); return; }
    uint32_t root = stack(0), last = 0;
    if (!strcmp(name, "flat")) {
        for (int i = 0; i < n; i++) append(root, &last, add(10 + i % 7, 10, 0, 0));
        return;
    }
    for (int i = 0; i < n / 4; i++) {
        uint32_t row = stack(1), cell = 0;
        append(root, &last, row);
        for (int j = 0; j < 4; j++) append(row, &cell, add(0, 10, 1, 0));
    }
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

int main(void) {
    const char *names[] = {"flat", "wide", "deep", "grid"};
    int sizes[] = {100, 1000, 10000, 100000}, is_first = 1;
    printf("[");
    for (int tree = 0; tree < 4; tree++)
        for (int size = 0; size < 4; size++) {
            if (tree == 2 && size > 1) break;
            double times[51];
            build(names[tree], sizes[size]);
            for (int round = 0; round < 51; round++) {
                struct timespec start, end;
                clock_gettime(CLOCK_MONOTONIC, &start);
                measure(0, 1000 + round, 800);
                place(0, 0, 0);
                clock_gettime(CLOCK_MONOTONIC, &end);
                times[round] = (end.tv_sec - start.tv_sec) * 1e9 + (end.tv_nsec - start.tv_nsec);
            }
            qsort(times, 51, sizeof(double), ascending);
            printf("%s{\"tree\": \"%s\", \"count\": %d, \"elements\": %u, \"nanoseconds\": {\"layout\": %.0f}}",
                is_first ? "" : ", ", names[tree], sizes[size], count, times[25]);
            is_first = 0;
        }
    printf("]\n");
}
