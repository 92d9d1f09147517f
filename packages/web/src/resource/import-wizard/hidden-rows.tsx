import { useWords } from '../../kernel/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { rowsText } from './counted.ts';
import type { Preview } from './use-preview.ts';

/** Rows that Excel hides: how many and where, left out until somebody takes them in. */
export function HiddenRows({ preview }: { preview: Preview }) {
  const { t } = useWords();
  const { sheet, edits } = preview;
  const hidden = sheet.rows.filter(({ leftOut }) => leftOut === 'hidden').map(({ row }) => row);
  if (hidden.length === 0) return null;
  return (
    <div className="import-head__notice">
      <Alert
        family="act"
        actions={
          <Button size="small" busy={edits.isSaving} onClick={() => edits.leaveOut(hidden, false)}>
            {t('import.hidden.take', { rows: rowsText(t, hidden.length) })}
          </Button>
        }
      >
        {t('import.hidden.found', { rows: rowsText(t, hidden.length), where: placesOf(hidden) })}
      </Alert>
    </div>
  );
}

/** Runs shown before the rest is only counted. */
const mostRuns = 8;

/** `5, 7–9`: rows that follow one another as one run. */
function placesOf(rows: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && last[1] === row - 1) last[1] = row;
    else runs.push([row, row]);
  }
  const shown = runs.slice(0, mostRuns).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return [...shown, ...(runs.length > mostRuns ? ['…'] : [])].join(', ');
}
