import type { Tx } from '../../kernel/database.ts';
import { queueMessage } from '../../kernel/messages/outbox.ts';
import type { Passwords } from '../../kernel/passwords.ts';
import { Problem } from '../../kernel/problem.ts';
import { randomPassword } from '../../kernel/random-password.ts';

/** A new password with the columns that keep it. */
export async function freshPassword(passwords: Passwords) {
  const password = randomPassword(12);
  return { password, values: { passwordHash: await passwords.hash(password) } };
}

/** Sends a password to its owner, by SMS or else by mail; who has neither cannot get one. */
export async function sendPassword(
  tx: Tx,
  orgId: string,
  to: { readonly username: string; readonly mobile: string | null; readonly email: string | null },
  password: string,
): Promise<void> {
  const { username, mobile, email } = to;
  const recipient = mobile ?? email;
  if (!recipient) throw new Problem('nowhereToSend');
  const values = { username, password };
  const channel = mobile ? 'sms' : 'mail';
  await queueMessage(tx, { orgId, channel, recipient, template: 'newPassword', language: 'zh-cn', values });
}
