import { countries } from '@loadline/contract/codes/country';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { order } from '@loadline/contract/orders/order';
import { orderRowFields } from '@loadline/contract/orders/order.api';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords, type Words } from '../../kernel/words.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';
import { officeToday } from '../../resource/office-time.ts';
import type { ColumnLooks } from '../../resource/resource-columns.tsx';
import { Value } from '../../resource/value.tsx';
import { cargoCells } from '../../shared/orders/declared.tsx';
import { ChannelMark, OrderState } from '../../shared/orders/order-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { daysLate } from './order-late.ts';
import type { OrderRow } from './order-row.ts';

/** How the columns of the order list look, where the contract's field alone does not say it. */
export function orderCells({ t }: Words): ColumnLooks<typeof orderRowFields, OrderRow> {
  return {
    orderNumber: { width: 194, cell: (row) => <NumberCell {...row} /> },
    status: { header: t('orders.column.status'), cell: (row) => <OrderState {...row} /> },
    statusDate: { width: 92, muted: true },
    channelName: {
      width: 127,
      header: t('orders.column.channel'),
      cell: (row) => <ChannelMark of={row} />,
    },
    destinationCountry: {
      width: 56,
      header: t('orders.column.country'),
      cell: (row) => <CountryCell country={row.destinationCountry} />,
    },
    referenceNumber: { width: 92, header: t('orders.column.reference') },
    trackingNo: { width: 102, header: t('orders.column.tracking'), muted: true },
    actualPksNum: { ...cargoCells.actualPksNum, width: 58, header: t('orders.column.pieces') },
    actualVolume: { ...cargoCells.actualVolume, width: 86, header: t('orders.column.volume') },
    actualWeight: { ...cargoCells.actualWeight, width: 86, header: t('orders.column.gross') },
    quantity: { header: t('orders.column.declaredPieces') },
    grossWeight: { header: t('orders.column.declaredGross') },
    volume: { ...cargoCells.volume, header: t('orders.column.declaredVolume') },
    chargingWeight: { ...cargoCells.chargingWeight, width: 88, header: t('orders.column.weight') },
    orderTime: { width: 92, muted: true },
    eta: { width: 112, header: 'ETA', cell: (row) => <EtaCell {...row} /> },
    fbaNo: { width: 128, muted: true },
    flights: {
      width: 118,
      drawn: true,
      header: t('orders.column.flight'),
      cell: (row) => <FlightCell {...row} />,
    },
    isCustoms: { width: 54, header: t('orders.customs') },
  };
}

/** What the list shows unless told: how an order travels stands as an icon beside the channel. */
export const orderColumns = [
  'orderNumber',
  'status',
  'statusDate',
  'channelName',
  'destinationCountry',
  'referenceNumber',
  'trackingNo',
  'actualPksNum',
  'actualVolume',
  'chargingWeight',
  'eta',
  'fbaNo',
  'orderTime',
  'isCustoms',
] as const;

export const furtherColumns = [
  'transportType',
  'flights',
  'actualWeight',
  'flightDate',
  'quantity',
  'grossWeight',
  'volume',
  'consignee',
  'createdBy',
] as const;

/** What it flies with, and on which day. */
function FlightCell({ flights, flightDate }: OrderRow) {
  return (
    <>
      <Value field={orderRowFields.flights} value={flights} />{' '}
      {flightDate ? <Value field={orderRowFields.flightDate} value={flightDate} /> : null}
    </>
  );
}

/** The number leads to the order, the mark beside it to what is wrong with it. */
function NumberCell({ orderNumber: no, abnormal }: Pick<OrderRow, 'orderNumber' | 'abnormal'>) {
  const { t } = useWords();
  return (
    <DocumentNumber number={no}>
      <PageLink page="orderDetail" query={{ no }}>
        {no}
      </PageLink>
      {abnormal > 0 ? (
        <PageLink
          page="order"
          query={{ tab: 'abnormal', search: no }}
          className="order-abnormal"
          aria-label={t('orders.openSheets', { count: abnormal })}
        >
          <Icon name="warn" size={13} />
        </PageLink>
      ) : null}
    </DocumentNumber>
  );
}

function CountryCell({ country }: { country: OrderRow['destinationCountry'] }) {
  const { language } = useWords();
  return <span title={say(wordOf(countries, country), language)}>{country}</span>;
}

function EtaCell(row: OrderRow) {
  const { t } = useWords();
  const late = daysLate(row, officeToday());
  const eta = <Value field={order.fields.eta} value={row.eta} />;
  if (late === 0) return eta;
  return (
    <span className="order-late">
      {eta} <Icon name="warn" size={13} /> {t('orders.late', { count: late })}
    </span>
  );
}
