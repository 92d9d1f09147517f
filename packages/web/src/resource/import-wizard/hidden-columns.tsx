import { useWords } from '../../kernel/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { ImportFacts } from './import-subject.ts';
import type { Preview } from './use-preview.ts';

/** Columns that Excel hides though they would mean something: left out until somebody takes them in. */
export function HiddenColumns({ facts, preview }: { facts: ImportFacts; preview: Preview }) {
  const { t, language } = useWords();
  const hidden = facts.columns.filter(({ hiddenAs }) => hiddenAs !== null);
  if (hidden.length === 0) return null;
  const headings = hidden
    .map(({ place, header }) => `${place} \u201c${header}\u201d`)
    .join(language === 'en' ? ', ' : '\u3001');
  const columns = hidden.map(({ place, hiddenAs }) => ({ place, key: hiddenAs }));
  return (
    <div className="import-head__notice">
      <Alert
        family="act"
        actions={
          <Button
            size="small"
            busy={preview.reading.isBusy}
            onClick={() => void preview.reading.read({ columns })}
          >
            {t('import.hiddenColumns.take')}
          </Button>
        }
      >
        {t('import.hiddenColumns.found', { headings })}
      </Alert>
    </div>
  );
}
