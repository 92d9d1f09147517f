import { exact, fixed, isLess, minus, plain, zero } from '../kernel/decimal.ts';
import type { BookableOrder } from './booking.inherit.ts';
import { contentOfOrders } from './booking.inherit.ts';
import type { BookingContent } from './booking-content.ts';
import { withOwnNumber } from './house-waybill.ts';

/**
 * A booking without the house waybills of an order that leaves it: the cargo is less by what was booked under them, and by the
 * cartons and goods that are the order's. Dimensions that cannot be told apart say nothing of what is left, and go.
 */
export function contentWithout(content: BookingContent, order: BookableOrder): BookingContent {
  const leaves = content.houses.rows.filter(({ orderNumber }) => orderNumber === order.orderNumber);
  const { cargo, dangerous } = content;
  const stays = content.houses.rows.filter((row) => !leaves.includes(row));
  const own = contentOfOrders([order], () => '').cargo;
  return {
    ...content,
    houses: { ...content.houses, rows: withOwnNumber(stays, content.houses) },
    dangerous: {
      ...dangerous,
      rows: dangerous.rows.filter(({ house }) => !leaves.some(({ id }) => id === house)),
    },
    cargo: {
      ...cargo,
      quantity: leaves.reduce((left, row) => lessPieces(left, row.bookingPkgsNum), cargo.quantity),
      grossWeight: leaves.reduce((left, row) => less(left, row.bookingGrossWeight), cargo.grossWeight),
      volume: leaves.reduce((left, row) => less(left, row.bookingVolume), cargo.volume),
      dimensions: without(cargo.dimensions, own.dimensions) ?? [],
      items: without(cargo.items, own.items) ?? cargo.items,
    },
  };
}

/** The rows but for these, each taken out once; undefined where one of them is not there. */
function without<R extends { readonly id: string }>(rows: readonly R[], gone: readonly R[]): R[] | undefined {
  const left = [...rows];
  for (const row of gone) {
    const at = left.findIndex((one) => saysOf(one) === saysOf(row));
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

function saysOf(row: object): string {
  return JSON.stringify({ ...row, id: '' });
}

// What is typed for the whole and used up by what leaves says nothing any more: the house waybills do.
export function lessPieces(all: number | null, part: number | null): number | null {
  if (all === null || part === null) return all;
  return all > part ? all - part : null;
}

export function less(all: string | null, part: string | null): string | null {
  if (all === null || part === null) return all;
  const left = minus(exact(all), exact(part));
  return isLess(zero, left) ? plain(fixed(left, 3)) : null;
}
