"""`stammtisch check`: run scenarios."""

from __future__ import annotations

import json
from pathlib import Path

import click

from stammtisch.cli import asking
from stammtisch.engine import scenario_file


@click.command(
    epilog="""\b
Examples:
  stammtisch check my-scenario.json
  stammtisch check cases/*.json --only AOH-017
  stammtisch check cases/*.json --json
"""
)
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the outcome as JSON.")
@click.option("--only", metavar="ID", multiple=True, help="Run the case with this id only; repeatable.")
@asking.tables_option
def check(files: tuple[Path, ...], as_json: bool, only: tuple[str, ...], tables: Path | None) -> int:
    """Run the scenarios in FILE: each sets up a position, does some steps and compares what comes of them with what
    should. docs/scenarios.md says how to write one.

    Exit code 1 if a case failed, 2 if a file is not there or something in it is not understood.
    """
    asking.lay_tables(tables)
    report = scenario_file.check(files, only)
    data = report.data()
    if as_json:
        click.echo(json.dumps(data, indent=2, ensure_ascii=False))
    else:
        for case, wrong in report.failed.items():
            for one in wrong:
                click.echo(f"{case}: {one.key}: expected {_shown(one.expected)}, actual {_shown(one.actual)}")
    for error in report.not_understood:
        click.echo(f"stammtisch check: {error}", err=True)
    if not as_json:
        click.echo(f"{report.passed} passed, {len(report.failed)} failed")
    if report.not_understood:
        return 2
    return 1 if report.failed else 0


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)
