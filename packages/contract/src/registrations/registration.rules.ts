import { legalIdFlaw } from '../facts/legal-id.ts';
import type { BodyOf } from '../kernel/endpoint.ts';
import type { Finding } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';
import { newPassword } from '../session/password.ts';
import type { applyForAccount } from './registration.api.ts';
import { registration } from './registration.ts';

type Application = BodyOf<typeof applyForAccount>;
type Told = 'companyNameCn' | 'legalIdKind' | 'legalId' | 'licenceFileId' | 'password';

const required: Text = { zh: '不能为空', en: 'required' };
const again: Text = { zh: '请重新上传', en: 'upload it again' };
const labels = { ...registration.fields, password: newPassword };

function finding(path: Told, says: Text): Finding {
  return { path, label: labels[path].label, says };
}

type Subject = Pick<
  Application,
  'accountType' | 'companyNameCn' | 'companyNameEn' | 'legalIdKind' | 'legalId' | 'country'
>;

/** A company of mainland China has a Chinese name; any other one may go by its English one. */
export function lacksName({
  accountType,
  companyNameCn,
  companyNameEn,
  legalIdKind,
}: Omit<Subject, 'legalId' | 'country'>): boolean {
  if (accountType !== 'company' || companyNameCn) return false;
  return (legalIdKind ?? 'creditCode') === 'creditCode' || !companyNameEn;
}

/**
 * What is wrong with an application beyond its single fields: a company has a name and a number that fits its kind, a person
 * that of a paper. `today` is the day in China, `YYYY-MM-DD`.
 */
export function findingsOfApplication(subject: Subject, today: string): Finding[] {
  const flaw = legalIdFlaw(subject, today);
  return [
    ...(lacksName(subject) ? [finding('companyNameCn', required)] : []),
    ...(flaw ? [finding(flaw.key, flaw.says)] : []),
  ];
}

/** What is wrong with what an applicant accepted: it is of the edition in force. */
export function findingsOfAccepted(accepted: string, inForce: string): Finding[] {
  if (accepted === inForce) return [];
  const says = { zh: `请阅读并同意 ${inForce} 版`, en: `read and accept the edition of ${inForce}` };
  return [{ path: 'agreementVersion', label: registration.fields.agreementVersion.label, says }];
}

/** What a first application must have, and one that is handed in again may leave as it was. */
export function missingInFirst(
  asked: Pick<Application, 'legalId' | 'licenceFileId' | 'password'>,
): Finding[] {
  const wanted = ['legalId', 'licenceFileId', 'password'] as const;
  return wanted.filter((path) => !asked[path]).map((path) => finding(path, required));
}

/** The uploaded licence is gone, or belongs to another application. */
export const lostLicence: readonly Finding[] = [finding('licenceFileId', again)];
