import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { amendmentStates, followedParts } from '@loadline/contract/trusts/trust-detail';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { DocumentNumber } from '../../resource/document-number.tsx';
import { officeTime } from '../../resource/office-time.ts';
import { Card } from '../../ui/card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { AmendmentTable } from './amendment-table.tsx';
import type { AmendedField, Amendment } from './trust-order.ts';

/** Amendments that are over, each with what was asked and what was answered; the latest first. */
export function PastAmendments({ amendments }: { amendments: readonly Amendment[] }) {
  const { t } = useWords();
  const past = amendments
    .filter(({ state }) => state !== 'OPEN')
    .toSorted((one, other) => other.round - one.round);
  if (past.length === 0) return null;
  return (
    <Card
      flush
      title={t('trustDetail.amend.past')}
      aside={t('trustDetail.amend.times', { count: past.length })}
    >
      {past.map((amendment) => (
        <PastAmendment key={amendment.id} amendment={amendment} />
      ))}
    </Card>
  );
}

function PastAmendment({ amendment }: { amendment: Amendment }) {
  const { t } = useWords();
  const { round, state, why, askedBy, askedAt, answeredAt, fields, orders } = amendment;
  const word = wordOf(amendmentStates, state);
  const title = t('trustDetail.amend.round', { round });
  const asked = t('trustDetail.amend.asked', { who: askedBy, time: officeTime(askedAt).short });
  return (
    <section className="amendment-past" aria-label={title}>
      <header>
        <b>{title}</b>
        <CodeChip word={word} />
        <span className="amendment-past__when">
          {answeredAt
            ? `${asked} · ${t('trustDetail.amend.answeredAt', { time: officeTime(answeredAt).short })}`
            : asked}
        </span>
      </header>
      <p>{why}</p>
      <AmendmentTable
        label={title}
        fields={fields}
        content={undefined}
        answer={(field) => <Answered field={field} />}
        below={() => null}
      />
      {orders.length > 0 ? (
        <ul className="amendment-past__orders">
          {orders.map((order) => (
            <Followed key={order.orderNumber} order={order} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** What the answer did to an order there was. */
function Followed({ order: { orderNumber, laid, stays } }: { order: Amendment['orders'][number] }) {
  const { t, language } = useWords();
  const parts = (all: readonly string[]) =>
    all.map((part) => say(wordOf(followedParts, part), language)).join(language === 'en' ? ', ' : '\u3001');
  return (
    <li>
      <DocumentNumber number={orderNumber}>{orderNumber}</DocumentNumber>
      {laid.length > 0 ? <span>{t('trustDetail.amend.laid', { parts: parts(laid) })}</span> : null}
      {stays.length > 0 ? <b>{t('trustDetail.amend.stays', { parts: parts(stays) })}</b> : null}
    </li>
  );
}

/** What was answered to one field. */
export function Answered({ field: { accepted, reason } }: { field: AmendedField }) {
  const { t } = useWords();
  if (accepted === null) return <StatusChip family="wait">{t('trustDetail.amend.unanswered')}</StatusChip>;
  if (accepted) return <StatusChip family="done">{t('trustDetail.amend.accepted')}</StatusChip>;
  return (
    <>
      <StatusChip family="stop">{t('trustDetail.amend.refused')}</StatusChip>
      {reason ? <small className="amendment__reason">{reason}</small> : null}
    </>
  );
}
