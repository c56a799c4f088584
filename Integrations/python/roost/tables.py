"""Rows of tables, as engines hand them out in batches."""

from .errors import RenderError


def _plain(value):
    """What JSON can say about a table's value."""
    if value is None or isinstance(value, (str, bool, int)):
        return value
    if isinstance(value, float):
        return None if value != value else value
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    for method in ("isoformat", "tolist", "item"):
        if hasattr(value, method):
            return _plain(getattr(value, method)())
    return str(value)


def _json(texts):
    return (text if isinstance(text, bytes) else str(text).encode() for text in texts)


def _rendered(renderer, template, rows, format, scale):
    """The bytes of all rows, and the reasons where there are none."""
    results = list(renderer.render_many(template, rows, format, scale, errors="return"))
    failed = [isinstance(result, RenderError) for result in results]
    data = [None if is_bad else result for result, is_bad in zip(results, failed)]
    return data, [str(result) if is_bad else None for result, is_bad in zip(results, failed)]


def render_frame(renderer, template, frame, format=None, scale=1, *, columns=None, column=None):
    """Returns a pandas frame with two more columns: `data`, the bytes, and `error`, the reason where there are none.

    columns: the names of the columns that are the template's input; by default all
    column: the name of a column that has the whole input as JSON, instead
    """
    if column is not None:
        rows = _json(frame[column])
    else:
        names = list(columns if columns is not None else frame.columns)
        rows = ({name: _plain(value) for name, value in zip(names, row)} for row in frame[names].itertuples(index=False))
    data, error = _rendered(renderer, template, rows, format, scale)
    return frame.assign(data=data, error=error)


def render_table(renderer, template, table, format=None, scale=1, *, columns=None, column=None):
    """Returns a pyarrow table with the columns `data` and `error` beside its own, as `render_frame` does.

    Engines that keep their rows as Arrow's pass such a table on without a copy of each row's bytes.
    """
    import pyarrow

    if column is not None:
        rows = _json(table[column].to_pylist())
    else:
        names = list(columns if columns is not None else table.column_names)
        rows = (_plain(row) for row in table.select(names).to_pylist())
    data, error = _rendered(renderer, template, rows, format, scale)
    # Columns of these names give way, as in a frame.
    table = table.select([name for name in table.column_names if name not in ("data", "error")])
    table = table.append_column("data", pyarrow.array(data, pyarrow.binary()))
    return table.append_column("error", pyarrow.array(error, pyarrow.string()))
