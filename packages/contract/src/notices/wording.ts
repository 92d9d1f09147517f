import { codesOf, codeTable } from '../kernel/code.ts';
import { code, flag, instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import type { MessageTemplate } from '../messages/message-template.ts';
import { messageTemplates } from '../messages/message-templates.ts';
import type { NoticeChannel, NoticeEventName } from '../messages/notice-event.ts';
import { noticeCategories, noticeChannels, noticeEvents } from '../messages/notice-event.ts';
import { noticeTexts, titleOf, wordsOfEvent } from '../messages/notice-text.ts';
import { placesIn } from '../messages/notice-word.ts';

/** What one event or message says in one way, unless staff have worded it otherwise. */
export interface Wording {
  readonly key: string;
  /** `departed`, `code`: of an event or of a message. */
  readonly name: string;
  readonly channel: NoticeChannel;
  readonly label: Text;
  /** The heading it stands under. */
  readonly group: Text;
  /** The names that may stand in it as `{name}`. */
  readonly names: readonly string[];
  /** Of these, what a message without would be worth nothing: the code, the password, the link. */
  readonly needed: readonly string[];
  readonly subject: Text;
  readonly text: Text;
}

const messagesGroup = { zh: '账号与公共查询', en: 'Accounts and public tracking' };

export function wordingKey(name: string, channel: NoticeChannel): string {
  return `${name}.${channel}`;
}

function inApp(event: NoticeEventName): Wording {
  const { zh, en, category } = noticeEvents[event];
  return {
    key: wordingKey(event, 'inApp'),
    name: event,
    channel: 'inApp',
    label: { zh, en },
    group: noticeCategories.codes[category],
    names: wordsOfEvent(event).filter((word) => word !== 'link'),
    needed: [],
    subject: titleOf(event),
    text: noticeTexts[event].line,
  };
}

function byMessage([name, template]: [string, MessageTemplate]): Wording[] {
  const { label, values, secret, via, ...words } = template;
  const event = Object.entries(noticeEvents).find(([one]) => one === name)?.[1];
  return via.map((channel) => ({
    key: wordingKey(name, channel),
    name,
    channel,
    label,
    group: event ? noticeCategories.codes[event.category] : messagesGroup,
    names: values,
    needed: secret.filter((word) => placesIn(words.text.zh).includes(word)),
    subject: words.subject,
    text: (channel === 'sms' && words.sms) || words.text,
  }));
}

const events = codesOf(codeTable('notice event', noticeEvents));

const messages: readonly [string, MessageTemplate][] = Object.entries(messageTemplates);

/** Everything that can be worded, event by event, then the messages about accounts. */
export const wordings: readonly Wording[] = [
  ...events.flatMap((event) => [
    // Whoever is decided on has no portal yet.
    ...(event === 'registrationDecided' ? [] : [inApp(event)]),
    ...messages.filter(([name]) => name === event).flatMap(byMessage),
  ]),
  ...messages.filter(([name]) => !Object.hasOwn(noticeEvents, name)).flatMap(byMessage),
];

const known = new Map(wordings.map((one) => [one.key, one]));

export function wordingOf(key: string): Wording | undefined {
  return known.get(key);
}

/** As the code of an API: by key, in words `Departed (Mail)`. */
export const wordingKeys = codeTable(
  'wording',
  Object.fromEntries(
    wordings.map(({ key, label, channel }) => {
      const by = noticeChannels.codes[channel];
      return [key, { zh: `${label.zh}（${by.zh}）`, en: `${label.en} (${by.en})` }];
    }),
  ),
);

const subject = { max: 200, min: 0 };
const body = { max: 2_000 };

/** One line of the list of templates. */
export const wordingInList = {
  label: text({ label: { zh: '事件或消息', en: 'Event or message' }, max: 60 }),
  channel: code(noticeChannels, { label: { zh: '渠道', en: 'Channel' } }),
  group: text({ label: { zh: '类别', en: 'Category' }, max: 60 }),
};

/** What stands now: the words of staff, or the default while `edited` is false. An SMS has no subject. */
export const wording = resource(
  'wording',
  { zh: '通知模板', en: 'Notice template' },
  {
    subjectZh: text({ label: { zh: '标题（中文）', en: 'Subject, Chinese' }, ...subject }),
    subjectEn: text({ label: { zh: '标题（英文）', en: 'Subject, English' }, ...subject }),
    textZh: text({ label: { zh: '内容（中文）', en: 'Text, Chinese' }, ...body }),
    textEn: text({ label: { zh: '内容（英文）', en: 'Text, English' }, ...body }),
    edited: flag({ label: { zh: '已修改', en: 'Edited' } }),
    version: whole({ label: { zh: '版本', en: 'Version' } }),
    updatedAt: optional(instant({ label: { zh: '修改时间', en: 'Edited at' } })),
    updatedBy: optional(text({ label: { zh: '修改人', en: 'Edited by' }, max: 64 })),
  },
);
