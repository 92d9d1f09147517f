import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Move } from '../kernel/lifecycle.ts';
import { lifecycle } from '../kernel/lifecycle.ts';

/**
 * Where a booking itself stands. 31 says that it hangs on a master waybill: from then on what is shown of it is the
 * waybill's own state (`bookingStatuses`, rulings.md 23).
 */
export const bookingStates = codeTable('booking state', {
  DRAFT: { zh: '草稿', en: 'Draft', family: 'wait' },
  '29': { zh: '待订舱', en: 'Awaiting booking', family: 'work' },
  '30': { zh: '已驳回', en: 'Returned', family: 'act' },
  '31': { zh: '已订舱', en: 'Booked', family: 'move' },
  '0': { zh: '已拒绝', en: 'Rejected', family: 'stop' },
});

export type BookingState = CodeOf<typeof bookingStates>;

/** The right to the steps that a booking makes with its waybill. */
export const waybillMoves = 'op:mawb:move';

/**
 * The life of a booking (domain.md §3.1). The customer hands it in, corrects what came back and takes it back; staff
 * put it on a waybill, send it back or refuse it. What leaves a waybill waits again, or ends with it.
 */
export const bookingLifecycle = lifecycle({
  states: bookingStates,
  first: 'DRAFT',
  moves: [
    { from: 'DRAFT', to: '29', by: 'book:edit' },
    { from: '30', to: '29', by: 'book:edit' },
    { from: '29', to: '0', by: 'book:edit' },
    { from: '30', to: '0', by: 'book:edit' },
    { from: '29', to: '31', by: 'op:booking:confirm' },
    { from: '29', to: '30', by: 'op:booking:confirm' },
    { from: '29', to: '0', by: 'op:booking:confirm' },
    { from: '30', to: '0', by: 'op:booking:confirm' },
    { from: '31', to: '29', by: waybillMoves },
    { from: '31', to: '0', by: waybillMoves },
  ],
});

/** What the step back of a waybill undoes: moves that nobody makes on a booking by itself. */
export const bookingUndoes: readonly Move<BookingState>[] = [
  { from: '29', to: '31', by: waybillMoves },
  { from: '0', to: '31', by: waybillMoves },
];

/** The states in which a customer writes. */
export const openBookingStates: readonly BookingState[] = ['DRAFT', '30'];

/** The states in which what is odd about it can still be mended: before an airline has it. */
export const undecidedBookingStates: readonly BookingState[] = [...openBookingStates, '29'];

/** The states in which a customer takes it back. */
export const withdrawableStates: readonly BookingState[] = ['29', '30'];
