import { exceeds } from '@loadline/contract/kernel/decimal';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Language } from '@loadline/contract/kernel/text';
import type { createCustomer } from '@loadline/contract/ops/customer.api';
import { quotaLimits } from '@loadline/contract/ops/quota';
import type { approveRegistration } from '@loadline/contract/ops/registration-desk.api';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { requireCustomerRole } from './customer-users.commands.ts';
import { replaceProducts } from './customers.commands.ts';
import { writtenLegalId } from './customers.legal-id.commands.ts';
import { requirePeople } from './ops.people.queries.ts';
import { givePasswordLink, unknownPassword } from './password-links.commands.ts';

type Opening = Pick<
  BodyOf<typeof approveRegistration>,
  | 'code'
  | 'saleId'
  | 'customerServiceId'
  | 'roleId'
  | 'dataAuthority'
  | 'products'
  | 'quota'
  | 'quotaCurrency'
  | 'teamId'
>;

/** What is known of a new customer, by its applicant or by whoever enters it. */
interface Company {
  readonly accountType: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly legalIdKind: string;
  readonly legalId: string | null;
  readonly country: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly licenceFileId: string | null;
}

export const openingConflicts = {
  organisation_code_key: 'codeTaken',
  app_user_username: 'usernameTaken',
  app_user_mobile: 'usernameTaken',
} as const;

export type NewCustomer = BodyOf<typeof createCustomer>;

/** A customer without an application: organisation, customer, products, teams and the first user, who gets a link. */
export async function openCustomer(
  house: House,
  viewer: Viewer,
  asked: NewCustomer,
): Promise<AnswerOf<typeof createCustomer>> {
  const { passwordHash } = await unknownPassword(house);
  return house.staff.inTransaction(viewer, (tx) => openCustomerIn(house, tx, asked, { passwordHash }));
}

interface Opened {
  readonly passwordHash: string;
  /** Where it comes from, for the audit log. */
  readonly from?: Readonly<Record<string, unknown>>;
}

export async function openCustomerIn(
  house: House,
  tx: Tx,
  asked: NewCustomer,
  { passwordHash, from }: Opened,
): Promise<AnswerOf<typeof createCustomer>> {
  const legal = writtenLegalId(house, asked);
  const [orgId, userId] = [newId(), newId()];
  const { code, username, userName, mobile, roleId, dataAuthority, quota, quotaCurrency, email } = asked;
  await addCustomer(tx, orgId, asked, { ...asked, ...legal, licenceFileId: null });
  const user = tx.rows(sql`
    insert into app_user (org_id, user_id, username, name, mobile, email, role_id, permissions, data_authority, password_hash, language)
    values (${orgId}, ${userId}, ${username.toLowerCase()}, ${userName}, ${mobile}, ${email?.toLowerCase() ?? null}, ${roleId}, '{}',
      ${dataAuthority}, ${passwordHash}, ${languageIn(asked.country)})`);
  await withoutConflict(openingConflicts, {}, user);
  await tx.rows(sql`update customer set admin_id = ${userId} where org_id = ${orgId}`);
  await replaceProducts(tx, orgId, asked.products);
  const changes = { code, quota, quotaCurrency, dataAuthority, ...from };
  const deed = { action: 'made', subject: 'customer', subjectId: orgId, changes };
  const access = await givePasswordLink(house, tx, { orgId, id: userId, username, mobile, email }, deed);
  return { id: orgId, access };
}

const writeChinese: readonly string[] = ['CN', 'HK', 'MO', 'TW'];

/** What somebody who has never logged in is written to in; each login says it anew. */
function languageIn(country: string | null): Language {
  return country === null || writeChinese.includes(country) ? 'zh-cn' : 'en';
}

/** The organisation with its customer, in the teams of who serves it; refuses what must not be. */
export async function addCustomer(tx: Tx, orgId: string, asked: Opening, company: Company): Promise<void> {
  requireQuota(tx, asked);
  await requirePeople(tx, asked);
  await requireCustomerRole(tx, asked);
  const { nameZh, nameEn, accountType, legalIdKind, legalId, country, address, phone, licenceFileId } =
    company;
  const organisation = tx.rows(sql`
    insert into organisation (org_id, code, kind, name_zh, name_en) values (${orgId}, ${asked.code}, 'customer', ${nameZh}, ${nameEn})`);
  await withoutConflict(openingConflicts, { code: asked.code }, organisation);
  await joinTeams(tx, orgId, asked);
  await tx.rows(sql`
    insert into customer (org_id, account_type, legal_name, legal_id_kind, legal_id, sale_id, customer_service_id, country, address, phone, quota, quota_currency,
      licence_file_id)
    values (${orgId}, ${accountType}, ${nameZh}, ${legalIdKind}, ${legalId}, ${asked.saleId}, ${asked.customerServiceId}, ${country}, ${address}, ${phone},
      ${asked.quota}, ${asked.quotaCurrency}, ${licenceFileId})`);
}

function requireQuota({ me }: Tx, { quota, quotaCurrency }: Opening): void {
  const limit = quotaLimits[quotaCurrency];
  if (exceeds(quota, limit) && !me.permissions.includes('op:customer:quota'))
    throw new Problem('quotaAboveLimit', { currency: quotaCurrency, limit });
}

/** The teams of the two people who serve the customer see it, the team that was named, and that of whoever opens it. */
async function joinTeams(tx: Tx, orgId: string, asked: Opening): Promise<void> {
  const { saleId, customerServiceId, teamId } = asked;
  if (teamId !== null) await tx.one(sql`select 1 from team where team_id = ${teamId}`);
  await tx.rows(sql`
    insert into team_customer (team_id, org_id)
    select t.team_id, ${orgId} from team t where not t.all_customers and (t.team_id = ${teamId}
      or t.team_id in (select u.team_id from app_user u where u.user_id = any(${[saleId, customerServiceId, tx.me.userId]}::uuid[])))`);
}
