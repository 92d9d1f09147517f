import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { lifecycle } from '../kernel/lifecycle.ts';

/** What an estimate is made of, in the order in which the entry summary adds it up. */
export const dutyKinds = codeTable('duty kind', {
  duty: { zh: '基本关税', en: 'Duty, general rate' },
  s301: { zh: '301 条款', en: 'Section 301' },
  s232: { zh: '232 条款', en: 'Section 232' },
  s122: { zh: '122 条款', en: 'Section 122' },
  addCvd: { zh: '反倾销反补贴', en: 'Antidumping, countervailing' },
  mpf: { zh: '货物处理费 MPF', en: 'Merchandise processing fee' },
  hmf: { zh: '港口维护费 HMF', en: 'Harbor maintenance fee' },
  other: { zh: '其他税费', en: 'Other' },
});

export type DutyKind = CodeOf<typeof dutyKinds>;

/** Where the figures of an estimate come from. */
export const dutySources = codeTable('duty source', {
  typed: { zh: '人工录入', en: 'Typed by staff' },
  tariff: { zh: '按税则计算', en: 'Worked out by the tariff' },
});

/** How far an estimate is on its way to being paid. */
export const dutyStates = codeTable('duty state', {
  TO_APPROVE: { zh: '待客户确认', en: 'Waiting for approval', family: 'act' },
  REFUSED: { zh: '客户不同意', en: 'Refused', family: 'stop' },
  APPROVED: { zh: '已确认', en: 'Approved', family: 'work' },
  TO_PAY: { zh: '待付款', en: 'To be paid', family: 'act' },
  PROOF_SENT: { zh: '付款凭证待核', en: 'Proof of payment in', family: 'work' },
  PAID: { zh: '已到账', en: 'Paid', family: 'done' },
  REPLACED: { zh: '已被新估算替换', en: 'Replaced', family: 'void' },
});

export type DutyState = CodeOf<typeof dutyStates>;

/** The same to whose entry it is: what waits for the customer waits for its reader. */
export const ownDutyStates = codeTable('duty state of one’s own', {
  ...dutyStates.codes,
  TO_APPROVE: { zh: '待您确认', en: 'Waiting for your approval', family: 'act' },
  TO_PAY: { zh: '待您付款', en: 'Waiting for your payment', family: 'act' },
});

const staff = 'op:entry';
const customer = 'duty:approve';
const replaced = 'REPLACED' as const;

/** An estimate is approved as it stands and then paid; another amount is another estimate, which asks anew. */
export const dutyLifecycle = lifecycle<DutyState>({
  states: dutyStates,
  first: 'TO_APPROVE',
  moves: [
    { from: 'TO_APPROVE', to: 'APPROVED', by: customer },
    { from: 'TO_APPROVE', to: 'REFUSED', by: customer },
    { from: 'APPROVED', to: 'TO_PAY', by: staff },
    { from: 'TO_PAY', to: 'PROOF_SENT', by: customer },
    { from: 'PROOF_SENT', to: 'TO_PAY', by: staff },
    { from: 'PROOF_SENT', to: 'PAID', by: staff },
    { from: 'TO_PAY', to: 'PAID', by: staff },
    { from: 'TO_APPROVE', to: replaced, by: 'system' },
    { from: 'REFUSED', to: replaced, by: 'system' },
    { from: 'APPROVED', to: replaced, by: 'system' },
    { from: 'TO_PAY', to: replaced, by: 'system' },
    { from: 'PROOF_SENT', to: replaced, by: 'system' },
    { from: 'PAID', to: replaced, by: 'system' },
  ],
});

export const waitsForCustomer: readonly DutyState[] = ['TO_APPROVE', 'TO_PAY'];
export const waitsForDesk: readonly DutyState[] = ['REFUSED', 'APPROVED', 'PROOF_SENT'];

/** What a customer can say to an estimate. */
export const dutyVerdicts = codeTable('duty verdict', {
  APPROVED: { zh: '确认', en: 'Approve' },
  REFUSED: { zh: '不同意', en: 'Refuse' },
});
