import { maskedMobile, mobileOf } from '@loadline/contract/checks/mobile';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import {
  isMessageName,
  messageTemplates,
  writtenMessage,
} from '@loadline/contract/messages/message-templates';
import { unsentSaid } from '@loadline/contract/messages/unsent';
import { outboxMessage } from '@loadline/contract/ops/message';
import type { messageApi } from '@loadline/contract/ops/message.api';
import type { Config } from '../../config.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { FileAnswer } from '../../kernel/file-answer.ts';
import type { PageOf } from '../../kernel/keyset.ts';
import { keysetCount, keysetPage } from '../../kernel/keyset.ts';
import { exportedFields, sheetOfPages } from '../../kernel/list-sheet.ts';
import { sortedBy } from '../../kernel/lists.ts';
import { messageView } from '../../kernel/messages/outbox.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { auditZone } from './audit.queries.ts';

type Page = AnswerOf<typeof messageApi.list>;
type Row = Page['rows'][number];
type Kept = Omit<Row, 'subject' | 'text'> & { language: string; params: Record<string, string> };

const messages = sql`(select m.message_id as id, m.org_id, m.created_at, m.channel, m.template, m.recipient, m.language, m.params, m.state,
  m.provider, m.error, m.tries, m.sent_at from ${messageView} m) r`;

const rowJson = sql`json_build_object('id', r.id::text, 'createdAt', ${isoOf(sql`r.created_at`)}, 'channel', r.channel, 'template', r.template,
  'recipient', r.recipient, 'language', r.language, 'params', r.params, 'state', r.state, 'provider', r.provider, 'error', r.error, 'tries', r.tries,
  'sentAt', ${isoOf(sql`r.sent_at`)}, 'customer', (select o.code || ' ' || o.name_zh from organisation o where o.org_id = r.org_id),
  'customerEn', (select o.code || ' ' || o.name_en from organisation o where o.org_id = r.org_id))`;

export async function pageOfMessages(
  staff: Database,
  { production, sms: { provider } }: Pick<Config, 'production' | 'sms'>,
  viewer: Viewer,
  asked: QueryOf<typeof messageApi.list>,
): Promise<Page> {
  const found = await staff.readJson(viewer, messagesAfter(asked));
  const { rows, next } = found.as<PageOf<Kept>>();
  const secrets = !production && provider === 'log' ? 'as they are' : 'blanked';
  return { rows: rows.map((row) => shown(row, secrets)), next };
}

/** Newest first unless told; what is not sent yet stands before everything that is. */
const messagesBy = sortedBy({
  createdAt: { value: sql`r.created_at`, type: 'timestamptz' },
  sentAt: { value: sql`coalesce(r.sent_at, '-infinity')`, type: 'timestamptz' },
  tries: { value: sql`r.tries::numeric`, type: 'numeric' },
});

function messagesAfter({ sort, after, size, ...filter }: QueryOf<typeof messageApi.list>): Sql {
  const by = messagesBy(sort);
  return keysetPage({ from: messages, where: matching(filter), row: rowJson, by, after, size });
}

/** The same as a workbook: to whom, when and what became of it; what it said stays in the outbox. */
export function sheetOfMessages(
  staff: Database,
  viewer: Viewer,
  asked: QueryOf<typeof messageApi.export>,
): Promise<FileAnswer> {
  const { language } = viewer;
  return sheetOfPages(staff, viewer, {
    label: outboxMessage.label,
    fields: exportedFields(outboxMessage),
    zone: auditZone,
    page: (after, size) => staff.slow.readJson(viewer, messagesAfter({ ...asked, after, size })),
    cells: ({ params: _params, language: _written, ...row }: Kept) => ({
      ...row,
      recipient: maskedRecipient(row.recipient),
      error: row.error === null ? null : say(unsentSaid(row.error), language),
      template: isMessageName(row.template)
        ? say(messageTemplates[row.template].label, language)
        : row.template,
    }),
  });
}

export function countOfMessages(
  staff: Database,
  viewer: Viewer,
  filter: QueryOf<typeof messageApi.count>,
): Promise<RawJson> {
  return staff.readJson(viewer, keysetCount({ from: messages, where: matching(filter) }));
}

/** As the recipient reads it, but for what only they may know: that is to be read in development alone. */
function shown({ language, params, ...row }: Kept, secrets: 'blanked' | 'as they are'): Row {
  const recipient = maskedRecipient(row.recipient);
  if (!isMessageName(row.template)) return { ...row, recipient, subject: null, text: '' };
  const { secret }: { readonly secret: readonly string[] } = messageTemplates[row.template];
  const blanked = Object.entries(params).map(([key, value]): [string, string] => [
    key,
    secret.includes(key) ? '******' : value,
  ]);
  const values = secrets === 'blanked' ? Object.fromEntries(blanked) : params;
  const { subject, text } = writtenMessage(
    row.template,
    language === 'en' ? 'en' : 'zh-cn',
    values,
    row.channel,
  );
  return { ...row, recipient, subject: row.channel === 'mail' ? subject : null, text };
}

function maskedRecipient(recipient: string): string {
  if (!recipient.includes('@')) return maskedMobile(recipient);
  return recipient.replace(/^(.)[^@]*/, '$1***');
}

function matching({ search, state, channel, template, from, to }: QueryOf<typeof messageApi.count>): Sql {
  const conditions = [
    search !== null &&
      sql`r.recipient ilike ${`%${(mobileOf(search) ?? search).replace(/[\\%_]/g, '\\$&')}%`}`,
    state !== null && sql`r.state = ${state}`,
    channel !== null && sql`r.channel = ${channel}`,
    template !== null && sql`r.template = ${template}`,
    from !== null && sql`r.created_at >= ${from}::date::timestamp at time zone ${sql.lit(auditZone)}`,
    to !== null && sql`r.created_at < (${to}::date + 1)::timestamp at time zone ${sql.lit(auditZone)}`,
  ];
  return allOf(conditions.filter((one) => one !== false));
}
