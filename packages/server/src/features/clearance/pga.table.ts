import type { PgaFlag } from '@loadline/contract/clearance/pga.codes';
import { pgaFlags } from '@loadline/contract/clearance/pga.codes';
import { isCode } from '@loadline/contract/kernel/code';
import table from './pga-codes.json' with { type: 'json' };

/** The report that the table was made of. */
export const pgaReport = { asOf: table.asOf, source: table.source };

/** By each list of flags the numbers that carry it: eight digits, then the endings of two. */
const flagsByNumber = new Map(
  Object.entries(table.codes).flatMap(([listed, numbers]) => {
    const flags = listed.split(' ').filter((flag) => isCode(pgaFlags, flag));
    return numbers.split(' ').flatMap((group) => {
      const [start = '', ...endings] = group.split('.');
      return endings.map((ending) => [start + ending, flags] as const);
    });
  }),
);

/** How many numbers carry a flag. */
export const flaggedNumbers = flagsByNumber.size;

/** The flags of a tariff number of ten digits; a shorter one brings none, because it is no number to declare yet. */
export function flagsOf(hts: string | null): readonly PgaFlag[] {
  return (hts !== null && flagsByNumber.get(hts)) || [];
}
