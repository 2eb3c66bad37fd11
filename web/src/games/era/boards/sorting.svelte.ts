/** By which column a table is sorted, and which way. */

export type Value = string | number;

export class Sorting<Row> {
  by = $state.raw<string | null>(null);
  down = $state(false);

  constructor(
    /** What a row has in each column. */
    private readonly columns: Readonly<Record<string, (row: Row) => Value>>,
    private readonly language: () => string,
  ) {}

  /** Sort by a column; by the same one again, the other way. Figures begin with the most. */
  press(column: string, isFigure = false): void {
    this.down = this.by === column ? !this.down : isFigure;
    this.by = column;
  }

  /** For `aria-sort`. */
  order(column: string): "ascending" | "descending" | undefined {
    return this.by !== column ? undefined : this.down ? "descending" : "ascending";
  }

  /** The rows in this order; as they come where nothing is chosen or two have the same, and empty cells last. */
  sorted(rows: readonly Row[]): Row[] {
    const value = this.by === null ? undefined : this.columns[this.by];
    if (value === undefined) {
      return [...rows];
    }
    const compare = new Intl.Collator(this.language(), { numeric: true }).compare;
    return [...rows].sort((one, other) => {
      const [a, b] = [value(one), value(other)];
      if ((a === "") !== (b === "")) {
        return a === "" ? 1 : -1;
      }
      const order = typeof a === "number" && typeof b === "number" ? a - b : compare(String(a), String(b));
      return this.down ? -order : order;
    });
  }
}
