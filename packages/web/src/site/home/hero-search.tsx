import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { trackTypes } from '@loadline/contract/tracking/track-type';
import { type FormEvent, useState } from 'react';
import { useGoTo } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { enteredIn, trackingForm } from '../tracking-form.ts';
import './hero-search.css';

/** The search of the home page, in the place of the header's. */
export function HeroSearch() {
  const { t, language } = useWords();
  const goTo = useGoTo();
  const [type, setType] = useState('0');
  const [numbers, setNumbers] = useState('');
  const track = (event: FormEvent<HTMLFormElement>) => {
    const { numbers: no, type: asked } = enteredIn(event);
    if (no !== '') goTo('search', { no, type: asked === '0' ? undefined : asked });
  };
  return (
    <form {...trackingForm} className="hero-search" role="search" onSubmit={track}>
      <fieldset className="hero-search__types">
        <legend className="visually-hidden">{t('track.type')}</legend>
        {codesOf(trackTypes).map((code) => (
          <label key={code}>
            <input
              type="radio"
              name="type"
              value={code}
              checked={type === code}
              onChange={() => setType(code)}
            />
            {say(wordOf(trackTypes, code), language)}
          </label>
        ))}
      </fieldset>
      <div className="hero-search__row">
        <label className="hero-search__box">
          <Icon name="search" size={20} />
          <span className="visually-hidden">{t('track.numbers')}</span>
          <input
            name="no"
            value={numbers}
            onChange={(event) => setNumbers(event.target.value)}
            placeholder={t('track.placeholderMany')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
          />
        </label>
        <button type="submit">{t('home.track')}</button>
      </div>
    </form>
  );
}
