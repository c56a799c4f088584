"""The files that a program needs on disk: itself, the libraries that it loads, its packages."""

import importlib.metadata
import re
import subprocess
import sys
from pathlib import Path


def libraries(binary):
    """A binary and the shared libraries that it loads, each under its real name."""
    listed = subprocess.run(["ldd", str(binary)], capture_output=True, text=True).stdout
    paths = re.findall(r"(/\S+) \(0x", listed)
    return {Path(path).resolve() for path in [str(binary), *paths]}


def loaded(files):
    """Files, and the libraries that the shared libraries among them load."""
    files = {file.resolve() for file in files if file.is_file()}
    return files.union(*(libraries(file) for file in files if ".so" in file.suffixes))


def folder(path):
    return loaded(Path(path).rglob("*"))


def distribution(name):
    """The files of a Python package and of those that it needs."""
    found = importlib.metadata.distribution(name)
    files = loaded(Path(file.locate()) for file in found.files or [])
    for needed in found.requires or []:
        if ";" not in needed: files |= distribution(re.match(r"[\w.-]+", needed)[0])
    return files


# Parts of Python that a program in a container would leave out, and packages that are counted separately.
NOT_COUNTED = re.compile(r"/(site-packages|dist-packages|__pycache__|test|idlelib|ensurepip|lib2to3|config-[^/]*)/")


def python(package):
    """Python and a package."""
    standard = Path(importlib.__file__).parents[1]
    kept = {file for file in folder(standard) if not NOT_COUNTED.search(str(file))}
    return libraries(Path(sys.executable).resolve()) | kept | distribution(package)


def chromium():
    program = next(path for path in (Path("/usr/lib/chromium"), Path("/usr/lib/chromium-browser")) if path.exists())
    return folder(program) | libraries(program / "chromium")


def stripped(binary, copy):
    """The binary without debugging information."""
    subprocess.run(["strip", "--strip-debug", "-o", str(copy), str(binary)], check=True)
    return libraries(copy)


def megabytes(files):
    return sum(file.stat().st_size for file in files) / 1e6
