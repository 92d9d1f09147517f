import { wholeText } from '@loadline/contract/kernel/figures';
import type { Words } from '../../kernel/words.ts';
import type { ImportSubject } from './import-subject.ts';

/** `1 row`, `1,284 rows`. */
export function rowsText(t: Words['t'], rows: number): string {
  return t(rows === 1 ? 'import.count.row' : 'import.count.rows', { n: wholeText(rows) });
}

/** `1 cell`, `1,284 cells`. */
export function cellsText(t: Words['t'], cells: number): string {
  return t(cells === 1 ? 'import.count.cell' : 'import.count.cells', { n: wholeText(cells) });
}

/** Records with their rows, as each place says them; where every record is a row of its own, only the records. */
export function amountsIn(t: Words['t'], { counted, recordIs }: Pick<ImportSubject, 'counted' | 'recordIs'>) {
  const saying =
    (short: keyof typeof whole) =>
    (count: number, rowCount: number): string => {
      const records = counted(count);
      if (recordIs === 'a row') return t(`import.rowEach.${short}`, { records });
      return t(whole[short], { records, rows: rowsText(t, rowCount) });
    };
  return {
    checked: saying('checked'),
    passed: saying('passed'),
    leftOut: saying('leftOut'),
    commit: saying('commit'),
    inFile: saying('inFile'),
  };
}

const whole = {
  checked: 'import.head.checked',
  passed: 'import.head.passed',
  leftOut: 'import.bar.leftOut',
  commit: 'import.bar.commit',
  inFile: 'import.state.inRows',
} as const;
