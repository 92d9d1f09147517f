import { aReason, reasonField } from '@loadline/contract/kernel/change';
import { wordOf } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { canMove } from '@loadline/contract/kernel/lifecycle';
import { sayFindings } from '@loadline/contract/kernel/schema';
import type { Language } from '@loadline/contract/kernel/text';
import { returnableFields } from '@loadline/contract/ops/registration-desk';
import type { rejectRegistration, returnRegistration } from '@loadline/contract/ops/registration-desk.api';
import { registrationLifecycle } from '@loadline/contract/registrations/registration.lifecycle';
import { audit } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { type NewMessage, queueMessage } from '../../kernel/messages/outbox.ts';
import { wrongFields } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { lockedRegistration, registrationIn } from './registrations.detail.queries.ts';
import type { RegistrationDetail } from './registrations.rows.ts';

/** The applicant as they applied, in the language they read. */
export type Applicant = RegistrationDetail & { readonly language: Language };

interface Decision {
  readonly state: 'APPROVED' | 'RETURNED' | 'REJECTED';
  readonly reason: string | null;
  /** What is to be corrected, by field. */
  readonly returned?: Readonly<Record<string, string>>;
  readonly madeOrg?: string;
}

interface Around {
  readonly before?: (tx: Tx, applicant: Applicant) => Promise<void>;
  readonly after: (tx: Tx, applicant: Applicant) => Promise<void>;
}

const actions = { APPROVED: 'approved', RETURNED: 'returned', REJECTED: 'rejected' } as const;

/** Only what waits can be decided, and once: who comes second, or has read an older state, gets 409 and what stands now. */
export function decide(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  asked: { readonly id: string; readonly version: number },
  to: Decision,
  { before, after }: Around,
): Promise<RegistrationDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const applicant = await applicantIn(tx, clock, asked.id);
    const { version, state } = applicant;
    if (version !== asked.version || !canMove(registrationLifecycle, state, to.state))
      throw staleProblem(applicant, asked);
    await before?.(tx, applicant);
    await tx.rows(sql`
      update registration set state = ${to.state}, reason = ${to.reason}, returned = ${JSON.stringify(to.returned ?? {})}::jsonb,
        decided_at = ${clock.now()}, decided_by = ${tx.me.userId}, org_id_made = ${to.madeOrg ?? null}, version = version + 1
      where registration_id = ${asked.id}`);
    await after(tx, applicant);
    const changes = {
      no: applicant.no,
      state: { from: state, to: to.state },
      ...(to.reason && { reason: to.reason }),
    };
    await audit(tx, { action: actions[to.state], subject: 'registration', subjectId: asked.id, changes });
    return registrationIn(tx, clock, asked.id);
  });
}

async function applicantIn(tx: Tx, clock: Clock, id: string): Promise<Applicant> {
  const detail = await lockedRegistration(tx, clock, id);
  const { language } = await tx.one(
    sql.type({ language: text })`select language from registration where registration_id = ${id}`,
  );
  return { ...detail, language: language === 'en' ? 'en' : 'zh-cn' };
}

/** Back to the applicant with what is wrong, by field and in all: at least one of the two. */
export function sendBack(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  asked: BodyOf<typeof returnRegistration>,
): Promise<RegistrationDetail> {
  const { corrections, reason } = asked;
  if (corrections.length === 0 && reason === null)
    throw wrongFields([{ path: 'reason', label: reasonField.label, says: aReason }]);
  const returned = Object.fromEntries(corrections.map((one) => [one.field, one.reason]));
  return decide(
    staff,
    clock,
    viewer,
    asked,
    { state: 'RETURNED', reason, returned },
    {
      after: (tx, applicant) =>
        tellApplicant(tx, applicant, {
          orgId: null,
          template: 'registrationReturned',
          values: { no: applicant.no, reason: reason ?? saidCorrections(corrections, applicant) },
        }),
    },
  );
}

type Corrections = BodyOf<typeof returnRegistration>['corrections'];

/** `Licence: unreadable; Address: …`, by the labels of the applicant's own form. */
function saidCorrections(corrections: Corrections, { language }: Applicant): string {
  const findings = corrections.map(({ field, reason }) => ({
    path: field,
    label: wordOf(returnableFields, field),
    says: { zh: reason, en: reason },
  }));
  return sayFindings(findings, language);
}

export function turnDown(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  asked: BodyOf<typeof rejectRegistration>,
): Promise<RegistrationDetail> {
  const { reason } = asked;
  return decide(
    staff,
    clock,
    viewer,
    asked,
    { state: 'REJECTED', reason },
    {
      after: (tx, applicant) =>
        tellApplicant(tx, applicant, {
          orgId: null,
          template: 'registrationRejected',
          values: { no: applicant.no, reason },
        }),
    },
  );
}

/** What was decided is sent both ways, as the application was confirmed: either may be the only one that gets there. */
export async function tellApplicant(
  tx: Tx,
  { mobile, email, language }: Applicant,
  message: Pick<NewMessage, 'orgId' | 'template' | 'values'>,
): Promise<void> {
  await queueMessage(tx, { ...message, channel: 'sms', recipient: mobile, language });
  await queueMessage(tx, { ...message, channel: 'mail', recipient: email, language });
}
