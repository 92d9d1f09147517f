import type { Language } from '../kernel/text.ts';
import { say } from '../kernel/text.ts';
import { smsPurposes } from '../session/identity.api.ts';
import type { MessageTemplate } from './message-template.ts';
import { template } from './message-template.ts';
import { noticeMessages } from './notice-messages.ts';
import { filled, filledSms, saidWords } from './notice-word.ts';

/** Every message that leaves the house. Providers with approved templates name them by these keys (SMS_TEMPLATES). */
export const messageTemplates = {
  code: template(
    { zh: '验证码', en: 'Verification code' },
    ['code', 'minutes', 'purpose'],
    {
      zh: '验证码 {code}，用于{purpose}，{minutes} 分钟内有效。请勿告诉他人。',
      en: 'Your code is {code} (to {purpose}). It is valid for {minutes} minutes. Do not share it.',
    },
    { secret: ['code'] },
  ),
  alreadyRegistered: template({ zh: '已注册', en: 'Already registered' }, [], {
    zh: '您的手机号或邮箱已注册，请直接登录；忘记密码可在登录页重置。如非本人操作，请忽略。',
    en: 'Your mobile number or mail address is already registered. Log in, or reset the password on the login page. If this was not you, ignore it.',
  }),
  registrationReceived: template({ zh: '已收到注册申请', en: 'Application received' }, ['no'], {
    zh: '已收到注册申请 {no}，正在审核，结果将以短信和邮件通知。',
    en: 'We have received your application {no} and review it; the result comes by SMS and mail.',
  }),
  registrationReturned: template({ zh: '注册申请已退回', en: 'Application returned' }, ['no', 'reason'], {
    zh: '注册申请 {no} 已退回：{reason}。请在注册页凭手机号查询，修改后重新提交。',
    en: 'Your application {no} was returned: {reason}. Look it up on the registration page with your mobile, correct it and submit again.',
  }),
  registrationApproved: template(
    { zh: '注册申请已通过', en: 'Application approved' },
    ['no', 'customerCode'],
    {
      zh: '注册申请 {no} 已通过，客户代码 {customerCode}。现在可用手机号和申请时设置的密码登录。',
      en: 'Your application {no} is approved. Your customer code is {customerCode}. Log in with your mobile and the password you chose.',
    },
  ),
  registrationRejected: template({ zh: '注册申请未通过', en: 'Application rejected' }, ['no', 'reason'], {
    zh: '注册申请 {no} 未通过：{reason}。',
    en: 'Your application {no} was rejected: {reason}.',
  }),
  watchConfirm: template(
    { zh: '确认订阅物流节点', en: 'Confirm milestone notices' },
    ['number', 'link'],
    {
      zh: '有人用这个邮箱订阅了 {number} 的物流节点。\n\n如果是您，请在 48 小时内打开下面的链接并按“确认订阅”：\n{link}\n\n如非本人操作，请忽略，不会再收到邮件。',
      en: 'Somebody asked for mails about the milestones of {number} at this address.\n\nIf it was you, open this link within 48 hours and press “Confirm”:\n{link}\n\nIf it was not you, ignore this mail: no other will follow.',
    },
    {
      via: ['mail'],
      secret: ['link'],
      subject: { zh: '请确认：订阅 {number} 的物流节点', en: 'Please confirm: milestones of {number}' },
    },
  ),
  milestone: template(
    { zh: '物流节点通知', en: 'Milestone notice' },
    ['number', 'stage', 'time', 'place', 'link', 'leave', 'oneClick'],
    {
      zh: '{number}：{stage}\n{time} {place}\n\n查看全部节点：\n{link}\n\n不再接收 {number} 的通知：\n{leave}',
      en: '{number}: {stage}\n{time} {place}\n\nAll milestones:\n{link}\n\nNo more mails about {number}:\n{leave}',
    },
    {
      via: ['mail'],
      secret: ['leave', 'oneClick'],
      subject: { zh: '{number}：{stage}', en: '{number}: {stage}' },
    },
  ),
  setPassword: template(
    { zh: '设置密码', en: 'Set your password' },
    ['username', 'link'],
    {
      zh: '请为您的账号 {username} 设置密码：{link}，24 小时内有效，仅可使用一次。',
      en: 'Set the password of your account {username}: {link} (valid for 24 hours, once).',
    },
    { secret: ['link'], via: ['mail', 'sms'] },
  ),
  newDevice: template(
    { zh: '新设备登录', en: 'Login from a new device' },
    ['username', 'device', 'address', 'time'],
    {
      zh: '您的账号 {username} 于 {time}（北京时间）在新设备登录：{device}，IP {address}。如非本人操作，请立即重置密码。',
      en: 'Your account {username} was used on a new device at {time} (Beijing time): {device}, IP {address}. If this was not you, reset the password at once.',
    },
    { via: ['mail', 'sms'] },
  ),
  digest: template(
    { zh: '通知汇总', en: 'Digest of notices' },
    ['count', 'list', 'link'],
    {
      zh: '{list}\n\n查看全部通知：{link}',
      en: '{list}\n\nAll notices: {link}',
    },
    { via: ['mail'], subject: { zh: '{count} 条通知', en: '{count} notices' } },
  ),
  staffNotice: template(
    { zh: '员工通知', en: 'Notice of the desk' },
    ['what', 'number', 'customer', 'by', 'said', 'link'],
    {
      zh: '{what} · {number}\n{customer} · {by}\n{said}\n\n查看详情：{link}',
      en: '{what} · {number}\n{customer} · {by}\n{said}\n\nOpen the record: {link}',
    },
    {
      via: ['mail'],
      subject: { zh: '{customer} · {what} · {number}', en: '{customer} · {what} · {number}' },
    },
  ),
  ...noticeMessages,
} as const satisfies Record<string, MessageTemplate>;

