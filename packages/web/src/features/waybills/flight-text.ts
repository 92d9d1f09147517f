import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { routing } from '@loadline/contract/flights/flight.legs';
import { shortDay } from '../../kernel/time.ts';
import { missing } from '../../resource/value-text.ts';
import type { WaybillFlight } from './waybill-record.ts';

/** `ZX 8817 · 11-23 · PVG → ANC → ORD`; what is not known yet is a dash. */
export function flightText({ flightNo, flightDate, ...way }: WaybillFlight): string {
  const flight = [flightNo ? shownFlightNo(flightNo) : missing, flightDate && shortDay(flightDate)];
  return [...flight, wayText(way)].filter(Boolean).join(' · ');
}

/** `PVG → ANC → ORD` */
export function wayText({
  origin,
  destination,
  via,
}: Pick<WaybillFlight, 'origin' | 'destination' | 'via'>): string {
  const stops = via.map((airport) => ({ airport }));
  return routing({ origin: origin ?? missing, destination: destination ?? missing, stops });
}
