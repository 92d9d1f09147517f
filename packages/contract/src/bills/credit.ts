import { quotaCurrencies } from '../codes/quota-currency.ts';
import { texts } from '../facts/texts.ts';
import type { Place } from '../kernel/field.ts';
import { code, date, decimal, flag, id, instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import { creditKinds, creditStates } from './credit.codes.ts';

const shown: Place[] = ['list', 'detail', 'export'];
const sorted: Place[] = [...shown, 'sort'];

/** That a customer's hold be lifted until a day, for all they do or for one order, or that their quota be another one. */
export const creditRequest = resource(
  'credit request',
  { zh: '信用申请', en: 'Credit request' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list', 'detail'] }),
    no: text({ label: { zh: '信用申请号', en: 'Credit request no.' }, max: 20, places: sorted }),
    orgId: id({ label: { zh: '客户编号', en: 'Customer id' }, places: ['list', 'detail'] }),
    customer: text({ ...texts.customer, places: shown }),
    customerEn: text({ ...texts.customerEn, places: ['list', 'detail'] }),
    kind: code(creditKinds, { label: { zh: '申请类型', en: 'What is asked' }, places: shown }),
    state: code(creditStates, { label: { zh: '审批状态', en: 'State of the request' }, places: shown }),
    /** Of a lift: the last day on which it holds, and the order for which alone it does. */
    until: optional(date({ label: { zh: '解冻至', en: 'Lifted until' }, places: shown })),
    orderNumber: optional(text({ ...texts.orderNo, places: shown })),
    quota: optional(
      decimal({ label: { zh: '信用额度', en: 'Credit quota' }, scale: 2, min: '0', places: shown }),
    ),
    quotaCurrency: optional(
      code(quotaCurrencies, { label: { zh: '额度币种', en: 'Quota currency' }, places: shown }),
    ),
    reason: text({ label: { zh: '申请理由', en: 'Why it is asked' }, max: 500, places: shown }),
    askedBy: text({ label: { zh: '信用申请人', en: 'Asked by' }, max: 64, places: shown }),
    askedAt: instant({ label: { zh: '申请时间', en: 'Asked' }, places: sorted }),
    answer: optional(
      text({ label: { zh: '审批意见', en: 'Remark of the decision' }, max: 500, places: shown }),
    ),
    decidedBy: optional(text({ label: { zh: '审批人', en: 'Decided by' }, max: 64, places: shown })),
    decidedAt: optional(instant({ label: { zh: '审批时间', en: 'Decided' }, places: shown })),
    /** Whether the viewer asked for it: then somebody else decides. */
    own: flag({ label: { zh: '本人申请', en: 'Asked by oneself' }, places: ['list', 'detail'] }),
  },
);

/** Longer a lift is no exception any more, but a quota. */
export const longestLift = 60;

export const liftTooFar: Text = {
  zh: `请选择今天起 ${longestLift} 天内的日期`,
  en: `choose a day within ${longestLift} days from today`,
};

export const noSuchOrder: Text = { zh: '该客户没有此订单', en: 'the customer has no such order' };
