import { versionField } from '../kernel/change.ts';
import { endpoint, xlsxFile } from '../kernel/endpoint.ts';
import { group, list } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { month } from './closing.ts';
import { journalAccount } from './journal.ts';

const access = 'op:finance:close';
const all = list(group(journalAccount.fields, { label: journalAccount.label }), {
  label: journalAccount.label,
  max: 100,
});

/** The ledger's own accounts, each with the code that the books have for it. */
export const listJournalAccounts = endpoint('GET /opsapi/journal-accounts', {
  access,
  title: { zh: '会计科目', en: 'Account codes' },
  answer: all,
});

export const saveJournalAccount = endpoint('POST /opsapi/journal-accounts/save', {
  access,
  title: { zh: '保存会计科目', en: 'Save an account code' },
  body: {
    version: versionField,
    ...pick(journalAccount, 'account', 'accountCode', 'accountZh', 'accountEn'),
  },
  answer: all,
});

/** Every posting of a month as a line of a voucher; in each voucher debit is credit. */
export const journalSheet = endpoint('GET /opsapi/closing/sheet', {
  access,
  title: { zh: '凭证导出（xlsx）', en: 'The journal of a month, xlsx' },
  query: { month },
  answer: xlsxFile,
  deadline: 120_000,
});

/** The same for programs that read nothing else: UTF-8 with its mark. */
export const journalCsv = endpoint('GET /opsapi/closing/csv', {
  access,
  title: { zh: '凭证导出（CSV）', en: 'The journal of a month, CSV' },
  query: { month },
  answer: { kind: 'file', type: 'csv' },
  deadline: 120_000,
});
