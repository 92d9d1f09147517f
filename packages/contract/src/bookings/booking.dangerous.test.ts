import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dangerousGoods, onlyEntryOf, unNoOf } from '../codes/dangerous-goods.ts';
import { specialHandling } from '../codes/special-handling.ts';
import { isCode } from '../kernel/code.ts';
import { exact, isLess } from '../kernel/decimal.ts';
import { handlingCodesOf, handlingText, isCargoOnly, natureOf, needsDgd } from './booking.dangerous.ts';
import { rowId, soundBooking, soundHouse } from './booking.factory.ts';
import { findingsOfBooking } from './booking.rules.ts';
import { shareOf, splitContent } from './booking.split.ts';
import type { BookingContent } from './booking-content.ts';
import type { DangerousRow } from './booking-dangerous.ts';
import { blankDangerous } from './booking-dangerous.ts';

const moment = { today: '2026-11-21', now: '2026-11-21T02:00:00.000Z' };

function declared(
  rows: readonly DangerousRow[],
  special: BookingContent['dangerous']['special'] = ['battery'],
): BookingContent {
  const sound = soundBooking();
  return { ...sound, dangerous: { ...sound.dangerous, special, rows: [...rows] } };
}

function row(change: Partial<DangerousRow> = {}): DangerousRow {
  return {
    ...blankDangerous(rowId(90)),
    entry: 'UN3481-contained',
    instruction: '967-II',
    packages: 18,
    netQuantity: '1.5',
    ...change,
  };
}

const wrongIn = (content: BookingContent) => findingsOfBooking(content, moment).errors;
const pathsIn = (content: BookingContent) => wrongIn(content).map(({ path }) => path.split('.').at(-1));

test('what the goods are has to be said, and batteries and dangerous goods have a UN number', () => {
  assert.deepEqual(
    wrongIn(declared([], [])).map(({ path }) => path),
    ['dangerous.special'],
  );
  assert.deepEqual(
    wrongIn(declared([])).map(({ path }) => path),
    ['dangerous.rows'],
  );
  assert.deepEqual(
    wrongIn(declared([], ['general', 'magnetic'])).map(({ path }) => path),
    ['dangerous.special'],
  );
  assert.deepEqual(wrongIn(declared([], ['magnetic', 'liquid'])), []);
  assert.deepEqual(wrongIn(declared([row()])), []);
  const [open] = wrongIn(declared([blankDangerous(rowId(90))]));
  assert.equal(open?.label.en, 'Dangerous goods, row 1: UN no. and proper shipping name');
  assert.equal(open?.label.zh, '危险品第 1 行 UN编号与运输专用名称');
  assert.deepEqual(pathsIn(declared([row({ entry: 'UN1266', packingGroup: 'II', instruction: '353' })])), [
    'rows',
  ]);
  assert.deepEqual(wrongIn(declared([blankDangerous(rowId(90))], ['general'])), [], 'nobody asks for it');
});

test('a row is packed as its goods may be: instruction, group, limit and house waybill', () => {
  const dangerous = (change: Partial<DangerousRow>) => pathsIn(declared([row(change)], ['dangerous']));
  assert.deepEqual(dangerous({ instruction: '965-IA' }), ['instruction']);
  assert.deepEqual(dangerous({ entry: 'UN3480', instruction: '965-IB', netQuantity: '10' }), []);
  assert.deepEqual(dangerous({ entry: 'UN3480', instruction: '965-IB', netQuantity: '10.001' }), [
    'netQuantity',
  ]);
  assert.deepEqual(dangerous({ entry: 'UN1266', instruction: '353' }), ['packingGroup']);
  assert.deepEqual(dangerous({ entry: 'UN1266', packingGroup: 'III', instruction: '353' }), ['instruction']);
  assert.deepEqual(dangerous({ entry: 'UN1219', packingGroup: 'III', instruction: '353' }), ['packingGroup']);
  assert.deepEqual(dangerous({ packages: 19 }), ['packages']);
  assert.deepEqual(dangerous({ house: rowId(77) }), ['house']);
  const two = [soundHouse(1), soundHouse(2)];
  const content = { ...soundBooking('2026-11-23', two), dangerous: declared([row()]).dangerous };
  assert.deepEqual(pathsIn(content), ['house']);
});

