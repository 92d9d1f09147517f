import type { Field } from './field.ts';
import { textShown } from './field.ts';
import { isLocalTime, localTimeAt } from './local-time.ts';

/** Times without a place of their own are shown in the forwarder's zone: the server's days are that zone's days. */
export const officeZone = 'Asia/Shanghai';

/**
 * What is stored under a field, or under a name that no field has, as a person reads it in a sentence of many values,
 * such as a history: an instant by the office's clock, which it names, and a local time of a place as clocks show it.
 */
export function storedShown(field: Field | undefined, stored: string): string {
  if (isInstant(stored)) return momentShown(stored, officeZone);
  return isLocalTime(stored) ? stored.replace('T', ' ') : textShown(field, stored);
}

/** `2026-11-24 14:00 GMT+8`: an instant by the clocks of an IANA zone, with their offset. */
export function momentShown(instant: string, zone: string): string {
  const local = localTimeAt(instant, zone);
  const minutes = Date.parse(`${local}:00Z`) / 60_000 - Math.floor(Date.parse(instant) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = `${minutes < 0 ? '\u2212' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return `${local.replace('T', ' ')} GMT${minutes === 0 ? '' : offset}`;
}

function isInstant(stored: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/.test(stored);
}
