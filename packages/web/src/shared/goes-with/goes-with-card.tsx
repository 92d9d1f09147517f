import { bookingStatuses } from '@loadline/contract/bookings/booking.status';
import { orderStatuses } from '@loadline/contract/codes/stage';
import { sheetStatesFor } from '@loadline/contract/exceptions/sheet.lifecycle';
import { goesWith, goesWithAtDesk, shipmentRecords } from '@loadline/contract/goes-with/goes-with.api';
import type { Code } from '@loadline/contract/kernel/code';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { moneyText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { receiptStates } from '@loadline/contract/receipts/receipt';
import { trustStates } from '@loadline/contract/trusts/trust.lifecycle';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { asking } from '../../kernel/asking.ts';
import { CurrentEntry } from '../../kernel/current-entry.ts';
import { pageOf } from '../../kernel/known-pages.ts';
import type { Search } from '../../kernel/navigation.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { permitted } from '../../kernel/permitted.ts';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { Card } from '../../ui/card.tsx';
import { WaybillLink } from '../waybills/waybill-link.tsx';
import './goes-with-card.css';

type Found = AnswerOf<typeof goesWith>[number];
type Kind = Found['kind'];
type Side = 'own' | 'desk';

/** Where each is opened; a house with its booking, a receipt at a customer with its order. */
const opens: Readonly<Record<Exclude<Kind, 'mawb'>, Readonly<Record<Side, PageName>>>> = {
  trust: { own: 'trustDetail', desk: 'opsTrust' },
  order: { own: 'orderDetail', desk: 'opsOrder' },
  booking: { own: 'book', desk: 'opsBooking' },
  house: { own: 'book', desk: 'opsBooking' },
  receipt: { own: 'orderDetail', desk: 'opsReceipt' },
  sheet: { own: 'sheetDetail', desk: 'opsException' },
  label: { own: 'label', desk: 'opsLabel' },
  tariff: { own: 'tariff', desk: 'tariff' },
};

const states: Readonly<Record<Exclude<Kind, 'sheet'>, Readonly<Record<string, Code>>>> = {
  trust: trustStates.codes,
  order: orderStatuses.codes,
  booking: bookingStatuses.codes,
  house: {},
  mawb: bookingStatuses.codes,
  receipt: receiptStates.codes,
  label: {},
  tariff: {},
};

interface GoesWithCardProps extends QueryOf<typeof goesWith> {
  side: Side;
  /** What the page shows elsewhere already. */
  without?: readonly Kind[];
}

/** The records of the same shipment: number, state and the way there, as far as the reader may go. */
export function GoesWithCard({ side, kind, no, without = [] }: GoesWithCardProps) {
  const { t } = useWords();
  const endpoint = side === 'own' ? goesWith : goesWithAtDesk;
  const { data = [] } = useQuery({
    ...asking(endpoint, { kind, no }),
    enabled: permitted(endpoint) !== undefined && no !== '',
  });
  const shown = data.filter(
    (one) => !(one.kind === kind && one.number === no) && !without.includes(one.kind),
  );
  if (shown.length === 0) return null;
  return (
    <Card flush title={t('goesWith.title')} aside={wholeText(shown.length)}>
      <ul className="goes-with">
        {shown.map((one) => (
          <FoundLine key={`${one.kind} ${one.number} ${one.of}`} found={one} side={side} />
        ))}
      </ul>
    </Card>
  );
}

/** Where the files of each are read; those of a receipt are its order's, those of a sheet stand in what was written about it. */
const showsFiles: Readonly<Record<Kind, Readonly<Record<Side, PageName>>>> = {
  ...opens,
  mawb: { own: 'mawbDetail', desk: 'mawbDetail' },
  receipt: { own: 'orderDetail', desk: 'opsOrder' },
};

function FoundLine({
  found: { kind, number, state, of, amount, files },
  side,
}: {
  found: Found;
  side: Side;
}) {
  const { language, t } = useWords();
  const via = use(CurrentEntry);
  const named: Readonly<Record<string, Code>> =
    kind === 'sheet' ? sheetStatesFor(side === 'desk').codes : states[kind];
  const word = state === null ? undefined : named[state];
  return (
    <li>
      <small>{say(wordOf(shipmentRecords, kind), language)}</small>
      <span className="goes-with-number">
        {kind === 'mawb' ? (
          <WaybillLink no={number} />
        ) : (
          <Way page={opens[kind][side]} query={queryOf(kind, of ?? number)}>
            {number}
          </Way>
        )}
        {files ? (
          <Way
            page={showsFiles[kind][side]}
            query={
              kind === 'mawb' ? { no: number, tab: 'documents', via } : { no: of ?? number, tab: 'files' }
            }
            of={number}
          >
            {t('goesWith.files', { count: files })}
          </Way>
        ) : null}
      </span>
      {word ? <CodeChip word={word} /> : null}
      {amount === null ? null : `USD ${moneyText(amount)}`}
    </li>
  );
}

/** How its page names it: a batch of labels is searched for. */
function queryOf(kind: Kind, no: string): Search {
  if (kind === 'label') return { search: no };
  return kind === 'tariff' ? { kept: no } : { no };
}

interface WayProps {
  page: PageName;
  query: Search;
  /** Of what, where what is shown does not say it. */
  of?: string;
  children: string;
}

function Way({ page, query, of, children }: WayProps) {
  const { permission } = pageOf(page);
  if (permission !== undefined && !may(permission)) return children;
  return (
    <PageLink page={page} query={query} {...(of !== undefined && { 'aria-label': `${of} ${children}` })}>
      {children}
    </PageLink>
  );
}
