import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group } from '../kernel/field.ts';
import { forwarder, forwarderContent } from './forwarder.ts';

const access = 'op:forwarder:edit';
const answer = group(forwarder.fields, { label: forwarder.label });

/** What papers say of the forwarder; there is one of an installation. */
export const readForwarder = endpoint('GET /opsapi/forwarder', {
  access,
  title: { zh: '本公司资料', en: 'Company details' },
  answer,
});

export const saveForwarder = endpoint('POST /opsapi/forwarder/save', {
  access,
  title: { zh: '保存本公司资料', en: 'Save the particulars of the company' },
  body: { version: versionField, ...forwarderContent },
  answer,
});
