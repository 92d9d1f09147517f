import type { WaybillStatus } from '../codes/waybill-status.ts';
import { codeTable } from '../kernel/code.ts';
import { lifecycle } from '../kernel/lifecycle.ts';

/** One version of a waybill's draft. The waybill itself is in 43 while it is sent and in 44 once it is agreed. */
export const draftStates = codeTable('draft state', {
  PREPARING: { zh: '编制中', en: 'Being prepared', family: 'work' },
  SENT: { zh: '待客户确认', en: 'Waiting for confirmation', family: 'act' },
  AGREED: { zh: '已确认', en: 'Agreed', family: 'done' },
  CHANGES: { zh: '客户要求修改', en: 'Changes requested', family: 'stop' },
  RECALLED: { zh: '已收回', en: 'Taken back', family: 'void' },
});

/** What was sent is never edited: after a request, or when it was taken back, a new version is prepared, unless the step itself is taken back. */
export const draftLifecycle = lifecycle({
  states: draftStates,
  first: 'PREPARING',
  moves: [
    { from: 'PREPARING', to: 'SENT', by: 'op:mawb:move' },
    { from: 'SENT', to: 'AGREED', by: 'mawb:confirm' },
    { from: 'SENT', to: 'AGREED', by: 'op:mawb:move' },
    { from: 'SENT', to: 'CHANGES', by: 'mawb:confirm' },
    { from: 'SENT', to: 'CHANGES', by: 'op:mawb:move' },
    // The waybill went back to its preparation, was rejected, or flew without it.
    { from: 'SENT', to: 'RECALLED', by: 'system' },
    { from: 'AGREED', to: 'RECALLED', by: 'system' },
    // The waybill was stepped back to where its customers had it.
    { from: 'CHANGES', to: 'SENT', by: 'system' },
    { from: 'RECALLED', to: 'SENT', by: 'system' },
    { from: 'AGREED', to: 'SENT', by: 'system' },
    { from: 'RECALLED', to: 'AGREED', by: 'system' },
  ],
});

/** One customer's word on one version. */
export const answerStates = codeTable('draft answer', {
  WAITING: { zh: '待确认', en: 'Not answered yet', family: 'wait' },
  AGREED: { zh: '同意', en: 'Agrees', family: 'done' },
  CHANGES: { zh: '要求修改', en: 'Asks for changes', family: 'stop' },
});

/** The statuses of a waybill in which its draft can be prepared; it is sent from 42 alone. */
export const preparableStatuses: readonly WaybillStatus[] = ['29', '31', '32', '33', '42'];
