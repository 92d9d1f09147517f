import type { WaybillStatus } from '../codes/waybill-status.ts';
import { placeOf } from '../codes/waybill-status.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { moveFields } from './waybill.move-data.ts';

/** Whose word on the cargo it is: the warehouse's at 32, the weighbridge's at 45. */
export const figureSides = codeTable('figure side', {
  warehouse: { zh: '入库', en: 'Warehouse' },
  weighbridge: { zh: '磅重', en: 'Weighbridge' },
});

export type FigureSide = CodeOf<typeof figureSides>;

/** What the weighbridge note says of the whole waybill. */
export const noteFields = {
  pieces: { ...moveFields.pieces, label: { zh: '磅单件数', en: 'Pieces on the note' } },
  grossWeight: { ...moveFields.grossWeight, label: { zh: '磅单毛重', en: 'Gross weight on the note' } },
};

/**
 * Whether what was measured can still be corrected: from storage until take-off. What has flown is billed by the figures
 * that stood then (domain.md §2); a difference is settled in the bill from there on.
 */
export function isCorrectable(status: WaybillStatus): boolean {
  return placeOf(status) >= placeOf('32') && placeOf(status) < placeOf('3');
}

interface Told {
  readonly warehouse: { readonly pieces: number | null } | null;
  readonly weighbridge: { readonly pieces: number | null } | null;
}

/** The sides of which there is a figure to correct; `hasNote`: the weighbridge has said what the whole weighs. */
export function sidesTold(houses: readonly Told[], { hasNote }: { readonly hasNote: boolean }): FigureSide[] {
  const isTold = (side: FigureSide) => houses.some((house) => (house[side]?.pieces ?? null) !== null);
  return [
    ...(isTold('warehouse') ? (['warehouse'] as const) : []),
    ...(hasNote || isTold('weighbridge') ? (['weighbridge'] as const) : []),
  ];
}
