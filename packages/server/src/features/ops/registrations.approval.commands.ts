import { exceeds } from '@loadline/contract/kernel/decimal';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { quotaLimits } from '@loadline/contract/ops/quota';
import type { approveRegistration } from '@loadline/contract/ops/registration-desk.api';
import { audit } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { queueMessage } from '../../kernel/messages/outbox.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { requireCustomerRole } from './customer-users.commands.ts';
import { replaceProducts } from './customers.commands.ts';
import { requirePeople } from './ops.people.queries.ts';
import type { Applicant } from './registrations.commands.ts';
import { decide } from './registrations.commands.ts';
import type { RegistrationDetail } from './registrations.rows.ts';

type Asked = BodyOf<typeof approveRegistration>;

const conflicts = {
  organisation_code_key: 'codeTaken',
  app_user_username: 'mobileTaken',
  app_user_mobile: 'mobileTaken',
} as const;

/** Opens the account: organisation, customer, its first user, products and teams, all in the transaction that decides. */
export function approve(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  asked: Asked,
): Promise<RegistrationDetail> {
  const orgId = newId();
  const to = { state: 'APPROVED', reason: null, madeOrg: orgId } as const;
  return decide(staff, clock, viewer, asked, to, {
    before: async (tx, registration) => {
      requireRights(tx, asked, registration);
      await requirePeople(tx, asked);
      await requireCustomerRole(tx, asked);
      await withoutConflict(conflicts, { code: asked.code }, layCustomer(tx, orgId, asked, registration));
    },
    after: async (tx, registration) => {
      if (asked.releaseMobile) await releaseMobile(tx, registration.mobile);
      const userId = newId();
      const opened = tx.rows(
        sql`select open_account(${registration.id}, ${userId}, ${asked.roleId}, ${asked.dataAuthority})`,
      );
      await withoutConflict(conflicts, {}, opened);
      await tx.rows(sql`update customer set admin_id = ${userId} where org_id = ${orgId}`);
      await replaceProducts(tx, orgId, asked.products);
      await tell(tx, orgId, asked, registration);
    },
  });
}

function requireRights(
  { me }: Tx,
  { quota, quotaCurrency, despiteDuplicates }: Asked,
  { duplicates }: RegistrationDetail,
): void {
  const limit = quotaLimits[quotaCurrency];
  // A comparison of decimals of two places below 10^12: exact in floating point.
  if (exceeds(quota, limit) && !me.permissions.includes('op:customer:quota'))
    throw new Problem('quotaAboveLimit', { currency: quotaCurrency, limit });
  if (duplicates > 0 && !despiteDuplicates) throw new Problem('duplicatesOpen', { count: duplicates });
}

async function layCustomer(
  tx: Tx,
  orgId: string,
  asked: Asked,
  registration: RegistrationDetail,
): Promise<void> {
  const { accountType, companyNameCn, companyNameEn, contactName } = registration;
  const name = companyNameCn ?? companyNameEn ?? contactName;
  await tx.rows(sql`
    insert into organisation (org_id, code, kind, name_zh, name_en)
    values (${orgId}, ${asked.code}, 'customer', ${name}, ${companyNameEn ?? name})`);
  await joinTeams(tx, orgId, asked);
  await tx.rows(sql`
    insert into customer (org_id, account_type, legal_name, legal_id, sale_id, customer_service_id, country, address, phone, quota, quota_currency, licence_file_id)
    select ${orgId}, ${accountType}, ${name}, r.legal_id, ${asked.saleId}, ${asked.customerServiceId}, r.country, r.address, r.mobile,
      ${asked.quota}, ${asked.quotaCurrency}, r.licence_file_id from registration r where r.registration_id = ${registration.id}`);
}

/** A user who is disabled gives the number up: it belongs to the applicant now, who has proven it by a code. */
async function releaseMobile(tx: Tx, mobile: string): Promise<void> {
  const released = await tx.rows<{ org: string; id: string }>(sql`
    update app_user u set mobile = null, version = u.version + 1, updated_at = now(),
      username = case when lower(u.username) = ${mobile} then ${mobile} || '-' || left(u.user_id::text, 8) else u.username end
    from customer c where c.org_id = u.org_id and not u.enabled and (u.mobile = ${mobile} or lower(u.username) = ${mobile})
    returning u.org_id::text as org, u.user_id::text as id`);
  for (const { org, id } of released) {
    const changes = { mobile: { from: mobile, to: null } };
    await audit(tx, { action: 'edited', subject: 'user', subjectId: id, orgId: org, changes });
  }
}

/** The teams of the two people who serve the customer see it, and the team that was named. */
async function joinTeams(tx: Tx, orgId: string, { saleId, customerServiceId, teamId }: Asked): Promise<void> {
  if (teamId !== null) await tx.one(sql`select 1 from team where team_id = ${teamId}`);
  await tx.rows(sql`
    insert into team_customer (team_id, org_id)
    select t.team_id, ${orgId} from team t where not t.all_customers and (t.team_id = ${teamId}
      or t.team_id in (select u.team_id from app_user u where u.user_id = any(${[saleId, customerServiceId]}::uuid[])))`);
}

async function tell(tx: Tx, orgId: string, asked: Asked, { no, mobile, language }: Applicant): Promise<void> {
  const { code, quota, quotaCurrency, dataAuthority } = asked;
  const changes = { code, no, quota, quotaCurrency, dataAuthority };
  await audit(tx, { action: 'made', subject: 'customer', subjectId: orgId, orgId, changes });
  const values = { no, customerCode: code };
  await queueMessage(tx, {
    orgId,
    channel: 'sms',
    recipient: mobile,
    template: 'registrationApproved',
    language,
    values,
  });
}
