import { countries } from '@loadline/contract/codes/country';
import { orderStatuses } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { order } from '@loadline/contract/orders/order';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';
import { officeToday } from '../../resource/office-time.ts';
import type { ColumnLooks } from '../../resource/resource-columns.tsx';
import { Value } from '../../resource/value.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { daysLate } from './order-late.ts';
import type { OrderRow } from './order-row.ts';
import { TransportMark } from './transport-mark.tsx';

/** How the columns of the order list look, where the contract's field alone does not say it. */
export const orderLooks: ColumnLooks<OrderRow> = {
  orderNumber: { width: 186, cell: (row) => <NumberCell number={row.orderNumber} /> },
  status: { width: 132, cell: (row) => <OrderState {...row} /> },
  statusDate: { width: 100, muted: true },
  channelName: { width: 150, cell: (row) => <Channel {...row} /> },
  transportType: { width: 86 },
  destinationCountry: { width: 64, cell: (row) => <CountryCell country={row.destinationCountry} /> },
  referenceNumber: { width: 118 },
  trackingNo: { width: 118, muted: true },
  actualPksNum: { width: 62, header: { zh: order.fields.quantity.label.zh, en: 'Pcs' } },
  actualVolume: { width: 92 },
  chargingWeight: { width: 100 },
  orderTime: { width: 100, muted: true },
  eta: { width: 112, header: { zh: 'ETA', en: 'ETA' }, cell: (row) => <EtaCell {...row} /> },
  fbaNo: { width: 124, muted: true },
  isCustoms: { width: 64 },
};

/** What the list shows unless told: transport stands as an icon beside the channel. */
export const orderColumns: readonly string[] = Object.keys(orderLooks).filter(
  (key) => key !== 'transportType',
);

function NumberCell({ number }: { number: string }) {
  return (
    <DocumentNumber number={number}>
      <PageLink page="orderDetail" query={{ no: number }}>
        {number}
      </PageLink>
    </DocumentNumber>
  );
}

type State = Pick<OrderRow, 'status' | 'onHold'>;

/** The status of an order; one that is on hold keeps its stage and says so. */
export function OrderState({ status, onHold }: State) {
  const { t, language } = useWords();
  const word = wordOf(orderStatuses, status);
  if (!onHold) return <StatusChip family={word.family ?? 'void'}>{say(word, language)}</StatusChip>;
  return (
    <StatusChip family="act" title={t('orders.onHold')}>
      {say(word, language)} · {t('orders.onHold')}
    </StatusChip>
  );
}

type Travel = Pick<OrderRow, 'transportType' | 'channelName'>;

/** How an order travels: an icon and the forwarder's name for the service. */
export function Channel({ transportType, channelName }: Travel) {
  return (
    <span className="order-channel">
      <TransportMark transport={transportType} />
      {channelName}
    </span>
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
