import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { code, optional, text } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

export const partyRoles = codeTable('party role', {
  sender: { zh: '发件人', en: 'Sender' },
  consignee: { zh: '收件人', en: 'Consignee' },
  notifier: { zh: '通知人', en: 'Notify party' },
});

export type PartyRole = CodeOf<typeof partyRoles>;

/** A company that takes part in a shipment (spec §3: sender, consignee and notifier). */
export const orderParty = resource(
  'order party',
  { zh: '当事人', en: 'Party' },
  {
    role: code(partyRoles, { label: { zh: '角色', en: 'Role' }, places: ['detail'] }),
    company: text({ label: { zh: '公司', en: 'Company' }, max: 200, places: ['detail'] }),
    address: text({ label: { zh: '地址', en: 'Address' }, max: 300, places: ['detail'] }),
    city: optional(text({ label: { zh: '城市', en: 'City' }, max: 100, places: ['detail'] })),
    state: optional(text({ label: { zh: '州/省', en: 'State' }, max: 60, places: ['detail'] })),
    postCode: optional(text({ label: { zh: '邮编', en: 'Postcode' }, max: 20, places: ['detail'] })),
    tel: optional(text({ label: { zh: '电话', en: 'Tel' }, max: 40, places: ['detail'] })),
    fax: optional(text({ label: { zh: '传真', en: 'Fax' }, max: 40, places: ['detail'] })),
    email: optional(text({ label: { zh: '邮箱', en: 'Email' }, max: 120, places: ['detail'] })),
  },
);
