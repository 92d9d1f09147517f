import { isEmail } from '@loadline/contract/checks/email';
import { rightValueTexts } from '@loadline/contract/start/settings.values.text';
import type { Check } from './config.checks.ts';

/** A vendor's approved template for one of our messages. */
export interface SmsTemplate {
  readonly id: string;
  /** The values it takes, in its order; undefined for all that the message has, in ours. */
  readonly values: readonly string[] | undefined;
}

/** By the name of our message. */
export type SmsTemplates = ReadonlyMap<string, SmsTemplate>;

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export function line(most: number): Check<string> {
  const read = (raw: string) => (raw.length > most || /\p{Cc}/u.test(raw) ? undefined : raw);
  return { read, right: rightValueTexts.line, said: { most } };
}

/** Without the slash at its end. */
export const httpUrl: Check<string> = {
  read: (raw) => {
    const url = URL.parse(raw);
    if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
    if (url.username || url.password || url.search || url.hash) return undefined;
    return `${url.origin}${url.pathname.replace(/\/$/, '')}`;
  },
  right: rightValueTexts.httpUrl,
};

export const smtpUrl: Check<URL> = {
  read: (raw) => {
    const url = URL.parse(raw);
    return url && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '' ? url : undefined;
  },
  right: rightValueTexts.smtpUrl,
};

export const mailbox: Check<Mailbox> = {
  read: (raw) => {
    const [, name = '', inAngles, alone] = /^(?:([^<>"\p{Cc}]*)<([^<>\s]+)>|([^<>\s]+))$/u.exec(raw) ?? [];
    const address = inAngles ?? alone ?? '';
    return isMailAddress(address) ? { name: name.trim(), address } : undefined;
  },
  right: rightValueTexts.mailbox,
};

/** One address and nothing around it, as it may stand in a header: what a person types may have blanks about it. */
export function isMailAddress(text: string): boolean {
  return isEmail(text) && !/[\s\p{Cc}]/u.test(text);
}

export const smsTemplates: Check<SmsTemplates> = {
  read: (raw) => {
    const entries = raw.split(',').map((part) => templateEntry(part.trim()));
    const known = entries.filter((entry) => entry !== undefined);
    const byName = new Map(known);
    return byName.size === entries.length ? byName : undefined;
  },
  right: rightValueTexts.smsTemplates,
};

function templateEntry(part: string): [string, SmsTemplate] | undefined {
  const [, name, id, values] = /^([\w.-]+):([\w-]+)(?::([\w/]*))?$/.exec(part) ?? [];
  if (name === undefined || id === undefined) return undefined;
  return [name, { id, values: values?.split('/').filter((value) => value !== '') }];
}
