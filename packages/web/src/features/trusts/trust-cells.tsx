import { places } from '@loadline/contract/codes/place';
import { wordOf } from '@loadline/contract/kernel/code';
import { keysAt, resource } from '@loadline/contract/kernel/resource';
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
    trustNo: { width: 146, cell: (row) => <NumberCell row={row} /> },
    customerRef: { width: 92, header: t('trust.customerRef') },
    mode: {
      width: wide(74, 82),
      header: t('trust.mode'),
      cell: ({ mode }) => (mode === null ? <None /> : <ModeMark mode={mode} />),
    },
    channelName: { width: wide(98, 200), cell: (row) => <ProductCell row={row} /> },
    origin: { width: 130, header: t('trust.route'), cell: (row) => <RouteCell {...row} /> },
    cargoReady: { width: wide(72, 92) },
    latestArrival: { width: wide(84, 104) },
    pieces: { width: 54 },
    grossWeight: { width: wide(82, 108) },
    volume: { width: wide(78, 92) },
    warehouseCode: { width: 88 },
    fbaIds: { width: 122, muted: true },
    state: { width: wide(124, 196), cell: (row) => <TrustState {...row} /> },
    orders: { width: 158, cell: (row) => <OrdersCell {...row} /> },
    createdBy: { width: 62, muted: true },
    submittedAt: { width: 100, muted: true },
    updatedAt: { width: 96, muted: true },
  };
}

/** What another column says together with its own: the route, the state, the product in the reader's language. */
const told: readonly string[] = ['version', 'destination', 'amending', 'channelNameEn'];
const onDemand: readonly string[] = ['latestArrival', 'warehouseCode', 'submittedAt'];

/** A trust order as its list shows it. */
export const listedTrust = resource(
  trust.name,
  trust.label,
  Object.fromEntries(Object.entries(trust.fields).filter(([key]) => !told.includes(key))),
);

/** What the list shows unless told. */
export const trustColumns: readonly string[] = keysAt(listedTrust, 'list').filter(
  (key) => key !== 'id' && !onDemand.includes(key),
);

/** A sheet has a column for each end of the route. */
export function sheetColumns(columns: readonly string[]): string[] {
  return columns.flatMap((key) => (key === 'origin' ? ['origin', 'destination'] : [key]));
}

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
  if (name === null) return <None />;
  return <span title={name}>{name}</span>;
}

function RouteCell({ origin, destination }: Pick<TrustRow, 'origin' | 'destination'>) {
  const { language } = useWords();
  if (origin === null && destination === null) return <None />;
  const name = (place: string | null) => (place === null ? '' : say(wordOf(places, place), language));
  return (
    <span title={`${name(origin)} → ${name(destination)}`}>
      {origin ?? '?'} → {destination ?? '?'}
    </span>
  );
}

function OrdersCell({ orders }: Pick<TrustRow, 'orders'>) {
  if (orders.length === 0) return <None />;
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

function None() {
  return <span className="value-missing">{missing}</span>;
}
