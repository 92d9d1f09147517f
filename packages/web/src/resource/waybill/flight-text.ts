import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { shortDay } from '../../kernel/time.ts';
import { missing } from '../value-text.ts';
import type { WaybillFlight } from './waybill-record.ts';

/** `ZX 8817 · 11-23 · PVG → ORD`; what is not known yet is a dash. */
export function flightText({ flightNo, flightDate, origin, destination }: WaybillFlight): string {
  const flight = [flightNo ? shownFlightNo(flightNo) : missing, flightDate && shortDay(flightDate)];
  return [...flight, `${origin ?? missing} → ${destination ?? missing}`].filter(Boolean).join(' · ');
}
