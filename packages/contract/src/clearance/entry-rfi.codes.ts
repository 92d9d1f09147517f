import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { lifecycle } from '../kernel/lifecycle.ts';

/** On which form an agency asks. */
export const rfiForms = codeTable('request form', {
  CBP28: { zh: 'CBP 28 资料要求', en: 'CBP 28 Request for information' },
  CBP29: { zh: 'CBP 29 处理通知', en: 'CBP 29 Notice of action' },
  CBP4647: { zh: 'CBP 4647 标记或退运通知', en: 'CBP 4647 Notice to mark or redeliver' },
  REJECT: { zh: '申报被退回', en: 'Entry rejected' },
  PGA: { zh: '监管机构通知', en: 'Notice of an agency' },
  broker: { zh: '报关行询问', en: 'Question of the broker' },
});

export const rfiStates = codeTable('request state', {
  OPEN: { zh: '待客户答复', en: 'Waiting for the customer', family: 'act' },
  ANSWERED: { zh: '已答复待审', en: 'Answered, to review', family: 'work' },
  ACCEPTED: { zh: '答复已接受', en: 'Answer accepted', family: 'done' },
  CLOSED: { zh: '已关闭', en: 'Closed', family: 'void' },
});

export type RfiState = CodeOf<typeof rfiStates>;

/** The same to whose entry it is: what waits for the customer waits for its reader. */
export const ownRfiStates = codeTable('request state of one’s own', {
  ...rfiStates.codes,
  OPEN: { zh: '待您答复', en: 'Waiting for you', family: 'act' },
});

const staff = 'op:entry';
const customer = 'customs2:reply';

/** The customer answers, and adds to the answer until the desk has decided; what was accepted is asked again where customs do. */
export const rfiLifecycle = lifecycle<RfiState>({
  states: rfiStates,
  first: 'OPEN',
  moves: [
    { from: 'OPEN', to: 'ANSWERED', by: customer },
    { from: 'ANSWERED', to: 'ANSWERED', by: customer },
    { from: 'ANSWERED', to: 'ACCEPTED', by: staff },
    { from: 'ANSWERED', to: 'OPEN', by: staff },
    { from: 'ACCEPTED', to: 'OPEN', by: staff },
    { from: 'OPEN', to: 'CLOSED', by: staff },
    { from: 'ANSWERED', to: 'CLOSED', by: staff },
  ],
});

/** Those that somebody still has to do something about. */
export const openRfis: readonly RfiState[] = ['OPEN', 'ANSWERED'];

export const entrySides = codeTable('side of an entry', {
  customer: { zh: '客户', en: 'Customer' },
  forwarder: { zh: '货代', en: 'Forwarder' },
});
