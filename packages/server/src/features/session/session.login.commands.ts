import { mobileOf } from '@loadline/contract/checks/mobile';
import { isCode } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { codeRecipientOf } from '@loadline/contract/session/code-way';
import { deviceOf } from '@loadline/contract/session/device';
import { loginRefusals } from '@loadline/contract/session/login-refusal';
import type { signIn } from '@loadline/contract/session/sign-in.api';
import type { RowOf } from '../../kernel/columns.ts';
import { flag, instant, int, orNull, text } from '../../kernel/columns.ts';
import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import type { Allowance } from '../../kernel/limit.ts';
import { giveBack, takeAllowance } from '../../kernel/limit.ts';
import { networkOf } from '../../kernel/network.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { useSecondFactor } from './session.factor.commands.ts';
import { failuresOf, requireOwnWay, rightCode } from './session.public.ts';

/** Somebody who may have a session. */
export interface Holder {
  readonly orgId: string;
  readonly userId: string;
  /** The hash that their password was found to match; absent of who came by a code. */
  readonly passwordHash?: string;
}

const knownColumns = {
  org_id: orNull(text),
  user_id: orNull(text),
  password_hash: text,
  enabled: flag,
  active: flag,
  totp: flag,
  failures: int,
  failed_at: orNull(instant),
  /** Of an applicant without an account. */
  state: orNull(text),
  no: orNull(text),
  reason: orNull(text),
};
type Known = RowOf<typeof knownColumns>;

type Asked = BodyOf<typeof signIn>;

/** After so many failures in a row, at home in a day, a password is not even tried (NIST SP 800-63B): the way in is a code or a reset. */
const failuresInARow = 100;

/** Who proves by name or mobile and password to be somebody who may come in. One answer and one duration for all others. */
export async function holderByPassword(house: House, viewer: Viewer, asked: Asked): Promise<Holder> {
  const { db, config, passwords, vault } = house;
  const address = failuresOf(config, viewer);
  await takeAllowance(db, address);
  const name = plainName(asked.username);
  const known = await knownAs(house, name, mobileOf(name));
  const mark = vault.mark('login name', mobileOf(name) ?? name);
  const atHome = await triesAtHome(house, viewer, known);
  const takeTry = async () => {
    if (atHome.length === 0) return takeAttempt(house, known, mark);
    for (const one of atHome) await takeAllowance(db, one);
  };
  await takeTry();
  const tried =
    known && (atHome.length > 0 || known.failures < failuresInARow) ? known.password_hash : undefined;
  const right = await passwords.verify(asked.password, tried);
  if (!right || !known) throw new Problem('wrongLogin');
  await giveBack(db, address);
  for (const one of atHome) await giveBack(db, one);
  if (atHome.length === 0)
    await db.call(sql`select give_back_attempt(${known.user_id}, ${mark}, ${known.failed_at})`);
  const holder = holderOf(known);
  await requireOwnWay(db, { userId: holder.userId });
  await secondFactor(house, known, asked.totp, takeTry);
  return { ...holder, passwordHash: known.password_hash };
}

/** Who proves by a code sent to the mobile or the mail address to be its owner. The code is used when they come in or are turned away for good. */
export async function holderByCode(house: House, viewer: Viewer, asked: Asked): Promise<Holder> {
  const { username, password } = asked;
  const { codeId, recipient } = await rightCode(house, viewer, {
    to: username,
    purpose: 'login',
    code: password,
  });
  const known = await ownerOf(house, recipient);
  if (!known) throw new Problem('wrongSmsCode');
  const isBarred = barredBy(known) !== undefined;
  if (!isBarred) await requireOwnWay(house.db, { userId: known.user_id });
  if (!isBarred) await secondFactor(house, known, asked.totp, async () => undefined);
  const [code] = await house.db.call(sql.type({ used: flag })`select use_code(${codeId}) as used`);
  if (!code?.used) throw new Problem('wrongSmsCode');
  return holderOf(known);
}

