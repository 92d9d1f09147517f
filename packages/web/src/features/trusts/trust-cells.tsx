import { places } from '@loadline/contract/codes/place';
import { wordOf } from '@loadline/contract/kernel/code';
import { weightText } from '@loadline/contract/kernel/figures';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { say } from '@loadline/contract/kernel/text';
import type { trust } from '@loadline/contract/trusts/trust';
import { trustLifecycle } from '@loadline/contract/trusts/trust.lifecycle';
import { discardTrust, withdrawTrust } from '@loadline/contract/trusts/trust-draft.api';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { PageLink, useGoTo } from '../../kernel/page-link.tsx';
import { may, permissionsHeld } from '../../kernel/session.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';
import { DeedDialog } from '../../resource/drafting/deed-dialog.tsx';
import type { ColumnLooks } from '../../resource/resource-columns.tsx';
import { missing } from '../../resource/value-text.ts';
import { ChannelMark } from '../../shared/orders/order-state.tsx';
import { ModeMark } from '../../shared/trusts/mode-mark.tsx';
import { productOf } from '../../shared/trusts/trust-order.ts';
import { TrustState } from '../../shared/trusts/trust-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { pageOfTrust } from './trust-page.ts';
import type { TrustRow } from './trust-record.ts';

const asked = { withdraw: withdrawTrust, discard: discardTrust } as const;

/** How the columns of the list look, where the contract's field alone does not say it. */
export function trustCells({ t }: Words): ColumnLooks<typeof trust.fields, TrustRow> {
  return {
    trustNo: { width: 146, cell: (row) => <NumberCell row={row} /> },
    customerRef: { width: 92, header: t('trust.customerRef') },
    mode: {
      width: 86,
      header: t('trust.mode'),
      cell: ({ mode }) => (mode === null ? <None /> : <ModeMark mode={mode} />),
    },
    channelName: { width: 148, cell: (row) => <ProductCell row={row} /> },
    origin: { width: 130, header: t('trust.route'), cell: (row) => <RouteCell {...row} /> },
    cargoReady: { width: 72, header: t('trust.column.ready') },
    latestArrival: { width: 84 },
    pieces: { width: 54 },
    grossWeight: {
      width: 82,
      header: t('trust.column.gross'),
      cell: ({ grossWeight }) => weightText(grossWeight),
    },
    volume: { width: 78 },
    warehouseCode: { width: 88 },
    fbaIds: { width: 122, header: t('trust.column.fba'), muted: true },
    state: { cell: (row) => <TrustState {...row} /> },
    orders: { width: 158, cell: (row) => <OrdersCell {...row} /> },
    createdBy: { width: 62, muted: true },
    submittedAt: { width: 100, muted: true },
    updatedAt: { width: 96, muted: true },
  };
}

/** What the list shows unless told: the way of travel, the route's end, amending and the English name stand in other columns. */
export const trustColumns = [
  'trustNo',
  'customerRef',
  'channelName',
  'origin',
  'cargoReady',
  'pieces',
  'grossWeight',
  'volume',
  'fbaIds',
  'state',
  'orders',
  'createdBy',
  'updatedAt',
] as const;

export const furtherColumns = ['mode', 'latestArrival', 'warehouseCode', 'submittedAt'] as const;

const drawnAsOne: Readonly<Record<string, readonly string[]>> = {
  channelName: ['mode', 'channelName'],
  origin: ['origin', 'destination'],
};

/** A sheet has a column for each end of the route, and one for the way of travel. */
export function sheetColumns(columns: readonly string[]): string[] {
  return [...new Set(columns.flatMap((key) => drawnAsOne[key] ?? [key]))];
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
  const name = productOf(row, language);
  if (name === null) return row.mode === null ? <None /> : <ModeMark mode={row.mode} />;
  return <ChannelMark of={{ transportType: row.mode, channelName: name, channelNameEn: name }} />;
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

type Asked = keyof typeof asked;

/** What can be done with a trust order of the list, by its state. */
function RowDeeds({ row }: { row: TrustRow }) {
  const { t } = useWords();
  const goTo = useGoTo();
  const [asks, setAsks] = useState<Asked>();
  const { trustNo: no } = row;
  const page = pageOfTrust(row);
  const choose = (key: string) => {
    if (key === 'withdraw' || key === 'discard') setAsks(key);
    else if (key === 'copy') goTo('trustCreate', { copy: no });
    else goTo(page, { no });
  };
  const open = page === 'trustCreate' ? (row.state === 'DRAFT' ? 'continue' : 'correct') : 'open';
  const items: MenuItem[] = [
    { key: 'open', label: t(`trust.deed.${open}`), icon: open === 'open' ? 'open' : 'edit' },
    ...(may('trust:add') ? [{ key: 'copy', label: t('trust.deed.copy'), icon: 'copy' as const }] : []),
  ];
  return (
    <>
      <Menu
        label={t('trust.deed.of', { number: no })}
        align="end"
        items={[items, lastOf(row, t)].filter((group) => group.length > 0)}
        onChoose={choose}
        trigger={(trigger) => (
          <IconButton icon="more" size="small" label={t('trust.deed.of', { number: no })} {...trigger} />
        )}
      />
      {asks ? (
        <DeedDialog
          title={t(`trust.deed.${asks}Title`, { number: no })}
          says={t(`trust.deed.${asks}Says`)}
          label={t(`trust.deed.${asks}`)}
          deed={() => call(asked[asks], { body: { id: row.id, version: row.version }, refusal: 'in place' })}
          done={t(`trust.deed.${asks}Done`, { number: no })}
          onClose={() => setAsks(undefined)}
        />
      ) : null}
    </>
  );
}

function lastOf({ state }: TrustRow, t: ReturnType<typeof useWords>['t']): MenuItem[] {
  if (!may('trust:edit')) return [];
  if (state === 'DRAFT')
    return [{ key: 'discard', label: t('trust.deed.discard'), icon: 'trash', danger: true }];
  return nextOf(trustLifecycle, state, permissionsHeld()).includes('WITHDRAWN')
    ? [{ key: 'withdraw', label: t('trust.deed.withdraw'), danger: true }]
    : [];
}
