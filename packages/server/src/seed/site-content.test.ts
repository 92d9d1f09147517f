import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comingPages } from '@loadline/contract/pages';
import { demoPages, firstEditions } from './site-content.ts';

test('as long as there is no page of bills, no text says that customers check them here', () => {
  const isComing = comingPages.some((page) => page === 'bill');
  const texts = JSON.stringify([firstEditions.agreement.terms[0], demoPages.about.sections]);
  assert.equal(isComing && /账单|\bbills\b/.test(texts), false);
});
