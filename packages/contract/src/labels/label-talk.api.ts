import { texts } from '../facts/texts.ts';
import { reasonField, versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, id, list, optional, text } from '../kernel/field.ts';
import { labelApi } from './label.api.ts';
import { label } from './label.ts';
import { deskLabelApi } from './label-desk.api.ts';
import { labelDecisions } from './label-talk.ts';

const { id: labelId } = label.fields;
const body = text(texts.body);

/** A customer's word on a label; the desk hears of it. */
export const replyToLabel = endpoint('POST /omsapi/labels/reply', {
  access: 'label:reply',
  title: { zh: '回复标签', en: 'Reply to a label' },
  body: { id: labelId, body },
  answer: labelApi.detail.answer,
});

/** Accepts that a label was sent back, or contests it and says why: once each time it is sent back. It moves nothing. */
export const answerLabel = endpoint('POST /omsapi/labels/answer', {
  access: 'label:reply',
  title: { zh: '答复标签退回', en: 'Answer that a label was sent back' },
  body: {
    id: labelId,
    version: versionField,
    to: code(labelDecisions, { label: { zh: '处理', en: 'Decision' } }),
    reason: optional(reasonField),
  },
  answer: labelApi.detail.answer,
});

/** The desk's word on a label; its customer hears of it. */
export const replyAtDesk = endpoint('POST /opsapi/labels/reply', {
  access: 'op:label',
  title: { zh: '回复标签（员工）', en: 'Reply to a label, staff' },
  body: { id: labelId, body },
  answer: deskLabelApi.detail.answer,
});

/** As many as one evidence pack tells of. */
export const evidenceLimits = { labels: 200, photos: 1_000 } as const;

const ids = optional(
  list(id({ label: { zh: '编号', en: 'Id' } }), { label: { zh: '所选', en: 'Chosen' }, max: 200 }),
);

/** All that proves the labels that are found: facts, photos, checks and words, as PDF in the language of who asks. */
export const labelEvidence = endpoint('GET /omsapi/labels/evidence', {
  access: 'label:view',
  title: { zh: '标签证据包', en: 'Evidence pack of labels' },
  query: { ...labelApi.count.query, ids },
  answer: { kind: 'file', type: 'pdf' } as const,
  deadline: 40_000,
});

export const deskLabelEvidence = endpoint('GET /opsapi/labels/evidence', {
  access: 'op:label',
  title: { zh: '标签证据包（员工）', en: 'Evidence pack of labels, staff' },
  query: { ...deskLabelApi.count.query, ids },
  answer: { kind: 'file', type: 'pdf' } as const,
  deadline: 40_000,
});
