import { shownNumber } from '@loadline/contract/checks/tracked-number';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { trackedAtOnce, trackTypes } from '@loadline/contract/tracking/track-type';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import type { TrackType } from '../../shared/tracking/tracked.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { Textarea } from '../../ui/text-input.tsx';
import { useInBrowser } from '../../ui/use-in-browser.ts';
import { enteredIn, trackingForm } from '../tracking-form.ts';
import {
  forgetNumber,
  noneRecent,
  type Recent,
  recentAtMost,
  recentNumbers,
  switchRemembering,
} from './recent-numbers.ts';
import './recent-list.css';
import './search-start.css';

interface SearchStartProps {
  type: TrackType;
  onSearch: (numbers: string, type: TrackType) => void;
}

/** The page before any number is given. */
export function SearchStart({ type, onSearch }: SearchStartProps) {
  const { t, language } = useWords();
  const [numbers, setNumbers] = useState('');
  const [chosen, setChosen] = useState(type);
  const types = codesOf(trackTypes);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const entered = enteredIn(event);
    const asked = types.find((code) => code === entered.type) ?? '0';
    if (entered.numbers !== '') onSearch(entered.numbers, asked);
  };
  return (
    <div className="search-start-page">
      <form
        {...trackingForm}
        className="search-start"
        role="search"
        aria-label={t('search.start')}
        onSubmit={submit}
      >
        <h1>{t('search.start')}</h1>
        <p>{t('search.startHint', { count: trackedAtOnce })}</p>
        <SegmentedControl
          label={t('track.type')}
          name="type"
          options={types.map((code) => ({ value: code, label: say(wordOf(trackTypes, code), language) }))}
          value={chosen}
          onChange={(value) => setChosen(types.find((code) => code === value) ?? '0')}
        />
        <Field label={t('track.numbers')}>
          <Textarea
            name="no"
            rows={5}
            value={numbers}
            onChange={setNumbers}
            placeholder={t('search.addPlaceholder')}
            spellCheck={false}
            autoCapitalize="characters"
          />
        </Field>
        <Button type="submit" look="primary" size="large">
          {t('search.track')}
        </Button>
      </form>
      <RecentList onSearch={(number) => onSearch(number, '0')} />
    </div>
  );
}

/** The last numbers found on this device, to be looked up again, removed, or not remembered at all. */
function RecentList({ onSearch }: { onSearch: (number: string) => void }) {
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
                  {shownNumber(number)}
                </button>
                <IconButton
                  icon="close"
                  size="small"
                  label={t('tracking.recent.remove', { number: shownNumber(number) })}
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
