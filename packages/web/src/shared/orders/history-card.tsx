import { auditActions } from '@loadline/contract/audit/audit';
import { eventDeed } from '@loadline/contract/events/event-deed';
import { deskFileFields } from '@loadline/contract/files/record-file';
import { wordOf } from '@loadline/contract/kernel/code';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { orderAudited } from '@loadline/contract/orders/order.audit';
import { labelOfChange } from '@loadline/contract/orders/order-changes';
import { askedReason } from '@loadline/contract/orders/order-edit.api';
import { orderFormFields } from '@loadline/contract/orders/order-form';
import { orderHold } from '@loadline/contract/orders/order-hold';
import { orderRequest } from '@loadline/contract/orders/order-request';
import { shareFields } from '@loadline/contract/tracking/share';
import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { type Change, changesIn } from '../../resource/changes.ts';
import { officeTime } from '../../resource/office-time.ts';
import { useReading } from '../../resource/value.tsx';
import type { Reading } from '../../resource/value-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { changeText } from './change-text.ts';
import type { OrderRecord } from './order-record.ts';
import './papers.css';

/** What is told of an order besides its form: facts of its transport, of files, of holds, of links to it. */
const told: Fields = {
  ...eventDeed,
  ...Object.fromEntries(
    Object.entries<Field>(orderAudited).filter(([key]) => !Object.hasOwn(orderFormFields, key)),
  ),
  file: deskFileFields.name,
  type: deskFileFields.type,
  size: deskFileFields.size,
  visible: deskFileFields.visible,
  verdict: deskFileFields.verdict,
  // The reason of a hold is a code, every other one a sentence; a sentence is no code and stays as it is.
  reason: { ...orderHold.fields.reason, label: askedReason.label },
  note: orderHold.fields.note,
  request: orderRequest.fields.kind,
  shows: shareFields.shows,
  until: shareFields.expiresAt,
};

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

/** What one entry of an order's history says changed, in words; places of its form such as `goods.3.nameEn` by name. */
function changesOfDeed(json: string, reading: Reading): Change[] {
  return changesIn(json, told, reading).map((change) => {
    const { key, label, from, to } = change;
    if (label !== key) return change;
    return {
      key,
      label: say(labelOfChange(key), reading.language),
      from: from === undefined ? undefined : changeText(key, from, reading),
      to: changeText(key, to, reading),
    };
  });
}
