import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { code, optional } from '../kernel/field.ts';
import type { TrustState } from './trust.lifecycle.ts';

/** The parts of the desk's list of trust orders, what waits for staff first. */
export const deskTrustTabs = codeTable('desk trust tab', {
  waiting: { zh: '待处理', en: 'To decide' },
  submitted: { zh: '新提交', en: 'Submitted' },
  amending: { zh: '改单申请', en: 'Amendments' },
  cancelling: { zh: '取消申请', en: 'Cancellations' },
  returned: { zh: '已退回', en: 'Returned' },
  running: { zh: '进行中', en: 'Running' },
  completed: { zh: '已完成', en: 'Completed' },
  ended: { zh: '已终止', en: 'Ended' },
  all: { zh: '全部', en: 'All' },
});

export type DeskTrustTab = CodeOf<typeof deskTrustTabs>;

/** The part of the list that the address names. */
export const deskTrustTab = optional(code(deskTrustTabs, { label: { zh: '范围', en: 'Tab' } }));

/** What a part is narrowed by; a part with `state` counts as many as stand in these. */
export const filterOfTab: Readonly<
  Record<
    DeskTrustTab,
    { readonly waiting?: boolean; readonly amending?: boolean; readonly state?: TrustState[] }
  >
> = {
  waiting: { waiting: true },
  submitted: { state: ['SUBMITTED'] },
  amending: { amending: true },
  cancelling: { state: ['CANCEL_REQUESTED'] },
  returned: { state: ['RETURNED'] },
  running: { state: ['ACCEPTED', 'IN_EXECUTION'] },
  completed: { state: ['COMPLETED'] },
  ended: { state: ['WITHDRAWN', 'REJECTED', 'CANCELLED'] },
  all: {},
};
