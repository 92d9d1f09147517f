import { timeZones } from '@loadline/contract/codes/time-zone';
import { isCode, wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';

/** A zone as people call it. */
export function zoneText(zone: string, language: Language): string {
  return isCode(timeZones, zone) ? say(wordOf(timeZones, zone), language) : zone;
}
