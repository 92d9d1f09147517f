import { useEffect, useState } from 'react';
import type { Refusal } from '../../kernel/refusal.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import './missing-card.css';

/** The question was not answered: why, and when to ask again. */
export function RefusedCard({ refusal, onAgain }: { refusal: Refusal; onAgain: () => void }) {
  const words = useWords();
  const { t } = words;
  const wait = useCountdown(refusal.retryAfter ?? 0);
  const isTooMany = refusal.status === 429;
  return (
    <article className="result result--missing result--chosen" role="alert">
      <Icon name="warn" size={22} />
      <div>
        <h2>{isTooMany ? t('search.tooMany') : t('search.failed')}</h2>
        <p>{isTooMany ? t('search.tooManyText') : refusal.says}</p>
        <Button icon="refresh" onClick={onAgain} refused={wait > 0 ? waitWords(wait, words) : undefined}>
          {t('search.again')}
        </Button>
      </div>
    </article>
  );
}

function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const tick = setInterval(() => setLeft((before) => before - 1), 1_000);
    return () => clearInterval(tick);
  }, [isRunning]);
  return left;
}

/** How long to wait, in the unit a person would say: seconds up to a minute and a half, hours beyond an hour and a half. */
function waitWords(seconds: number, { t }: Words): string {
  if (seconds <= 90) return t('tracking.waitSeconds', { count: seconds });
  if (seconds <= 5_400) return t('tracking.waitMinutes', { count: Math.ceil(seconds / 60) });
  return t('tracking.waitHours', { count: Math.ceil(seconds / 3_600) });
}
