import { maskedId } from '@loadline/contract/checks/china';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { registrationStatus } from '@loadline/contract/registrations/registration.api';
import type { RowOf } from '../../kernel/columns.ts';
import { flag, instant, int, json, orNull, text, textOf, textsOf } from '../../kernel/columns.ts';
import type { House } from '../../kernel/house.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { addressIn, rightCode } from '../session/session.public.ts';

type Status = AnswerOf<typeof registrationStatus>;
type Values = NonNullable<Status['values']>;

/** A row of `registration`, without what stays in the house. */
const rowColumns = {
  no: text,
  state: textOf<Status['state']>(),
  round: int,
  submitted_at: instant,
  first_submitted_at: instant,
  decided_at: orNull(instant),
  reason: orNull(text),
  returned: json<Record<string, string>>(),
  account_type: textOf<Values['accountType']>(),
  company_name_cn: orNull(text),
  company_name_en: orNull(text),
  legal_id_kind: textOf<Values['legalIdKind']>(),
  legal_id: text,
  contact_name: text,
  mobile: text,
  email: text,
  country: orNull(text),
  address: orNull(text),
  interests: textsOf<Values['interests'][number]>(),
  volume_band: orNull(textOf<NonNullable<Values['volumeBand']>>()),
  lanes: orNull(text),
  sales_code: orNull(text),
  agreement_version: text,
  licence_name: orNull(text),
  licence_size: orNull(text),
};
type Row = RowOf<typeof rowColumns>;

/** How the application of a proven mobile or mail address stands. The code is used by it. */
export async function statusOf(
  house: House,
  viewer: Viewer,
  { smsCode, ...asked }: BodyOf<typeof registrationStatus>,
): Promise<Status> {
  const { db } = house;
  const code = await rightCode(house, viewer, {
    to: addressIn(asked),
    purpose: 'status',
    code: smsCode,
  });
  const [used] = await db.call(sql.type({ used: flag })`select use_code(${code.codeId}) as used`);
  const [row] = await db.call(
    sql.type(rowColumns)`
      select ${sql.join(Object.keys(rowColumns).map((name) => sql.ref(name)))}
      from (select (found).*, licence_name, licence_size from registration_of(${code.recipient})) r`,
  );
  if (!used?.used || !row) throw new Problem('wrongSmsCode');
  return {
    no: row.no,
    state: row.state,
    round: row.round,
    submittedAt: row.submitted_at.toISOString(),
    firstSubmittedAt: row.first_submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    corrections:
      row.state === 'RETURNED'
        ? Object.entries(row.returned).map(([field, reason]) => ({ field, reason }))
        : [],
    values: row.state === 'RETURNED' ? valuesOf(row) : null,
  };
}

function valuesOf(row: Row): Values {
  return {
    accountType: row.account_type,
    companyNameCn: row.company_name_cn,
    companyNameEn: row.company_name_en,
    legalIdKind: row.legal_id_kind,
    // A company's number is public; a person's number is not shown even to who wrote it.
    legalId: row.account_type === 'personal' ? maskedId(row.legal_id) : row.legal_id,
    contactName: row.contact_name,
    mobile: row.mobile,
    email: row.email,
    country: row.country,
    address: row.address,
    interests: row.interests,
    volumeBand: row.volume_band,
    lanes: row.lanes,
    salesCode: row.sales_code,
    agreementVersion: row.agreement_version,
    licence: { name: row.licence_name ?? '', size: Number(row.licence_size ?? 0) },
  };
}
