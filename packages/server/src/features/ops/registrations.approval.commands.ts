import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { approveRegistration } from '@loadline/contract/ops/registration-desk.api';
import { audit } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { orNull, text } from '../../kernel/columns.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { replaceProducts } from './customers.commands.ts';
import { addCustomer, openingConflicts } from './customers.opening.commands.ts';
import type { Applicant } from './registrations.commands.ts';
import { decide, tellApplicant } from './registrations.commands.ts';
import type { RegistrationDetail } from './registrations.rows.ts';

type Asked = BodyOf<typeof approveRegistration>;

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
      const { duplicates } = registration;
      if (duplicates > 0 && !asked.despiteDuplicates)
        throw new Problem('duplicatesOpen', { count: duplicates });
      await addCustomer(tx, orgId, asked, await companyOf(tx, registration));
    },
    after: async (tx, registration) => {
      if (asked.releaseMobile) await releaseMobile(tx, registration.mobile);
      const userId = newId();
      const opened = tx.rows(
        sql`select open_account(${registration.id}, ${userId}, ${asked.roleId}, ${asked.dataAuthority})`,
      );
      await withoutConflict(
        { ...openingConflicts, app_user_username: 'mobileTaken', app_user_mobile: 'mobileTaken' },
        {},
        opened,
      );
      await tx.rows(sql`update customer set admin_id = ${userId} where org_id = ${orgId}`);
      await replaceProducts(tx, orgId, asked.products);
      await tell(tx, orgId, asked, registration);
    },
  });
}

async function companyOf(tx: Tx, { id, companyNameCn, companyNameEn, contactName }: RegistrationDetail) {
  const facts = await tx.one(sql.type({
    accountType: text,
    legalIdKind: text,
    legalId: orNull(text),
    country: orNull(text),
    address: orNull(text),
    phone: orNull(text),
    licenceFileId: orNull(text),
  })`
    select account_type as "accountType", legal_id_kind as "legalIdKind", legal_id as "legalId", country, address, mobile as phone, licence_file_id::text as "licenceFileId"
    from registration where registration_id = ${id}`);
  const nameZh = companyNameCn ?? companyNameEn ?? contactName;
  return { ...facts, nameZh, nameEn: companyNameEn ?? nameZh };
}

/** A user who is disabled gives the number up: it belongs to the applicant now, who has proven it by a code. */
async function releaseMobile(tx: Tx, mobile: string): Promise<void> {
  const released = await tx.rows(sql.type({ org: text, id: text })`
    update app_user u set mobile = null, version = u.version + 1, updated_at = now(),
      username = case when lower(u.username) = ${mobile} then ${mobile} || '-' || left(u.user_id::text, 8) else u.username end
    from customer c where c.org_id = u.org_id and not u.enabled and (u.mobile = ${mobile} or lower(u.username) = ${mobile})
    returning u.org_id::text as org, u.user_id::text as id`);
  for (const { org, id } of released) {
    const changes = { mobile: { from: mobile, to: null } };
    await audit(tx, { action: 'edited', subject: 'user', subjectId: id, orgId: org, changes });
  }
}

async function tell(tx: Tx, orgId: string, asked: Asked, applicant: Applicant): Promise<void> {
  const { no } = applicant;
  const { code, quota, quotaCurrency, dataAuthority } = asked;
  const changes = { code, no, quota, quotaCurrency, dataAuthority };
  await audit(tx, { action: 'made', subject: 'customer', subjectId: orgId, orgId, changes });
  const values = { no, customerCode: code };
  await tellApplicant(tx, applicant, { orgId, template: 'registrationApproved', values });
}
