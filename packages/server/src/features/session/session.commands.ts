import { randomBytes } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { signIn } from '@loadline/contract/session/session.api';
import type { Config } from '../../config.ts';
import type { Database } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { giveBack, takeAllowance } from '../../kernel/limit.ts';
import type { Passwords } from '../../kernel/passwords.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { hashOfToken } from '../../kernel/viewer.ts';
import { userOf } from './session.queries.ts';

interface KnownUser {
  org_id: string;
  user_id: string;
  password_hash: string;
  enabled: boolean;
}

/** One answer and one duration for a wrong password, an unknown name and a disabled user. */
export async function openSession(
  db: Database,
  passwords: Passwords,
  config: Config,
  viewer: Viewer,
  asked: BodyOf<typeof signIn>,
): Promise<AnswerOf<typeof signIn>> {
  const username = asked.username.normalize('NFKC').trim().toLowerCase();
  const seconds = config.loginWindowMinutes * 60;
  const address = {
    key: `login from ${networkOf(viewer.address)}`,
    allowance: config.loginFailuresPerAddress,
    seconds,
  };
  const account = { key: `login as ${username}`, allowance: config.loginFailuresPerAccount, seconds };
  await takeAllowance(db, address);
  await takeAllowance(db, account);
  const [known] = await db.call<KnownUser>(sql`select * from user_for_login(${username})`);
  const right = await passwords.verify(asked.password, known?.password_hash);
  if (!right || !known?.enabled) throw new Problem('wrongLogin');
  // Only failures count: an office full of people who know their passwords is no attack.
  await Promise.all([giveBack(db, address), giveBack(db, { ...account, cost: account.allowance })]);
  return sessionFor(db, viewer, known);
}

async function sessionFor(db: Database, viewer: Viewer, known: KnownUser): Promise<AnswerOf<typeof signIn>> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashOfToken(token);
  const { device, address } = viewer;
  await db.call(
    sql`select open_session(${known.org_id}, ${known.user_id}, ${tokenHash}, ${newId()}, ${device}, ${address}, 'password')`,
  );
  const user = await userOf(db, { ...viewer, by: { tokenHash }, access: 'signed-in' });
  return { access_token: token, token_type: 'Bearer', user };
}

/** Ends the session of the bearer; an absent or dead one is already ended. */
export async function closeSession(db: Database, viewer: Viewer): Promise<boolean> {
  if (viewer.by !== 'nobody' && 'tokenHash' in viewer.by) {
    await db.call(sql`select close_session(${viewer.by.tokenHash})`);
  }
  return true;
}

/** The network an address belongs to: its /24, or its /64 in IPv6. */
function networkOf(address: string): string {
  if (address.includes('.'))
    return address
      .replace(/^::ffff:/, '')
      .split('.')
      .slice(0, 3)
      .join('.');
  return address.split(':').slice(0, 4).join(':');
}
