import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { trackTypes } from '@loadline/contract/tracking/track-type';
import { type FormEvent, useState } from 'react';
import { useGoTo } from '../kernel/page-link.tsx';
import { useWords } from '../kernel/words.ts';
import { Icon } from '../ui/icon.tsx';
import './tracking-box.css';

/** The header's search: a type and a number; Enter on a number that is not blank opens its track (spec). */
export function TrackingBox() {
  const { t, language } = useWords();
  const goTo = useGoTo();
  const [number, setNumber] = useState('');
  const [type, setType] = useState('0');
  const track = (event: FormEvent) => {
    event.preventDefault();
    const no = number.trim();
    if (no !== '') goTo('search', { no, type: type === '0' ? undefined : type });
  };
  return (
    <form className="tracking-box" role="search" aria-label={t('nav.search')} onSubmit={track}>
      <select aria-label={t('track.type')} value={type} onChange={(event) => setType(event.target.value)}>
        {codesOf(trackTypes).map((code) => (
          <option key={code} value={code}>
            {say(wordOf(trackTypes, code), language)}
          </option>
        ))}
      </select>
      <input
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
