import { weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { expectedOrder } from '@loadline/contract/receipts/receipt';
import { listExpected } from '@loadline/contract/receipts/receipt.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { useInstalledPlaces } from '../../../resource/offered.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { Select } from '../../../ui/select.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { placeName } from '../events/event-columns.tsx';
import { inLanguage } from '../named.ts';
import { type Expected, type ExpectedSort, expectedSorts, headingsOf } from './expected-sort.ts';
import './expected.css';

const { dueAt, customerZh, orderNumber } = expectedOrder.fields;
const sortedBy = { dueAt, customer: customerZh, orderNumber };

/** What is to come, by cut-off unless told, what is late first; one that is pressed opens its receipt with the declared cartons. */
export function ExpectedArrivals() {
  const { t, language } = useWords();
  useInstalledPlaces();
  const [warehouse, setWarehouse] = useState('');
  const [sort, setSort] = useState<ExpectedSort>('dueAt');
  const expected = useQuery(asking(listExpected, {}));
  const rows = expected.data ?? [];
  const warehouses = [...new Set(rows.flatMap((row) => row.warehouse ?? []))].toSorted();
  const shown = rows.filter((row) => warehouse === '' || row.warehouse === warehouse);
  const headings = headingsOf(shown, sort, { language, late: t('receipt.late') });
  return (
    <section className="receipt__block receipt__expected" aria-labelledby="expected">
      <h2 id="expected">
        {t('receipt.expected')}
        <small>{t('receipt.expectedHint')}</small>
      </h2>
      {expected.isError ? (
        <NotLoaded
          what={t('receipt.expected')}
          error={expected.error}
          onRetry={() => void expected.refetch()}
        />
      ) : null}
      {rows.length > 1 ? (
        <div className="receipt__narrow">
          {warehouses.length > 1 ? (
            <Select
              aria-label={t('receipt.expectedAt')}
              options={[
                { value: '', label: t('receipt.anyWarehouse') },
                ...warehouses.map((code) => ({ value: code, label: placeName(code, language) })),
              ]}
              value={warehouse}
              onChange={setWarehouse}
            />
          ) : null}
          <Select
            aria-label={t('receipt.expectedSort')}
            options={expectedSorts.map((value) => ({
              value,
              label: t('receipt.expectedBy', { what: say(sortedBy[value].label, language) }),
            }))}
            value={sort}
            onChange={(chosen) => setSort(expectedSorts.find((one) => one === chosen) ?? 'dueAt')}
          />
        </div>
      ) : null}
      {expected.data && rows.length === 0 ? (
        <EmptyState title={t('receipt.expectedNone')} detail={t('receipt.expectedNoneDetail')} />
      ) : null}
      {[...headings].map(([heading, orders]) => (
        <Arrivals key={heading} heading={heading} orders={orders} />
      ))}
    </section>
  );
}

function Arrivals({ heading, orders }: { heading: string; orders: readonly Expected[] }) {
  const { t } = useWords();
  const pieces = orders.reduce((sum, order) => sum + order.pieces, 0);
  return (
    <>
      <h3 className="receipt__day">
        {heading}{' '}
        <small>{t('receipt.expectedSum', { orders: orders.length, pieces: wholeText(pieces) })}</small>
      </h3>
      <ul className="receipt__choice">
        {orders.map((order) => (
          <ExpectedLine key={order.orderNumber} of={order} />
        ))}
      </ul>
    </>
  );
}

function ExpectedLine({ of }: { of: Expected }) {
  const { t, language } = useWords();
  const due = officeTime(of.dueAt).short;
  return (
    <li>
      <PageLink page="opsReceipt" query={{ no: of.orderNumber }} className="receipt__way">
        <b>{of.orderNumber}</b>
        {of.late ? (
          <StatusChip family="stop">{t('receipt.lateSince', { due })}</StatusChip>
        ) : (
          <span>{t('receipt.dueBy', { due })}</span>
        )}
        <span>
          {[
            inLanguage(language, of.customerZh, of.customerEn),
            of.warehouse && placeName(of.warehouse, language),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>
          {t('receipt.expectedFigures', { pieces: wholeText(of.pieces), weight: weightText(of.grossWeight) })}
        </span>
      </PageLink>
    </li>
  );
}
