import type { ImportedRecord } from '@loadline/contract/imports/record.check';
import { exceeds } from '@loadline/contract/kernel/decimal';
import { auditAll } from '../../kernel/audit.ts';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Source } from '../imports/imports.public.ts';
import { ownAccounts } from './bank-lines.import.queries.ts';

/** Records what came in and is not known yet; what went out is passed over. */
export async function writeBankLines(
  tx: Tx,
  records: readonly ImportedRecord[],
  { importId, fileName }: Source,
): Promise<number> {
  const accounts = await ownAccounts(tx);
  const lines = records.flatMap(({ id, values }) => {
    const { accountNo, currency, day, amount, payer, payerAccount, bankRef, note } = values;
    if (id !== undefined || !amount || !exceeds(amount, '0')) return [];
    const account = accounts.get(accountNo ?? '')?.find((one) => !currency || one.currency === currency);
    return account ? [{ id: newId(), ...account, day, amount, payer, payerAccount, bankRef, note }] : [];
  });
  const written = await tx.rows(sql.type({ id: text, bankRef: text })`
    insert into bank_line (id, company_code, currency, bank_ref, day, amount, payer, payer_account, note, import_id, file_name, brought_who, brought_at)
    select x.id, x."companyCode", x.currency, x."bankRef", x.day, x.amount, x.payer, x."payerAccount", x.note, ${importId}, ${fileName}, ${tx.me.name}, ${tx.now}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) x (id uuid, "companyCode" text, currency text, "bankRef" text, day date, amount numeric,
      payer text, "payerAccount" text, note text)
    on conflict do nothing returning id::text as id, bank_ref as "bankRef"`);
  await auditAll(
    tx,
    written.map(({ id, bankRef }) => ({
      action: 'imported',
      subject: 'bankLine',
      subjectId: id,
      changes: { bankRef, import: importId, file: fileName },
    })),
  );
  return written.length;
}
