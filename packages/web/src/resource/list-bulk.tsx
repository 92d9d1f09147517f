import { wholeText } from '@loadline/contract/kernel/figures';
import type { ReactNode } from 'react';
import type { GivenFile } from '../kernel/call.ts';
import { useWords } from '../kernel/words.ts';
import { BulkBar } from '../ui/bulk-bar.tsx';
import { Button } from '../ui/button.tsx';
import { useExport } from './export-button.tsx';
import { valueOf } from './resource-columns.tsx';
import { type Counted, countedIn } from './unit.ts';
import type { Selection } from './use-selection.ts';

interface ListBulkProps<Row> {
  selection: Selection<Row>;
  /** How many the filter finds, in words; undefined while it is being counted. */
  total: string | undefined;
  unit: Counted;
  sheet: { idsAtOnce: number; give: (ids?: readonly string[]) => Promise<GivenFile> } | undefined;
  sums?: ((rows: readonly Row[]) => ReactNode) | undefined;
  withChosen?: ((rows: readonly Row[], clear: () => void) => ReactNode) | undefined;
}

/** Floats while rows are selected: how many, their sums, and what can be done with them. */
export function ListBulk<Row extends object>(props: ListBulkProps<Row>) {
  const { selection, total, unit, sheet, sums, withChosen } = props;
  const { t } = useWords();
  const { isAll, rows } = selection;
  const ids = isAll ? undefined : rows.map((row) => String(valueOf(row, 'id')));
  const chosen = useExport(() => sheet?.give(ids) ?? Promise.reject(new Error('nothing to export')));
  const most = sheet?.idsAtOnce ?? 0;
  const isTooMany = ids !== undefined && ids.length > most;
  const count = isAll ? (total ?? '') : wholeText(rows.length);
  return (
    <BulkBar
      label={t('resource.selection.actions')}
      count={t('resource.selection.count', { count, unit: countedIn(unit, isAll ? 2 : rows.length) })}
      sums={isAll ? null : sums?.(rows)}
      more={
        isAll || !total || most === 0 ? null : (
          <Button look="text" onClick={selection.chooseAll}>
            {t('resource.selection.all', { total, unit: unit.many })}
          </Button>
        )
      }
      clearLabel={t('resource.selection.clear')}
      onClear={selection.clear}
    >
      {isAll ? null : withChosen?.(rows, selection.clear)}
      {most > 0 ? (
        <Button
          size="small"
          icon="download"
          busy={chosen.busy}
          refused={isTooMany ? t('resource.export.tooMany', { most, unit: unit.many }) : undefined}
          onClick={chosen.start}
        >
          {t('resource.export.chosen')}
        </Button>
      ) : null}
    </BulkBar>
  );
}
