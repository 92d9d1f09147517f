import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, id, list } from '../kernel/field.ts';
import { savedFields } from '../kernel/listing.ts';
import { documentSetting } from './document-setting.ts';

const access = 'op:forwarder:edit';
const { label } = documentSetting;
const all = list(group(documentSetting.fields, { label }), { label, max: 2_000 });

/** Every document that the program has a rule for, as it is set for all products, and what is set for one. */
export const listDocumentSettings = endpoint('GET /opsapi/documentRules', {
  access,
  title: { zh: '单证要求', en: 'Document rules' },
  answer: all,
});

/** Orders, trust orders and bookings that are there follow at once. */
export const saveDocumentSetting = endpoint('POST /opsapi/documentRules/save', {
  access,
  title: { zh: '保存单证要求', en: 'Save a document rule' },
  body: savedFields(documentSetting),
  answer: all,
});

/** Of one product: it is as for all. Of all products: it is as the program brings it. */
export const deleteDocumentSetting = endpoint('POST /opsapi/documentRules/delete', {
  access,
  title: { zh: '删除单证要求', en: 'Delete a document rule' },
  body: { id: id({ label: documentSetting.fields.id.label }), version: versionField },
  answer: all,
});
