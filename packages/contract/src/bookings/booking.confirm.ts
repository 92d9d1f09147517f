import { checkAirWaybill } from '../checks/waybill.ts';
import { codeTable, isCode } from '../kernel/code.ts';
import { isSame } from '../kernel/decimal.ts';
import type { Finding } from '../kernel/schema.ts';
import type { BookingTotals } from './booking.totals.ts';
import type { BookingContent } from './booking-content.ts';

/** What is out of the ordinary about a confirmation, so that staff have to say why. */
export const confirmReasons = codeTable('reason to explain', {
  mustGo: { zh: '必走', en: 'Must go' },
  specialPrice: { zh: '特价申请', en: 'Special price request' },
  unverified: { zh: '客户预订的航班未核实', en: 'The reserved flight was not verified' },
  otherFlight: { zh: '改配其他航班', en: 'Another flight than the reserved one' },
  otherRoute: { zh: '航线与订舱不同', en: 'Another route than was booked' },
  papers: { zh: '货物所需资料未齐', en: 'Documents of the goods are missing' },
  otherFigures: { zh: '确认数据与订舱不同', en: 'Other figures than were booked' },
});

export type ConfirmReason = keyof typeof confirmReasons.codes;

interface Confirmation {
  readonly flight: BookingContent['flight'];
  readonly unverified: boolean;
  readonly totals: Pick<BookingTotals, 'quantity' | 'grossWeight' | 'volume'>;
  readonly accepted: { readonly pieces: number; readonly grossWeight: string; readonly volume: string };
  /** Another flight was chosen, or it is put on a waybill that flies with another. */
  readonly otherFlight: boolean;
  /** That flight goes from or to another airport than was booked. */
  readonly otherRoute?: boolean;
  /** A paper that its goods call for is not in. */
  readonly lacksPapers: boolean;
}

/** Why a confirmation has to be explained; nothing for an ordinary one. Form and server ask the same. */
export function reasonsToExplain({
  flight,
  unverified,
  totals,
  accepted,
  otherFlight,
  otherRoute = false,
  lacksPapers,
}: Confirmation): ConfirmReason[] {
  const other =
    accepted.pieces !== totals.quantity ||
    !isSame(accepted.grossWeight, totals.grossWeight) ||
    !isSame(accepted.volume, totals.volume);
  return [
    ...(flight.position === '0' ? (['mustGo'] as const) : []),
    ...(flight.specialPrice !== null ? (['specialPrice'] as const) : []),
    ...(unverified ? (['unverified'] as const) : []),
    ...(otherFlight && !unverified ? (['otherFlight'] as const) : []),
    ...(otherRoute ? (['otherRoute'] as const) : []),
    ...(lacksPapers ? (['papers'] as const) : []),
    ...(other ? (['otherFigures'] as const) : []),
  ];
}

/** The reasons that a refused confirmation (`explainConfirm`) gives back in its data; none in any other data. */
export function reasonsIn(data: unknown): ConfirmReason[] {
  const told: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'reasons') : [];
  return Array.isArray(told) ? told.filter((one) => isCode(confirmReasons, one)) : [];
}

/** What is wrong with a typed waybill number: its shape or its check digit. */
export function findingsOfMawbNo(typed: string): Finding[] {
  const verdict = checkAirWaybill(typed);
  if (verdict !== 'malformed' && verdict !== 'wrong-digit') return [];
  const says =
    verdict === 'malformed'
      ? { zh: '应为 11 位数字，如 784-12345675', en: '11 digits such as 784-12345675' }
      : { zh: '校验位不符', en: 'the check digit does not match' };
  return [{ path: 'mawbNo', label: { zh: '主单号', en: 'MAWB no.' }, says }];
}
