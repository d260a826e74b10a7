"""read.py -- print what a .json or a .py holds: see formats.t

usage: python3 read.py FILE
"""

import json
import runpy
import sys
from types import SimpleNamespace


def read_json(path):
    with open(path, encoding="ascii") as file:
        return SimpleNamespace(**json.load(file))


def read_py(path):
    tables = {k.lower(): v for k, v in runpy.run_path(path).items() if k.isupper()}
    for name, table in tables.items():
        assert name == "n" or isinstance(table, tuple), name
    return SimpleNamespace(**tables)


def columns(board, n):
    assert len(board) == n
    return " ".join(str(column + 1) for column in board)


read = {"json": read_json, "py": read_py}
b = read[sys.argv[1].rpartition(".")[2]](sys.argv[1])
assert len(b.solutions) == len(b.group_of) == len(b.image_of)
assert len(b.fundamentals) == len(b.group_size)
for i, board in enumerate(b.solutions):
    group, image = b.group_of[i], b.image_of[i]
    name, size = b.image_names[image], b.group_size[group]
    print(i + 1, columns(board, b.n), group + 1, name, image, size, sep="\t")
for board, size in zip(b.fundamentals, b.group_size):
    print(columns(board, b.n), size, sep="\t")
