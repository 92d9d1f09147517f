import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { architecture, breachesOf } from './architecture.check.ts';
import { rules } from './architecture.rules.ts';
import { readGraph } from './graph.ts';

const planted = join(import.meta.dirname, 'planted');

for (const { name } of rules) {
  test(`the breach planted for ${name} is found, with its file and nothing else`, async () => {
    const breaches = breachesOf(await readGraph(join(planted, name)));
    assert.deepEqual([...new Set(breaches.map(({ rule }) => rule))], [name]);
    assert.ok(breaches.every(({ path, says }) => path.startsWith('packages/') && says !== ''));
  });
}

test('a tree that keeps the rules in odd ways is left alone', async () => {
  assert.deepEqual(breachesOf(await readGraph(join(planted, 'clean'))), []);
});

test('a breach names the line it stands on', async () => {
  const [breach] = breachesOf(await readGraph(join(planted, 'casts-in-kernel')));
  assert.equal(breach?.line, 2);
});

test('the way to a forbidden package is told from the page to the package', async () => {
  const [breach] = breachesOf(await readGraph(join(planted, 'public-pages-stay-light')));
  assert.match(
    breach?.says ?? '',
    /site\/search\.page\.tsx → packages\/web\/src\/ui\/picker\.tsx → react-aria-components$/,
  );
});

test('kernel, looks and resources of the web are each kept from what belongs to one subject', async () => {
  const parts = async (tree: string) => {
    const breaches = breachesOf(await readGraph(join(planted, tree)));
    return breaches.map(({ path }) => path.split('/').slice(1, 4).join('/'));
  };
  assert.deepEqual(await parts('machines-below-shared'), [
    'web/src/kernel',
    'web/src/resource',
    'web/src/ui',
  ]);
  assert.deepEqual(
    [...new Set(await parts('kernels-name-no-subject'))],
    ['server/src/kernel', 'web/src/resource'],
  );
});

test('what is shared is found below a feature, a page, and outside the folder of a subject', async () => {
  const says = async (tree: string) => {
    const breaches = breachesOf(await readGraph(join(planted, tree)));
    return breaches.map((breach) => `${breach.path.split('/').slice(4).join('/')} ${breach.line ?? '-'}`);
  };
  assert.deepEqual(await says('shared-below-features'), [
    'orders/order-link.tsx 1',
    'orders/order-link.tsx 2',
  ]);
  assert.deepEqual(await says('shared-by-subject'), ['parcels/parcel-link.tsx -', 'price-text.ts -']);
});

test('a check that reads next to nothing fails', async () => {
  const { findings } = await architecture.run(join(planted, 'clean'));
  assert.match(findings.join('\n'), /only \d+ modules read/);
});

test('a table is found where a text joins it and where one begins with it', async () => {
  const breaches = breachesOf(await readGraph(join(planted, 'tables-through-their-owner')));
  assert.deepEqual(
    breaches.map(({ line, says }) => `${line} ${says}`),
    ['1 bills names the table orders of orders', '2 bills names the table booking of bookings'],
  );
});
