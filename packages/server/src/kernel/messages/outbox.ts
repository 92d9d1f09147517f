import type { Language } from '@loadline/contract/kernel/text';
import type { MessageName } from '@loadline/contract/messages/message-templates';
import type { Tx } from '../database.ts';
import { newId } from '../database.ts';
import { sql } from '../sql.ts';

export interface NewMessage {
  /** Whose customer it is about; null while nobody is one. */
  readonly orgId: string | null;
  readonly channel: 'sms' | 'mail';
  /** A mobile `+8613800138000` or a mail address. */
  readonly recipient: string;
  readonly template: MessageName;
  readonly language: Language;
  readonly values: Readonly<Record<string, string>>;
}

/** Lays a message down in the business transaction: no commit, no message. The job `send-message` sends it. */
export async function queueMessage(tx: Pick<Tx, 'rows'>, message: NewMessage): Promise<void> {
  const { orgId, channel, recipient, template, language, values } = message;
  await tx.rows(
    sql`select queue_message(${newId()}, ${orgId}, ${channel}, ${recipient}, ${template}, ${language}, ${JSON.stringify(values)}::jsonb)`,
  );
}

/** Messages, sent and to be sent, of the customers that whoever asks serves. */
export const messageView = sql`(select m.message_id, m.org_id, m.created_at, m.channel, m.template, m.recipient, m.language, m.params, m.state,
  m.provider, m.error, m.tries, m.sent_at from message m)`;
