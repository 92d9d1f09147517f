import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { deviceOf } from '@loadline/contract/session/device';
import type { signOut } from '@loadline/contract/session/session.api';
import type { signIn } from '@loadline/contract/session/sign-in.api';
import { audit } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { chinaTime } from '../../kernel/clock.ts';
import { bytes, flag, orNull } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { networkOf } from '../../kernel/network.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { hashOfToken, newToken } from '../../kernel/token.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { Holder } from './session.login.commands.ts';
import { holderByCode, holderByPassword, howOf, noteRefusal } from './session.login.commands.ts';
import { userOf } from './session.queries.ts';

/** The spec's token call. */
export async function openSession(
  house: House,
  viewer: Viewer,
  asked: BodyOf<typeof signIn>,
): Promise<AnswerOf<typeof signIn>> {
  const prove = asked.grant_type === 'sms' ? holderByCode : holderByPassword;
  const holder = await prove(house, viewer, asked).catch(async (error: unknown) => {
    await noteRefusal(house, viewer, asked, error);
    throw error;
  });
  const token = newToken();
  await layDown(house, viewer, holder, { token, how: howOf(asked) });
  return enteredWith(house, viewer, token);
}

/** What who has a session is answered. */
export async function enteredWith(
  { db }: House,
  viewer: Viewer,
  token: string,
): Promise<AnswerOf<typeof signIn>> {
  const user = await userOf(db, {
    ...viewer,
    by: { tokenHash: hashOfToken(token) },
    access: 'signed-in',
  });
  return { access_token: token, token_type: 'Bearer', user };
}

/** By what a device is known again, and what its person is told of a new one. */
export function toldOfDevice(clock: Clock, { device, address, language }: Viewer) {
  const kind = deviceOf(device);
  const told = JSON.stringify({ device: say(kind, language), address, time: chinaTime(clock.now()) });
  return { kind: kind.en, told };
}

/** The session stands: what is remembered beside it must not cost it. */
export async function rememberNetwork(db: Database, userId: string, address: string): Promise<void> {
  await db.call(sql`select remember_network(${userId}, ${networkOf(address)})`).catch(() => undefined);
}

/** A kind of device never seen of this person is told to them. */
async function layDown(
  { db, clock }: House,
  viewer: Viewer,
  { orgId, userId, passwordHash }: Holder,
  { token, how }: { token: string; how: string },
): Promise<void> {
  const { device, address, language } = viewer;
  const { kind, told } = toldOfDevice(clock, viewer);
  const [laid] = await db.call(
    sql.type({ opened: flag })`
      select open_session(${orgId}, ${userId}, ${hashOfToken(token)}, ${newId()}, ${device}, ${address}, ${how},
          ${kind}, ${newId()}, ${language}, ${told}::jsonb,
          ${passwordHash ?? null}) as opened`,
  );
  // The password was changed between being found right and now.
  if (!laid?.opened) throw new Problem('wrongLogin');
  await rememberNetwork(db, userId, address);
}

/** Ends the session of the bearer; an absent or dead one is already ended. */
export async function closeSession({ db, vault }: House, viewer: Viewer): Promise<AnswerOf<typeof signOut>> {
  if (typeof viewer.by === 'string' || !('tokenHash' in viewer.by)) return { goTo: null };
  const [left] = await db.call(
    sql.type({ sealed: orNull(bytes) })`select leave_session(${viewer.by.tokenHash}, ${newId()}) as sealed`,
  );
  return { goTo: left?.sealed ? vault.open(left.sealed, 'sso logout') : null };
}

/** Ends one session of the viewer's own. */
export function endSession(db: Database, viewer: Viewer, sessionId: string): Promise<boolean> {
  return db.inTransaction(viewer, async (tx) => {
    await tx.one(sql`
      delete from session where session_id = ${sessionId} and user_id = ${tx.me.userId} and org_id = ${tx.me.orgId} returning session_id`);
    await audit(tx, { action: 'ended-session', subject: 'session', subjectId: sessionId });
    return true;
  });
}

/** Ends all sessions of the viewer but the one they ask from; returns how many. */
export function endOtherSessions(db: Database, viewer: Viewer): Promise<number> {
  return db.inTransaction(viewer, async (tx) => {
    const gone = await tx.rows(sql`
      delete from session where session_id <> ${tx.me.sessionId ?? null} and user_id = ${tx.me.userId} and org_id = ${tx.me.orgId} returning session_id`);
    await audit(tx, { action: 'ended-other-sessions', subject: 'session', changes: { count: gone.length } });
    return gone.length;
  });
}
