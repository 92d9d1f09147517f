import { endpoint } from '../kernel/endpoint.ts';
import { group, id, optional, secret, text, whole } from '../kernel/field.ts';
import { searching, sortsOf } from '../kernel/listing.ts';
import { recordsApi } from '../kernel/records-api.ts';
import { pick } from '../kernel/resource.ts';
import { newPassword } from '../session/password.ts';
import { contact, contactInDetail, contactRow } from './contact.ts';

const { fields } = contact;

const contactFilter = {
  ...searching,
  roleId: optional(fields.roleId),
  dataAuthority: optional(fields.dataAuthority),
  enabled: optional(fields.enabled),
};

export const contactSorts = sortsOf(contact);

const detailAnswer = group(contactInDetail, { label: contact.label });

export const contactApi = recordsApi({
  path: '/adminapi/contacts',
  access: 'user:manage',
  called: { zh: '联系人', one: 'a contact', many: 'contacts' },
  of: { fields: contactRow, label: contact.label },
  filter: contactFilter,
  sorts: contactSorts,
  by: { id: fields.id },
  detail: detailAnswer,
});

/** How many orders each data authority shows, for a known contact; a new one has none of their own. */
export const contactAuthority = endpoint('GET /adminapi/contacts/authority', {
  access: 'user:manage',
  title: { zh: '数据权限对应票数', en: 'Orders by data authority' },
  query: { id: optional(fields.id) },
  answer: group(
    {
      organisation: whole({ label: { zh: '本组织数据', en: 'Organisation data' } }),
      own: whole({ label: { zh: '本人创建数据', en: 'Own-created data' } }),
    },
    { label: { zh: '数据权限对应票数', en: 'Orders by data authority' } },
  ),
});

const confirm = secret({ label: { zh: '确认密码', en: 'Confirm password' }, max: 128 });
const settings = pick(contact, 'name', 'email', 'roleId', 'dataAuthority', 'enabled');

/**
 * A resident identity card is meant where no kind is said, and the number may be missing where the customer is not of mainland
 * China. The password is none of those that everybody tries; `confirm`, when it is sent, is the same.
 */
export const createContact = endpoint('POST /adminapi/contacts/create', {
  access: 'user:manage',
  title: { zh: '新增联系人', en: 'Add a contact' },
  confidential: true,
  body: {
    ...settings,
    mobile: fields.mobile,
    idKind: optional(fields.idKind),
    idNumber: optional(fields.idNumber),
    username: optional(fields.username),
    password: newPassword,
    confirm: optional(confirm),
  },
  answer: detailAnswer,
});

/** Mobile, kind and number of the identity card and password stay as they are when they are left out. */
export const saveContact = endpoint('POST /adminapi/contacts/save', {
  access: 'user:manage',
  title: { zh: '修改联系人', en: 'Change a contact' },
  confidential: true,
  body: {
    ...pick(contact, 'id', 'version'),
    ...settings,
    mobile: optional(fields.mobile),
    idKind: optional(fields.idKind),
    idNumber: optional(fields.idNumber),
    password: optional(newPassword),
    confirm: optional(confirm),
  },
  answer: detailAnswer,
});

/** Mobile and identity number in full, against one's own password. Every look is in the contact's history. */
export const revealContact = endpoint('POST /adminapi/contacts/reveal', {
  access: 'user:manage',
  title: { zh: '查看完整证件号', en: 'Reveal an identity number' },
  confidential: true,
  body: {
    id: id({ label: { zh: '联系人', en: 'Contact' } }),
    password: secret({ label: { zh: '本人密码', en: 'Own password' }, max: 128 }),
  },
  answer: group(
    {
      mobile: optional(text({ label: fields.mobile.label, max: 20 })),
      idNumber: optional(text({ label: fields.idNumber.label, max: 20 })),
    },
    { label: contact.label },
  ),
});
