import type { changeAdmin, requireSecondFactor, saveCompany } from '@loadline/contract/customers/company.api';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import { flag, json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { changedFields, staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { lockCustomer, writeCustomer } from '../ops/companies.public.ts';
import { accountView, roleView } from '../ops/people.rows.public.ts';
import { companyFrom, companyJson } from './company.queries.ts';

type Company = AnswerOf<typeof saveCompany>;

export function keepCompany(
  db: Database,
  viewer: Viewer,
  { version, ...given }: BodyOf<typeof saveCompany>,
): Promise<Company> {
  return db.inTransaction(viewer, (tx) => changeCompany(tx, version, given));
}

/** Whoever stands for the customer must be able to do so: enabled, and with the right to manage its users. */
export function appointAdmin(
  db: Database,
  viewer: Viewer,
  { version, adminId }: BodyOf<typeof changeAdmin>,
): Promise<Company> {
  return db.inTransaction(viewer, async (tx) => {
    const { able } = await tx.one(sql.type({ able: flag })`
      select u.enabled and 'user:manage' = any (coalesce(r.permissions, u.permissions)) as able
      from ${accountView} u left join ${roleView} r on r.role_id = u.role_id where u.org_id = ${tx.me.orgId} and u.user_id = ${adminId}`);
    if (!able) throw new Problem('notAnAdmin');
    return changeCompany(tx, version, { adminId });
  });
}

export function demandSecondFactor(
  db: Database,
  viewer: Viewer,
  { version, requireTotp }: BodyOf<typeof requireSecondFactor>,
): Promise<Company> {
  return db.inTransaction(viewer, (tx) => changeCompany(tx, version, { requireTotp }));
}

const foundColumns = { shown: json<Company>(), raw: json<Readonly<Record<string, unknown>>>() };

async function changeCompany(
  tx: Tx,
  version: number,
  given: Readonly<Record<string, unknown>>,
): Promise<Company> {
  await lockCustomer(tx, tx.me.orgId);
  const before = await tx.one(found);
  if (before.shown.version !== version) throw staleProblem(before.shown, given);
  await writeCustomer(tx, tx.me.orgId, given);
  const after = await tx.one(found);
  const changes = changedFields(Object.keys(given), before, after);
  await audit(tx, { action: 'edited', subject: 'customer', subjectId: tx.me.orgId, changes });
  return after.shown;
}

const found = sql.type(foundColumns)`
  select ${companyJson} as shown, to_jsonb(r) as raw from ${companyFrom} where r.org_id = (select app_org())`;
