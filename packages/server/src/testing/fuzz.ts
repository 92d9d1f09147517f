import assert from 'node:assert/strict';
import { isStaffPermission } from '@loadline/contract/kernel/permission';
import fc from 'fast-check';
import type { ServedEndpoint } from '../kernel/served.ts';
import { callsOf } from './calls.ts';
import type { TestHouse } from './house.ts';
import { openTestHouse } from './house.ts';
import { nameOf } from './walk.ts';

const seed = 20_261_121;
/** Of each endpoint: a machine that does much else takes longer over them, and is never told that it took too long. */
const numRuns = 20;

/** What programs trip over: nothing, too much, the wrong kind, other alphabets, and names with a meaning of their own. */
const odd = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'null',
    '-1',
    '0',
    '1e309',
    'NaN',
    'true',
    '2026-02-30',
    '0001-01-01',
    '9999-12-31',
    '\u0000',
    '\ud800',
    '__proto__',
    'constructor',
  ),
  fc.constantFrom(
    "'; drop table orders; --",
    '%',
    '_',
    '\\',
    '../../etc/passwd',
    '<script>',
    '=1+1',
    '＝',
    '订单',
    'عربى',
    '👍',
    'a'.repeat(5_000),
  ),
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.bigInt().map(String),
  fc.uuid(),
);
const value = fc.oneof(
  odd,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(odd, { maxLength: 4 }),
  fc.object({ maxDepth: 3 }),
);

function keysOf(endpoint: ServedEndpoint): string[] {
  return [...Object.keys(endpoint.query), ...Object.keys(endpoint.body), '__proto__', 'org_id', 'unknown'];
}

/** A house with somebody who gets past each door: what stands behind it is what may break. */
export async function houseOfInsiders() {
  const house: TestHouse = await openTestHouse();
  const { served, app } = house.house;
  const [customer, desk] = [await house.as(await house.person()), await house.as(await house.clerk())];
  const insider = ({ access }: ServedEndpoint) => (isStaffPermission(access) ? desk : customer);
  return { served, app, customer, insider };
}

/** Asks endpoints anything, each by itself. */
export async function askAnything(which: (endpoint: ServedEndpoint) => boolean): Promise<void> {
  const { served, app, insider } = await houseOfInsiders();
  for (const endpoint of served.filter(which)) {
    const key = fc.constantFrom(...keysOf(endpoint));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(key, odd), { maxLength: 5 }),
        fc.dictionary(key, value, { maxKeys: 5 }),
        fc.boolean(),
        async (query, body, signedIn) => {
          const asked = new URLSearchParams(
            query.map(([name, text]): [string, string] => [name, text.toWellFormed()]),
          );
          const url = `${endpoint.path}?${asked.toString()}`;
          const person =
            signedIn && endpoint.path !== '/adminapi/oauth/logout' ? insider(endpoint) : callsOf(app);
          const reply = endpoint.method === 'GET' ? await person.get(url) : await person.post(url, body);
          assert.ok(reply.status < 500, `${nameOf(endpoint)} ${reply.status} ${reply.message}`);
          if (String(reply.headers['content-type']).startsWith('application/json')) {
            assert.equal(typeof reply.code, 'number');
            assert.equal(typeof reply.message, 'string');
          }
        },
      ),
      { seed, numRuns },
    );
  }
  assert.equal(Object.getOwnPropertyDescriptor(Object.prototype, 'unknown'), undefined);
}
