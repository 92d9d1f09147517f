import { randomUUID } from 'node:crypto';
import { rowsOf } from './product-database.ts';

export interface Applicant {
  readonly id: string;
  readonly no: string;
  readonly name: string;
}

let count = 0;

/** An application that waits: like the demo's first one, but of a company, a code and a mobile of its own. */
export async function applicant(name: string): Promise<Applicant> {
  count += 1;
  const own = `${String(process.pid % 10_000).padStart(4, '0')}${String(1_000 + count)}`;
  const made = { id: randomUUID(), no: `RG99${own}`, name };
  await rowsOf(
    `insert into registration (registration_id, no, state, account_type, company_name_cn, company_name_en, legal_id,
        licence_file_id, contact_name, mobile, email, country, address, password_hash, interests, volume_band, lanes,
        sales_code, agreement_version, language, demo)
      select $1, $2, 'PENDING', account_type, $3, null, $4, licence_file_id, contact_name, $5, email, country,
        address, password_hash, interests, volume_band, lanes, sales_code, agreement_version, language, true
      from registration where no not like 'RG99%' order by no limit 1`,
    [made.id, made.no, name, `9133${own}MA2QHX`, `+86136${own}`],
  );
  return made;
}
