import type { Severity, SheetKind } from '@loadline/contract/exceptions/sheet-kind';
import type { Text } from '@loadline/contract/kernel/text';
import type { Tx } from '../../kernel/database.ts';
import type { BookingOnWaybill, HouseOnWaybill } from '../bookings/bookings.public.ts';
import { openSheet } from '../exceptions/exceptions.public.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';

interface Cause {
  readonly kind: SheetKind;
  readonly severity?: Severity;
  readonly words: Text;
  /** Names it, for each customer once. */
  readonly key: string;
}

/**
 * Opens one sheet for each customer whose cargo something befell with its waybill, however many orders it has: about the order
 * where it is a single one, else about the waybill.
 */
export async function openSheetsOn(
  tx: Tx,
  { id }: Pick<LockedWaybill, 'id'>,
  bookings: readonly BookingOnWaybill[],
  { kind, severity, words, key }: Cause,
): Promise<void> {
  const byCustomer = Map.groupBy(bookings, ({ orgId }) => orgId);
  for (const [orgId, own] of byCustomer)
    await openSheet(tx, {
      orgId,
      ...subjectOf(
        id,
        own.flatMap(({ houses }) => houses),
      ),
      kind,
      ...(severity && { severity }),
      descriptionZh: words.zh,
      descriptionEn: words.en,
      sourceKey: key,
    });
}

function subjectOf(mawbId: string, houses: readonly HouseOnWaybill[]) {
  const orders = [...new Set(houses.map(({ orderId }) => orderId))];
  const [only] = orders;
  if (orders.length === 1 && only) return { orderId: only };
  return { waybill: { id: mawbId, orders: orders.filter((order) => order !== null) } };
}
