import { currencies } from '../codes/currency.ts';
import { texts } from '../facts/texts.ts';
import type { Place } from '../kernel/field.ts';
import { code, decimal, id, instant, optional, text, whole } from '../kernel/field.ts';
import { pick, resource } from '../kernel/resource.ts';
import { bill, billNo } from './bill.ts';
import { charge } from './charge.ts';
import { disputeKinds, disputeStates } from './dispute.codes.ts';

const shown: Place[] = ['list', 'detail', 'export'];
const sorted: Place[] = [...shown, 'sort'];
const money = { scale: 2, min: '0', max: '9999999999' } as const;

/** What a customer writes of a line that they do not agree to. */
export const writtenDispute = {
  kind: code(disputeKinds, { label: { zh: '异议类型', en: 'What is wrong' }, places: shown }),
  /** What the line should come to, in the currency of its bill. */
  wanted: decimal({ label: { zh: '认可金额', en: 'Amount it should be' }, ...money, places: shown }),
  reason: text({ label: { zh: '异议原因', en: 'Why it is disputed' }, max: 1_000, places: shown }),
};

/** The dispute of one line of an issued bill. What the line and its bill say is asked of them. */
export const dispute = resource(
  'dispute',
  { zh: '费用异议', en: 'Dispute' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list', 'detail'] }),
    no: text({ label: { zh: '异议号', en: 'Dispute no.' }, max: 20, places: sorted }),
    state: code(disputeStates, { label: { zh: '异议状态', en: 'State of the dispute' }, places: shown }),
    billNo: { ...billNo, places: shown },
    lineId: id({ label: { zh: '费用行', en: 'Line' }, places: ['list', 'detail'] }),
    orderNumber: optional(text({ ...texts.orderNo, places: shown })),
    feeZh: { ...charge.fields.feeZh, places: shown },
    feeEn: { ...charge.fields.feeEn, places: shown },
    currency: code(currencies, { label: bill.fields.currency.label, places: shown }),
    ...writtenDispute,
    /** What the line came to more than it should, when it was raised. */
    disputed: decimal({ label: { zh: '争议金额', en: 'Amount disputed' }, ...money, places: sorted }),
    credited: optional(
      decimal({ label: { zh: '冲减金额', en: 'Amount credited' }, ...money, places: shown }),
    ),
    creditNo: optional(text({ label: { zh: '红字账单号', en: 'Credit note' }, max: 20, places: shown })),
    answer: optional(text({ label: { zh: '处理说明', en: 'Answer' }, max: 1_000, places: shown })),
    /** Papers that came with it. */
    files: whole({ label: { zh: '附件', en: 'Papers' }, places: shown }),
    raisedBy: text({ label: { zh: '异议提出人', en: 'Raised by' }, max: 64, min: 0, places: shown }),
    raisedAt: instant({ label: { zh: '提出时间', en: 'Raised' }, places: sorted }),
    decidedAt: optional(instant({ label: { zh: '处理时间', en: 'Decided' }, places: shown })),
  },
);

/** The same at the desk: whose it is, and who decided. */
export const deskDispute = resource('dispute at the desk', dispute.label, {
  ...pick(dispute, 'id', 'version', 'no'),
  orgId: id({ label: { zh: '客户编号', en: 'Customer id' }, places: ['list', 'detail'] }),
  customer: text({ ...texts.customer, places: shown }),
  customerEn: text({ ...texts.customerEn, places: ['list', 'detail'] }),
  ...dispute.fields,
  decidedBy: optional(text({ label: { zh: '处理人', en: 'Decided by' }, max: 64, places: shown })),
});
