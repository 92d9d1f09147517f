import { expect, test } from '@playwright/test';
import { logs, tables } from './left-behind.ts';
import { notedSecrets } from './noted-secrets.ts';
import { account } from './people.ts';

/** Where a secret of a kind is kept because the product is for it; the rest must never hold one. */
const keptOnPurpose: readonly [table: string, secret: RegExp][] = [
  // Only the development provider keeps codes, so that the outbox can show them.
  ['message', /^\d{6}$|^[A-Za-z0-9]{20}$/],
  ['app_user', /^\d{17}[\dX]$/],
  ['registration', /^\d{17}[\dX]$/],
  ['customer', /^\d{17}[\dX]$/],
];

test('After the whole run no password, code, token or identity number stands in a log or a table that is not for it', async () => {
  const secrets = notedSecrets();
  expect(secrets.length).toBeGreaterThan(20);
  // The start prints the demo's password on purpose; people of the walks have others.
  const unknown = secrets.filter((secret) => secret !== account('demo').password);
  for (const [path, text] of logs()) expect(foundIn(text, unknown), path).toEqual([]);
  for (const [table, text] of await tables()) {
    const meant = keptOnPurpose.filter(([name]) => name === table);
    const unwanted = secrets.filter((secret) => !meant.some(([, kind]) => kind.test(secret)));
    expect(foundIn(text, unwanted), table).toEqual([]);
  }
});

test('The search would notice: a name that is everywhere is found in the log and in the audit', async () => {
  expect([...logs().values()].some((text) => foundIn(text, ['GET']).length > 0)).toBe(true);
  expect(foundIn((await tables()).get('audit') ?? '', ['session'])).toEqual(['session']);
});

test('A code is told from the digits of an id or of a volume', () => {
  expect(foundIn('the code is 646400.', ['646400'])).toEqual(['646400']);
  expect(foundIn('id f-646400, volume 0.646400', ['646400'])).toEqual([]);
});

/** Whole words only: the digits of a code may stand inside an id, or behind the point of a volume. */
function foundIn(text: string, secrets: readonly string[]): string[] {
  return secrets.filter((secret) => new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`).test(text));
}
