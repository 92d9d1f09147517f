import type { WaybillStatus } from '../codes/waybill-status.ts';
import { waybillStatuses, waybillStatusOrder } from '../codes/waybill-status.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';

/** What is shown of a booking: its own state until it hangs on a waybill, then the waybill's (spec §4, 16 codes). */
export const bookingStatuses = codeTable('booking status', {
  DRAFT: { zh: '草稿', en: 'Draft', family: 'wait' },
  ...waybillStatuses.codes,
});

export type BookingStatus = CodeOf<typeof bookingStatuses>;

/** The statuses of a booking that hangs on a waybill. */
export const bookedStatuses: readonly WaybillStatus[] = waybillStatusOrder.filter(
  (status) => !['29', '30', '0'].includes(status),
);
