import { handlingCodesOf, handlingText, rowsOfHouse } from '@loadline/contract/bookings/booking.dangerous';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import type { BookingParty } from '@loadline/contract/bookings/booking-party';
import { countries } from '@loadline/contract/codes/country';
import { wordOf } from '@loadline/contract/kernel/code';
import { rateClassOf } from '@loadline/contract/waybill-drafts/awb-codes';
import type { AwbForm } from '@loadline/contract/waybill-drafts/awb-form';
import type { RateLine } from '@loadline/contract/waybill-drafts/awb-line';

/** A form on which nothing is known; what is usual stands already. */
export const blankForm: AwbForm = {
  awbNo: '',
  departureCode: null,
  issuer: null,
  shipper: null,
  shipperAccount: null,
  consignee: null,
  consigneeAccount: null,
  agent: null,
  agentIata: null,
  agentAccount: null,
  departure: null,
  accounting: null,
  to1: null,
  by1: null,
  to2: null,
  by2: null,
  to3: null,
  by3: null,
  currency: 'CNY',
  chargesCode: 'PP',
  weightPayment: 'PP',
  otherPayment: 'PP',
  carriageValue: 'NVD',
  customsValue: 'NCV',
  destination: null,
  flight: null,
  flightDate: null,
  flight2: null,
  flightDate2: null,
  insurance: 'NIL',
  handling: null,
  sci: null,
  rateLines: [],
  asAgreed: true,
  otherCharges: [],
  valuationCharge: null,
  tax: null,
  shipperSignature: null,
  executedOn: null,
  executedAt: null,
  carrierSignature: null,
};

interface LineFigures {
  readonly pieces: number;
  readonly grossWeight: string;
  readonly volume: string;
  readonly chargeable: string;
}

/** One rate line of the class that its weight has, weights with two places and volume with three. */
export function lineOf(goods: string, { pieces, grossWeight, volume, chargeable }: LineFigures): RateLine {
  return {
    pieces,
    grossWeight: cut(grossWeight, 2),
    weightUnit: 'K',
    rateClass: rateClassOf(chargeable),
    commodity: null,
    chargeableWeight: chargeable,
    rate: null,
    total: null,
    goods: goods === '' ? '-' : goods,
    dimensions: [],
    volume: cut(volume, 3),
  };
}

/** A decimal with at most so many places; scales and tapes say no more. */
function cut(decimal: string, places: number): string {
  const [whole = '0', rest = ''] = decimal.split('.');
  const kept = rest.slice(0, places).replace(/0+$/, '');
  return kept === '' ? whole : `${whole}.${kept}`;
}

/** Name, address, country and phone of a party, each on a line of its own. */
export function partyText(party: BookingParty | null): string | null {
  if (!party) return null;
  const country = party.country ? wordOf(countries, party.country).en.toUpperCase() : null;
  const lines = [party.name, party.address, country, party.tel ? `TEL ${party.tel}` : null];
  const text = lines.filter((line) => line !== null && line !== '').join('\n');
  return text === '' ? null : text;
}

export function paymentOf(type: string | null): 'PP' | 'CC' {
  return type === 'collect' ? 'CC' : 'PP';
}

/** A house waybill of a booking, or all of them. */
export interface Declared {
  readonly content: BookingContent;
  readonly houseId: string | null;
}

/** How what flies together is to be handled: the words that its bookings have or that follow from what they declare, and the codes. */
export function handlingOf(parts: readonly Declared[], pieces: number): string | null {
  const rowsOf = (some: readonly Declared[]) =>
    some.flatMap(({ content, houseId }) => rowsOfHouse(content, houseId));
  const typed = new Set(parts.flatMap(({ content }) => content.dangerous.handling ?? []));
  const silent = parts.filter(({ content }) => content.dangerous.handling === null);
  const added = parts.flatMap(({ content }) => content.dangerous.handlingCodes);
  const codes = handlingCodesOf(rowsOf(parts), added);
  const lines = [
    ...(handlingText(rowsOf(silent), pieces) ?? '').split('\n'),
    ...typed,
    codes.length > 0 ? `SHC: ${codes.join(', ')}` : '',
  ].filter((line) => line !== '');
  return lines.length > 0 ? lines.join('\n') : null;
}
