import { bankLineSubject } from '@loadline/contract/bills/bank-line-import';
import { newId } from '../../kernel/database.ts';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';
import { type Cells, filled, importCalls } from '../imports/imports.factory.ts';
import { aCompany } from './money.factory.ts';

/** The account of a company of the forwarder in a currency. */
export async function anAccount(
  house: Pick<TestHouse, 'rows'>,
  { company = 'SZ', currency = 'CNY', no = '4000 0232-1900' } = {},
): Promise<string> {
  await house.rows(
    `insert into company_account (company_code, currency, account_name, bank_name, account_no, changed_who) values ($1, $2, 'Loadline', 'ICBC', $3, 'test')
     on conflict do nothing`,
    [company, currency, no],
  );
  return no;
}

/** A row of a statement as it should be. */
export function rightLine(change: Cells = {}): Cells {
  return {
    accountNo: '4000 0232 1900',
    currency: 'CNY',
    day: '2026/11/20',
    amount: '1,200.00',
    payer: '某某贸易有限公司',
    bankRef: `REF${newId().slice(-12)}`,
    note: '运费',
    ...change,
  };
}

/** The calls of a desk that brings statements and matches their lines. */
export function bankCalls(desk: Calls) {
  const imports = importCalls(desk, bankLineSubject);
  const bring = async (rows: readonly Cells[], file = 'icbc.xlsx') => {
    const { data, message } = await imports.upload(await filled(bankLineSubject, rows), file);
    if (!data) throw new Error(message);
    return imports.importAll(data.id);
  };
  const lineOf = async (ref: string) => {
    const { data } = await desk.get(`/opsapi/bank-lines?tab=all&search=${encodeURIComponent(ref)}`);
    return data.rows[0];
  };
  const detailOf = async (ref: string) =>
    (await desk.get(`/opsapi/bank-lines/detail?id=${(await lineOf(ref)).id}`)).data;
  /** A line that was brought, with what is proposed for it. */
  const brought = async (change: Cells = {}) => {
    const row = rightLine(change);
    await bring([row]);
    return detailOf(row['bankRef'] ?? '');
  };
  const accept = (id: string, orgId: string, parts: readonly object[], receiptId = newId()) =>
    desk.post('/opsapi/bank-lines/accept', { id, receiptId, orgId, parts });
  return { imports, bring, lineOf, detailOf, brought, accept };
}

/** What staff keep of their own: a line that was brought, and a statement that is being brought. */
export async function addBankWork(house: Pick<TestHouse, 'rows'>, desk: Calls) {
  await aCompany(house);
  await anAccount(house);
  const bankLineId = newId();
  await house.rows(
    `insert into bank_line (id, company_code, currency, bank_ref, day, amount, import_id, file_name, brought_who, brought_at)
     values ($1, 'SZ', 'CNY', $2, '2026-11-20', 1, $1, 'icbc.xlsx', 'test', now())`,
    [bankLineId, `REF${bankLineId}`],
  );
  const { data } = await importCalls(desk, bankLineSubject).upload(
    await filled(bankLineSubject, [rightLine()]),
  );
  return { bankLineId, bankImportId: String(data.id) };
}
