import type { BookingTotals } from '@loadline/contract/bookings/booking.totals';
import { bookingTotals } from '@loadline/contract/bookings/booking.totals';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { flightNumber } from '@loadline/contract/checks/flight-no';
import { productWeightRule } from '@loadline/contract/freight/product-weight';
import type { WeightRule } from '@loadline/contract/freight/weight-rule';
import { json, orNull } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { productName } from '../ops/products.public.ts';
import { weighingOf } from '../rates/rates.public.ts';
import type { FoundBooking } from './bookings.found.ts';

/** The totals of a content by the rule of its product on the day when it is to fly. */
export async function totalsOf(tx: Pick<Tx, 'one'>, content: BookingContent): Promise<BookingTotals> {
  return bookingTotals(content, await ruleOf(tx, content.flight));
}

/** How the product of a booking weighs what departs on its day. */
export async function ruleOf(
  tx: Pick<Tx, 'one'>,
  { product, origin, flightDate }: Pick<BookingContent['flight'], 'product' | 'origin' | 'flightDate'>,
): Promise<WeightRule> {
  const { weighing } = await tx.one(
    sql.type({ weighing: orNull(json<Pick<FoundBooking, 'weighing'>['weighing']>()) })`
      select ${weighingOf(sql`${product}`, sql`${origin}::text`, sql`${flightDate}::date`)} as weighing`,
  );
  return productWeightRule('1', weighing);
}

/** The columns of a content: the document, its product by name (none for one there is not), its figures and deadline. */
export async function contentColumns(
  tx: Pick<Tx, 'one'>,
  typed: BookingContent,
): Promise<Record<string, unknown>> {
  const content = asKept(typed);
  const totals = await totalsOf(tx, content);
  return {
    content: JSON.stringify(content),
    product: productName(sql`${content.flight.product}`),
    quantity: totals.quantity,
    grossWeight: totals.grossWeight,
    volume: totals.volume,
    billingWeight: totals.billingWeight,
    billingUnit: totals.unit,
    deadline: content.pickup.deadline,
  };
}

/** Flight numbers are kept as they are compared. */
export function asKept(content: BookingContent): BookingContent {
  const { reservedFlight } = content.flight;
  if (reservedFlight === null) return content;
  return { ...content, flight: { ...content.flight, reservedFlight: flightNumber(reservedFlight) } };
}
