import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { lifecycle } from '../kernel/lifecycle.ts';

export const flightStates = codeTable('flight state', {
  OPEN: { zh: '开放', en: 'Open', family: 'done' },
  CLOSED: { zh: '已关闭', en: 'Closed', family: 'wait' },
  CANCELLED: { zh: '已取消', en: 'Cancelled', family: 'void' },
});

const by = 'op:slot:manage' as const;

/** A flight that was cancelled by mistake, or flies after all, is opened again: one number has one record a day. */
export const flightLifecycle = lifecycle({
  states: flightStates,
  first: 'OPEN',
  moves: [
    { from: 'OPEN', to: 'CLOSED', by },
    { from: 'OPEN', to: 'CANCELLED', by },
    { from: 'CLOSED', to: 'OPEN', by },
    { from: 'CLOSED', to: 'CANCELLED', by },
    { from: 'CANCELLED', to: 'OPEN', by },
  ],
});

export const slotStates = codeTable('slot state', {
  OPEN: { zh: '可订', en: 'On sale', family: 'done' },
  CLOSED: { zh: '停售', en: 'Closed', family: 'wait' },
});

export const slotLifecycle = lifecycle({
  states: slotStates,
  first: 'OPEN',
  moves: [
    { from: 'OPEN', to: 'CLOSED', by },
    { from: 'CLOSED', to: 'OPEN', by },
  ],
});

/** Whether a flight takes bookings now, or why it does not. */
export const availabilities = codeTable('flight availability', {
  OPEN: { zh: '可订', en: 'Open', family: 'done' },
  FULL: { zh: '已满', en: 'Full', family: 'stop' },
  CUT_OFF: { zh: '已截单', en: 'Past cut-off', family: 'wait' },
  CLOSED: { zh: '停止订舱', en: 'Closed', family: 'wait' },
  NO_SLOT: { zh: '无舱位', en: 'No slot', family: 'act' },
  DEPARTED: { zh: '已起飞', en: 'Departed', family: 'move' },
  CANCELLED: { zh: '已取消', en: 'Cancelled', family: 'void' },
});

export type Availability = CodeOf<typeof availabilities>;
