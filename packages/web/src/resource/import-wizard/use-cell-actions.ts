import { useWords } from '../../kernel/words.ts';
import type { Move } from '../grid/grid-move.ts';
import type { ImportFacts, ImportSubject, Replacement, SheetRow } from './import-subject.ts';
import type { Place } from './next-problem.ts';
import { type NoteFacts, noteOf } from './note-facts.ts';
import type { AfterEdit } from './use-cell-text.ts';
import type { Preview } from './use-preview.ts';

interface ActionsOf {
  subject: ImportSubject;
  facts: ImportFacts;
  preview: Preview;
  rowOf: (place: Place) => SheetRow | undefined;
  go: (from: Place, move: Move) => void;
}

export interface CellActions {
  readonly labelOf: (place: Place) => string;
  readonly factsOf: (place: Place) => NoteFacts | undefined;
  /** Writes a text and returns to the cell. */
  readonly pick: (place: Place, text: string) => void;
  readonly replace: (place: Place, replacement: Replacement) => void;
  /** Takes what was written in the editor. */
  readonly take: (place: Place, text: string, after: AfterEdit) => void;
}

/** What can be known and done about one cell, from its note or from its editor. */
export function useCellActions({ subject, facts, preview, rowOf, go }: ActionsOf): CellActions {
  const { t } = useWords();
  const { columns, cursor, edits, sheet } = preview;
  const write = (place: Place, value: string) => edits.change([{ ...place, value }]);
  return {
    labelOf: ({ row, key }) => {
      const column = columns.find((one) => one.key === key)?.label ?? key;
      return t('import.sheet.cell', { row, column });
    },
    factsOf: ({ row: number, key }) => {
      const row = rowOf({ row: number, key });
      const text = edits.textAt(number, key);
      const holding = (wanted: string) =>
        sheet.rows.filter((one) => edits.textAt(one.row, key).trim() === wanted).length;
      return row && noteOf({ subject, problems: facts.problems, row, key, text, holding });
    },
    pick: (place, text) => {
      write(place, text);
      cursor.goTo(place);
    },
    replace: (place, replacement) => {
      edits.replaceAll(place.key, replacement);
      cursor.goTo(place);
    },
    take: (place, text, after) => {
      write(place, text.trim());
      if (after === 'gone') cursor.leave();
      else if (after === 'stay') cursor.rest();
      else go(place, after);
    },
  };
}
