import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { code, optional } from '../kernel/field.ts';
import type { BookingStatus } from './booking.status.ts';
import { bookedStatuses } from './booking.status.ts';

/** The queues of the booking desk, what waits for staff first. */
export const deskBookingTabs = codeTable('desk booking tab', {
  waiting: { zh: '待确认', en: 'To decide' },
  flightCancelled: { zh: '航班取消', en: 'Flight cancelled' },
  mustGo: { zh: '必走', en: 'Must go' },
  standBy: { zh: '候补', en: 'Stand by' },
  withoutSlot: { zh: '未占舱位', en: 'Without a slot' },
  unverified: { zh: '航班未核实', en: 'Flight unverified' },
  returned: { zh: '已退回', en: 'Returned' },
  booked: { zh: '已订舱', en: 'Booked' },
  ended: { zh: '已终止', en: 'Ended' },
  all: { zh: '全部', en: 'All' },
});

export type DeskBookingTab = CodeOf<typeof deskBookingTabs>;

/** The part of the list that the address names. */
export const deskBookingTab = optional(code(deskBookingTabs, { label: { zh: '范围', en: 'Tab' } }));

/** What a queue is narrowed by. */
export const filterOfTab: Readonly<
  Record<
    DeskBookingTab,
    {
      readonly queue?: 'waiting' | 'flightCancelled' | 'mustGo' | 'standBy' | 'withoutSlot' | 'unverified';
      readonly status?: readonly BookingStatus[];
    }
  >
> = {
  waiting: { queue: 'waiting' },
  flightCancelled: { queue: 'flightCancelled' },
  mustGo: { queue: 'mustGo' },
  standBy: { queue: 'standBy' },
  withoutSlot: { queue: 'withoutSlot' },
  unverified: { queue: 'unverified' },
  returned: { status: ['30'] },
  booked: {
    status: bookedStatuses,
  },
  ended: { status: ['0'] },
  all: {},
};
