import { figures } from '../facts/figures.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, id, optional, whole } from '../kernel/field.ts';
import { mawbNoField } from '../waybills/waybill.api.ts';
import { waybillPapers } from './draft.papers.ts';
import { changeRequests, ownDraft } from './draft.ts';

/** The version that is answered: 409 when a newer one has been sent, or it is no longer open. */
export const versionNo = whole({ label: { zh: '版本', en: 'Version' }, min: 1 });

/** The caller's part of a waybill's draft; without a share, or before a version was sent, it is not found. */
export const waybillDraft = endpoint('GET /omsapi/mawb/draft', {
  access: 'mawb:view',
  title: { zh: '主单草稿', en: 'Draft of a master waybill' },
  query: { no: mawbNoField },
  answer: ownDraft,
});

/** Agrees to a version. When everybody has, the waybill goes on to its review. */
export const agreeToDraft = endpoint('POST /omsapi/mawb/draft/agree', {
  access: 'mawb:confirm',
  title: { zh: '确认主单草稿', en: 'Agree to a draft waybill' },
  body: { no: mawbNoField, version: versionNo },
  answer: ownDraft,
});

/** Asks for changes, field by field; the waybill goes back to its preparation at once. */
export const askDraftChanges = endpoint('POST /omsapi/mawb/draft/changes', {
  access: 'mawb:confirm',
  title: { zh: '要求修改主单草稿', en: 'Ask for changes of a draft waybill' },
  body: { no: mawbNoField, version: versionNo, requests: changeRequests },
  answer: ownDraft,
});

/** Which paper. `hawbId` where it is one of a house waybill; `from` and `pieces` choose labels, all of them unless told. */
export const paperQuery = {
  no: mawbNoField,
  paper: code(waybillPapers, { label: { zh: '单证', en: 'Paper' } }),
  hawbId: optional(id({ label: { zh: '分单编号', en: 'House waybill id' } })),
  from: optional(whole(figures.fromPiece)),
  pieces: optional(whole(figures.labels)),
};

/** A paper of the caller's own cargo: their house waybills, letters of instruction and labels, and the master without the others' data. */
export const waybillPaper = endpoint('GET /omsapi/mawb/paper', {
  access: 'mawb:view',
  title: { zh: '主单单证', en: 'Paper of a master waybill' },
  query: paperQuery,
  answer: { kind: 'file', type: 'pdf' } as const,
  deadline: 30_000,
});
