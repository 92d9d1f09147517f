import { places } from '@loadline/contract/codes/place';
import { wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';

/** A place in words; one that is not in the table is named by what it is stored as. */
export function placeName(place: string, language: Language): string {
  return say(wordOf(places, place), language);
}
