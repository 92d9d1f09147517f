import { type SettingName, settingProblems } from '@loadline/contract/start/settings.text';
import type { Mailbox, SmsTemplates } from './config.checks.messages.ts';
import type { settingsReader } from './config.reader.ts';
import { type Setting, settings } from './config.settings.ts';
import { filled } from './start-failure.ts';

/** An account at a provider of SMS. */
export interface SmsAccount {
  readonly keyId: string;
  readonly keySecret: string;
  readonly sender: string;
  /** Undefined: the provider's official address. */
  readonly endpoint: string | undefined;
}

export interface AliyunAccount extends SmsAccount {
  readonly templates: SmsTemplates;
}

export interface TencentAccount extends AliyunAccount {
  readonly appId: string;
  readonly region: string;
}

interface Reach {
  /** What its signature and templates are approved for. */
  readonly reach: 'mainland' | 'world';
}

export type SmsSettings =
  | { readonly provider: 'log' }
  | ({ readonly provider: 'aliyun' } & AliyunAccount & Reach)
  | ({ readonly provider: 'tencent' } & TencentAccount & Reach)
  | ({ readonly provider: 'twilio' } & SmsAccount & Reach);

export interface MailSettings {
  readonly url: URL;
  readonly from: Mailbox;
}

type Reader = ReturnType<typeof settingsReader>;

/** How SMS leave the house. What the chosen provider needs and is missing becomes a finding. */
export function smsSettings(reader: Reader): SmsSettings {
  const provider = reader.value('SMS_PROVIDER', settings.SMS_PROVIDER);
  if (provider === 'log') return { provider };
  const needed = neededWith(`SMS_PROVIDER=${provider}`, reader);
  const account = {
    keyId: needed('SMS_KEY_ID', settings.SMS_KEY_ID, ''),
    keySecret: needed('SMS_KEY_SECRET', settings.SMS_KEY_SECRET, ''),
    sender: needed('SMS_SENDER', settings.SMS_SENDER, ''),
    reach:
      reader.value('SMS_REACH', settings.SMS_REACH) ??
      (provider === 'twilio' ? ('world' as const) : ('mainland' as const)),
    endpoint: reader.value('SMS_ENDPOINT', settings.SMS_ENDPOINT),
  };
  if (provider === 'twilio') return { provider, ...account };
  const templates = needed('SMS_TEMPLATES', settings.SMS_TEMPLATES, new Map());
  if (provider === 'aliyun') return { provider, ...account, templates };
  const appId = needed('SMS_APP_ID', settings.SMS_APP_ID, '');
  const region = reader.value('SMS_REGION', settings.SMS_REGION);
  return { provider, ...account, templates, appId, region };
}

/** How mail leaves the house; undefined when none is to be sent. */
export function mailSettings(reader: Reader): MailSettings | undefined {
  const url = reader.value('MAIL_URL', settings.MAIL_URL);
  if (!url) return undefined;
  const needed = neededWith('MAIL_URL', reader);
  return { url, from: needed('MAIL_FROM', settings.MAIL_FROM, { name: '', address: '' }) };
}

/** Reads what `cause` cannot do without. What is missing is a finding, so the start never sees the stand-in. */
function neededWith(cause: string, { findings, find, value }: Reader) {
  return <T>(name: SettingName, setting: Setting<T, undefined>, standIn: T): T => {
    const given = value(name, setting);
    if (given !== undefined) return given;
    const { right, said } = setting.check;
    if (findings.every(({ variable }) => variable !== name))
      find(name, settingProblems.neededWith, { cause, right: filled(right, said) });
    return standIn;
  };
}
