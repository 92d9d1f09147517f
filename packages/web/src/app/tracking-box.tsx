import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { trackTypes } from '@loadline/contract/tracking/track-type';
import { type FormEvent, useState } from 'react';
import { useGoTo } from '../kernel/page-link.tsx';
import { useWords } from '../kernel/words.ts';
import { enteredIn, trackingForm } from '../site/tracking-form.ts';
import { Icon } from '../ui/icon.tsx';
import './tracking-box.css';

/** The header's search: a type and a number; Enter on a number that is not blank opens its track (spec). */
export function TrackingBox() {
  const { t, language } = useWords();
  const goTo = useGoTo();
  const [number, setNumber] = useState('');
  const [type, setType] = useState('0');
  const track = (event: FormEvent<HTMLFormElement>) => {
    const { numbers: no, type: asked } = enteredIn(event);
    if (no !== '') goTo('search', { no, type: asked === '0' ? undefined : asked });
  };
  return (
    <form
      {...trackingForm}
      className="tracking-box"
      role="search"
      aria-label={t('nav.search')}
      onSubmit={track}
    >
      <select
        name="type"
        aria-label={t('track.type')}
        value={type}
        onChange={(event) => setType(event.target.value)}
      >
        {codesOf(trackTypes).map((code) => (
          <option key={code} value={code}>
            {say(wordOf(trackTypes, code), language)}
          </option>
        ))}
      </select>
      <input
        name="no"
        aria-label={t('track.number')}
        placeholder={t('track.placeholder')}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit" aria-label={t('track.query')}>
        <Icon name="search" />
      </button>
    </form>
  );
}
