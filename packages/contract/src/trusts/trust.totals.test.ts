import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { changesOf, withChanges } from '../documents/document.changes.ts';
import { productWeightRule } from '../freight/product-weight.ts';
import { orderOfForm } from '../orders/order-form.order.ts';
import { lineId, soundLine, soundTrust } from './trust.factory.ts';
import { linesOfCargo } from './trust.kept.ts';
import { formsOfTrust } from './trust.orders.ts';
import { lineColumns, linesOfRows, rowsIn } from './trust.rows.ts';
import { findingsOfSplit, oneOrder, orderPerLine, shipmentsLeft, shipmentsOf } from './trust.split.ts';
import { trustTotals } from './trust.totals.ts';
import { contentFields } from './trust-content.ts';
import type { TrustLine } from './trust-line.ts';
import { trustLine } from './trust-line.ts';

const air = productWeightRule('1', null);

/** Whole thousandths as a decimal with three places. */
function thousandths(count: bigint): string {
  const digits = String(count).padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

const anyLine = fc
  .record({
    cartons: fc.integer({ min: 1, max: 999 }),
    sides: fc.tuple(
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 1, max: 3000 }),
    ),
    grams: fc.integer({ min: 1, max: 99_999 }),
    quantity: fc.integer({ min: 1, max: 99_999 }),
    cents: fc.integer({ min: 1, max: 99_999 }),
  })
  .map(({ cartons, sides, grams, quantity, cents }) => ({ cartons, sides, grams, quantity, cents }));

function linesFrom(
  all: readonly {
    cartons: number;
    sides: [number, number, number];
    grams: number;
    quantity: number;
    cents: number;
  }[],
): TrustLine[] {
  return all.map(({ cartons, sides, grams, quantity, cents }, place) =>
    soundLine(place + 1, {
      cartons,
      length: String(sides[0] / 10),
      width: String(sides[1] / 10),
      height: String(sides[2] / 10),
      grossWeight: thousandths(BigInt(grams)),
      netWeight: null,
      quantity,
      unitPriceUsd: (cents / 100).toFixed(2),
    }),
  );
}

test('the totals are the sums of what the lines hold, to the gram and the cent', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (all) => {
      const totals = trustTotals(linesFrom(all), air);
      const grams = all.reduce((sum, { cartons, grams: one }) => sum + BigInt(cartons) * BigInt(one), 0n);
      const cents = all.reduce((sum, { quantity, cents: one }) => sum + BigInt(quantity) * BigInt(one), 0n);
      assert.equal(totals.gross, thousandths(grams));
      assert.equal(totals.value, thousandths(cents * 10n).slice(0, -1));
      assert.equal(
        totals.cartons,
        all.reduce((sum, { cartons }) => sum + cartons, 0),
      );
      assert.equal(
        totals.quantity,
        all.reduce((sum, { quantity }) => sum + quantity, 0),
      );
      assert.ok(Number(totals.chargeable) >= Number(totals.gross));
      assert.equal(Number(totals.chargeable) % 0.5, 0);
    }),
  );
});

test('the order of lines changes no total', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (all) => {
      const lines = linesFrom(all);
      assert.deepEqual(trustTotals(lines.toReversed(), air), trustTotals(lines, air));
    }),
  );
});

test('the cargo of the drawing weighs what the drawing says', () => {
  const lines = [
    soundLine(1),
    soundLine(2, {
      cartons: 18,
      length: '62',
      width: '40',
      height: '38',
      grossWeight: '11.8',
      netWeight: '10.4',
      quantity: 432,
      unitPriceUsd: '5.55',
    }),
    soundLine(3, {
      cartons: 12,
      length: '50',
      width: '40',
      height: '36',
      grossWeight: '9.5',
      netWeight: '8.3',
      quantity: 288,
      unitPriceUsd: '9.80',
    }),
  ];
  const { by, unit, volumeWeight, ...figures } = trustTotals(lines, air);
  assert.deepEqual(figures, {
    cartons: 54,
    quantity: 2160,
    gross: '676.800',
    net: '603.600',
    volume: '4.899',
    value: '8676.00',
    chargeable: '816.5',
  });
  assert.deepEqual([by, unit, volumeWeight], ['volume', 'kg', '816.480']);
});

test('a blank line counts as nothing and hinders nothing', () => {
  const blank = soundLine(1, {
    cartons: null,
    length: null,
    grossWeight: null,
    quantity: null,
    unitPriceUsd: null,
  });
  assert.deepEqual(trustTotals([blank, soundLine(2)], air), trustTotals([soundLine(2)], air));
});

test('changes laid on what they were taken from give what they lead to, whatever changed', () => {
  const before = soundTrust([soundLine(1), soundLine(2), soundLine(3)]);
  fc.assert(
    fc.property(
      fc.subarray([1, 2, 3]),
      fc.integer({ min: 1, max: 500 }),
      fc.boolean(),
      (kept, cartons, moved) => {
        const lines = [...kept.map((place) => soundLine(place, { cartons })), soundLine(7)];
        const after = {
          ...before,
          parties: { ...before.parties, notify: moved ? before.parties.shipper : null },
          route: { ...before.route, fbaIds: moved ? ['FBA15MMD8D02'] : [] },
          cargo: { ...before.cargo, lines },
        };
        const laid = withChanges(contentFields, before, changesOf(contentFields, before, after));
        assert.ok(laid.ok);
        assert.deepEqual(laid.value, after);
        assert.deepEqual(changesOf(contentFields, after, laid.value), []);
      },
    ),
  );
});

