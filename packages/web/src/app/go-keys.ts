import { webSubjects } from './web-subjects.ts';

/** The letter that follows G, by the code of the menu entry (design: O orders, B booking, L bills …). The staff console has a menu of its own. */
export function goKey(code: string): string | undefined {
  return webSubjects().flatMap(({ keys }) => keys?.[code] ?? [])[0];
}
