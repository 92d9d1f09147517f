import { airports } from '../codes/place.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, group, instant, optional, text } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import { flightDate, flightNo, local, seen, zone } from './flight.facts.ts';

/** A routing has four legs at most. */
export const stopsAtMost = 3;

export const stopsLabel: Text = { zh: '中转', en: 'Via' };

export const airport = code(airports, { label: { zh: '中转港', en: 'Transfer airport' } });
export const onward = {
  flightNo: { ...flightNo, label: { zh: '续程航班号', en: 'Onward flight no.' } },
  flightDate: { ...flightDate, label: { zh: '续程航班日期', en: 'Onward flight date' } },
};

/**
 * An airport between origin and destination: when the leg before it lands there, and with which flight the next one leaves.
 * The flight's own number means that it only calls there; another that the cargo goes over.
 */
const stopFields = {
  airport,
  zone: text({ label: { zh: '中转港时区', en: 'Time zone of the transfer airport' }, ...zone }),
  eta: instant({ label: { zh: '预计到达中转港', en: 'ETA at transfer' }, places: seen }),
  ata: optional(instant({ label: { zh: '实际到达中转港', en: 'ATA at transfer' }, places: seen })),
  ...onward,
  etd: instant({ label: { zh: '预计离开中转港', en: 'ETD from transfer' }, places: seen }),
  atd: optional(instant({ label: { zh: '实际离开中转港', en: 'ATD from transfer' }, places: seen })),
};
export const stop = group(stopFields, { label: stopsLabel });

export type Stop = ValuesOf<typeof stopFields>;

/** The same as it is written, by the clocks of the airport; without a date the onward flight is that of the day of its ETD. */
export const stopFormFields = {
  airport,
  flightNo: onward.flightNo,
  eta: local('预计到达中转港（当地）', 'ETA at transfer, local'),
  etd: local('预计离开中转港（当地）', 'ETD from transfer, local'),
  ata: optional(local('实际到达中转港（当地）', 'ATA at transfer, local')),
  atd: optional(local('实际离开中转港（当地）', 'ATD from transfer, local')),
  flightDate: optional({
    ...onward.flightDate,
    note: { zh: '留空即预计离开当天', en: 'Blank: the day of its ETD' },
  }),
};
export const stopForm = group(stopFormFields, { label: stopsLabel });

export type StopForm = ValuesOf<typeof stopFormFields>;
export type StopKey = keyof StopForm;
