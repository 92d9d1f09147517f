import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { postgresTexts } from '@loadline/contract/start/postgres.text';
import { StartFailure } from './start-failure.ts';

const secretBytes = 32;

/** The random secret kept in a file; made on first use, readable by its owner alone. */
export function keptSecret(file: string): Buffer {
  if (!existsSync(file)) writeSecret(file);
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  if (secret.length < secretBytes) throw new StartFailure(postgresTexts.damagedSecret, { file });
  return secret;
}

/** Written beside and renamed: a start killed half-way must not leave an empty secret. */
function writeSecret(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(secretBytes).toString('base64url')}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
}
