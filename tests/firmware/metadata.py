"""metadata.py FOLDER: can each package system read the metadata of the archive that is unpacked there?

Prints one line for each fault.  The rules are in the systems' manuals: Arduino's
library specification, PlatformIO's library.json, ESP-IDF's idf_component.yml,
Zephyr's modules.
"""
import json
import pathlib
import re
import sys

import kconfiglib
import yaml

folder = pathlib.Path(sys.argv[1])
name = folder.name


def read(file):
    return (folder / file).read_text()


def expect(fields, **patterns):
    """Each field is there, and matches the pattern."""
    for field, pattern in patterns.items():
        if not re.fullmatch(pattern, str(fields.get(field, ""))):
            print(f"{field}: {fields.get(field)!r}, not {pattern!r}")


version = re.search(r"Made by queens (\d+[.]\d+)", read("README.md"))[1] + ".0"
for file in "CMakeLists.txt", "zephyr/CMakeLists.txt", "zephyr/module.yml", "zephyr/Kconfig":
    if version not in read(file):
        print(f"{file}: another version")

arduino = dict(line.split("=", 1) for line in read("library.properties").splitlines())
expect(arduino, name="[A-Za-z0-9][A-Za-z0-9_.-]{,62}", version=version, author=".+", maintainer=".+", sentence=".+",
       paragraph=".+", url="https://.+", category="Data Processing", architectures=r"\*", includes=name + ".*[.]h")
platformio = json.loads(read("library.json"))
expect(platformio, name="[A-Za-z0-9]+(-[A-Za-z0-9]+)*", version=version, description=".{1,255}",
       headers=name + ".*[.]h", frameworks=r"\*", platforms=r"\*")
for keyword in platformio["keywords"]:
    expect({"keyword": keyword}, keyword="[a-z0-9.+ -]{1,50}")
expect(yaml.safe_load(read("idf_component.yml")), version=version, description=".+")
expect(yaml.safe_load(read("zephyr/module.yml"))["build"], cmake="zephyr", kconfig="zephyr/Kconfig")

kconfig = kconfiglib.Kconfig(str(folder / "zephyr/Kconfig"), warn_to_stderr=False)
option = kconfig.syms[name.upper()]
if (option.type, option.str_value, kconfig.warnings) != (kconfiglib.BOOL, "n", []):
    print(f"Kconfig: {option}", *kconfig.warnings)
