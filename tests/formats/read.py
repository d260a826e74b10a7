"""read.py -- print what a .json or a .py holds: see formats.t

usage: python3 read.py FILE
"""

import json
import runpy
import sys
from types import SimpleNamespace

path = sys.argv[1]
if path.endswith(".json"):
    with open(path, encoding="ascii") as file:
        tables = json.load(file)
else:
    tables = {k.lower(): v for k, v in runpy.run_path(path).items() if k.isupper()}
    for name, table in tables.items():
        assert name == "n" or isinstance(table, tuple), name
b = SimpleNamespace(**tables)


def columns(board):
    assert len(board) == b.n
    return " ".join(str(column + 1) for column in board)


assert len(b.solutions) == len(b.group_of) == len(b.image_of)
assert len(b.fundamentals) == len(b.group_size)
for i, board in enumerate(b.solutions):
    group, image = b.group_of[i], b.image_of[i]
    name, size = b.image_names[image], b.group_size[group]
    print(i + 1, columns(board), group + 1, name, image, size, sep="\t")
for board, size in zip(b.fundamentals, b.group_size):
    print(columns(board), size, sep="\t")
