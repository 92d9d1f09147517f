import { useState } from 'react';
import { store, stored } from '../kernel/stored.ts';
import type { TableDensity, TableWidths } from '../ui/table/table-column.ts';

/** How a list is laid out. Kept per user in the browser, per list and view; a saved view brings its own. */
export interface Looks {
  readonly columns: readonly string[];
  readonly density: TableDensity;
  readonly widths: TableWidths;
}

type Kept = Readonly<Record<string, Partial<Looks>>>;

export function isDensity(value: unknown): value is TableDensity {
  return value === 'compact' || value === 'standard' || value === 'roomy';
}

interface LooksOf {
  /** The list's name, such as `orders`. */
  list: string;
  view: string;
  /** What the view brings, then what the list has unless told. */
  given: Looks;
}

/** The looks of a list under one view, and the way to change or forget one's own choice. */
export function useLooks({ list, view, given }: LooksOf) {
  const [kept, setKept] = useState(() => readLooks(list));
  const [forgotten, setForgotten] = useState(0);
  const keep = (next: Kept) => {
    setKept(next);
    store(`list.${list}`, JSON.stringify(next));
  };
  return {
    looks: { ...given, ...kept[view] },
    change: (changes: Partial<Looks>) => keep({ ...kept, [view]: { ...kept[view], ...changes } }),
    forget: () => {
      keep({ ...kept, [view]: {} });
      setForgotten(forgotten + 1);
    },
    /** Changes when the looks were not changed by hand: what holds them of its own must begin again. */
    round: `${view} ${forgotten}`,
  };
}

/** What cannot be read counts as nothing chosen: an older version may have written it. */
function readLooks(list: string): Kept {
  try {
    const value: unknown = JSON.parse(stored(`list.${list}`) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).map(([view, looks]) => [view, looksIn(looks)]));
  } catch {
    return {};
  }
}

function looksIn(value: unknown): Partial<Looks> {
  if (typeof value !== 'object' || value === null) return {};
  const columns =
    'columns' in value && Array.isArray(value.columns) ? { columns: value.columns.map(String) } : {};
  const density = 'density' in value && isDensity(value.density) ? { density: value.density } : {};
  const widths = 'widths' in value ? { widths: widthsIn(value.widths) } : {};
  return { ...columns, ...density, ...widths };
}

function widthsIn(value: unknown): TableWidths {
  const given = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(given.filter(([, width]) => typeof width === 'number'));
}
