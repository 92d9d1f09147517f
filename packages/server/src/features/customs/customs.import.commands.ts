import { declarationParts } from '@loadline/contract/customs/declaration-no';
import type { ImportedRecord } from '@loadline/contract/imports/record.check';
import { auditAll } from '../../kernel/audit.ts';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Source } from '../imports/imports.public.ts';
import { type CalledOrders, ordersCalled } from './customs.commands.ts';
import { type Cells, numbersIn } from './customs.import.queries.ts';
import { insertFiles } from './customs.rows.commands.ts';

/** Makes the new declarations, and brings those up to date of which a row says something else. */
export async function writeDeclarations(
  tx: Tx,
  records: readonly ImportedRecord[],
  source: Source,
): Promise<number> {
  const fresh = records.filter(({ id }) => id === undefined);
  const called = await ordersCalled(
    tx,
    fresh.flatMap(({ values }) => numbersIn(values)),
  );
  const made = await insertFiles(
    tx,
    fresh.flatMap(({ values }) => newFile(values, called)),
  );
  const changed = records.flatMap(({ id, changes, values }) =>
    id !== undefined && Object.keys(changes).length > 0 ? [{ id, changes, values: { ...values, id } }] : [],
  );
  const updated = await updateFiles(
    tx,
    changed.map(({ values }) => values),
  );
  await declare(
    tx,
    [...made, ...updated].map(({ id }) => id),
  );
  const from = { import: source.importId, file: source.fileName };
  const changesOf = new Map(changed.map(({ id, changes }) => [id, changes]));
  await auditAll(
    tx,
    [...made, ...updated].map(({ orgId, id }) => ({
      action: 'imported',
      subject: 'customs',
      subjectId: id,
      orgId,
      changes: { ...changesOf.get(id), ...from },
    })),
  );
  return made.length + updated.length;
}

function newFile(values: Cells, called: CalledOrders) {
  const orders = numbersIn(values).flatMap((number) => called.get(number) ?? []);
  const [first] = orders;
  const { declarationNo, businessType, currency } = values;
  const parts = declarationParts(declarationNo ?? '');
  if (!first || !parts || !businessType || !currency) return [];
  const {
    orders: _numbers,
    totalTax: _sum,
    fileNo: _no,
    businessType: _type,
    currency: _currency,
    ...rest
  } = values;
  const on = [...new Set(orders.map(({ id }) => id))];
  return [
    { orgId: first.orgId, direction: parts.direction, businessType, currency, orders: on, values: rest },
  ];
}

/** A blank cell leaves what is there. */
function updateFiles(tx: Tx, values: readonly Cells[]) {
  return tx.rows(sql.type({ orgId: text, id: text })`
    update customs_file r set declaration_no = coalesce(x."declarationNo", r.declaration_no), customs_date = coalesce(x."customsDate", r.customs_date),
      business_type = coalesce(x."businessType", r.business_type), currency = coalesce(x.currency, r.currency), tariff = coalesce(x.tariff, r.tariff),
      vat = coalesce(x.vat, r.vat), supervision = coalesce(x.supervision, r.supervision), price_terms = coalesce(x."priceTerms", r.price_terms),
      contract_no = coalesce(x."contractNo", r.contract_no), remark = coalesce(x.remark, r.remark), version = r.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as x (id uuid, "declarationNo" text, "customsDate" date, "businessType" text, currency text,
      tariff numeric, vat numeric, supervision text, "priceTerms" text, "contractNo" text, remark text)
    where r.id = x.id returning r.org_id::text as "orgId", r.id::text as id`);
}

/** What has its number was handed in: on the day of the declaration, where that is known. */
async function declare(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.rows(sql`
    insert into customs_step (org_id, file_id, step, at, who)
    select r.org_id, r.id, 'SUBMITTED', least(coalesce(r.customs_date::timestamp at time zone 'Asia/Shanghai', now()), now()), ${tx.me.name}
    from customs_file r where r.id = any(${ids}::uuid[]) and r.status = 'PREPARING'`);
  await tx.rows(sql`
    update customs_file r set status = 'SUBMITTED', status_at = now() where r.id = any(${ids}::uuid[]) and r.status = 'PREPARING'`);
}
