import { places } from '@loadline/contract/codes/place';
import { wordOf } from '@loadline/contract/kernel/code';
import { keysAt } from '@loadline/contract/kernel/resource';
import { say } from '@loadline/contract/kernel/text';
import { trust } from '@loadline/contract/trusts/trust';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords, type Words } from '../../kernel/words.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';
import type { ColumnLooks } from '../../resource/resource-columns.tsx';
import { ModeMark } from '../../resource/trust/mode-mark.tsx';
import { TrustState } from '../../resource/trust/trust-state.tsx';
import { missing } from '../../resource/value-text.ts';
import { pageOfTrust } from './trust-page.ts';
import type { TrustRow } from './trust-record.ts';
import { RowDeeds } from './trust-row-deeds.tsx';

/** How the columns of the list look, where the contract's field alone does not say it. */
export function trustLooks({ t, language }: Words): ColumnLooks<TrustRow> {
  const wide = (zh: number, en: number) => (language === 'en' ? en : zh);
  return {
    trustNo: { width: 172, cell: (row) => <NumberCell row={row} /> },
    customerRef: { width: 104 },
    mode: { width: wide(74, 82), header: t('trust.mode'), cell: (row) => <ModeMark mode={row.mode} /> },
    channelName: { width: wide(118, 140), cell: (row) => <ProductCell row={row} /> },
    origin: { width: 128, header: t('trust.route'), cell: (row) => <RouteCell {...row} /> },
    cargoReady: { width: wide(84, 96) },
    latestArrival: { width: wide(84, 104) },
    pieces: { width: 64 },
    grossWeight: { width: wide(88, 112) },
    volume: { width: wide(80, 96) },
    warehouseCode: { width: 88 },
    fbaIds: { width: 124, muted: true },
    state: { width: wide(112, 172), cell: (row) => <TrustState {...row} /> },
    orders: { width: 148, cell: (row) => <OrdersCell {...row} /> },
    createdBy: { width: 76, muted: true },
    submittedAt: { width: 100, muted: true },
    updatedAt: { width: 100, muted: true },
  };
}

/** What stands beside a route or a state says these. */
const told: readonly string[] = ['id', 'version', 'destination', 'amending', 'channelNameEn'];
const atFirst: readonly string[] = ['latestArrival', 'warehouseCode', 'submittedAt'];

export const trustColumns: readonly string[] = keysAt(trust, 'list').filter(
  (key) => !told.includes(key) && !atFirst.includes(key),
);

/** The number leads to the form as long as it can be written, else to the record. */
function NumberCell({ row }: { row: TrustRow }) {
  const { trustNo: no } = row;
  return (
    <span className="trust-number">
      <DocumentNumber number={no}>
        <PageLink page={pageOfTrust(row)} query={{ no }}>
          {no}
        </PageLink>
      </DocumentNumber>
      <RowDeeds row={row} />
    </span>
  );
}

function ProductCell({ row }: { row: TrustRow }) {
  const { language } = useWords();
  const name = (language === 'en' ? row.channelNameEn : row.channelName) ?? row.channelName;
  if (name === null) return <span className="value-missing">{missing}</span>;
  return <span title={name}>{name}</span>;
}

function RouteCell({ origin, destination }: Pick<TrustRow, 'origin' | 'destination'>) {
  const { language } = useWords();
  if (origin === null && destination === null) return <span className="value-missing">{missing}</span>;
  const name = (place: string | null) => (place === null ? '' : say(wordOf(places, place), language));
  return (
    <span title={`${name(origin)} → ${name(destination)}`}>
      {origin ?? '?'} → {destination ?? '?'}
    </span>
  );
}

function OrdersCell({ orders }: Pick<TrustRow, 'orders'>) {
  if (orders.length === 0) return <span className="value-missing">{missing}</span>;
  return (
    <span className="trust-orders">
      {orders.map((no) => (
        <PageLink key={no} page="orderDetail" query={{ no }}>
          {no}
        </PageLink>
      ))}
    </span>
  );
}
