import { flawOfCreditCode, flawOfResidentId } from '../checks/china.ts';
import type { BodyOf } from '../kernel/endpoint.ts';
import type { Finding } from '../kernel/schema.ts';
import { required } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';
import { newPassword } from '../session/password.ts';
import type { applyForAccount } from './registration.api.ts';
import { registration } from './registration.ts';

type Application = BodyOf<typeof applyForAccount>;
type Told = 'companyNameCn' | 'legalId' | 'licenceFileId' | 'password';

const again: Text = { zh: '请重新上传', en: 'upload it again' };
const labels = { ...registration.fields, password: newPassword };

function finding(path: Told, says: Text): Finding {
  return { path, label: labels[path].label, says };
}

/**
 * What is wrong with an application beyond its single fields: a company has a name and a credit code, a person an
 * identity number. `today` is the day in China, `YYYY-MM-DD`.
 */
export function findingsOfApplication(
  { accountType, companyNameCn, legalId }: Pick<Application, 'accountType' | 'companyNameCn' | 'legalId'>,
  today: string,
): Finding[] {
  const isCompany = accountType === 'company';
  const findings = isCompany && !companyNameCn ? [finding('companyNameCn', required)] : [];
  if (!legalId) return findings;
  const flaw = isCompany ? flawOfCreditCode(legalId) : flawOfResidentId(legalId, today);
  return flaw ? [...findings, finding('legalId', flaw)] : findings;
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
