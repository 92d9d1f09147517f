import type { Severity, SheetKind } from '@loadline/contract/exceptions/sheet-kind';
import type { Text } from '@loadline/contract/kernel/text';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import type { Tx } from '../../kernel/database.ts';
import type { BookingOnWaybill } from '../bookings/bookings.public.ts';
import { openSheet } from '../exceptions/exceptions.public.ts';
import { tellStaff } from '../notices/notices.public.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';

interface Cause {
  readonly kind: SheetKind;
  readonly severity?: Severity;
  readonly words: Text;
  /** Names it, for each order once. */
  readonly key: string;
}

/**
 * Opens a sheet for each order that something befell with its waybill. Cargo that is booked without an order has none to hang a
 * sheet on: whoever works on the waybills of its customer hears of it.
 */
export async function openSheetsOn(
  tx: Tx,
  { id, mawbNo }: LockedWaybill,
  bookings: readonly BookingOnWaybill[],
  { kind, severity, words, key }: Cause,
): Promise<void> {
  for (const { orgId, id: bookingId, houses } of bookings) {
    for (const { orderId } of houses)
      if (orderId)
        await openSheet(tx, {
          orgId,
          orderId,
          kind,
          ...(severity && { severity }),
          descriptionZh: words.zh,
          descriptionEn: words.en,
          sourceKey: `${key} ${orderId}`,
        });
    if (houses.some(({ orderId }) => orderId === null))
      await tellStaff(tx, {
        event: 'withoutOrder',
        orgId,
        subject: 'mawb',
        subjectId: id,
        number: shownAwb(mawbNo),
        who: '',
        said: kind,
        key: `${key} ${bookingId}`,
      });
  }
}
