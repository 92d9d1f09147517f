import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comingPages, pages } from '@loadline/contract/pages';
import { pageNames } from './page-at.ts';
import { sitePages } from './site-pages.ts';
import { screens, webSubjects } from './web-subjects.ts';

test('every page has a screen, unless it is still to come', () => {
  const shown = [...screens.keys(), ...sitePages, ...comingPages];
  assert.deepEqual(shown.toSorted(), pageNames().toSorted());
});

test('no two subjects take the same place in the console, and no two pages of one menu the same letter', () => {
  const places = webSubjects.flatMap(({ desk }) => desk?.map(({ at }) => at) ?? []);
  assert.deepEqual(places, [...new Set(places)]);
  const keys = webSubjects.flatMap((one) => Object.entries(one.keys ?? {}));
  const atDesk = webSubjects.flatMap(({ desk }) => desk?.map(({ page }) => pages[page].path.slice(1)) ?? []);
  const menus = [(code: string) => atDesk.includes(code), (code: string) => !code.startsWith('ops')];
  for (const isOf of menus) {
    const letters = keys.flatMap(([code, letter]) => (isOf(code) ? [letter] : []));
    assert.deepEqual(letters, [...new Set(letters)]);
  }
});

test('whoever searches for records is led to a page that shows one', async () => {
  const searches = await Promise.all(webSubjects.flatMap(({ search }) => (search ? [search()] : [])));
  assert.ok(searches.length > 0);
  for (const { page } of searches) assert.ok(pages[page] && screens.has(page), page);
});