test('lithium batteries alone fly by Sections IA and IB, on cargo aircraft only', () => {
  for (const entry of ['UN3480', 'UN3090', 'UN3551']) {
    const packings = dangerousGoods[entry]?.packings ?? [];
    assert.deepEqual(
      packings.map(({ instruction }) => instruction.split('-')[1]),
      ['IA', 'IB'],
    );
    assert.ok(packings.every(({ passenger }) => passenger === null));
  }
});

test('handling codes and the words of the papers follow from what is declared', () => {
  const alone = row({ entry: 'UN3480', instruction: '965-IB' });
  assert.deepEqual(handlingCodesOf([row()], []), ['ELI']);
  assert.deepEqual(handlingCodesOf([alone], ['PER']), ['RBI', 'CAO', 'PER']);
  assert.deepEqual(handlingCodesOf([row({ entry: 'UN2807', instruction: '953' })], ['MAG']), ['MAG']);
  assert.equal(handlingText([row()], 18), 'Lithium ion batteries in compliance with Section II of PI 967');
  assert.equal(
    handlingText([alone, row()], 40),
    'Dangerous goods as per associated DGD (18 packages) - Cargo Aircraft Only\nLithium ion batteries in compliance with Section II of PI 967',
  );
  assert.equal(handlingText([row({ entry: 'UN1845', instruction: '954' })], 18), null);
  const heavy = row({ instruction: '967-I', netQuantity: '5.1' });
  assert.deepEqual(handlingCodesOf([heavy], []), ['RLI', 'CAO']);
  assert.equal(
    natureOf(row()),
    'UN3481 Lithium ion batteries contained in equipment, Class 9, PI 967-II, 18 x 1.5 kg',
  );
});

test('whatever of the list is packed within its limit is sound, has a known code, and says so where it is barred from passengers', () => {
  const every = Object.entries(dangerousGoods).flatMap(([entry, { packings }]) =>
    packings.map((packing) => ({ entry, packing })),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...every),
      fc.integer({ min: 1, max: 400_000 }),
      ({ entry, packing }, grams) => {
        const netQuantity = (grams / 1000).toFixed(3);
        const one = row({
          entry,
          instruction: packing.instruction,
          packingGroup: packing.group ?? null,
          netQuantity,
        });
        const content = declared([one], ['dangerous']);
        const fits = packing.cargo === 'any' || !isLess(exact(packing.cargo), exact(netQuantity));
        assert.deepEqual(pathsIn(content), fits ? [] : ['netQuantity']);
        const codes = handlingCodesOf([one], []);
        assert.ok(codes.every((code) => isCode(specialHandling, code)));
        assert.equal(codes.includes('CAO'), isCargoOnly(one));
        assert.equal(
          isCargoOnly(one),
          packing.passenger !== 'any' &&
            (packing.passenger === null || isLess(exact(packing.passenger), exact(netQuantity))),
        );
        assert.equal(handlingText([one], null)?.includes('DGD') ?? false, needsDgd(one));
      },
    ),
  );
});

test('a UN number of the list names its goods unless it has several names', () => {
  assert.equal(onlyEntryOf('UN3480'), 'UN3480');
  assert.equal(onlyEntryOf('UN3481'), undefined);
  assert.equal(onlyEntryOf('UN9999'), undefined);
  assert.ok(Object.keys(dangerousGoods).every((entry) => /^UN\d{4}$/.test(unNoOf(entry))));
});

test('a house waybill that is split takes its declaration along; in which packages the goods are is asked again where not all were', () => {
  const content = declared([row()]);
  const [house] = content.houses.rows;
  assert.ok(house);
  const packagesOf = (one: BookingContent) => {
    const { stays, leaves } = splitContent(one, [shareOf(house, 5)], () => rowId(55));
    assert.equal(leaves.dangerous.rows[0]?.house, rowId(55));
    return [stays, leaves].map(({ dangerous }) => dangerous.rows[0]?.packages);
  };
  assert.deepEqual(packagesOf(content), [13, 5]);
  assert.deepEqual(packagesOf(declared([row({ packages: 4 })])), [null, null]);
});
