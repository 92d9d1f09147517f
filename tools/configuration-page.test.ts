import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { configurationPage } from './configuration-page.ts';

/** The formatter lines the columns up; what they say is what counts. */
function unaligned(page: string): string {
  return page.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
}

test('docs/configuration.md names every variable that is read, with its default and its values', () => {
  const written = readFileSync(join(import.meta.dirname, '..', 'docs', 'configuration.md'), 'utf8');
  const again = 'run: node tools/configuration-page.ts > docs/configuration.md && npm run format';
  assert.equal(unaligned(written), unaligned(configurationPage()), again);
});
