import { isYetToCome, notYet } from '../checks/event-time.ts';
import type { WaybillStatus } from '../codes/waybill-status.ts';
import type { Text } from '../kernel/text.ts';

const afterArrival = {
  column: 'ata',
  isRight: (ahead: number) => ahead >= 0,
  says: { zh: '不能早于到港时间', en: 'must not be before the arrival' },
};

/** What a step follows on, by the waybill's columns. */
const follows: Partial<Record<WaybillStatus, typeof afterArrival>> = {
  '4': {
    column: 'atd',
    isRight: (ahead) => ahead > 0,
    says: { zh: '应晚于起飞时间', en: 'must be after the departure' },
  },
  '40': afterArrival,
  '34': afterArrival,
  '8': afterArrival,
};

/** What is wrong with the time (ISO 8601) of a step to a status: ahead of `now` (ms), or before what it follows on. */
export function sequenceFault(
  to: WaybillStatus,
  at: string,
  row: Readonly<Record<string, unknown>>,
  now: number,
): Text | undefined {
  if (isYetToCome(at, now)) return notYet;
  const { column, isRight, says } = follows[to] ?? {};
  const before = column && row[column];
  if (typeof before !== 'string' || !isRight || isRight(Date.parse(at) - Date.parse(before)))
    return undefined;
  return says;
}
