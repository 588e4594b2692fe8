"""Prints the rows of the named .csv and .xlsx files as JSON, every cell as text, by the csv module and openpyxl."""
import csv
import json
import sys

import openpyxl


def rows(path):
    if path.endswith(".csv"):
        with open(path, encoding="utf-8-sig", newline="") as file:
            return list(csv.reader(file))
    (sheet,) = openpyxl.load_workbook(path).worksheets
    return [[text(cell) for cell in row] for row in sheet.iter_rows()]


def text(cell):
    if cell.value is None:
        return ""
    if cell.data_type == "f":
        raise ValueError(f"{cell.coordinate} is a formula")
    if cell.is_date:
        return cell.value.date().isoformat()
    if "%" in cell.number_format:
        return f"{cell.value * 100:.2f}"
    if isinstance(cell.value, float):
        return f"{cell.value:.15f}"
    return str(cell.value)


print(json.dumps([rows(path) for path in sys.argv[1:]]))
