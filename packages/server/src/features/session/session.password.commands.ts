import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { changePassword, resetPassword } from '@loadline/contract/session/identity.api';
import type { readPasswordLink, setPassword } from '@loadline/contract/session/password-link';
import { audit } from '../../kernel/audit.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { flag, instant, orNull, text } from '../../kernel/columns.ts';
import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { giveBack, takeAllowance } from '../../kernel/limit.ts';
import { requireGoodPassword } from '../../kernel/new-password.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { hashOfToken } from '../../kernel/token.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { writeAccount } from '../ops/people.rows.public.ts';
import { provenSecrets } from './session.own.queries.ts';
import { addressIn, failuresOf, requireOwnWay, rightCode } from './session.public.ts';
import { endOtherSessions } from './session.rows.public.ts';

/** A flaw of the new password costs no code: only a password that is taken uses it. */
export async function resetByCode(
  house: House,
  viewer: Viewer,
  { smsCode, password, ...asked }: BodyOf<typeof resetPassword>,
): Promise<boolean> {
  const { db, passwords, config } = house;
  const to = addressIn(asked);
  await requireGoodPassword(config, password, [to]);
  const code = await rightCode(house, viewer, { to, purpose: 'reset', code: smsCode });
  await requireOwnWay(db, { address: code.recipient });
  const [known, another] = await db.call(
    sql.type({ username: text, legal_name: text })`select * from facts_of_mobile(${code.recipient})`,
  );
  if (another) throw new Problem('severalAccounts');
  await requireGoodPassword(config, password, [to, known?.username, known?.legal_name]);
  const hash = await passwords.hash(password);
  const [reset] = await db.call(
    sql.type({ done: flag })`
      select reset_password(${code.codeId}, ${code.recipient}, ${hash}, ${newId()}) as done`,
  );
  if (!reset?.done) throw new Problem('wrongSmsCode');
  return true;
}

const linkOwnerColumns = {
  username: text,
  name: text,
  company_zh: text,
  company_en: text,
  mobile: orNull(text),
  legal_name: text,
  valid_until: instant,
};
type LinkOwner = RowOf<typeof linkOwnerColumns>;

/** Guessing takes the same failures as guessing a password does. */
async function ownerOfValidLink({ db, config }: House, viewer: Viewer, token: string): Promise<LinkOwner> {
  const address = failuresOf(config, viewer);
  await takeAllowance(db, address);
  const [owner] = await db.call(
    sql.type(linkOwnerColumns)`select * from password_link_of(${hashOfToken(token)})`,
  );
  if (!owner) throw new Problem('passwordLinkOver');
  await giveBack(db, address);
  return owner;
}

export async function ownerOfLink(
  house: House,
  viewer: Viewer,
  token: string,
): Promise<AnswerOf<typeof readPasswordLink>> {
  const owner = await ownerOfValidLink(house, viewer, token);
  return {
    username: owner.username,
    name: owner.name,
    companyZh: owner.company_zh,
    companyEn: owner.company_en,
    validUntil: owner.valid_until.toISOString(),
  };
}

/** A flaw of the password does not use the link up. */
export async function setByLink(
  house: House,
  viewer: Viewer,
  { token, password }: BodyOf<typeof setPassword>,
): Promise<boolean> {
  const { db, passwords, config } = house;
  const { username, mobile, legal_name } = await ownerOfValidLink(house, viewer, token);
  await requireGoodPassword(config, password, [username, mobile, legal_name]);
  const hash = await passwords.hash(password);
  const [set] = await db.call(
    sql.type({ done: flag })`select use_password_link(${hashOfToken(token)}, ${hash}, ${newId()}) as done`,
  );
  if (!set?.done) throw new Problem('passwordLinkOver');
  return true;
}

/** The session that asks goes on, all others end. */
export async function changeOwnPassword(
  { db, passwords, config }: House,
  viewer: Viewer,
  { oldPassword, password }: BodyOf<typeof changePassword>,
): Promise<boolean> {
  const { me, secrets } = await provenSecrets(db, passwords, viewer, oldPassword);
  await requireGoodPassword(config, password, [
    me.username,
    secrets.mobile,
    secrets.legal_name,
    me.company.en,
  ]);
  const hash = await passwords.hash(password);
  return db.inTransaction(viewer, async (tx) => {
    await writeAccount(tx, tx.me.userId, { passwordHash: hash });
    await endOtherSessions(tx, tx.me.userId);
    await audit(tx, { action: 'changed-password', subject: 'user', subjectId: tx.me.userId });
    return true;
  });
}
