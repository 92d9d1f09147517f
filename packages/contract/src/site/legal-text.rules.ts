import type { Text } from '../kernel/text.ts';

/** What is wrong with the name of a new edition beside those that there are. */
export function editionFlaw(edition: string, taken: readonly string[]): Text | undefined {
  if (!taken.includes(edition)) return undefined;
  const free = freeEdition(edition, taken);
  return { zh: `该版本名称已用过，如改用 ${free}`, en: `taken already: use another, such as ${free}` };
}

/** What is wrong with a list of sections that is to be published. */
export function sectionsFlaw(sections: readonly unknown[]): Text | undefined {
  return sections.length === 0 ? { zh: '至少写一段', en: 'write one section at least' } : undefined;
}

/** A name for the next edition: the month, numbered when it has one already. */
export function freeEdition(month: string, taken: readonly string[]): string {
  for (let number = 2; taken.includes(month) && number <= taken.length + 1; number += 1) {
    const numbered = `${month}-${number}`;
    if (!taken.includes(numbered)) return numbered;
  }
  return month;
}
