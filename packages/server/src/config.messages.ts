import { settingProblems } from '@loadline/contract/start/settings.text';
import type { Mailbox, SmsTemplates } from './config.checks.messages.ts';
import type { settingsReader } from './config.reader.ts';
import { settings } from './config.settings.ts';
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

export type SmsSettings =
  | { readonly provider: 'log' }
  | ({ readonly provider: 'aliyun' } & AliyunAccount)
  | ({ readonly provider: 'tencent' } & TencentAccount)
  | ({ readonly provider: 'twilio' } & SmsAccount);

export interface MailSettings {
  readonly url: URL;
  readonly from: Mailbox;
}

type Reader = ReturnType<typeof settingsReader>;

/** How SMS and mail leave the house. What a chosen provider needs and is missing becomes a finding. */
export function messageSettings(reader: Reader): { sms: SmsSettings; mail: MailSettings | undefined } {
  return { sms: smsSettings(reader), mail: mailSettings(reader) };
}

function smsSettings({ findings, find, value }: Reader): SmsSettings {
  const provider = value('SMS_PROVIDER', settings.SMS_PROVIDER);
  const keyId = value('SMS_KEY_ID', settings.SMS_KEY_ID);
  const keySecret = value('SMS_KEY_SECRET', settings.SMS_KEY_SECRET);
  const sender = value('SMS_SENDER', settings.SMS_SENDER);
  const endpoint = value('SMS_ENDPOINT', settings.SMS_ENDPOINT);
  const templates = value('SMS_TEMPLATES', settings.SMS_TEMPLATES);
  const appId = value('SMS_APP_ID', settings.SMS_APP_ID);
  const region = value('SMS_REGION', settings.SMS_REGION);
  if (provider === 'log') return { provider };

  const needs = {
    SMS_KEY_ID: keyId,
    SMS_KEY_SECRET: keySecret,
    SMS_SENDER: sender,
    ...(provider !== 'twilio' && { SMS_TEMPLATES: templates }),
    ...(provider === 'tencent' && { SMS_APP_ID: appId }),
  };
  for (const name of ['SMS_KEY_ID', …
