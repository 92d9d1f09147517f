import { midLinesQuery } from '@loadline/contract/mids/mid-lines.api';
import type { MidRecord } from './mid-record.ts';

/** What the address says while a code is put on lines: the record it is of, and what narrows the lines. */
export const midLinesAddress = {
  into: midLinesQuery.id,
  from: midLinesQuery.from,
  hts: midLinesQuery.hts,
  order: midLinesQuery.order,
};

/** Where the code of a record is put on lines: first of all in the place of the edition before it. */
export function linesQueryOf({ mid, editions }: Pick<MidRecord, 'mid' | 'editions'>) {
  const before = editions.find(({ edition, code }) => edition < mid.edition && code !== mid.code);
  return { into: mid.id, from: before?.code };
}
