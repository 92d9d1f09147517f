import { auditActions } from '@loadline/contract/audit/audit';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { officeTime } from '../office-time.ts';
import { useReading } from '../value.tsx';
import { changesOfDeed } from './deed-changes.ts';
import type { OrderRecord } from './order-record.ts';
import './papers.css';

type Deed = OrderRecord['history'][number];

const seenAtOnce = 5;
const changesAtOnce = 8;

/** Who did what to an order, the latest first. */
export function HistoryCard({ history }: { history: readonly Deed[] }) {
  const { t } = useWords();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? history : history.slice(0, seenAtOnce);
  const earlier = history.length - shown.length;
  return (
    <Card flush title={t('orders.detail.history')}>
      {history.length === 0 ? <p className="order-none">{t('orders.detail.noHistory')}</p> : null}
      <ol className="order-history">
        {shown.map((deed) => (
          <DeedLine key={`${deed.at} ${deed.action} ${deed.who}`} deed={deed} />
        ))}
      </ol>
      {earlier > 0 ? (
        <Button look="text" size="small" className="order-history__earlier" onClick={() => setIsWhole(true)}>
          {t('orders.detail.earlier', { count: earlier })}
        </Button>
      ) : null}
    </Card>
  );
}

function DeedLine({ deed }: { deed: Deed }) {
  const { t, language } = useWords();
  const reading = useReading();
  const changes = changesOfDeed(deed.changes, reading);
  const shown = changes.slice(0, changesAtOnce);
  const { short, full, offset } = officeTime(deed.at);
  return (
    <li className="order-deed">
      <b className="order-deed__who">{deed.who || t('files.forwarder')}</b>{' '}
      {isKnown(deed.action)
        ? t(`orders.action.${deed.action}`)
        : say(wordOf(auditActions, deed.action), language)}
      <time className="order-deed__at" dateTime={deed.at} title={`${full} ${offset}`}>
        {short}
      </time>
      {shown.map((change) => (
        <p key={change.key} className="order-deed__change">
          {change.label} {change.from === undefined ? null : <s>{change.from}</s>}{' '}
          {change.from === undefined ? null : '\u2192 '}
          <span>{change.to}</span>
        </p>
      ))}
      {changes.length > shown.length ? (
        <p className="order-deed__change">
          {t('orders.detail.moreChanges', { count: changes.length - shown.length })}
        </p>
      ) : null}
    </li>
  );
}

const known = [
  'created',
  'imported',
  'edited',
  'status-changed',
  'held',
  'released',
  'cancelled',
  'closed',
  'uploaded',
  'removed',
  'shared',
  'unshared',
  'requested',
  'withdrawn',
  'rejected',
  'accepted',
  'refused',
  'shown',
  'hidden',
  'event-added',
  'event-voided',
] as const;

function isKnown(action: string): action is (typeof known)[number] {
  return known.some((one) => one === action);
}
