import { order } from '@loadline/contract/orders/order';
import { shareFields } from '@loadline/contract/tracking/share';
import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { changesIn } from '../../resource/changes.ts';
import { officeTime } from '../../resource/office-time.ts';
import { useReading } from '../../resource/value.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { OrderRecord } from './order-record.ts';
import './papers.css';

type Deed = OrderRecord['history'][number];

/** The fields of an order, and what is told of a link to it. */
const told = { ...order.fields, shows: shareFields.shows, until: shareFields.expiresAt };

const seenAtOnce = 5;

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
  const { t } = useWords();
  const reading = useReading();
  const { short, full, offset } = officeTime(deed.at);
  return (
    <li className="order-deed">
      <b className="order-deed__who">{deed.who}</b>{' '}
      {isKnown(deed.action) ? t(`orders.action.${deed.action}`) : deed.action}
      <time className="order-deed__at" dateTime={deed.at} title={`${full} ${offset}`}>
        {short}
      </time>
      {changesIn(deed.changes, told, reading).map(({ key, label, from, to }) => (
        <p key={key} className="order-deed__change">
          {label} {from === undefined ? null : <s>{from}</s>} {from === undefined ? null : '→ '}
          <span>{to}</span>
        </p>
      ))}
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
] as const;

function isKnown(action: string): action is (typeof known)[number] {
  return known.some((one) => one === action);
}
