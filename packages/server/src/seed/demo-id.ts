import { chanceOf } from './chance.ts';
import { hoursAfter } from './local-hours.ts';

/** The demo has been in business for a good year. */
export const ageInHours = 400 * 24;

/** The id of somebody or something of the demo by its name. */
export function idOf(name: string, now: Date): string {
  return chanceOf(`demo ${name}`).id(hoursAfter(now, -ageInHours));
}
