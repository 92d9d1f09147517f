/** A row of a small table in a form, as it is typed. */
export type Row = Readonly<Record<string, string>>;

/** The rows of a form's value; what is none is left out. */
export function rowsIn(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

function isRow(value: unknown): value is Row {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((cell) => typeof cell === 'string')
  );
}

interface Place {
  readonly keys: readonly string[];
  readonly empty: Row;
  readonly at: number;
  readonly key: string;
}

/** Rows with a piece of a sheet laid over them from one cell on; numbers lose their thousands and units. */
export function rowsLaidOver(rows: readonly Row[], { keys, empty, at, key }: Place, pasted: string): Row[] {
  const lines = pasted
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split('\t').map(cellIn));
  const first = keys.indexOf(key);
  return Array.from({ length: Math.max(rows.length, at + lines.length) }, (_, index) => {
    const cells = lines[index - at] ?? [];
    const laid = cells.flatMap((cell, column) => {
      const under = keys[first + column];
      return under === undefined ? [] : [[under, cell] as const];
    });
    return { ...(rows[index] ?? empty), ...Object.fromEntries(laid) };
  });
}

function cellIn(cell: string): string {
  const text = cell.normalize('NFKC').trim();
  const number = /^[^\d.-]{0,3}(\d[\d,]*(?:\.\d+)?)\s*\D{0,6}$/.exec(text)?.[1];
  return number ? number.replaceAll(',', '') : text;
}
