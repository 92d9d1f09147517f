import { reasonField } from '../kernel/change.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, id, optional, whole } from '../kernel/field.ts';
import { mawbNoField } from '../waybills/waybill.api.ts';
import { paperQuery, versionNo } from './draft.api.ts';
import { changeRequests, deskDraft, houseForms, masterForm, versionFacts } from './draft.ts';

/** All versions of a waybill's draft with the customers' answers. */
export const deskWaybillDraft = endpoint('GET /opsapi/mawb/draft', {
  access: 'op:mawb:view',
  title: { zh: '主单草稿（员工）', en: 'Draft of a master waybill, staff' },
  query: { no: mawbNoField },
  answer: deskDraft,
});

/** The revision that was read: 0 where no version is being prepared. 409 when a colleague has saved since. */
const revision = whole({ label: { zh: '修订', en: 'Revision' } });

/** Keeps the version that is being prepared; where none is, the next one is begun. */
export const saveDraft = endpoint('POST /opsapi/mawb/draft/save', {
  access: 'op:mawb:move',
  title: { zh: '保存主单草稿', en: 'Save a draft waybill' },
  body: { no: mawbNoField, revision, master: masterForm, houses: houseForms },
  answer: deskDraft,
});

/** Sends what was saved to every customer with a share; the waybill waits for them (42 → 43). */
export const sendDraft = endpoint('POST /opsapi/mawb/draft/send', {
  access: 'op:mawb:move',
  title: { zh: '发送主单草稿', en: 'Send a draft waybill' },
  body: { no: mawbNoField, version: versionNo, revision, note: versionFacts.note },
  answer: deskDraft,
});

const verdicts = codeTable('answer on behalf', {
  AGREED: { zh: '同意', en: 'Agrees' },
  CHANGES: { zh: '要求修改', en: 'Asks for changes' },
});

/** What a customer has said elsewhere, with the paper that proves it: a file of the waybill uploaded before. */
export const answerForCustomer = endpoint('POST /opsapi/mawb/draft/answer', {
  access: 'op:mawb:move',
  title: { zh: '代客户答复主单草稿', en: 'Answer a draft for a customer' },
  body: {
    no: mawbNoField,
    version: versionNo,
    customerId: id({ label: { zh: '客户', en: 'Customer' } }),
    verdict: code(verdicts, { label: { zh: '答复', en: 'Answer' } }),
    requests: changeRequests,
    evidenceFile: id({ label: { zh: '凭证', en: 'Evidence' } }),
    reason: reasonField,
  },
  answer: deskDraft,
});

/** Any paper of the waybill, whole. `customerId` gives the master as that customer gets it. */
export const deskWaybillPaper = endpoint('GET /opsapi/mawb/paper', {
  access: 'op:mawb:view',
  title: { zh: '主单单证（员工）', en: 'Paper of a master waybill, staff' },
  query: { ...paperQuery, customerId: optional(id({ label: { zh: '客户', en: 'Customer' } })) },
  answer: { kind: 'file', type: 'pdf' } as const,
  deadline: 30_000,
});
