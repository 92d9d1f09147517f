import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import { Button } from '../ui/button.tsx';
import { StateGlyph } from '../ui/state-glyph.tsx';
import { useDelayed } from '../ui/use-delayed.ts';
import type { Answer } from './use-answer.ts';
import './answered.css';

interface AnsweredProps<T> {
  answer: Answer<T>;
  onAgain: () => void;
  children: (found: T) => ReactNode;
}

/** A page's content, its shape while it is on its way, or why it did not come. */
export function Answered<T>({ answer, onAgain, children }: AnsweredProps<T>) {
  if (answer.state === 'found') return children(answer.found);
  if (answer.state === 'asking') return <Shape />;
  return <NotAnswered says={answer.refusal.says} onAgain={onAgain} />;
}

function Shape() {
  const { t } = useWords();
  const isDue = useDelayed(true);
  return (
    <div className="answered" role="status" aria-label={t('content.loading')}>
      {isDue ? (
        <div className="wide answered__shape">
          <span className="answered__title" />
          <span />
          <span className="answered__band" />
          <span />
          <span />
          <span />
        </div>
      ) : null}
    </div>
  );
}

function NotAnswered({ says, onAgain }: { says: string; onAgain: () => void }) {
  const { t } = useWords();
  return (
    <div className="wide answered answered--not" role="alert">
      <StateGlyph family="stop" size={26} />
      <h1>{t('content.failed')}</h1>
      <p>{says}</p>
      <Button icon="refresh" onClick={onAgain}>
        {t('content.again')}
      </Button>
    </div>
  );
}
