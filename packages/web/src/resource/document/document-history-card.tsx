import type { historyAnswer } from '@loadline/contract/documents/document.history';
import type { ValueOf } from '@loadline/contract/kernel/field';
import { officeZone } from '@loadline/contract/kernel/shown';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Question } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { PlaceTime } from '../place-time.tsx';
import { missing } from '../value-text.ts';
import '../styles/history.css';

type Deed = ValueOf<typeof historyAnswer>[number];

const [deedsAtOnce, changesAtOnce] = [6, 8];

interface DocumentHistoryCardProps {
  question: Question<readonly Deed[]>;
  /** Whose clocks the page is read by, where they are not the office's: then every time says which. */
  zone?: string;
}

/** Who did what to a document, the latest first. */
export function DocumentHistoryCard({ question, zone }: DocumentHistoryCardProps) {
  const { t } = useWords();
  const [isWhole, setIsWhole] = useState(false);
  const { data: deeds, error, refetch } = useQuery(question);
  const title = t('resource.history.title');
  if (error)
    return (
      <Card title={title}>
        <NotLoaded what={title} error={error} onRetry={() => void refetch()} />
      </Card>
    );
  if (!deeds) return null;
  const shown = isWhole ? deeds : deeds.slice(0, deedsAtOnce);
  const earlier = deeds.length - shown.length;
  return (
    <Card title={title}>
      <ol className="history">
        {shown.map((deed) => (
          <DeedLine key={`${deed.at} ${deed.action}`} deed={deed} zone={zone} />
        ))}
      </ol>
      {earlier > 0 ? (
        <Button look="text" size="small" onClick={() => setIsWhole(true)}>
          {t('resource.history.earlier', { count: earlier })}
        </Button>
      ) : null}
    </Card>
  );
}

function DeedLine({ deed: { at, who, action, changes }, zone }: { deed: Deed; zone: string | undefined }) {
  const { t } = useWords();
  const more = changes.length - changesAtOnce;
  return (
    <li className="history__deed">
      <b>{who === '' ? t('resource.history.forwarder') : who}</b> {action}
      <PlaceTime className="history__at" instant={at} zone={zone ?? officeZone} offset={zone !== undefined} />
      {changes.slice(0, changesAtOnce).map(({ field, from, to }) => (
        <p key={field} className="history__change">
          {field} {from === null ? null : <s>{from}</s>} {from === null ? null : '→ '}
          <span>{to ?? missing}</span>
        </p>
      ))}
      {more > 0 ? (
        <p className="history__change">{t('resource.history.moreChanges', { count: more })}</p>
      ) : null}
    </li>
  );
}
