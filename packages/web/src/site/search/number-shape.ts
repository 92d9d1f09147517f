import { shortestPublicNumber } from '@loadline/contract/checks/tracked-number';
import { checkAirWaybill, checkContainer } from '@loadline/contract/checks/waybill';
import { isOrderNumber } from '@loadline/contract/orders/order-number';
import type { TrackType } from '../../shared/tracking/tracked.ts';

/** What is probably wrong with a number that nothing was found for. */
export type Doubt = 'orderLength' | 'orderCheck' | 'awbCheck' | 'containerCheck' | 'tooShort' | 'unknown';

/** SO, six digits of the day, eight random characters and one to check them. */
const orderNumberLength = 17;

/** The type whose numbers look like this one; undefined where several may. */
export function typeOfShape(number: string): TrackType | undefined {
  if (/^(SO\d{6}|FBA\w)/.test(number)) return '1';
  if (checkAirWaybill(number) !== 'malformed') return '2';
  return checkContainer(number) === 'malformed' ? undefined : '3';
}

export function doubtAbout(number: string): Doubt {
  if (/^SO\d{6}/.test(number)) {
    if (number.length !== orderNumberLength) return 'orderLength';
    return isOrderNumber(number) ? 'unknown' : 'orderCheck';
  }
  if (checkAirWaybill(number) === 'wrong-digit') return 'awbCheck';
  if (checkContainer(number) === 'wrong-digit') return 'containerCheck';
  return number.length < shortestPublicNumber ? 'tooShort' : 'unknown';
}
