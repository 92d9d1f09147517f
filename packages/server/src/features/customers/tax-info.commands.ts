import type { TaxKey } from '@loadline/contract/customers/tax-info';
import { taxKeysOf } from '@loadline/contract/customers/tax-info';
import type { saveTaxInfo } from '@loadline/contract/customers/tax-info.api';
import { storedTaxValue, taxFindings } from '@loadline/contract/customers/tax-info.rules';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { assignments, changedFields, staleProblem } from '../../kernel/records.save.ts';
import type { Sql } from '../../kernel/sql.ts';
import { columnOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { TaxInfo } from './tax-info.queries.ts';
import { taxJson, withChecks } from './tax-info.queries.ts';

type Saved = BodyOf<typeof saveTaxInfo>;

const foundColumns = { shown: json<TaxInfo>(), raw: json<Readonly<Record<string, unknown>>>() };
type Found = RowOf<typeof foundColumns>;

/** The first to save a region makes it. The bank account stays as it is when none is sent. */
export function keepTaxInfo(
  db: Database,
  viewer: Viewer,
  saved: Saved,
): Promise<AnswerOf<typeof saveTaxInfo>> {
  const findings = taxFindings(saved.region, saved);
  return db.inTransaction(viewer, async (tx) => {
    if (findings.length > 0) throw wrongFields(findings);
    const { region, version } = saved;
    const given = storedValues(saved);
    const [before] = await tx.rows(
      sql.type(foundColumns)`
        ${foundIn(sql`tax_info r`)} where r.org_id = ${tx.me.orgId} and r.region = ${region} for update`,
    );
    if (!before && version !== null) throw new Problem('notFound');
    if (before && before.shown.version !== version) throw staleProblem(before.shown, saved);
    const after = await tx.one(before ? changing(tx, region, given) : making(tx, region, given));
    const changes = { region, ...changedFields(Object.keys(given), before, after) };
    await audit(tx, { action: before ? 'edited' : 'made', subject: 'tax', subjectId: tx.me.orgId, changes });
    return withChecks(after.shown);
  });
}

/** What belongs to the region, each number as it is stored; an account that is not sent is undefined and stays. */
function storedValues(saved: Saved): Partial<Record<TaxKey, string | null>> {
  const entries = taxKeysOf[saved.region].map((key): [TaxKey, string | null] => {
    const typed = saved[key];
    return [key, typed === null ? null : storedTaxValue(key, typed)];
  });
  const values: Partial<Record<TaxKey, string | null>> = Object.fromEntries(entries);
  if (values.bankAccount === null) delete values.bankAccount;
  return values;
}

function foundIn(from: Sql): Sql {
  return sql`select ${taxJson} as shown, to_jsonb(r) as raw from ${from}`;
}

function changing(tx: Tx, region: string, given: Readonly<Record<string, unknown>>): Sql<Found> {
  return sql.type(foundColumns)`
    update tax_info r set ${assignments(given)}, version = r.version + 1, updated_at = now()
    where r.org_id = ${tx.me.orgId} and r.region = ${region} returning ${taxJson} as shown, to_jsonb(r) as raw`;
}

function making(tx: Tx, region: string, given: object): Sql<Found> {
  const entries = Object.entries({ orgId: tx.me.orgId, region, ...given });
  return sql.type(foundColumns)`
    insert into tax_info as r (${sql.join(entries.map(([key]) => sql.ref(columnOf(key))))})
    values (${sql.join(entries.map(([, value]) => sql`${value}`))}) returning ${taxJson} as shown, to_jsonb(r) as raw`;
}
