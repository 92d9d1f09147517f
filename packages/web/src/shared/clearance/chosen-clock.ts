import { timeZones } from '@loadline/contract/codes/time-zone';
import { isCode, wordOf } from '@loadline/contract/kernel/code';
import { instantOf, isLocalTime } from '@loadline/contract/kernel/local-time';
import { type Language, say } from '@loadline/contract/kernel/text';
import { chosenTime, chosenZone } from '../../kernel/chosen-zone.ts';
import type { Clock } from '../../resource/instant-input.tsx';

/** Times are typed as they are read: by the clocks of the zone that was chosen. */
export const chosenClock: Clock = {
  shown: (instant) => chosenTime(instant).full.replace(' ', 'T'),
  instant: (shown) => (isLocalTime(shown) ? instantOf(shown, chosenZone()) : undefined),
};

/** A zone as people call it. */
export function zoneText(zone: string, language: Language): string {
  return isCode(timeZones, zone) ? say(wordOf(timeZones, zone), language) : zone;
}
