import type { Policies } from '@loadline/contract/ops/policy';
import { auditReading } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { json, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { FileAnswer, fileTypeOf } from '../../kernel/file-answer.ts';
import type { FileStore } from '../../kernel/files.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { fileView } from '../files/files.rows.public.ts';
import { policiesFor, policiesIn } from '../policies/policies.public.ts';
import { applicant, duplicatesJson, registrations } from './registrations.queries.ts';
import type { KeptRow, RegistrationDetail } from './registrations.rows.ts';
import { checksOf, desked } from './registrations.rows.ts';

type Kept = KeptRow &
  Omit<RegistrationDetail, 'waitingMinutes' | 'late' | 'overMinutes' | 'checks' | 'duplicates'>;

const detailJson = sql`json_build_object('id', r.id::text, 'no', r.no, 'submittedAt', ${isoOf(sql`r.submitted_at`)}, 'accountType', r.account_type,
  'name', ${applicant}, 'legalIdKind', r.legal_id_kind, 'legalId', r.legal_id, 'contactName', r.contact_name, 'mobile', r.mobile, 'interests', r.interests, 'state', r.state,
  'round', r.round, 'version', r.version, 'companyNameCn', r.company_name_cn, 'companyNameEn', r.company_name_en, 'email', r.email,
  'country', r.country, 'address', r.address, 'volumeBand', r.volume_band, 'lanes', r.lanes, 'salesCode', r.sales_code,
  'agreementVersion', r.agreement_version, 'firstSubmittedAt', ${isoOf(sql`r.first_submitted_at`)}, 'decidedAt', ${isoOf(sql`r.decided_at`)},
  'decidedBy', (select u.name from app_user u where u.user_id = r.decided_by), 'reason', r.reason, 'madeCustomer', k.org_id::text,
  'proposedCode', coalesce(k.code, free_customer_code()), 'possibleDuplicates', ${duplicatesJson},
  'corrections', coalesce((select json_agg(json_build_object('field', x.key, 'reason', x.value)) from jsonb_each_text(r.returned) x), '[]'),
  'licence', (select json_build_object('fileId', f.file_id::text, 'name', f.name, 'type', f.type, 'size', f.size) from ${fileView} f where f.file_id = r.licence_file_id),
  'proposedSaleId', (select u.user_id::text from app_user u where u.org_id = (select app_org()) and u.enabled and upper(u.sales_code) = upper(r.sales_code)))`;

function detailOf(id: string): Sql<{ detail: Kept }> {
  return sql.type({ detail: json<Kept>() })`
    select ${detailJson} as detail from ${registrations} left join organisation k on k.org_id = r.org_id_made where r.id = ${id}`;
}

export async function registrationById(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  id: string,
): Promise<RegistrationDetail> {
  const {
    rows: [[found]],
  } = await staff.read(viewer, detailOf(id));
  if (!found) throw new Problem('notFound');
  return whole(found.detail, await policiesFor(staff, viewer), clock);
}

/** The registration as it stands, locked: of two who decide at once the second sees what the first has done. */
export async function lockedRegistration(tx: Tx, clock: Clock, id: string): Promise<RegistrationDetail> {
  await tx.one(sql`select registration_id from registration where registration_id = ${id} for update`);
  return registrationIn(tx, clock, id);
}

export async function registrationIn(tx: Tx, clock: Clock, id: string): Promise<RegistrationDetail> {
  const { detail } = await tx.one(detailOf(id));
  return whole(detail, await policiesIn(tx), clock);
}

function whole(kept: Kept, policy: Policies, clock: Clock): RegistrationDetail {
  const now = clock.now();
  const facts = { ...kept, checks: checksOf(kept, now), duplicates: kept.possibleDuplicates.length };
  return desked(facts, policy, now);
}

/** The licence as it was uploaded; who read it stands in the audit log. */
export async function licenceOf(
  staff: Database,
  files: FileStore,
  viewer: Viewer,
  id: string,
): Promise<FileAnswer> {
  const {
    rows: [[found]],
  } = await staff.read(
    viewer,
    sql.type({ org_id: text, file_id: text, name: text, type: text, no: text })`
      select f.org_id, f.file_id, f.name, f.type, r.no from ${registrations} join ${fileView} f on f.file_id = r.licence_file_id where r.id = ${id}`,
  );
  if (!found) throw new Problem('notFound');
  await auditReading(staff, viewer, {
    subject: 'registration',
    subjectId: id,
    changes: { file: found.name, no: found.no },
  });
  return new FileAnswer(found.name, fileTypeOf(found.type), files.read(found.org_id, found.file_id));
}