/** Whose login was refused and why, for the audit log. What was typed as a name is not kept: it may be a password. */
export async function noteRefusal(
  house: House,
  { device, address }: Viewer,
  asked: Asked,
  error: unknown,
): Promise<void> {
  if (!(error instanceof Problem) || !isCode(loginRefusals, error.problem)) return;
  const name = plainName(asked.username);
  const known =
    asked.grant_type === 'sms'
      ? await ownerOf(house, codeRecipientOf(asked.username) ?? '').catch(() => undefined)
      : await knownAs(house, name, mobileOf(name));
  const from = sql`${deviceOf(device).en}, ${networkOf(address)}`;
  await house.db.call(
    sql`select note_refused_login(${newId()}, ${known?.user_id ?? null}, ${howOf(asked)}, ${error.problem}, ${from})`,
  );
}

/** By what the audit log says that somebody came in or tried to. */
export function howOf({ grant_type: grant, username }: Asked): string {
  return grant === 'sms' && username.includes('@') ? 'mail' : grant;
}

/** Names are one however they are typed: NFKC, case, blanks and invisible signs make no difference. */
function plainName(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();
}

async function knownAs({ db }: House, name: string, mobile: string | undefined): Promise<Known | undefined> {
  const [known] = await db.call(sql.type(knownColumns)`select * from login_of(${name}, ${mobile ?? null})`);
  return known;
}

/** Whose address it is; a mail address may be that of several people, and then it is nobody's way in. */
async function ownerOf(house: House, recipient: string): Promise<Known | undefined> {
  if (!recipient.includes('@')) return knownAs(house, '', recipient);
  const [known, another] = await house.db.call(
    sql.type(knownColumns)`select * from logins_of_mail(${recipient})`,
  );
  if (another) throw new Problem('severalAccounts');
  return known;
}

/** The tries from a network that the person has logged in from before are counted apart: no stranger's guesses keep them out there. */
async function triesAtHome(
  { db, config }: House,
  { address }: Viewer,
  known: Known | undefined,
): Promise<Allowance[]> {
  const network = networkOf(address);
  const [here] = await db.call(
    sql.type({ known: flag })`select knows_network(${known?.user_id ?? null}, ${network}) as known`,
  );
  if (!here?.known) return [];
  const { loginFailuresPerAccount: allowance, loginWindowMinutes } = config;
  const key = `login of ${known?.user_id} from ${network}`;
  return [
    { key, allowance, seconds: loginWindowMinutes * 60 },
    { key: `${key}, in a day`, allowance: failuresInARow, seconds: 86_400 },
  ];
}

async function takeAttempt({ db, config }: House, known: Known | undefined, mark: Buffer): Promise<void> {
  const { loginFailuresPerAccount: free, loginWindowMinutes } = config;
  const [attempt] = await db.call(
    sql.type({ wait: int })`
      select take_attempt(${known?.user_id ?? null}, ${mark}, ${free}::int, ${loginWindowMinutes * 60}::int) as wait`,
  );
  if (attempt?.wait) throw new Problem('tooMany', { seconds: attempt.wait });
}

async function secondFactor(
  house: House,
  known: Known,
  typed: string | null,
  countFailure: () => Promise<void>,
): Promise<void> {
  if (!known.totp) return;
  if (typed === null) throw new Problem('totpNeeded', {}, { data: { challenge: 'totp' } });
  try {
    await useSecondFactor(house, holderOf(known), typed);
  } catch (error) {
    if (error instanceof Problem && error.problem === 'wrongTotp') await countFailure();
    throw error;
  }
}

function holderOf(known: Known): Holder {
  const barred = barredBy(known);
  if (barred) throw barred;
  if (!known.org_id || !known.user_id) throw new Error('neither a user nor an applicant');
  return { orgId: known.org_id, userId: known.user_id };
}

/** Why somebody who is who they say still does not come in. */
function barredBy({ state, no, reason, enabled, active }: Known): Problem | undefined {
  const said = { no: no ?? '', reason: reason ?? '' };
  switch (state) {
    case 'PENDING':
      return new Problem('registrationPending', said);
    case 'RETURNED':
      return new Problem('registrationReturned', said);
    case 'REJECTED':
      return new Problem('registrationRejected', said);
  }
  if (!enabled) return new Problem('userDisabled');
  return active ? undefined : new Problem('customerInactive');
}
