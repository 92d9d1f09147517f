import { checkAirWaybill, checkContainer } from '@loadline/contract/checks/waybill';
import { isOrderNumber } from '@loadline/contract/orders/order-number';

/** A number as people write it: `020-81140743`, `CSQU305438-3`. Others stay as they are. */
export function writtenNumber(number: string): string {
  if (/^\d{11}$/.test(number)) return `${number.slice(0, 3)}-${number.slice(3)}`;
  if (/^[A-Z]{4}\d{7}$/.test(number)) return `${number.slice(0, 10)}-${number.slice(10)}`;
  return number;
}

/** What is probably wrong with a number that nothing was found for. */
export type Doubt = 'orderLength' | 'orderCheck' | 'awbCheck' | 'containerCheck' | 'tooShort' | 'unknown';

/** SO, six digits of the day, eight random characters and one to check them. */
const orderNumberLength = 17;

export function doubtAbout(number: string): Doubt {
  if (/^SO\d{6}/.test(number)) {
    if (number.length !== orderNumberLength) return 'orderLength';
    return isOrderNumber(number) ? 'unknown' : 'orderCheck';
  }
  if (checkAirWaybill(number) === 'wrong-digit') return 'awbCheck';
  if (checkContainer(number) === 'wrong-digit') return 'containerCheck';
  return number.length < 8 ? 'tooShort' : 'unknown';
}
