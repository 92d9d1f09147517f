import { shipmentEvent } from '../events/shipment-event.ts';
import { date, group, instant } from '../kernel/field.ts';

const { source, flightOrVessel, noteZh, noteEn } = shipmentEvent.fields;

/** A day on which an order was expected to arrive, by the clocks there: who said so first, and when. */
export const expectedArrival = group(
  {
    day: date({ label: { zh: '预计到达日', en: 'Day of arrival' } }),
    toldAt: instant({ label: { zh: '告知时间', en: 'Told at' } }),
    source,
    flightOrVessel,
    noteZh,
    noteEn,
  },
  { label: { zh: '预计到达', en: 'Expected arrival' } },
);
