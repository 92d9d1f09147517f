import type { Fields } from '@loadline/contract/kernel/field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Question } from '../kernel/asking.ts';
import { useWords } from '../kernel/words.ts';
import { Button } from '../ui/button.tsx';
import { PanelBlock } from '../ui/side-panel.tsx';
import { changesIn } from './changes.ts';
import { NotLoaded } from './not-loaded.tsx';
import { officeTime } from './office-time.ts';
import { useReading } from './value.tsx';
import './styles/history.css';

/** An audit row as a record shows it: `changes` is JSON of `{ field: { from, to } }` or `{ field: value }`. */
export interface Deed {
  readonly at: string;
  readonly who: string;
  readonly action: string;
  readonly changes: string;
}

const seenAtOnce = 5;

/** Who did what to a record, the latest first. */
export function RecordHistory({ question, fields }: { question: Question<readonly Deed[]>; fields: Fields }) {
  const { t } = useWords();
  const [isWhole, setIsWhole] = useState(false);
  const { data: deeds, isError, error, refetch } = useQuery(question);
  const title = t('resource.history.title');
  if (isError) return <NotLoaded what={title} error={error} onRetry={() => void refetch()} />;
  if (!deeds) return null;
  const shown = isWhole ? deeds : deeds.slice(0, seenAtOnce);
  const earlier = deeds.length - shown.length;
  return (
    <PanelBlock title={title}>
      {deeds.length === 0 ? <p className="history__none">{t('resource.history.none')}</p> : null}
      <ol className="history">
        {shown.map((deed) => (
          <DeedLine key={`${deed.at} ${deed.action} ${deed.changes}`} deed={deed} fields={fields} />
        ))}
      </ol>
      {earlier > 0 ? (
        <Button look="text" size="small" onClick={() => setIsWhole(true)}>
          {t('resource.history.earlier', { count: earlier })}
        </Button>
      ) : null}
    </PanelBlock>
  );
}

function DeedLine({ deed, fields }: { deed: Deed; fields: Fields }) {
  const { t } = useWords();
  const reading = useReading();
  const { short, full, offset } = officeTime(deed.at);
  return (
    <li className="history__deed">
      <b>{deed.who}</b> {isKnown(deed.action) ? t(`resource.history.action.${deed.action}`) : deed.action}
      <time className="history__at" dateTime={deed.at} title={`${full} ${offset}`}>
        {short}
      </time>
      {changesIn(deed.changes, fields, reading).map(({ key, label, from, to }) => (
        <p key={key} className="history__change">
          {label} {from === undefined ? null : <s>{from}</s>} {from === undefined ? null : '\u2192 '}
          <span>{to}</span>
        </p>
      ))}
    </li>
  );
}

const known = ['created', 'saved', 'edited', 'deleted', 'enabled', 'disabled', 'imported'] as const;

function isKnown(action: string): action is (typeof known)[number] {
  return known.some((one) => one === action);
}
