"""read.py -- print what a .json, a .csv or a .py holds: see formats.t

usage: python3 read.py FILE
"""

import csv
import importlib.util
import json
import sys
from types import SimpleNamespace


def read_json(path):
    with open(path, encoding="ascii") as file:
        return SimpleNamespace(**json.load(file))


def read_py(path):
    spec = importlib.util.spec_from_file_location("board", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    tables = {k.lower(): v for k, v in vars(module).items() if k.isupper()}
    for name, table in tables.items():
        assert name == "n" or isinstance(table, tuple), name
    return SimpleNamespace(**tables)


def read_csv(path):
    with open(path, encoding="ascii", newline="") as file:
        rows = list(csv.DictReader(file))
    n = sum(name.startswith("row") for name in rows[0]) if rows else 0
    solutions = [[int(row[f"row{r + 1}"]) - 1 for r in range(n)] for row in rows]
    firsts = [i for i, row in enumerate(rows) if row["image_number"] == "0"]
    assert [int(row["solution"]) for row in rows] == list(range(1, len(rows) + 1))
    return SimpleNamespace(
        n=n,
        image_names={int(r["image_number"]): r["image_name"] for r in rows},
        solutions=solutions,
        group_of=[int(row["group_number"]) - 1 for row in rows],
        image_of=[int(row["image_number"]) for row in rows],
        fundamentals=[solutions[i] for i in firsts],
        group_size=[int(rows[i]["group_size"]) for i in firsts],
    )


def columns(board, n):
    assert len(board) == n
    return " ".join(str(column + 1) for column in board)


def show(b):
    assert len(b.solutions) == len(b.group_of) == len(b.image_of)
    assert len(b.fundamentals) == len(b.group_size)
    print("solution", "columns", "group_number", "image_name", "image_number", "group_size", sep="\t")
    for i, board in enumerate(b.solutions):
        group, image = b.group_of[i], b.image_of[i]
        name, size = b.image_names[image], b.group_size[group]
        print(i + 1, columns(board, b.n), group + 1, name, image, size, sep="\t")
    for board, size in zip(b.fundamentals, b.group_size):
        print(columns(board, b.n), size, sep="\t")


read = {"json": read_json, "csv": read_csv, "py": read_py}
show(read[sys.argv[1].rpartition(".")[2]](sys.argv[1]))
