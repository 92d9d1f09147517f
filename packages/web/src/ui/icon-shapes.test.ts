import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const web = join(import.meta.dirname, '..');
const publicParts =
  /^(site|features\/(session|registrations))\/|^app\/(public-|door-|site-|mobile-|language-|tracking-|greeting|(login|register|calculator)\.page)/;

function read(path: string): string {
  return readFileSync(join(web, path), 'utf8');
}

test('public pages show no icon that only the back office brings', () => {
  const shapes = read('ui/office-icon-shapes.tsx').matchAll(/^ {2}'?([\w-]+)'?: [<(]/gm);
  const names = [...shapes].map(([, name]) => name);
  assert.ok(names.length > 20);
  const shown = new RegExp(`(?:icon|name)(?:=|: |=\\{.*)['"](?:${names.join('|')})['"]`);
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) =>
    publicParts.test(path),
  );
  assert.ok(files.length > 100);
  assert.deepEqual(
    files.filter((path) => path.endsWith('.tsx') && shown.test(read(path))),
    [],
  );
});
