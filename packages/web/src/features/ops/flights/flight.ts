import { airports } from '@loadline/contract/codes/place';
import type { DeskFlight } from '@loadline/contract/flights/flight';
import type { flightApi } from '@loadline/contract/flights/flight-desk.api';
import { isCode, wordOf } from '@loadline/contract/kernel/code';
import { exceeds } from '@loadline/contract/kernel/decimal';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { weightText, wholeText } from '@loadline/contract/kernel/figures';
import { type Language, say } from '@loadline/contract/kernel/text';
import type { Words } from '../../../kernel/words.ts';

export type FlightDetail = AnswerOf<typeof flightApi.detail>;

/** What is asked about a flight before it is done. */
export type Asked =
  | 'allotments'
  | { readonly flight: DeskFlight['state'] }
  | { readonly slot: 'OPEN' | 'CLOSED' };

/** An airport of ours by its name; any other by its code. */
export function airportName(code: string, language: Language): string {
  return isCode(airports, code) ? say(wordOf(airports, code), language) : code;
}

/** What is on a flight, in one sentence. */
export function loadSays({ bookings, waybills, customers, kg }: FlightDetail['load'], t: Words['t']): string {
  if (bookings === 0 && waybills === 0) return t('flightDesk.loadNone');
  const counted = {
    bookings: wholeText(bookings),
    waybills: wholeText(waybills),
    customers: wholeText(customers),
  };
  return t('flightDesk.load', { ...counted, kg: weightText(kg) });
}

/** How full, in whole percent; 100 only where nothing is left. */
export function shareText(taken: string, max: string): string {
  return `${Math.floor((Number(taken) / Number(max)) * 100)}%`;
}

export function isOver(taken: string, max: string): boolean {
  return exceeds(taken, max);
}
