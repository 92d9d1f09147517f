import { type FormEvent, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { enteredIn, trackingForm } from '../tracking-form.ts';
import { writtenNumber } from './number-shape.ts';
import type { TrackType } from './tracked.ts';
import './phone-search.css';

interface PhoneSearchProps {
  numbers: readonly string[];
  type: TrackType;
  onSearch: (numbers: string, type: TrackType) => void;
}

/** The numbers of the page, to be changed in place: the header has no room for a search on a phone. */
export function PhoneSearch({ numbers, type, onSearch }: PhoneSearchProps) {
  const { t } = useWords();
  const [text, setText] = useState(numbers.map(writtenNumber).join(', '));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const entered = enteredIn(event);
    if (entered.numbers !== '') onSearch(entered.numbers, type);
  };
  return (
    <form
      {...trackingForm}
      className="phone-search"
      role="search"
      aria-label={t('track.numbers')}
      onSubmit={submit}
    >
      <input type="hidden" name="type" value={type} />
      <input
        name="no"
        aria-label={t('track.numbers')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        enterKeyHint="search"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit" aria-label={t('track.query')}>
        <Icon name="search" size={18} />
      </button>
    </form>
  );
}
