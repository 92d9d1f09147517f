import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { clearingOf, holdReasons } from '@loadline/contract/orders/order-hold';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { Card } from '../../ui/card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import type { OrderRecord } from './order-record.ts';
import './papers.css';

type Hold = OrderRecord['holds'][number];

interface HoldsCardProps<H extends Hold> {
  holds: readonly H[];
  /** What staff see and do besides. */
  more?: (hold: H) => ReactNode;
  aside?: ReactNode;
}

/** Why an order may not move, and what has to come before it does. */
export function HoldsCard<H extends Hold>({ holds, more, aside }: HoldsCardProps<H>) {
  const { t } = useWords();
  if (holds.length === 0 && !aside) return null;
  const open = holds.filter(({ liftedAt }) => liftedAt === null);
  const isGrave = open.some(({ reason }) => wordOf(holdReasons, reason).family === 'stop');
  return (
    <Card
      flush
      family={open.length === 0 ? undefined : isGrave ? 'stop' : 'act'}
      title={t(open.length > 0 ? 'orders.holds.title' : 'orders.holds.past')}
      aside={aside}
    >
      {holds.length === 0 ? <p className="order-none">{t('orders.holds.none')}</p> : null}
      <ul>
        {holds.map((hold) => (
          <li key={hold.holdId} className="order-hold">
            <HoldText hold={hold} />
            {more?.(hold)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function HoldText({ hold: { reason, note, placedAt, liftedAt, liftNote } }: { hold: Hold }) {
  const { t, language } = useWords();
  const word = wordOf(holdReasons, reason);
  const isOpen = liftedAt === null;
  return (
    <>
      <div className="order-hold__head">
        <StatusChip family={isOpen ? (word.family ?? 'stop') : 'done'}>{say(word, language)}</StatusChip>
        <time dateTime={placedAt}>{t('orders.holds.since', { time: officeTime(placedAt).short })}</time>
      </div>
      <p>{note}</p>
      {isOpen ? (
        <p className="order-hold__clears">
          <b>{t('orders.holds.clears')}</b> {say(clearingOf(reason), language)}
        </p>
      ) : (
        <p className="order-hold__clears">
          {t('orders.holds.lifted', { time: officeTime(liftedAt).short })}
          {liftNote ? ` · ${liftNote}` : null}
        </p>
      )}
    </>
  );
}
