import { Readable } from 'node:stream';
import { newId } from '../../kernel/database.ts';
import type { TestHouse } from '../../testing/house.ts';

let made = 0;

/** A company's application that waits to be decided; `change` gives other columns. */
export async function addRegistration(
  house: TestHouse,
  change: Record<string, unknown> = {},
): Promise<Applicant> {
  made += 1;
  const serial = String(made).padStart(8, '0');
  const { fileId, size, sha256 } = await house.house.files.put(
    house.orgF,
    Readable.from(['%PDF-1.7 a licence %%EOF']),
  );
  await house.rows(
    `insert into file (org_id, file_id, name, type, size, sha256) values ($1, $2, 'licence.pdf', 'pdf', $3, $4)`,
    [house.orgF, fileId, size, sha256],
  );
  const row = {
    registration_id: newId(),
    no: `RG261120${serial}`,
    state: 'PENDING',
    account_type: 'company',
    company_name_cn: newId().slice(-12),
    company_name_en: null,
    legal_id: `91${serial}00000000`,
    licence_file_id: fileId,
    contact_name: '李明',
    mobile: `+86139${serial}`,
    email: 'li@example.com',
    password_hash: await house.house.passwords.hash('Chosen2026pass'),
    interests: ['air'],
    agreement_version: '2026-10',
    language: 'zh-cn',
    ...change,
  };
  const keys = Object.keys(row);
  await house.rows(
    `insert into registration (${keys.join(', ')}) values (${keys.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
  return { id: row.registration_id, no: row.no, mobile: row.mobile, legalId: row.legal_id };
}

export interface Applicant {
  readonly id: string;
  readonly no: string;
  readonly mobile: string;
  readonly legalId: string;
}
