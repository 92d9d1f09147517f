import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useInBrowser } from '../../ui/use-in-browser.ts';
import { writtenNumber } from './number-shape.ts';
import {
  forgetNumber,
  noneRecent,
  type Recent,
  recentAtMost,
  recentNumbers,
  switchRemembering,
} from './recent-numbers.ts';
import './recent-list.css';

/** The last numbers found on this device, to be looked up again, removed, or not remembered at all. */
export function RecentList({ onSearch }: { onSearch: (number: string) => void }) {
  const { t } = useWords();
  const isInBrowser = useInBrowser();
  const [changed, setRecent] = useState<Recent>();
  const { isOn, numbers } = changed ?? (isInBrowser ? recentNumbers() : noneRecent);
  return (
    <section className="recent" aria-label={t('tracking.recent.title')}>
      {numbers.length > 0 ? (
        <>
          <h2>{t('tracking.recent.title')}</h2>
          <ul>
            {numbers.map((number) => (
              <li key={number}>
                <button type="button" className="recent__number" onClick={() => onSearch(number)}>
                  {writtenNumber(number)}
                </button>
                <IconButton
                  icon="close"
                  size="small"
                  label={t('tracking.recent.remove', { number: writtenNumber(number) })}
                  onClick={() => setRecent(forgetNumber(number))}
                />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Checkbox checked={isOn} onChange={(on) => setRecent(switchRemembering(on))}>
        {t('tracking.recent.remember')}
      </Checkbox>
      <p>{t('tracking.recent.rememberNote', { count: recentAtMost })}</p>
    </section>
  );
}
