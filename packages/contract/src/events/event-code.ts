import type { Stage } from '../codes/stage.ts';
import type { CodeOf, CodeTable } from '../kernel/code.ts';
import { codeTable, isCode } from '../kernel/code.ts';
import type { EventKind, Position } from './event-kind.ts';
import { dcsaKinds } from './event-kinds.dcsa.ts';
import { iataKinds } from './event-kinds.iata.ts';
import { groundKinds, ownKinds } from './event-kinds.own.ts';

const kinds = { ...ownKinds, ...groundKinds, ...iataKinds, ...dcsaKinds };

/** Everything that can happen to a shipment, in the words of whoever tells it. One code has one meaning in all vocabularies. */
export const eventCodes: CodeTable<keyof typeof kinds> = { name: 'event code', codes: kinds };

export type EventCode = CodeOf<typeof eventCodes>;

const { CANCELLED: _cancelled, CLOSED: _closed, ...entered } = kinds;

/** What staff may say of an order, one by one or in a workbook: its end is told by cancelling and closing it alone. */
export const enteredCodes = codeTable('entered event code', entered);

/** What a code means; undefined for one that is not ours: such an event is text. */
export function kindOf(code: string): EventKind | undefined {
  return isCode(eventCodes, code) ? kinds[code] : undefined;
}

/** The stage that an event of a code speaks of, null for text. Without a position it happened where the code acts, if that is one place. */
export function stageOf(code: string, position?: Position): Stage | null {
  const reaches = kindOf(code)?.reaches ?? {};
  if (reaches.anywhere) return reaches.anywhere;
  if (position) return reaches[position] ?? null;
  const [only, another] = Object.values(reaches);
  return only && !another ? only : null;
}
