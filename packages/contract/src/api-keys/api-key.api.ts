import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, id, list, optional, text } from '../kernel/field.ts';
import { severalOf, sortsBy } from '../kernel/listing.ts';
import { recordsApi } from '../kernel/records-api.ts';
import { apiKey, apiKeyStates, deskApiKey, overlapDays } from './api-key.ts';

const { fields, label } = apiKey;
const one = group(fields, { label });

/** The keys of the caller's organisation, those in use first. */
export const listApiKeys = endpoint('GET /adminapi/apiKeys', {
  access: 'api:manage',
  title: { zh: 'API 密钥列表', en: 'List API keys' },
  answer: list(one, { label }),
});

const made = group(
  { token: text({ label: { zh: '完整密钥', en: 'The key itself' }, max: 64 }), key: one },
  { label },
);

/** Makes a key for a program. The key itself is in this answer and never shown again. */
export const makeApiKey = endpoint('POST /adminapi/apiKeys/make', {
  access: 'api:manage',
  title: { zh: '新建 API 密钥', en: 'Make an API key' },
  personal: true,
  confidential: true,
  body: {
    name: fields.name,
    scopes: fields.scopes,
    dataAuthority: fields.dataAuthority,
    /** None: from anywhere. */
    addresses: optional(fields.addresses),
    expiresOn: fields.expiresOn,
  },
  answer: made,
});

/** Makes a key that may do what the old one may; both work until the old one ends. */
export const rotateApiKey = endpoint('POST /adminapi/apiKeys/rotate', {
  access: 'api:manage',
  title: { zh: '轮换 API 密钥', en: 'Rotate an API key' },
  personal: true,
  confidential: true,
  body: {
    id: fields.id,
    overlap: code(overlapDays, { label: { zh: '新旧并用', en: 'Both work for' } }),
    expiresOn: fields.expiresOn,
  },
  answer: made,
});

/** From now on nothing is opened by it, in no process. Revoking twice is revoking once. */
export const revokeApiKey = endpoint('POST /adminapi/apiKeys/revoke', {
  access: 'api:manage',
  title: { zh: '吊销 API 密钥', en: 'Revoke an API key' },
  personal: true,
  body: { id: fields.id },
  answer: flag({ label: { zh: '已吊销', en: 'Revoked' } }),
});

/** The keys of the forwarder and of the customers of one's team. */
export const deskApiKeyApi = recordsApi({
  path: '/opsapi/apiKeys',
  access: 'op:api',
  called: { zh: 'API 密钥', one: 'an API key', many: 'API keys' },
  of: deskApiKey,
  filter: {
    search: optional(text({ label: { zh: '客户、名称、密钥', en: 'Customer, name or key' }, max: 100 })),
    orgId: optional(id({ label: { zh: '客户', en: 'Customer' } })),
    state: severalOf(apiKeyStates, fields.state.label),
  },
  sorts: sortsBy(deskApiKey, 'lastUsedAt', 'madeAt', 'expiresOn', 'name'),
});

/** The same at the desk, of anybody whose keys are seen there. */
export const revokeAtDesk = endpoint('POST /opsapi/apiKeys/revoke', {
  access: 'op:api',
  title: { zh: '吊销客户的 API 密钥', en: 'Revoke an API key of a customer' },
  personal: true,
  body: { id: fields.id },
  answer: flag({ label: { zh: '已吊销', en: 'Revoked' } }),
});
