import { BOMBS } from './bad-bombs.ts';
import { DAMAGED, UNSAFE } from './bad-damage.ts';
import { EMPTY, OTHER_KINDS } from './bad-kinds.ts';
import type { BadWorkbook } from './bad-pieces.ts';

/** Every kind of file that must be refused under the usual limits, with the reason to give. */
export const BAD_WORKBOOKS: readonly BadWorkbook[] = [
  ...OTHER_KINDS,
  ...BOMBS,
  ...UNSAFE,
  ...DAMAGED,
  ...EMPTY,
];
