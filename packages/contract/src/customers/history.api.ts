import { texts } from '../facts/texts.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, group, id, instant, list, optional, text } from '../kernel/field.ts';
import { pageOf, paging } from '../kernel/listing.ts';
import type { Text } from '../kernel/text.ts';

/** The records whose history can be read. Company and tax data are named by the organisation's id. */
export const historySubjects = codeTable('history subject', {
  customer: { zh: '公司资料', en: 'Company data' },
  user: { zh: '联系人', en: 'Contact' },
  account: { zh: '付款账户', en: 'Payment account' },
  address: { zh: '地址', en: 'Address' },
  goods: { zh: '商品', en: 'Goods' },
  carton: { zh: '箱规', en: 'Carton' },
  tax: { zh: '税务信息', en: 'Tax info' },
});

export type HistorySubject = CodeOf<typeof historySubjects>;

/** A word that only a history needs. */
export const passwordLabel: Text = { zh: '密码', en: 'Password' };

const change = group(
  {
    field: text(texts.field),
    from: optional(text({ label: { zh: '原值', en: 'Before' }, max: 4_000 })),
    to: optional(text({ label: { zh: '新值', en: 'After' }, max: 4_000 })),
  },
  { label: { zh: '变更', en: 'Change' } },
);

const entry = {
  id: id({ label: { zh: '编号', en: 'Id' } }),
  at: instant({ label: { zh: '时间', en: 'Time' } }),
  // Empty for the forwarder's own people: their names are not a customer's to know.
  who: text({ label: { zh: '操作人', en: 'Who' }, max: 64, min: 0 }),
  action: text({ label: { zh: '操作', en: 'Action' }, max: 64 }),
  changes: list(change, { label: { zh: '变更', en: 'Changes' } }),
};

/**
 * What was done to a record that the caller may see, newest first, all in the caller's language and masked. Each
 * subject asks for the permission of its record: user:manage for a contact, mine:view for the rest.
 */
export const history = endpoint('GET /adminapi/history', {
  access: 'signed-in',
  title: { zh: '变更历史', en: 'History of a record' },
  query: {
    subject: code(historySubjects, { label: { zh: '对象', en: 'Subject' } }),
    id: id({ label: { zh: '编号', en: 'Id' } }),
    ...paging,
  },
  answer: pageOf({ fields: entry, label: { zh: '历史', en: 'History' } }),
});
