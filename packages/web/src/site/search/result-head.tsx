import { shownNumber } from '@loadline/contract/checks/tracked-number';
import { type FormEvent, useState } from 'react';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import type { TrackType } from '../../shared/tracking/tracked.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { enteredIn, trackingForm } from '../tracking-form.ts';
import type { Tracking } from './use-tracking.ts';
import './phone-search.css';
import './result-head.css';

interface ResultHeadProps {
  numbers: readonly string[];
  left: number;
  type: TrackType;
  tracking: Tracking;
  onSearch: (numbers: string, type: TrackType) => void;
}

export function ResultHead({ numbers, left, type, tracking, onSearch }: ResultHeadProps) {
  const { t } = useWords();
  const copyLink = async () => {
    const done = await copyText(location.href);
    notify(done ? 'success' : 'error', t(done ? 'success.copy' : 'error.copy'));
  };
  return (
    <>
      <PhoneSearch numbers={numbers} type={type} onSearch={onSearch} />
      <div className="search__head">
        <div>
          <h1>{t('search.title', { count: numbers.length })}</h1>
          <p role="status">
            <Outcome tracking={tracking} />
            {left > 0 ? ` ${t('search.left', { count: left })}` : null}
          </p>
        </div>
        <div className="search__tools">
          <Button icon="link" onClick={() => void copyLink()}>
            {t('search.copyLink')}
          </Button>
          <Button icon="print" onClick={() => print()}>
            {t('search.print')}
          </Button>
        </div>
      </div>
    </>
  );
}

function Outcome({ tracking }: { tracking: Tracking }) {
  const { t } = useWords();
  if (tracking.state === 'asking') return t('search.asking');
  if (tracking.state === 'refused') return null;
  const { shipments, notFound } = tracking.answer;
  const count = new Set(shipments.map(({ number }) => number)).size;
  const found =
    notFound.length === 0
      ? t('search.allFound', { count })
      : t('search.someFound', { count, missing: notFound.length });
  return shipments.length > count ? t('search.shipments', { count: shipments.length, found }) : found;
}

interface PhoneSearchProps {
  numbers: readonly string[];
  type: TrackType;
  onSearch: (numbers: string, type: TrackType) => void;
}

/** The numbers of the page, to be changed in place: the header has no room for a search on a phone. */
function PhoneSearch({ numbers, type, onSearch }: PhoneSearchProps) {
  const { t } = useWords();
  const [text, setText] = useState(numbers.map(shownNumber).join(', '));
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
