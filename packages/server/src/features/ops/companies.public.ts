import type { CreditCause } from '@loadline/contract/bills/credit.codes';
import { creditCauses } from '@loadline/contract/bills/credit.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import { flag, int, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { assignments } from '../../kernel/records.save.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

/** Whose a record is, in JSON for staff, with the hold on its credit. */
export function customerJson(orgId: Sql): Sql {
  return sql`(select jsonb_build_object('customerId', g.org_id::text, 'customerCode', g.code, 'customerName', g.name_zh, 'customerNameEn', g.name_en,
    'creditOnHold', ${isHeld(sql`c.org_id`)}) from organisation g join customer c on c.org_id = g.org_id where g.org_id = ${orgId})`;
}

/** The customers `g` that a filter may choose from, in JSON. */
export function customerChoices(condition: Sql): Sql {
  return sql`coalesce((select json_agg(x order by x.value) from (select g.org_id::text as value, g.code || ' ' || g.name_zh as zh,
    g.code || ' ' || g.name_en as en from organisation g where ${condition} limit 500) x), '[]')`;
}

/** Whether the credit of a customer is held today, for all they do or for one order: a lift may have been granted. */
export function isHeld(orgId: Sql, orderId: Sql = sql`null::uuid`): Sql {
  return sql`credit_held(${orgId}, ${orderId})`;
}

/** Why the credit of a customer is held: what a person wrote, or what it comes from by itself. */
export function holdOf(orgId: Sql, what: 'credit_cause' | 'hold_reason'): Sql {
  return sql`(select ${sql.ref(`c.${what}`)} from customer c where c.org_id = ${orgId})`;
}

/** Refuses what a customer on hold may not have. Locks the customer's row: a hold that is being placed is waited for. */
export async function requireCredit(tx: Tx, orgId: string): Promise<void> {
  const { code, held, reason, cause } = await tx.one(sql.type({
    code: text,
    held: flag,
    reason: orNull(text),
    cause: orNull(textOf<CreditCause>()),
  })`
    select g.code, ${isHeld(sql`c.org_id`)} as held, c.hold_reason as reason, c.credit_cause as cause
    from customer c join organisation g on g.org_id = c.org_id where c.org_id = ${orgId} for share of c`);
  const why = cause === null ? (reason ?? '-') : wordOf(creditCauses, cause);
  if (held) throw new Problem('creditHeld', { code, reason: why });
}

/** Every organisation that whoever asks may see, by what it is called. */
export const organisationView = sql`(select g.org_id, g.code, g.kind, g.name_zh, g.name_en, g.demo from organisation g)`;

/** Those whom staff who ask serve; a customer sees itself. */
export const organisationsServed = sql.type({ org_id: text })`select g.org_id from ${organisationView} g`;

/** The customers, as their own people know them, and who of the forwarder looks after them. */
export const customerView = sql`(select c.org_id, c.account_type, c.legal_name, c.legal_id_kind, c.legal_id, c.status, c.admin_id, c.sale_id, c.customer_service_id,
  c.country, c.address, c.phone, c.require_totp, c.permissions, c.quota, c.quota_currency, c.on_hold, c.credit_cause, c.version from customer c)`;

/** One change of a customer or its users at a time. */
export async function lockCustomer(tx: Tx, orgId: string): Promise<void> {
  await tx.rows(sql`select from customer where org_id = ${orgId} for update`);
}

/** Writes these columns of a locked customer, as a new version. */
export async function writeCustomer(
  tx: Tx,
  orgId: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx.rows(sql`
    update customer r set ${assignments(values)}, version = r.version + 1, updated_at = now() where r.org_id = ${orgId}`);
}

/** The team of who asks, and how many customers it serves. */
export const ownTeam = sql.type({
  name_zh: orNull(text),
  name_en: orNull(text),
  sees_all: flag,
  customers: int,
})`select t.name_zh, t.name_en, app_sees_all() as sees_all,
    (select count(*)::int from team_customer c where c.team_id = app_team()) as customers
  from (select app_team() as team_id) mine left join team t using (team_id)`;

/** Who asks to become a customer, by the id of the registration. */
export function applicantName(id: Sql, language: 'zh' | 'en'): Sql {
  const inEnglish = language === 'en' ? sql`r.company_name_en` : sql`null`;
  return sql`(select coalesce(${inEnglish}, r.company_name_cn, r.contact_name) from registration r where r.registration_id = ${id})`;
}

/** How many days a customer has to pay a bill. */
export function payDaysOf(orgId: Sql): Sql {
  return sql`(select c.pay_days from customer c where c.org_id = ${orgId})`;
}

/** The teams that the viewer reads: all, where their own serves all customers, else their own. */
export const teamView = sql`(select t.team_id, t.name_zh, t.name_en, t.all_customers from team t where app_sees_all() or t.team_id = app_team())`;

/** Whether the team `t` serves a customer. */
export function isServedBy(team: Sql, orgId: Sql): Sql {
  return sql`(${team}.all_customers or exists (select from team_customer x where x.team_id = ${team}.team_id and x.org_id = ${orgId}))`;
}
