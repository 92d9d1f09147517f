import type { Language } from '@loadline/contract/kernel/text';
import type { MessageTemplate } from '@loadline/contract/messages/message-template';
import type { WrittenMessage } from '@loadline/contract/messages/message-templates';
import {
  isMessageName,
  messageTemplates,
  withWording,
  writtenMessage,
} from '@loadline/contract/messages/message-templates';
import type { UnsentReason } from '@loadline/contract/messages/unsent';
import { instant, int, json, orNull, text, textOf } from '../columns.ts';
import type { Database } from '../database.ts';
import type { House } from '../house.ts';
import type { Job } from '../jobs.ts';
import { asProgram } from '../program.ts';
import { sql } from '../sql.ts';
import type { Mail } from './mail.ts';
import { NotSent } from './not-sent.ts';
import type { Senders } from './senders.ts';
import { sendersOf } from './senders.ts';

interface Taken {
  readonly channel: 'sms' | 'mail';
  readonly recipient: string;
  readonly template: string;
  readonly language: Language;
  readonly params: Readonly<Record<string, string>>;
  readonly state: 'queued' | 'withheld';
  readonly tries: number;
  readonly queued_at: Date;
}

/** How staff have worded it; null is the product's own way. */
interface Wording {
  readonly subject_words: string | null;
  readonly text_words: string | null;
}

type Outcome = { readonly state: 'sent' | 'failed' | 'withheld' | 'queued'; readonly error?: string };

/** As often as the queue tries. */
const triesAtMost = 8;
/** A code that arrives after it has expired only confuses. */
const codesLiveMs = 5 * 60_000;

/** Sends what lies in the outbox. What may pass later is left to the queue, which tries again ever more slowly. */
export function sendMessageJob(house: House): Job {
  const senders = sendersOf(house.config, house.app.log);
  return {
    name: 'send-message',
    permission: 'nobody',
    async work(_viewer, payload) {
      await sendOne(house, senders, messageIn(payload));
    },
  };
}

function messageIn(payload: unknown): string {
  const isTold = typeof payload === 'object' && payload !== null && 'messageId' in payload;
  if (!isTold || typeof payload.messageId !== 'string') throw new Error('the job names no message');
  return payload.messageId;
}

async function sendOne(house: House, senders: Senders, messageId: string): Promise<void> {
  const { staff, config } = house;
  const [kept] = await asProgram(
    staff,
    sql.type({
      channel: textOf<'sms' | 'mail'>(),
      recipient: text,
      template: text,
      language: textOf<Language>(),
      params: json<Readonly<Record<string, string>>>(),
      state: textOf<'queued' | 'withheld'>(),
      tries: int,
      queued_at: instant,
      subject_words: orNull(text),
      text_words: orNull(text),
    })`select * from take_message(${messageId})`,
  );
  if (!kept) return;
  const taken = { ...kept, params: worded(config, kept) };
  const outcome = await outcomeOf(house, senders, messageId, taken);
  const provider = taken.channel === 'mail' ? 'smtp' : config.sms.provider;
  await mark(staff, messageId, taken, outcome, provider);
  // The queue tries again what fails here; a code of ours says why, never the vendor's words.
  if (outcome.state === 'queued')
    throw new NotSent(taken.channel, { code: outcome.error ?? '', retry: true });
}

/** With the words of staff, and links as whole addresses: what is sent and what the outbox keeps. */
function worded(
  { publicUrl }: House['config'],
  { params, subject_words: subject, text_words: words }: Taken & Wording,
): Record<string, string> {
  const { link, ...others } = params;
  const whole = link?.startsWith('/') ? publicUrl && `${publicUrl}${link}` : link;
  const said = { ...others, ...(whole !== undefined && { link: whole }) };
  return words === null ? said : withWording(said, { subject: subject ?? '', text: words });
}

async function outcomeOf(
  { clock }: House,
  senders: Senders,
  messageId: string,
  taken: Taken,
): Promise<Outcome> {
  const { template, language, params, tries } = taken;
  if (taken.state === 'withheld') return unsent('withheld', 'nobody');
  if (!isMessageName(template)) return unsent('failed', 'template');
  if (template === 'code' && clock.now().getTime() - taken.queued_at.getTime() > codesLiveMs)
    return unsent('failed', 'late');
  try {
    return await send(senders, messageId, taken, writtenMessage(template, language, params, taken.channel));
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    return { state: error.retry && tries < triesAtMost ? 'queued' : 'failed', error: error.code };
  }
}

function unsent(state: 'failed' | 'withheld', error: UnsentReason): Outcome {
  return { state, error };
}

async function send(
  { sms, mail }: Senders,
  id: string,
  to: Taken,
  written: WrittenMessage,
): Promise<Outcome> {
  if (to.channel === 'sms')
    await sms.send({
      id,
      to: to.recipient,
      template: to.template,
      values: written.values,
      text: written.text,
    });
  else if (mail) await mail.send(mailOf(id, to, written));
  else return unsent('withheld', 'not-configured');
  return { state: 'sent' };
}

function mailOf(id: string, { recipient: to }: Taken, { values, ...written }: WrittenMessage): Mail {
  return { id, to, subject: written.subject, text: written.text, oneClick: values['oneClick'] };
}

/** What only the recipient may know goes as soon as it is on its way; the log's outbox is where developers read it. */
async function mark(
  staff: Database,
  id: string,
  taken: Taken,
  { state, error }: Outcome,
  provider: string,
): Promise<void> {
  const open = state === 'queued' || (state === 'sent' && provider === 'log');
  const kept = open ? taken.params : withoutSecrets(taken);
  await asProgram(
    staff,
    sql`select mark_message(${id}, ${state}, ${provider}, ${error ?? null}, ${JSON.stringify(kept)}::jsonb)`,
  );
}

function withoutSecrets({ template, params }: Taken): Record<string, string> {
  const known: MessageTemplate | undefined = isMessageName(template) ? messageTemplates[template] : undefined;
  return Object.fromEntries(
    Object.entries(params).filter(([key]) => known !== undefined && !known.secret.includes(key)),
  );
}
