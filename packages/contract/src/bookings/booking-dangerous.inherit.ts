import { onlyEntryOf } from '../codes/dangerous-goods.ts';
import type { SpecialProperty } from '../codes/special-property.ts';
import { specialProperties } from '../codes/special-property.ts';
import { codesOf } from '../kernel/code.ts';
import type { TrustLine } from '../trusts/trust-line.ts';
import { isDeclared } from './booking.dangerous.ts';
import type { BookingContent } from './booking-content.ts';
import { emptyContent } from './booking-content.ts';
import type { DangerousRow } from './booking-dangerous.ts';
import { blankDangerous } from './booking-dangerous.ts';
import type { HouseRow } from './booking-rows.ts';

type Dangerous = BookingContent['dangerous'];

interface SpecialGoods {
  readonly special: readonly SpecialProperty[];
}

/** What all of the goods are: those of which nothing is told were declared as general cargo. */
function natureOf(goods: readonly SpecialGoods[]): SpecialProperty[] {
  if (goods.length === 0) return [];
  const told = new Set<SpecialProperty>(
    goods.flatMap(({ special }) => special).filter((one) => one !== 'general'),
  );
  return told.size === 0 ? ['general'] : codesOf(specialProperties).filter((one) => told.has(one));
}

/** What orders say of their goods, each under its own house waybill. */
export function dangerousOfOrders(
  orders: readonly { readonly goods: readonly SpecialGoods[]; readonly quantity: number }[],
  houses: readonly HouseRow[],
  newId: () => string,
): Dangerous {
  return {
    ...emptyContent.dangerous,
    special: natureOf(orders.flatMap(({ goods }) => goods)),
    rows: orders.flatMap(({ goods, quantity }, at) =>
      isDeclared(natureOf(goods))
        ? [
            {
              ...blankDangerous(newId()),
              house: houses[at]?.id ?? null,
              // Of several kinds of goods an order does not say which are in how many packages.
              packages: goods.every(({ special }) => isDeclared(special)) ? quantity : null,
            },
          ]
        : [],
    ),
  };
}

/** What a trust order knows better: UN numbers and cartons line by line; under which of several houses, its orders know. */
export function dangerousOfTrust(
  lines: readonly TrustLine[],
  { houses, dangerous }: Pick<BookingContent, 'houses' | 'dangerous'>,
  newId: () => string,
): Dangerous {
  const declared = lines.filter(({ special }) => isDeclared(special));
  const [house, ...more] = houses.rows;
  const entries = new Set(declared.map(entryOf));
  const [entry] = entries.size === 1 ? entries : [];
  const rows: DangerousRow[] =
    more.length > 0
      ? dangerous.rows.map((row) => ({ ...row, entry: entry ?? null }))
      : declared.map((line) => ({
          ...blankDangerous(newId()),
          entry: entryOf(line),
          house: house?.id ?? null,
          packages: line.cartons,
        }));
  return { ...dangerous, special: natureOf(lines), rows };
}

function entryOf({ unNo }: TrustLine): string | null {
  return unNo === null ? null : (onlyEntryOf(unNo) ?? null);
}
