import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allPages } from '@loadline/contract/all-pages';
import { comingPages, pages } from '@loadline/contract/pages';
import { hasDesk, isOfDesk, pageAt, pageNames, pageOf } from '../kernel/known-pages.ts';
import { learnDesk } from './desk.ts';
import { deskSubjects } from './desk-subjects.ts';
import { goKey } from './go-keys.ts';
import { isAtDesk } from './menu-place.ts';
import { sitePages } from './site-pages.ts';
import { screenOf, webSubjects } from './web-subjects.ts';

test('a document knows nothing of the desk but the way there, until it has learnt it', () => {
  assert.equal(hasDesk(), false);
  assert.deepEqual(pageNames(), Object.keys(pages));
  assert.equal(pageOf('ops').path, '/ops');
  assert.throws(() => pageOf('opsBills'), /opsBills is a page of the desk/);
  assert.equal(pageAt('/ops/bills'), undefined);
  assert.deepEqual(
    [screenOf('ops'), goKey('ops/bills'), isAtDesk('/mawbOpt')],
    [undefined, undefined, false],
  );
  assert.deepEqual(['/ops', '/ops/bills', '/ops/xyz', '/opsbills', '/order'].map(isOfDesk), [
    true,
    true,
    true,
    false,
    false,
  ]);
  learnDesk();
  assert.equal(hasDesk(), true);
  assert.deepEqual(pageNames(), Object.keys(allPages));
  assert.equal(pageAt('/ops/bills'), pageOf('opsBills'));
  assert.deepEqual([goKey('ops/bills'), goKey('bill'), isAtDesk('/mawbOpt')], ['N', 'L', true]);
});

test('every page has one screen, unless it is still to come', () => {
  const shown = webSubjects().flatMap(({ screens }) => Object.keys(screens));
  assert.deepEqual([...shown, ...sitePages, ...comingPages].toSorted(), pageNames().toSorted());
  for (const name of pageNames()) assert.equal(screenOf(name) !== undefined, shown.includes(name), name);
});

test('no two subjects take the same place in the console, and no two pages of one menu the same letter', () => {
  const places = deskSubjects.flatMap(({ menu }) => menu?.map(({ at }) => at) ?? []);
  assert.deepEqual(places, [...new Set(places)]);
  const keys = webSubjects().flatMap((one) => Object.entries(one.keys ?? {}));
  const atDesk = deskSubjects.flatMap(
    ({ menu }) => menu?.map(({ page }) => pageOf(page).path.slice(1)) ?? [],
  );
  const menus = [(code: string) => atDesk.includes(code), (code: string) => !code.startsWith('ops')];
  for (const isOf of menus) {
    const letters = keys.flatMap(([code, letter]) => (isOf(code) ? [letter] : []));
    assert.deepEqual(letters, [...new Set(letters)]);
  }
});

test('whoever searches for records is led to a page that shows one', async () => {
  const searches = await Promise.all(deskSubjects.flatMap(({ search }) => (search ? [search()] : [])));
  assert.ok(searches.length > 0);
  for (const { page } of searches) assert.ok(screenOf(page), page);
});
