import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { versionField } from '@loadline/contract/kernel/change';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import { optional } from '@loadline/contract/kernel/field';
import { check } from '@loadline/contract/kernel/schema';
import type { WaybillMove } from '@loadline/contract/waybills/waybill.lifecycle';
import {
  type MoveData,
  type MoveKey,
  moveData,
  moveFields,
} from '@loadline/contract/waybills/waybill.move-data';
import type { DeskWaybill } from '../waybill-record.ts';

type Asked = Pick<WaybillMove, 'needs' | 'may'>;
type Next = DeskWaybill['next'][number];

/** What a step is asked with: what it needs, then what it may take; passing a guard by only where it can be passed. */
export function moveForm({ needs, may }: Asked, next: Pick<Next, 'blocked' | 'passable'>): Fields {
  const isPassed = next.passable && next.blocked.length > 0;
  const passing: readonly MoveKey[] = ['override', 'reason'];
  const taken = may.filter((key) => isPassed || !passing.includes(key));
  return {
    version: versionField,
    ...Object.fromEntries(needs.map((key): [string, Field] => [key, moveFields[key]])),
    ...Object.fromEntries(taken.map((key): [string, Field] => [key, optional<unknown>(moveFields[key])])),
  };
}

/** What was entered, as a call carries it: everything that was not asked is null. */
export function dataOf(values: Readonly<Record<string, unknown>>): MoveData {
  const data = Object.fromEntries(Object.keys(moveFields).map((key) => [key, values[key] ?? null]));
  const read = check({ data: moveData }, { data });
  if (!read.ok)
    throw new Error(`the form let pass what the contract refuses: ${JSON.stringify(read.findings)}`);
  return read.value.data;
}

/** What most likely stands in a step's inputs; the clerk changes what is different. */
export function beginningOf(
  of: DeskWaybill,
  to: WaybillStatus,
  now: Date,
): Partial<Record<MoveKey, unknown>> {
  const { waybill, base, totals, ulds, houses } = of;
  const weighed = totals.weighbridge.grossWeight ?? totals.warehouse.grossWeight ?? waybill.grossWeight;
  return {
    at: new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString(),
    flightNo: waybill.flightNo,
    flightDate: waybill.flightDate,
    pieces: waybill.status === '34' ? waybill.quantity - (base.pickedUpPieces ?? 0) : waybill.quantity,
    grossWeight: weighed,
    volume: waybill.volume,
    terminal: base.terminal,
    party: base.party,
    ulds,
    // What receipts have measured; a figure that nobody has told is not made up.
    houses: to === '32' ? houses.flatMap(measuredOf) : null,
  };
}

function measuredOf({ hawbId, warehouse }: DeskWaybill['houses'][number]) {
  return warehouse.pieces === null ? [] : [{ hawbId, ...warehouse }];
}
