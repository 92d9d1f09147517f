import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { Said, Text } from '@loadline/contract/kernel/text';
import { rightValueTexts } from '@loadline/contract/start/settings.values.text';

/** How one kind of setting is read: undefined means that the text is not a right value. */
export interface Check<T> {
  readonly read: (raw: string) => T | undefined;
  readonly right: Text;
  readonly said?: Said;
}

export function whole(from: number, to: number): Check<number> {
  const read = (raw: string) => {
    const number = /^\d{1,9}$/.test(raw) ? Number(raw) : Number.NaN;
    return number >= from && number <= to ? number : undefined;
  };
  return { read, right: rightValueTexts.whole, said: { from, to } };
}

export function oneOf<const Choice extends string>(...choices: readonly Choice[]): Check<Choice> {
  const read = (raw: string) => choices.find((choice) => choice === raw.toLowerCase());
  return { read, right: rightValueTexts.oneOf, said: { choices: choices.join(', ') } };
}

const switchWords: Readonly<Record<string, boolean>> = {
  on: true,
  true: true,
  1: true,
  off: false,
  false: false,
  0: false,
};

export const onOff: Check<boolean> = {
  read: (raw) => switchWords[raw.toLowerCase()],
  right: rightValueTexts.onOff,
};

export const host: Check<string> = {
  read: (raw) => (isIP(raw) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(raw) ? raw : undefined),
  right: rightValueTexts.host,
};

/** As they stand in an address: `host` or `host:port`, in small letters. */
export const hosts: Check<readonly string[]> = {
  read: (raw) => {
    const list = raw.split(',').map((part) => part.trim().toLowerCase());
    return list.every((part) => URL.parse(`http://${part}/`)?.host === part) ? list : undefined;
  },
  right: rightValueTexts.hosts,
};

export const folder: Check<string> = {
  read: (raw) => (raw.includes('\0') ? undefined : resolve(raw)),
  right: rightValueTexts.folder,
};

/** The host may be missing, as in `postgres://user@/db?host=/run/postgresql`: then the URL parser needs a stand-in. */
export const postgresUrl: Check<string> = {
  read: (raw) => {
    const url = URL.parse(raw.replace('@/', '@localhost/'));
    return url && ['postgres:', 'postgresql:'].includes(url.protocol) ? raw : undefined;
  },
  right: rightValueTexts.postgresUrl,
};

export const networks: Check<readonly string[]> = {
  read: (raw) => {
    const list = raw.split(',').map((part) => part.trim());
    return list.every(isNetwork) ? list : undefined;
  },
  right: rightValueTexts.networks,
};

function isNetwork(part: string): boolean {
  const [address = '', prefix, ...rest] = part.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

/** A secret that a machine sends in a header: nobody guesses it, and no header breaks on it. */
export const token: Check<string> = {
  read: (raw) => (/^[\w-]{24,200}$/.test(raw) ? raw : undefined),
  right: rightValueTexts.token,
};

const keyBytes = 32;

/** A key that repeats itself is a placeholder, not chance: 32 random bytes hold fewer than 20 different ones less than once in a billion. */
const leastVariety = 20;

export const key: Check<Buffer> = {
  read: (raw) => {
    const bytes = decoded(raw);
    return bytes && bytes.length >= keyBytes && new Set(bytes).size >= leastVariety ? bytes : undefined;
  },
  right: rightValueTexts.key,
};

function decoded(raw: string): Buffer | undefined {
  if (/^([0-9a-f]{2})+$/i.test(raw)) return Buffer.from(raw, 'hex');
  return /^[\w+/-]+={0,2}$/.test(raw) ? Buffer.from(raw, 'base64') : undefined;
}
