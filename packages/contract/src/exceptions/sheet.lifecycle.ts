import type { CodeOf } from '../kernel/code.ts';
import { codesOf, codeTable } from '../kernel/code.ts';
import type { Move } from '../kernel/lifecycle.ts';
import { lifecycle } from '../kernel/lifecycle.ts';

export const sheetStates = codeTable('exception state', {
  OPEN: { zh: '待处理', en: 'Open', family: 'wait' },
  PROCESSING: { zh: '处理中', en: 'In progress', family: 'work' },
  WAITING_CUSTOMER: { zh: '待客户反馈', en: 'Waiting for customer', family: 'act' },
  RESOLVED: { zh: '已解决', en: 'Resolved', family: 'done' },
  REOPENED: { zh: '客户重开', en: 'Reopened', family: 'stop' },
  CLOSED: { zh: '已关闭', en: 'Closed', family: 'void' },
});

export type SheetState = CodeOf<typeof sheetStates>;

/** The same to whose sheet it is: what waits for the customer waits for its reader. */
export const ownSheetStates = codeTable('exception state of one’s own', {
  ...sheetStates.codes,
  WAITING_CUSTOMER: { zh: '待您回复', en: 'Waiting for you', family: 'act' },
});

/** How its reader calls the states of a sheet. */
export function sheetStatesFor(isStaff: boolean): typeof sheetStates {
  return isStaff ? sheetStates : ownSheetStates;
}

const customs = 'op:customs';

/** What customs found abnormal is asked and cleared at their own desk, too. */
const customsMoves: readonly Move<SheetState>[] = [
  { from: 'OPEN', to: 'PROCESSING', by: customs },
  { from: 'REOPENED', to: 'PROCESSING', by: customs },
  { from: 'PROCESSING', to: 'WAITING_CUSTOMER', by: customs },
  { from: 'PROCESSING', to: 'RESOLVED', by: customs },
  { from: 'WAITING_CUSTOMER', to: 'RESOLVED', by: customs },
];

/** Staff move it; an answer of the customer takes it out of waiting, and their ‘not solved’ opens it once more. What the program opened is over once its cause is. */
export const sheetLifecycle = lifecycle({
  states: sheetStates,
  first: 'OPEN',
  moves: [
    { from: 'OPEN', to: 'PROCESSING', by: 'op:exception:edit' },
    { from: 'PROCESSING', to: 'WAITING_CUSTOMER', by: 'op:exception:edit' },
    { from: 'PROCESSING', to: 'RESOLVED', by: 'op:exception:edit' },
    { from: 'WAITING_CUSTOMER', to: 'PROCESSING', by: 'op:exception:edit' },
    { from: 'WAITING_CUSTOMER', to: 'PROCESSING', by: 'exception:reply' },
    { from: 'WAITING_CUSTOMER', to: 'PROCESSING', by: 'customs:reply' },
    { from: 'WAITING_CUSTOMER', to: 'RESOLVED', by: 'op:exception:edit' },
    ...customsMoves,
    { from: 'OPEN', to: 'RESOLVED', by: 'system' },
    { from: 'PROCESSING', to: 'RESOLVED', by: 'system' },
    { from: 'WAITING_CUSTOMER', to: 'RESOLVED', by: 'system' },
    { from: 'RESOLVED', to: 'REOPENED', by: 'exception:reply' },
    { from: 'RESOLVED', to: 'CLOSED', by: 'op:exception:edit' },
    { from: 'RESOLVED', to: 'CLOSED', by: 'system' },
    { from: 'REOPENED', to: 'PROCESSING', by: 'op:exception:edit' },
  ],
});

/** The states in which our clock runs: in all others somebody else's turn has come, or nobody's. */
const clockRuns: readonly SheetState[] = ['OPEN', 'PROCESSING'];

export function runsIn(state: SheetState): boolean {
  return clockRuns.includes(state);
}

const ended: readonly SheetState[] = ['RESOLVED', 'CLOSED'];

/** The states in which the order counts as abnormal. */
export const openStates: readonly SheetState[] = codesOf(sheetStates).filter(
  (state) => !ended.includes(state),
);

/** Until when the customer can still say that it is not solved. */
export function reopenUntil(resolvedAt: Date, reopenDays: number): Date {
  return new Date(resolvedAt.getTime() + reopenDays * 24 * 3_600_000);
}
