import { placeOf, type WaybillStatus } from '@loadline/contract/codes/waybill-status';
import type { Text } from '@loadline/contract/kernel/text';
import { movesFrom } from '@loadline/contract/waybills/waybill.lifecycle';
import type { MoveKey } from '@loadline/contract/waybills/waybill.move-data';

/** A step that several waybills may make together. */
export interface BatchMove {
  readonly to: WaybillStatus;
  readonly words: Text;
  readonly needs: readonly MoveKey[];
  readonly may: readonly MoveKey[];
  /** It leads back from where some of them stand. */
  readonly back: boolean;
  /** How many of the chosen ones stand where it begins. */
  readonly fits: number;
}

/** What can be the same for many: figures and files are each waybill's own. */
const common: readonly MoveKey[] = ['at', 'terminal', 'party', 'deadline', 'reason', 'note'];

/** The steps whose data may be the same for all of these waybills, the nearest of the way first; what leads back comes after. */
export function batchMoves(
  rows: readonly { readonly status: WaybillStatus }[],
  held: readonly string[],
): BatchMove[] {
  const found = new Map<WaybillStatus, BatchMove>();
  for (const { status } of rows) {
    for (const move of movesFrom(status, held)) {
      if (!move.needs.every((key) => common.includes(key))) continue;
      const known = found.get(move.to);
      const needs = [...new Set([...(known?.needs ?? []), ...move.needs])];
      const may = move.may.filter((key) => common.includes(key) && !needs.includes(key));
      found.set(move.to, {
        to: move.to,
        words: known?.words ?? move.words,
        needs,
        may,
        back: (known?.back ?? false) || placeOf(move.to) < placeOf(status),
        fits: (known?.fits ?? 0) + 1,
      });
    }
  }
  return [...found.values()].toSorted((one, other) => placeFor(one) - placeFor(other));
}

/** Rejecting comes last. */
function placeFor({ to, back }: BatchMove): number {
  if (to === '0') return 99;
  return placeOf(to) + (back ? 50 : 0);
}
