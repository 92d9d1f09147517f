import { maskedMobile } from '@loadline/contract/checks/mobile';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { deviceOf } from '@loadline/contract/session/device';
import type { listSessions, mySecurity } from '@loadline/contract/session/identity.api';
import type { whoAmI } from '@loadline/contract/session/session.api';
import type { Config } from '../../config.ts';
import { instant, text } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { accountView, roleView } from '../ops/people.rows.public.ts';
import { ownSecrets } from './session.own.queries.ts';

// Staff who look as a customer have no row in that company, and so no role there.
const ownRole = sql.type({ zh: text, en: text })`
  select r.name_zh as zh, r.name_en as en from ${accountView} u join ${roleView} r on r.role_id = u.role_id
  where u.org_id = (select app_org()) and u.user_id = (select app_user())`;

export async function userOf(db: Database, viewer: Viewer): Promise<AnswerOf<typeof whoAmI>> {
  const {
    me,
    rows: [[role = null]],
  } = await db.read(viewer, ownRole);
  const { userId, orgId, username, name, company, kind, mustEnrol, viewingAs } = me;
  const permissions = [...me.permissions];
  return { userId, orgId, username, name, company, permissions, kind, role, mustEnrol, viewingAs };
}

const ownSessions = sql.type({
  session_id: text,
  device: text,
  address: text,
  created_at: instant,
  seen_at: instant,
})`
  select session_id, device, address, created_at, seen_at from session
  where org_id = (select app_org()) and user_id = (select app_user()) and expires_at > now() and seen_at > now() - interval '2 hours'
  order by seen_at desc limit 200`;

export async function sessionsOf(db: Database, viewer: Viewer): Promise<AnswerOf<typeof listSessions>> {
  const {
    me,
    rows: [live],
  } = await db.read(viewer, ownSessions);
  return live.map((one) => ({
    sessionId: one.session_id,
    device: deviceOf(one.device),
    address: one.address,
    since: one.created_at.toISOString(),
    lastSeen: one.seen_at.toISOString(),
    current: one.session_id === me.sessionId,
  }));
}

export async function securityOf(
  db: Database,
  { passwordMin }: Config,
  viewer: Viewer,
): Promise<AnswerOf<typeof mySecurity>> {
  const { secrets } = await ownSecrets(db, viewer);
  return {
    mobile: maskedMobile(secrets.mobile ?? ''),
    passwordChangedAt: secrets.password_changed_at.toISOString(),
    passwordMin,
    totp: secrets.totp_confirmed_at !== null,
    totpRequired: secrets.demanded,
    recoveryCodes: secrets.recovery_codes.length,
  };
}
