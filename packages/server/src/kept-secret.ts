import { randomBytes, randomUUID } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { postgresTexts } from '@loadline/contract/start/postgres.text';
import { randomPassword } from './kernel/random-password.ts';
import { StartFailure } from './start-failure.ts';

const secretBytes = 32;

/** The random secret kept in a file; made on first use, readable by its owner alone. */
export function keptSecret(file: string): Buffer {
  if (!existsSync(file)) writeSecret(file, randomBytes(secretBytes).toString('base64url'));
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  if (secret.length < secretBytes) throw new StartFailure(postgresTexts.damagedSecret, { file });
  return secret;
}

/** The random password kept in a file, of 20 letters and digits; made on first use, readable by its owner alone. */
export function keptPassword(file: string): string {
  if (!existsSync(file)) writeSecret(file, randomPassword(20));
  const password = readFileSync(file, 'utf8').trim();
  if (password.length < 20) throw new StartFailure(postgresTexts.damagedSecret, { file });
  return password;
}

/** Written beside and linked: a start killed half-way leaves no empty secret, and of two at once both read that of the first. */
function writeSecret(file: string, secret: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch {
    // Another start was first, or the disk knows no links; a copy takes nothing away either.
    if (!existsSync(file)) copyFileSync(draft, file, constants.COPYFILE_EXCL);
  } finally {
    rmSync(draft);
  }
}
