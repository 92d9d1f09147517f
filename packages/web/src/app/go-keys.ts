import { webSubjects } from './web-subjects.ts';

/** The letter that follows G, by the code of the menu entry (design: O orders, B booking, L bills …). The staff console has a menu of its own. */
export const goKeys: Readonly<Record<string, string>> = Object.fromEntries(
  webSubjects.flatMap(({ keys }) => Object.entries(keys ?? {})),
);
