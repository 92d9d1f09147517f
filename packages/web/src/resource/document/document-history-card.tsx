import type { historyAnswer } from '@loadline/contract/documents/document.history';
import type { ValueOf } from '@loadline/contract/kernel/field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Question } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { officeTime } from '../office-time.ts';
import { missing } from '../value-text.ts';
import '../styles/history.css';

type Deed = ValueOf<typeof historyAnswer>[number];

const [deedsAtOnce, changesAtOnce] = [6, 8];

/** Who did what to a document, the latest first. */
export function DocumentHistoryCard({ question }: { question: Question<readonly Deed[]> }) {
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
          <DeedLine key={`${deed.at} ${deed.action}`} deed={deed} />
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

function DeedLine({ deed: { at, who, action, changes } }: { deed: Deed }) {
  const { t } = useWords();
  const { short, full, offset } = officeTime(at);
  const more = changes.length - changesAtOnce;
  return (
    <li className="history__deed">
      <b>{who === '' ? t('resource.history.forwarder') : who}</b> {action}
      <time className="history__at" dateTime={at} title={`${full} ${offset}`}>
        {short}
      </time>
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
