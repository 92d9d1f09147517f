import { textShown } from '@loadline/contract/kernel/field';
import { chargedText, volumeText } from '@loadline/contract/kernel/figures';
import { keysAt } from '@loadline/contract/kernel/resource';
import { officeZone } from '@loadline/contract/kernel/shown';
import { orderInDetail, order as orders } from '@loadline/contract/orders/order';
import { useWords } from '../../kernel/words.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';
import { PlaceTime } from '../../resource/place-time.tsx';
import { ResourceDetail, useFacts } from '../../resource/resource-detail.tsx';
import { missing } from '../../resource/value-text.ts';
import { Card } from '../../ui/card.tsx';
import { FactStrip } from '../../ui/fact-strip.tsx';
import { ArrivalFact } from './arrival-fact.tsx';
import type { OrderRecord } from './order-record.ts';

type Order = OrderRecord['order'];

const inStrip = [
  'route',
  'quantity',
  'grossWeight',
  'volume',
  'chargingWeight',
  'isCustoms',
  'isSelfClearance',
];
const inCard = [
  'referenceNumber',
  'trackingNo',
  'transferNo',
  'fbaNo',
  'amazonRef',
  'warehouseCode',
  'destinationCountry',
  'eta',
  'orderTime',
  'statusDate',
  'contact',
  'remark',
];
const elsewhere = new Set([...inStrip, ...inCard, 'channelName', 'services']);
/** What else people write of an order and is shown: it stands below the rest until it has a place of its own. */
const further = keysAt(orders, 'detail').filter((key) => orders.fields[key].part && !elsewhere.has(key));
const copied = ['trackingNo', 'transferNo', 'fbaNo', 'amazonRef'] as const;

/** The main figures of an order in one row, as they were booked. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useWords();
  const facts = useFacts({
    fields: orders.fields,
    keys: inStrip,
    record: order,
    instead: {
      chargingWeight: <Charged {...order} />,
      // The booked volume is exact to the cubic centimetre, which nobody reads.
      volume: <span title={`${order.volume} m³`}>{volumeText(order.volume)}</span>,
      isCustoms: t(order.isCustoms ? 'orders.customsYes' : 'orders.customsNo'),
      isSelfClearance: t(
        order.isSelfClearance ? 'orders.detail.selfClearance' : 'orders.detail.ourClearance',
      ),
    },
  });
  const labels: Readonly<Record<string, string>> = {
    isCustoms: t('orders.customs'),
    isSelfClearance: t('orders.detail.clearance'),
  };
  return <FactStrip facts={facts.map((fact) => ({ ...fact, label: labels[fact.key] ?? fact.label }))} />;
}

/** The figure leads, its unit stands small behind it, as with the other figures of the row. */
function Charged({ chargingWeight, chargingUnit }: Pick<Order, 'chargingWeight' | 'chargingUnit'>) {
  if (chargingWeight === null) return missing;
  return (
    <>
      {chargedText(chargingWeight, chargingUnit)}
      <small> {chargingUnit}</small>
    </>
  );
}

/** Numbers and days of an order, one under the other. */
export function OrderFactsCard({ order, arrivals }: Pick<OrderRecord, 'order' | 'arrivals'>) {
  const { t } = useWords();
  const numbers = copied.flatMap((key) => {
    const number = order[key];
    return number === null
      ? []
      : [[key, <DocumentNumber key={key} number={textShown(orders.fields[key], number)} />] as const];
  });
  return (
    <Card title={t('orders.detail.facts')}>
      <ResourceDetail
        fields={orderInDetail}
        keys={[...inCard, ...further]}
        record={order}
        instead={{
          ...Object.fromEntries(numbers),
          ...timesOf(order),
          eta: <ArrivalFact eta={order.eta} arrivals={arrivals} />,
        }}
      />
    </Card>
  );
}

/** Events beside them stand in the time of their places: the office's own says whose it is. */
function timesOf({ orderTime, statusDate }: Order) {
  const time = (instant: string) => <PlaceTime instant={instant} zone={officeZone} offset />;
  return { orderTime: time(orderTime), statusDate: time(statusDate) };
}
