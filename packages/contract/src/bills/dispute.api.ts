import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { decimal, group, id, list, optional } from '../kernel/field.ts';
import { charge } from './charge.ts';
import { weightsToCharge } from './charge-desk.ts';
import { dispute, writtenDispute } from './dispute.ts';

const { id: disputeId, lineId } = dispute.fields;

const disputes = list(group(dispute.fields, { label: dispute.label }), { label: dispute.label, max: 1_000 });

/** A line with all that a dispute of it stands on: what of it still stands, and the weights of its order side by side. */
export const disputedLine = {
  line: group(charge.fields, { label: charge.label }),
  currency: dispute.fields.currency,
  standing: decimal({ label: { zh: '未冲减金额', en: 'Amount that stands' }, scale: 2 }),
  weights: optional(group(weightsToCharge, { label: { zh: '各环节重量', en: 'Weights' } })),
};

const lineAnswer = group({ ...disputedLine, disputes }, { label: dispute.label });

/** One line of a bill of the viewer's with its disputes, the newest first. */
export const lineToDispute = endpoint('GET /omsapi/disputes/line', {
  access: 'bill:view',
  title: { zh: '费用行与异议', en: 'A line of a bill and its disputes' },
  query: { lineId },
  answer: lineAnswer,
});

const raisedFiles = optional(
  list(id({ label: { zh: '文件编号', en: 'File id' } }), {
    label: { zh: '异议附件', en: 'Papers of a dispute' },
    max: 20,
  }),
);

/** Disputes a line; the id is the browser's, so that a dispute that is sent twice is one. */
export const raiseDispute = endpoint('POST /omsapi/disputes/raise', {
  access: 'bill:dispute',
  title: { zh: '提出费用异议', en: 'Dispute a line of a bill' },
  body: { id: disputeId, lineId, ...writtenDispute, files: raisedFiles },
  answer: lineAnswer,
});

/** Takes back what is not decided yet. */
export const withdrawDispute = endpoint('POST /omsapi/disputes/withdraw', {
  access: 'bill:dispute',
  title: { zh: '撤回费用异议', en: 'Take a dispute back' },
  body: { id: disputeId, version: versionField },
  answer: lineAnswer,
});
