import { exact, fixed, plus } from '@loadline/contract/kernel/decimal';
import { check } from '@loadline/contract/kernel/schema';
import { billingWeight } from '@loadline/contract/waybills/billing-weight';
import type { FigureSide } from '@loadline/contract/waybills/waybill.correction';
import { moveFields } from '@loadline/contract/waybills/waybill.move-data';
import type { DeskWaybill } from '../waybill-record.ts';

const housesTyped = { houses: moveFields.houses };
const weightTyped = { weight: moveFields.grossWeight };

/** What is typed into a correction so far. */
interface Typed {
  readonly side: FigureSide;
  readonly houses: unknown;
  readonly noteWeight: unknown;
}

/** What the whole waybill would be billed by once a correction is saved; nothing while a figure is half typed. */
export function billingAfter({ houses, totals }: DeskWaybill, typed: Typed): string | undefined {
  const read = check(housesTyped, { houses: typed.houses ?? [] });
  if (!read.ok) return undefined;
  const said = new Map(read.value.houses.map((one) => [one.hawbId, one]));
  const sum = (side: FigureSide, key: 'grossWeight' | 'volume') =>
    sumOf(
      houses.map(
        (house) => (side === typed.side ? said.get(house.hawbId) : undefined)?.[key] ?? house[side][key],
      ),
    );
  const { booked, weighbridge } = totals;
  const note = typed.side === 'weighbridge' ? noteIn(typed.noteWeight) : weighbridge.grossWeight;
  const weight =
    note ?? sum('weighbridge', 'grossWeight') ?? sum('warehouse', 'grossWeight') ?? booked.grossWeight;
  const volume = sum('warehouse', 'volume') ?? booked.volume;
  return weight === null || volume === null ? undefined : billingWeight(weight, volume);
}

function noteIn(weight: unknown): string | null {
  const read = check(weightTyped, { weight });
  return read.ok ? read.value.weight : null;
}

function sumOf(figures: readonly (string | null)[]): string | null {
  const known = figures.filter((figure) => figure !== null);
  if (known.length === 0 || known.length < figures.length) return null;
  return fixed(known.map(exact).reduce(plus), 3);
}
