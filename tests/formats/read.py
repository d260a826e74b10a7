"""read.py -- print the tables of a board, a line each, as JSON has them: see formats.t

usage: python3 read.py FILE.json|FILE.py|FILE.tsv
"""

import csv
import json
import re
import runpy
import sys

NAMES = ["n", "solutions", "fundamentals", "group_of", "image_of", "group_size", "image_names"]
path = sys.argv[1]
if path.endswith(".json"):
    with open(path, encoding="ascii") as file:
        tables = json.load(file)
elif path.endswith(".py"):
    tables = {k.lower(): v for k, v in runpy.run_path(path).items() if k.isupper()}
    assert all(isinstance(tables[name], tuple) for name in NAMES[1:])
else:
    with open(path, encoding="ascii") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    for row in rows:
        row["board"] = [int(column) - 1 for column in row["columns"].split()]
    least = [row for row in rows if row["image_number"] == "0"]
    with open("tests/images.h", encoding="ascii") as file:
        image_names = re.findall('"(.+)"', file.read())
    tables = {
        "n": int(re.findall("[0-9]+", path)[-1]),
        "solutions": [row["board"] for row in rows],
        "fundamentals": [row["board"] for row in least],
        "group_of": [int(row["group_number"]) - 1 for row in rows],
        "image_of": [int(row["image_number"]) for row in rows],
        "group_size": [int(row["group_size"]) for row in least],
        "image_names": image_names,
    }
for name in NAMES:
    print(json.dumps(tables[name]))
