import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../config.ts';
import type { Senders } from '../senders.ts';
import { sendersOf } from '../senders.ts';
import type { Sms } from '../sms.ts';

/** The senders of an installation with these variables, and what they wrote to its log. */
export function configured(env: Readonly<Record<string, string>>): Senders & { readonly logged: string[] } {
  const logged: string[] = [];
  const config = readConfig({ DATA_DIR: join(tmpdir(), 'loadline-senders'), ...env });
  const log = {
    info: (fields: object, text: string) => void logged.push(`${text} ${JSON.stringify(fields)}`),
  };
  return { ...sendersOf(config, log), logged };
}

/** A code on its way to a phone. */
export function codeMessage(change: Partial<Sms> = {}): Sms {
  return {
    id: '0198c0de-0000-7000-8000-000000000001',
    to: '+8613800138000',
    template: 'code',
    values: { code: '493817' },
    text: '您的验证码是 493817，5 分钟内有效。',
    ...change,
  };
}
