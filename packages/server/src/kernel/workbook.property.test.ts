import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type CraftedEntry, craftedZip } from './testing/crafted-zip.ts';
import { fixture } from './testing/fixture.ts';
import { type WorkbookOutcome, workbookOutcome } from './testing/workbook-outcome.ts';
import { WORKBOOK_LIMITS } from './workbook.refusal.ts';
import { guardZip } from './zip-guard.ts';

const files = ['openpyxl-orders.xlsx', 'libreoffice-orders.xlsx'].map((name) => ({
  name,
  bytes: fixture(name),
}));

function same(one: WorkbookOutcome, other: WorkbookOutcome): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

for (const { name, bytes } of files) {
  test(`${name}: with any bytes changed it is refused or says exactly the same`, async () => {
    const sound = await workbookOutcome(bytes);
    const changes = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 })), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(changes, async (flips) => {
        const changed = Buffer.from(bytes);
        for (const [at, mask] of flips) changed[at] = (changed[at] ?? 0) ^ mask;
        const outcome = await workbookOutcome(changed);
        assert.ok('refused' in outcome || same(outcome, sound));
      }),
      { numRuns: 600 },
    );
  });

  test(`${name}: cut off anywhere it is refused`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => {
        assert.ok('refused' in (await workbookOutcome(bytes.subarray(0, length))));
      }),
      { numRuns: 200 },
    );
  });

  test(`${name}: with pieces doubled, moved or replaced it is refused or says exactly the same`, async () => {
    const sound = await workbookOutcome(bytes);
    const place = fc.nat(bytes.length - 1);
    await fc.assert(
      fc.asyncProperty(place, place, place, fc.uint8Array({ maxLength: 40 }), async (from, to, at, junk) => {
        const piece = bytes.subarray(Math.min(from, to), Math.max(from, to));
        const outcome = await workbookOutcome(
          Buffer.concat([bytes.subarray(0, at), junk, piece, bytes.subarray(at)]),
        );
        assert.ok('refused' in outcome || same(outcome, sound));
      }),
      { numRuns: 200 },
    );
  });

  test(`${name}: parts rewritten at random inside a sound archive are read or refused, never a failure`, async () => {
    const { parts } = await guardZip(bytes, WORKBOOK_LIMITS);
    const entries: CraftedEntry[] = [...parts].map(([part, body]) => ({ name: part, body }));
    const pieces = [
      '<',
      '>',
      '</c>',
      '<row r="2">',
      '&#x0;',
      '&amp',
      '"',
      ' r="A1',
      '<c t="s"><v>-1</v>',
      '\u0000',
      '深',
      '',
    ];
    const edit = fc.record({
      part: fc.nat(entries.length - 1),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      cut: fc.nat(12),
      piece: fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 6 })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
        const changed = entries.map((entry) => ({ ...entry }));
        for (const { part, at, cut, piece } of edits) {
          const body = Buffer.from(changed[part]?.body ?? '');
          const place = Math.floor(at * body.length);
          const edited = Buffer.concat([
            body.subarray(0, place),
            Buffer.from(piece),
            body.subarray(place + cut),
          ]);
          changed[part] = { name: changed[part]?.name ?? '', body: edited };
        }
        await workbookOutcome(craftedZip(changed));
      }),
      { numRuns: 600 },
    );
  });
}

test('bytes that were never a workbook are refused', async () => {
  const start = Buffer.from('504b0304', 'hex');
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (bytes, signed) => {
      const outcome = await workbookOutcome(signed ? Buffer.concat([start, bytes]) : Buffer.from(bytes));
      assert.ok('refused' in outcome);
    }),
    { numRuns: 300 },
  );
});
