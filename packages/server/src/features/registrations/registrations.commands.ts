import { storedLegalId } from '@loadline/contract/facts/legal-id';
import { usualLegalIdKind } from '@loadline/contract/facts/legal-id-kind';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { applyForAccount } from '@loadline/contract/registrations/registration.api';
import {
  findingsOfAccepted,
  findingsOfApplication,
  lostLicence,
  missingInFirst,
} from '@loadline/contract/registrations/registration.rules';
import { provingAddress } from '@loadline/contract/session/code-way';
import { chinaTime } from '../../kernel/clock.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { orNull, text, textOf } from '../../kernel/columns.ts';
import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { takeAllowance } from '../../kernel/limit.ts';
import { codeWays } from '../../kernel/messages/senders.ts';
import { networkOf } from '../../kernel/network.ts';
import { requireGoodPassword } from '../../kernel/new-password.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { agreementInForce } from '../content/legal-texts.public.ts';
import { rightCode } from '../session/session.public.ts';

type Application = BodyOf<typeof applyForAccount>;
type Answer = AnswerOf<typeof applyForAccount>;

const outcomeColumns = {
  outcome: textOf<'done' | 'code' | 'licence' | 'registered' | 'pending' | 'incomplete'>(),
  no: orNull(text),
  state: orNull(textOf<Answer['state']>()),
};
type Outcome = RowOf<typeof outcomeColumns>;

const perAddressAndHour = 5;

/** Takes an application, or a returned one again. What is wrong with it is said before the code is used. */
export async function apply(house: House, viewer: Viewer, asked: Application): Promise<Answer> {
  const { db, config, clock } = house;
  const today = chinaTime(clock.now()).slice(0, 10);
  const findings = [
    ...findingsOfApplication(asked, today),
    ...findingsOfAccepted(asked.agreementVersion, await agreementInForce(db)),
  ];
  if (findings.length > 0) throw wrongFields(findings);
  const { companyNameCn, companyNameEn, contactName, mobile, password, smsCode } = asked;
  if (password !== null)
    await requireGoodPassword(config, password, [mobile, companyNameEn, companyNameCn, contactName]);
  const kept = await keptApplication(house, mobile);
  const to = provingAddress(codeWays(config), { mobile, email: kept?.email ?? asked.email });
  if (to === undefined) throw new Problem('noCodes');
  const code = await rightCode(house, viewer, { to, purpose: 'register', code: smsCode });
  if (asked.legalId === null && kept && kept.type !== asked.accountType)
    throw wrongFields(missingInFirst(asked));
  const hour = { allowance: perAddressAndHour, seconds: 3_600 };
  await takeAllowance(db, { key: `application from ${networkOf(viewer.address)}`, ...hour });
  const row = JSON.stringify(await rowOf(house, viewer, asked));
  const [outcome] = await db.call(
    sql.type(outcomeColumns)`
      select * from apply_for_account(${code.codeId}, ${today}::date, ${newId()}, ${row}::jsonb, ${newId()}, ${newId()})`,
  );
  return answerTo(outcome, asked);
}

/**
 * What is being decided or corrected under this mobile: its own mail address proves it, and who comes back as a company instead
 * of a person, or the other way, has another number than the one that was kept.
 */
async function keptApplication({ db }: House, mobile: string) {
  const [kept] = await db.call(
    sql.type({ type: text, email: text, state: text })`
      select (found).account_type as type, lower((found).email) as email, (found).state as state from registration_of(${mobile})`,
  );
  return kept && (kept.state === 'PENDING' || kept.state === 'RETURNED') ? kept : undefined;
}

/** The row as the database keeps it; the password leaves here as its hash. */
async function rowOf({ passwords }: House, { language }: Viewer, asked: Application) {
  const isCompany = asked.accountType === 'company';
  const legalIdKind = asked.legalIdKind ?? usualLegalIdKind(asked.accountType);
  return {
    account_type: asked.accountType,
    company_name_cn: isCompany ? asked.companyNameCn : null,
    company_name_en: isCompany ? asked.companyNameEn : null,
    legal_id_kind: legalIdKind,
    legal_id: asked.legalId && storedLegalId(legalIdKind, asked.legalId),
    licence_file_id: asked.licenceFileId,
    contact_name: asked.contactName,
    mobile: asked.mobile,
    email: asked.email,
    country: asked.country,
    address: asked.address,
    password_hash: asked.password && (await passwords.hash(asked.password)),
    interests: [...new Set(asked.interests)],
    volume_band: asked.volumeBand,
    lanes: asked.lanes,
    sales_code: asked.salesCode,
    agreement_version: asked.agreementVersion,
    language,
  };
}

function answerTo(given: Outcome | undefined, asked: Application): Answer {
  const no = given?.no ?? '';
  switch (given?.outcome) {
    case 'done':
      return { no, state: given.state ?? 'PENDING' };
    case 'licence':
      throw wrongFields(lostLicence);
    case 'registered':
      throw new Problem('alreadyRegistered');
    case 'pending':
      throw new Problem('registrationPending', { no });
    case 'incomplete':
      throw wrongFields(missingInFirst(asked));
    default:
      throw new Problem('wrongSmsCode');
  }
}
