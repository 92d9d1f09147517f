import { type CodeWays, smsReaches } from '@loadline/contract/session/code-way';
import type { MailSettings, SmsSettings } from '../../config.messages.ts';
import type { Config } from '../../config.ts';
import type { MailSender } from './mail.ts';
import { NotSent, ours } from './not-sent.ts';
import type { SmsSender } from './sms.ts';
import type { SmsVendor } from './sms.vendor.ts';
import { smsThrough } from './sms.vendor.ts';

/** The ways out of the house. */
export interface Senders {
  readonly sms: SmsSender;
  /** Undefined when no mail server is configured: then nothing is to be sent by mail. */
  readonly mail: MailSender | undefined;
}

/** What the senders themselves have to say; pino's logger fits. */
export interface MessageLog {
  info(fields: object, text: string): void;
}

type MessageConfig = Pick<Config, 'production' | 'sms' | 'mail'>;

/** The senders that the configuration chose; a provider's code is loaded with the first message. */
export function sendersOf(config: MessageConfig, log: MessageLog): Senders {
  return { sms: smsOf(config, log), mail: config.mail && mailOf(config.mail) };
}

/** In production nobody looks into the log's outbox for codes. */
export function lacksSms({ production, sms }: MessageConfig): boolean {
  return production && sms.provider === 'log';
}

/** What codes and links can be sent by here. */
export function codeWays(config: MessageConfig): CodeWays {
  const { sms, mail } = config;
  const reach = sms.provider === 'log' ? 'world' : sms.reach;
  return { sms: lacksSms(config) ? 'none' : reach, mail: mail !== undefined };
}

function smsOf(config: MessageConfig, log: MessageLog): SmsSender {
  if (lacksSms(config)) return { send: () => Promise.reject(new NotSent('sms', ours('not-configured'))) };
  const vendor = vendorOf(config.sms);
  if (vendor) return { send: async (message) => smsThrough(within(config, await vendor())).send(message) };
  return {
    async send({ id, template }) {
      log.info({ message: id, template }, 'a message waits in the outbox');
    },
  };
}

/** A vendor may take a number abroad with a template that is not approved for there, and then say nothing of use. */
function within(config: MessageConfig, vendor: SmsVendor): SmsVendor {
  return {
    ...vendor,
    requestFor(message, at) {
      if (!smsReaches(codeWays(config), message.to)) throw new NotSent(vendor.name, ours('abroad'));
      return vendor.requestFor(message, at);
    },
  };
}

/** Undefined for the log, which sends through nobody. */
function vendorOf(sms: SmsSettings): (() => Promise<SmsVendor>) | undefined {
  switch (sms.provider) {
    case 'aliyun':
      return async () => (await import('./aliyun.ts')).aliyun(sms);
    case 'tencent':
      return async () => (await import('./tencent.ts')).tencent(sms);
    case 'twilio':
      return async () => (await import('./twilio.ts')).twilio(sms);
    case 'log':
      return undefined;
  }
}

function mailOf(settings: MailSettings): MailSender {
  let sender: Promise<MailSender> | undefined;
  return {
    async send(mail) {
      sender ??= import('./mail.ts').then(({ mailThrough }) => mailThrough(settings));
      await (await sender).send(mail);
    },
  };
}