function ordersOf(lines: TrustLine[], shares: Parameters<typeof formsOfTrust>[1]) {
  return formsOfTrust(soundTrust(lines), shares, { trustNo: 'TR2611220001' }).map((form) => {
    assert.ok(form.ok);
    return orderOfForm(form.value);
  });
}

test('however a trust order is split, its orders weigh and hold what it does', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), fc.boolean(), (all, perLine) => {
      const lines = linesFrom(all);
      const shares = perLine ? orderPerLine(lines) : oneOrder(lines);
      assert.deepEqual(findingsOfSplit(lines, shares), []);
      const orders = ordersOf(lines, shares);
      const totals = trustTotals(lines, air);
      assert.equal(
        orders.reduce((sum, { quantity }) => sum + quantity, 0),
        totals.cartons,
      );
      const grams = orders.reduce((sum, { grossWeight }) => sum + BigInt(grossWeight.replace('.', '')), 0n);
      assert.equal(thousandths(grams), totals.gross);
      assert.equal(new Set(orders.map(({ referenceNumber }) => referenceNumber)).size, orders.length);
    }),
  );
});

test('however a trust order is split, each FBA shipment goes with one of its orders, and none is without', () => {
  const some = fc.uniqueArray(fc.stringMatching(/^FBA15[0-9A-Z]{7}$/), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 8 }), (ids, count) => {
      const shares = Array.from({ length: count }, () => ({ parts: [] }));
      const own = shipmentsOf(ids, shares);
      assert.ok(own.every((one) => one.length > 0));
      assert.deepEqual([...new Set(own.flat())].toSorted(), ids.toSorted());
      assert.equal(own.flat().length, Math.max(ids.length, count));
      assert.deepEqual(shipmentsLeft(ids, shares), []);
      const none = shares.map((share) => ({ ...share, fbaIds: [] }));
      assert.deepEqual(shipmentsLeft(ids, none), ids);
    }),
  );
});

test('a carton too many, too few, or an order of nothing is named where it stands', () => {
  const lines = [soundLine(1)];
  const share = (cartons: number) => ({ parts: [{ lineId: lineId(1), cartons, quantity: cartons * 60 }] });
  const paths = (orders: Parameters<typeof findingsOfSplit>[1]) =>
    findingsOfSplit(lines, orders).map(({ path }) => path);
  assert.deepEqual(paths([share(10), share(14)]), []);
  assert.deepEqual(paths([share(10), share(15)]), [`cargo.lines.${lineId(1)}`]);
  assert.deepEqual(paths([share(24), { parts: [] }]), ['orders.1']);
  const numbers = ordersOf(lines, [share(10), share(14)]).map(({ cartons }) => cartons[0]?.cartonNo);
  assert.deepEqual(numbers, ['1-10', '11-24']);
});

test('the calculator’s cargo becomes lines, inches turned to centimetres, nonsense left open', () => {
  const typed = { count: '12', length: '10', width: '8.5', height: 'x', weight: '12.50' };
  const blank = { count: '', length: '', width: '', height: '', weight: '' };
  const [line, ...rest] = linesOfCargo({ unit: 'inch', lines: [typed, blank] }, () => lineId(1));
  assert.deepEqual(rest, []);
  assert.deepEqual(
    [line?.cartons, line?.length, line?.width, line?.height, line?.grossWeight],
    [12, '25.4', '21.6', null, '12.5'],
  );
});

test('pounds, inches and thousands of a sheet are worked out, another currency is refused, and a total is no line', () => {
  const rows = rowsIn(
    [
      '中文品名\t箱数\t长 (inch)\t单箱毛重(LBS)\t单价(RMB)',
      '保温杯\t24\t10\t22.5\t12.50',
      '台灯\t1\t25.4 cm\t1000 g\t$3.20',
      '合计\t25\t\t562.5\t',
    ].join('\n'),
  );
  const { lines, faults } = linesOfRows(rows, () => lineId(1));
  assert.deepEqual(
    lines.map((line) => [line.nameZh, line.length, line.grossWeight, line.unitPriceUsd]),
    [
      ['保温杯', '25.4', '10.206', null],
      ['台灯', '25.4', '1', '3.20'],
    ],
  );
  assert.deepEqual(
    faults.map(({ row, label, says }) => [row, label.en, says.en]),
    [[2, 'Unit price', 'is in CNY, enter it in USD']],
  );
});

test('pasted rows are read with headings in either language or without, and what cannot be read is told', () => {
  const headed = rowsIn('中文品名\t箱数\t长 (cm)\t特殊属性\n保温杯\t24\t58\t带电、带磁\n台灯\tmany\t62\t');
  const { lines, faults } = linesOfRows(headed, () => lineId(1));
  assert.deepEqual(
    lines.map(({ nameZh, cartons, length }) => [nameZh, cartons, length]),
    [
      ['保温杯', 24, '58'],
      ['台灯', null, '62'],
    ],
  );
  assert.deepEqual(lines[0]?.special, ['battery', 'magnetic']);
  assert.deepEqual(
    faults.map(({ row, label }) => [row, label.en]),
    [[3, 'Cartons']],
  );
  const bare = linesOfRows([lineColumns.map((key) => (key === 'nameEn' ? 'Lamp' : ''))], () => lineId(1));
  assert.equal(bare.lines[0]?.nameEn, 'Lamp');
  assert.ok(lineColumns.every((key) => key in trustLine.fields));
});
