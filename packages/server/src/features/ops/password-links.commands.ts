import type { ValueOf } from '@loadline/contract/kernel/field';
import type { Language } from '@loadline/contract/kernel/text';
import { smsReaches } from '@loadline/contract/session/code-way';
import { passwordLink, passwordLinkPath } from '@loadline/contract/session/password-link';
import { audit, type Deed } from '../../kernel/audit.ts';
import { textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { queueMessage } from '../../kernel/messages/outbox.ts';
import { codeWays } from '../../kernel/messages/senders.ts';
import { randomPassword } from '../../kernel/random-password.ts';
import { sql } from '../../kernel/sql.ts';
import { hashOfToken, newToken } from '../../kernel/token.ts';

export type PasswordLink = ValueOf<typeof passwordLink>;

const validHours = 24;

interface Owner {
  readonly orgId: string;
  readonly id: string;
  readonly username: string;
  readonly mobile: string | null;
  readonly email: string | null;
}

/** Somebody who has it cannot log in until they have set a password: nobody knows the one they have. */
export async function unknownPassword({ passwords }: House) {
  return { passwordHash: await passwords.hash(randomPassword(20)) };
}

/**
 * A link with which somebody sets their password, once and within a day; the ones before it are over. It goes by SMS or
 * mail, whichever is configured and known of the person; else it is given to whoever made it, to be handed over. The deed that
 * made it needed says which way it went.
 */
export async function givePasswordLink(
  house: House,
  tx: Tx,
  owner: Owner,
  deed: Deed,
): Promise<PasswordLink> {
  const token = newToken();
  const expiresAt = new Date(tx.now.getTime() + validHours * 3_600_000);
  await tx.rows(sql`delete from password_link where org_id = ${owner.orgId} and user_id = ${owner.id}`);
  await tx.rows(sql`
    insert into password_link (org_id, user_id, token_hash, made_by, expires_at)
    values (${owner.orgId}, ${owner.id}, ${hashOfToken(token)}, ${tx.me.userId}, ${expiresAt})`);
  const validUntil = expiresAt.toISOString();
  const link = `${house.config.publicUrl ?? ''}${passwordLinkPath}${token}`;
  const to = wayTo(house, owner);
  const { orgId, username } = owner;
  await audit(tx, { ...deed, orgId, changes: { ...deed.changes, way: to?.channel ?? 'hand' } });
  if (!to) return { username, way: 'hand', recipient: null, link, validUntil };
  const { language } = await tx.one(
    sql.type({ language: textOf<Language>() })`
      select u.language from app_user u where u.org_id = ${orgId} and u.user_id = ${owner.id}`,
  );
  const values = { username, link };
  const { channel, recipient } = to;
  await queueMessage(tx, {
    orgId,
    channel,
    recipient,
    template: 'setPassword',
    language,
    values,
  });
  return { username, way: channel, recipient, link: null, validUntil };
}

/** Without the address of the site no message can carry a link. */
function wayTo({ config }: House, { mobile, email }: Owner) {
  if (!config.publicUrl) return undefined;
  if (mobile && smsReaches(codeWays(config), mobile)) return { channel: 'sms', recipient: mobile } as const;
  if (email && codeWays(config).mail) return { channel: 'mail', recipient: email } as const;
  return undefined;
}