export type MessageName = keyof typeof messageTemplates;

export function isMessageName(name: string): name is MessageName {
  return Object.hasOwn(messageTemplates, name);
}

export interface WrittenMessage {
  readonly subject: string;
  readonly text: string;
  /** The values as they are said, in the order of the template. */
  readonly values: Readonly<Record<string, string>>;
}

/** How staff have worded a message, kept with it when it is sent: `{name}` places as in the template. */
const [ownSubject, ownText] = ['subjectWords', 'textWords'];

/** The values of a message together with the words that staff gave it. */
export function withWording(
  given: Readonly<Record<string, string>>,
  { subject, text }: Pick<WrittenMessage, 'subject' | 'text'>,
): Record<string, string> {
  return { ...given, [ownSubject]: subject, [ownText]: text };
}

/** A message in one language and way. A value that is a code of ours, such as the purpose of a code, is said in words. */
export function writtenMessage(
  name: MessageName,
  language: Language,
  given: Readonly<Record<string, string>>,
  via: 'mail' | 'sms',
): WrittenMessage {
  const { values, ...words }: MessageTemplate = messageTemplates[name];
  const subject = given[ownSubject] ?? say(words.subject, language);
  const text = given[ownText] ?? say((via === 'sms' && words.sms) || words.text, language);
  const said = { ...saidWords(values, given, language), ...saidPurpose(given['purpose'], language) };
  const whole = via === 'sms' ? filledSms(text, said, language) : filled(text, said);
  return { subject: filled(subject, said), text: whole, values: said };
}

function saidPurpose(value: string | undefined, language: Language): Record<string, string> {
  if (value === undefined) return {};
  const word = Object.entries(smsPurposes.codes).find(([purpose]) => purpose === value)?.[1];
  return { purpose: word ? phrase(say(word, language), language) : value };
}

// English words for a purpose stand inside a sentence.
function phrase(word: string, language: Language): string {
  return language === 'en' ? word.charAt(0).toLowerCase() + word.slice(1) : word;
}
