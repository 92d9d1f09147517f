import { appendFileSync, readFileSync } from 'node:fs';

const file = `${process.env.LOADLINE_E2E_DATA}.noted-secrets`;

/** Notes a password, code, token or identity number that a walk has used: the last spec looks for it everywhere. */
export function noteSecret(secret: string): string {
  appendFileSync(file, `${secret}\n`);
  return secret;
}

/** Every secret that this run has used so far, each once. */
export function notedSecrets(): string[] {
  return [...new Set(readFileSync(file, 'utf8').split('\n'))].filter((secret) => secret !== '');
}
