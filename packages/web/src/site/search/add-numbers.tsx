import { trackedNumbers } from '@loadline/contract/checks/tracked-number';
import { trackedAtOnce } from '@loadline/contract/tracking/track-type';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { trackingForm } from '../tracking-form.ts';
import type { TrackType } from './tracked.ts';
import './add-numbers.css';

interface AddNumbersProps {
  numbers: readonly string[];
  type: TrackType;
  onSearch: (numbers: string, type: TrackType) => void;
}

export function AddNumbers({ numbers, type, onSearch }: AddNumbersProps) {
  const { t } = useWords();
  const [more, setMore] = useState('');
  const added = trackedNumbers(more).filter((number) => !numbers.includes(number));
  const room = trackedAtOnce - numbers.length - added.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (added.length > 0 && room >= 0) onSearch([...numbers, ...added].join('\n'), type);
  };
  return (
    <form {...trackingForm} className="add-numbers" onSubmit={submit}>
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="no" value={numbers.join(',')} />
      <label htmlFor="more-numbers">{t('search.add')}</label>
      <textarea
        id="more-numbers"
        name="no"
        rows={3}
        value={more}
        onChange={(event) => setMore(event.target.value)}
        placeholder={t('search.addPlaceholder')}
        spellCheck={false}
        autoCapitalize="characters"
      />
      <div>
        <span className={room < 0 ? 'add-numbers__over' : undefined} aria-live="polite">
          {room < 0 ? t('search.over', { count: -room }) : t('search.room', { count: room })}
        </span>
        <Button type="submit" look="primary">
          {t('track.query')}
        </Button>
      </div>
    </form>
  );
}
