import { useEffect, useMemo, useRef, useState } from 'react';
import { type Chosen, rangeOf, withRows } from './row-choice.ts';

export interface RowChoice<Row = never> {
  chosen: Chosen;
  onChange(next: Chosen): void;
  /** Names a row's checkbox: with its number, not its id. */
  rowLabel(row: Row): string;
  pageLabel: string;
}

/** The row the keys act on, and whether the focus is to follow it. */
export interface Pointed {
  key: string;
  by: 'keyboard' | 'pointer';
}

export interface RowActions {
  choose(key: string, reach: 'one' | 'range'): void;
  choosePage(wanted: 'in' | 'out'): void;
  point(key: string, by: Pointed['by']): void;
  step(by: 1 | -1): void;
}

interface Needs {
  keys: readonly string[];
  choice: RowChoice | undefined;
  onPoint: ((key: string) => void) | undefined;
  onPress: ((key: string) => void) | undefined;
}

/** What can be done with rows. The object never changes, so that rows need not be drawn again for it. */
export function useRowActions(needs: Needs): { actions: RowActions; pointed: Pointed | undefined } {
  const [pointed, setPointed] = useState<Pointed>();
  const anchor = useRef<string>(undefined);
  const latest = useRef({ ...needs, pointed });
  useEffect(() => {
    latest.current = { ...needs, pointed };
  });
  const actions = useMemo((): RowActions => {
    const choose: RowActions['choose'] = (key, reach) => {
      const { choice, keys } = latest.current;
      if (!choice) return;
      const rows = reach === 'range' ? rangeOf(keys, anchor.current, key) : [key];
      anchor.current = key;
      // The row that was pressed turns over, and the range follows it.
      choice.onChange(withRows(choice.chosen, rows, choice.chosen.has(key) ? 'out' : 'in'));
    };
    const choosePage: RowActions['choosePage'] = (wanted) => {
      const { choice, keys } = latest.current;
      choice?.onChange(withRows(choice.chosen, keys, wanted));
    };
    const point: RowActions['point'] = (key, by) => {
      setPointed({ key, by });
      latest.current.onPoint?.(key);
      if (by === 'pointer') latest.current.onPress?.(key);
    };
    const step: RowActions['step'] = (by) => {
      const { keys, pointed: here } = latest.current;
      const next = neighbour(keys, here?.key, by);
      if (next !== undefined) point(next, 'keyboard');
    };
    return { choose, choosePage, point, step };
  }, []);
  return { actions, pointed };
}

/** The next row down or up; the first or last one when none is pointed at, and none past the ends. */
function neighbour(keys: readonly string[], key: string | undefined, by: 1 | -1): string | undefined {
  const at = key === undefined ? -1 : keys.indexOf(key);
  if (at === -1) return by === 1 ? keys[0] : keys.at(-1);
  return keys[at + by];
}
