import { eventSources, shipmentEvent } from '@loadline/contract/events/shipment-event';
import { wordOf } from '@loadline/contract/kernel/code';
import { textShown } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { order as orders } from '@loadline/contract/orders/order';
import { shortDay } from '../../kernel/time.ts';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { Value } from '../../resource/value.tsx';
import type { OrderRecord } from './order-record.ts';

type Arrivals = OrderRecord['arrivals'];

interface ArrivalFactProps {
  eta: string | null;
  /** The newest first. */
  arrivals: Arrivals;
}

const most = 3;

/** When an order is expected, and below it each day that counted before, with who moved it and when. */
export function ArrivalFact({ eta, arrivals }: ArrivalFactProps) {
  const { t } = useWords();
  return (
    <>
      <Value field={orders.fields.eta} value={eta} />
      {arrivals.slice(0, most).map((told, at) => {
        const was = arrivals[at + 1];
        return was ? (
          <small key={told.toldAt} className="order-arrival">
            {t('orders.detail.arrivalWas', { was: shortDay(was.day), now: shortDay(told.day) })}{' '}
            <Why told={told} />
          </small>
        ) : null;
      })}
    </>
  );
}

/** By whom, with which flight, and when. */
function Why({ told }: { told: Arrivals[number] }) {
  const { t, language } = useWords();
  const flight =
    told.flightOrVessel === null ? null : textShown(shipmentEvent.fields.flightOrVessel, told.flightOrVessel);
  const by =
    told.source === 'system' && flight !== null
      ? t('orders.detail.arrivalBySchedule')
      : say(wordOf(eventSources, told.source), language);
  const note = language === 'en' ? told.noteEn : told.noteZh;
  return [by, flight, note, officeTime(told.toldAt).short.replace(' ', '\u00a0')].filter(Boolean).join(' · ');
}
