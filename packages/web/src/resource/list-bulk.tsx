import type { ReactNode } from 'react';
import type { GivenFile } from '../kernel/call.ts';
import { useWords } from '../kernel/words.ts';
import { BulkBar } from '../ui/bulk-bar.tsx';
import { Button } from '../ui/button.tsx';
import { wholeText } from './decimal.ts';
import { useExport } from './export-button.tsx';
import { type Counted, countedIn } from './unit.ts';
import type { Selection } from './use-selection.ts';

/** The contract's limit of ids in one question; beyond it everything is exported at once. */
const idsAtOnce = 500;

interface ListBulkProps<Row> {
  selection: Selection<Row>;
  /** How many the filter finds, in words; undefined while it is being counted. */
  total: string | undefined;
  unit: Counted;
  sums: (rows: readonly Row[]) => string;
  onExport: ((ids: string[] | undefined) => Promise<GivenFile>) | undefined;
  withChosen?: ((rows: readonly Row[]) => ReactNode) | undefined;
}

/** Floats while rows are selected: how many, their sums, and what can be done with them. */
export function ListBulk<Row extends { id: string }>({
  selection,
  total,
  unit,
  sums,
  onExport,
  withChosen,
}: ListBulkProps<Row>) {
  const { t } = useWords();
  const { isAll, rows } = selection;
  const ids = isAll ? undefined : rows.map((row) => row.id);
  const chosen = useExport(() => onExport?.(ids) ?? Promise.reject(new Error('nothing to export')));
  const isTooMany = ids !== undefined && ids.length > idsAtOnce;
  const count = isAll ? (total ?? '') : wholeText(rows.length);
  return (
    <BulkBar
      label={t('resource.selection.actions')}
      count={t('resource.selection.count', { count, unit: countedIn(unit, isAll ? 2 : rows.length) })}
      sums={isAll ? null : sums(rows)}
      more={
        isAll || !total ? null : (
          <Button look="text" onClick={selection.chooseAll}>
            {t('resource.selection.all', { total, unit: unit.many })}
          </Button>
        )
      }
      clearLabel={t('resource.selection.clear')}
      onClear={selection.clear}
    >
      {isAll ? null : withChosen?.(rows)}
      {onExport ? (
        <Button
          size="small"
          icon="download"
          busy={chosen.busy}
          refused={isTooMany ? t('resource.export.tooMany', { most: idsAtOnce, unit: unit.many }) : undefined}
          onClick={chosen.start}
        >
          {t('resource.export.chosen')}
        </Button>
      ) : null}
    </BulkBar>
  );
}
