import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { requestKinds, requestStates } from '@loadline/contract/orders/order-request';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { officeTime } from '../../resource/office-time.ts';
import { Card } from '../../ui/card.tsx';
import { ChangeList } from './change-list.tsx';
import type { OrderRecord } from './order-record.ts';
import './papers.css';

type Request = OrderRecord['requests'][number];

interface RequestsCardProps<R extends Request> {
  requests: readonly R[];
  /** What can be done with one that nobody has decided. */
  deeds: (request: R) => ReactNode;
}

/** What was asked to be changed or cancelled, what it differs in, and what was answered. */
export function RequestsCard<R extends Request>({ requests, deeds }: RequestsCardProps<R>) {
  const { t } = useWords();
  if (requests.length === 0) return null;
  const open = requests.filter(({ state }) => state === 'PENDING').length;
  return (
    <Card
      flush
      family={open > 0 ? 'act' : undefined}
      title={t('orders.requests.title')}
      aside={open > 0 ? t('orders.requests.open', { count: open }) : null}
    >
      <ul>
        {requests.map((request) => (
          <li key={request.requestId} className="order-request">
            <RequestText request={request} />
            {request.state === 'PENDING' ? deeds(request) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RequestText({ request }: { request: Request }) {
  const { t, language } = useWords();
  const { kind, state, reason, changes, askedBy, askedAt, decidedAt, answer } = request;
  const word = wordOf(requestStates, state);
  return (
    <>
      <div className="order-hold__head">
        <b>{say(wordOf(requestKinds, kind), language)}</b>
        <CodeChip word={word} />
        <time dateTime={askedAt}>{[askedBy, officeTime(askedAt).short].filter(Boolean).join(' · ')}</time>
      </div>
      <p>{reason}</p>
      {changes.length > 0 ? <ChangeList changes={changes} /> : null}
      {decidedAt === null ? null : (
        <p className="order-hold__clears">
          {t('orders.requests.decided', { time: officeTime(decidedAt).short })}
          {answer ? ` · ${answer}` : null}
        </p>
      )}
    </>
  );
}
