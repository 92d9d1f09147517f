import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { copyAndTell } from './copy-and-tell.ts';
import './styles/list.css';

const named = 12;

/** The pasted numbers that match nothing: which ones, to be copied, until it is closed. */
export function NotFoundStrip({ numbers }: { numbers: readonly string[] }) {
  const { t } = useWords();
  const [closedFor, setClosedFor] = useState<string>();
  const all = numbers.join('\n');
  if (closedFor === all) return null;
  const others = numbers.length - named;
  return (
    <div className="not-found-strip">
      <Alert
        family="act"
        actions={
          <>
            <Button look="text" size="small" icon="copy" onClick={() => void copyAndTell(all)}>
              {t('resource.numbers.copy')}
            </Button>
            <IconButton
              icon="close"
              size="small"
              label={t('resource.close')}
              onClick={() => setClosedFor(all)}
            />
          </>
        }
      >
        <b>{t('resource.numbers.notFound', { count: numbers.length })}</b>{' '}
        {numbers.slice(0, named).join(', ')}
        {others > 0 ? ` ${t('resource.numbers.others', { count: others })}` : null}
      </Alert>
    </div>
  );
}
