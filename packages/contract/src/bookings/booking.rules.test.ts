import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesOf } from '../documents/document.changes.ts';
import { soundPartOf } from '../documents/document.entered.ts';
import { labelAt } from '../documents/document.path.ts';
import { rowId, soundBooking, soundDimension, soundHouse } from './booking.factory.ts';
import { openNeeds } from './booking.needed.ts';
import { findingsOfBooking, tolerance } from './booking.rules.ts';
import type { BookingContent } from './booking-content.ts';
import { contentFields, emptyContent } from './booking-content.ts';

const moment = { today: '2026-11-21', now: '2026-11-21T02:00:00.000Z' };

function wrongIn(content: BookingContent): string[] {
  return findingsOfBooking(content, moment).errors.map(({ path }) => path);
}

test('a sound booking has nothing in its way', () => {
  assert.deepEqual(findingsOfBooking(soundBooking(), moment), { errors: [], warnings: [] });
});

test('an empty one is told all that is missing at once, and each finding has a label', () => {
  const { errors } = findingsOfBooking(emptyContent, moment);
  for (const path of ['flight.product', 'parties.shipper.name', 'cargo.grossWeight', 'pickup.deadline'])
    assert.ok(
      errors.some((finding) => finding.path === path),
      path,
    );
  assert.ok(errors.every(({ label }) => label.zh !== '' && label.en !== ''));
});

test('house waybills have to come to the totals within the tolerance, and the words name both figures', () => {
  const { cargo } = soundBooking();
  const within = { ...soundBooking(), cargo: { ...cargo, grossWeight: '412.5', volume: '2.32' } };
  assert.deepEqual(wrongIn(within), []);
  const beyond = { ...soundBooking(), cargo: { ...cargo, grossWeight: '412.501' } };
  const { errors } = findingsOfBooking(beyond, moment);
  assert.deepEqual(
    errors.map(({ path }) => path),
    ['houses.rows'],
  );
  assert.match(errors[0]?.says.en ?? '', /412 kg .* 412\.501 kg; they may differ by 0\.5 kg/);
  assert.equal(tolerance.grossWeight, '0.5');
  const pieces = { ...soundBooking(), cargo: { ...cargo, quantity: 19 } };
  assert.deepEqual(wrongIn(pieces), ['houses.rows']);
});

test('what is measured has to come to what is typed', () => {
  const content = soundBooking();
  const dimensions = [soundDimension(5, { count: 18, length: '60', width: '50', height: '43' })];
  assert.deepEqual(wrongIn({ ...content, cargo: { ...content.cargo, dimensions, volume: '2.322' } }), [
    'houses.rows',
  ]);
  assert.deepEqual(wrongIn({ ...content, cargo: { ...content.cargo, dimensions, volume: '9' } }), [
    'cargo.volume',
    'houses.rows',
  ]);
});

test('a direct waybill has no house waybills, an order flies whole once', () => {
  const twice = [soundHouse(1, { orderNumber: 'SO1' }), soundHouse(2, { orderNumber: 'SO1' })];
  assert.deepEqual(wrongIn(soundBooking('2026-11-23', twice)), [`houses.rows.${rowId(2)}.orderNumber`]);
  const direct = { ...soundBooking(), flight: { ...soundBooking().flight, waybillKind: 'direct' as const } };
  assert.deepEqual(wrongIn(direct), ['houses.rows']);
});

test('each pickup service asks for its own fields alone', () => {
  const pickup = { ...soundBooking().pickup, warehouseCode: null };
  const open = (service: 'frontWarehouse' | 'ownPickup' | 'selfDelivery') =>
    openNeeds({ ...soundBooking(), pickup: { ...pickup, service } }).map(({ path }) => path);
  assert.deepEqual(open('frontWarehouse'), ['pickup.warehouseCode']);
  assert.deepEqual(open('ownPickup'), ['pickup.pickupAddress', 'pickup.pickupContact', 'pickup.pickupPhone']);
  assert.deepEqual(open('selfDelivery'), ['pickup.transferAddress', 'pickup.transferPhone']);
});

test('a day that has passed, a deadline that has passed, a consignee to order and the origin as destination are refused', () => {
  const content = soundBooking('2026-11-20');
  const consignee = { name: 'TO ORDER OF BANK', tel: '13800138000', address: 'x', country: null };
  const wrong = {
    ...content,
    flight: { ...content.flight, destination: 'PVG' },
    parties: { ...content.parties, consignee },
  };
  assert.deepEqual(wrongIn(wrong).toSorted(), [
    'flight.destination',
    'flight.flightDate',
    'parties.consignee.name',
    'pickup.deadline',
  ]);
});

test('a piece of 2.4 metres or a wrong check digit is merely odd', () => {
  const content = soundBooking();
  const dimensions = [soundDimension(3, { count: 18, length: '94.49', width: '1', height: '1' })];
  const odd = {
    ...content,
    flight: { ...content.flight, mawbNo: '784-12345676' },
    cargo: { ...content.cargo, unit: 'inch' as const, dimensions },
  };
  const { warnings } = findingsOfBooking(odd, moment);
  assert.deepEqual(
    warnings.map(({ path }) => path),
    ['flight.mawbNo', `cargo.dimensions.${rowId(3)}.length`],
  );
});

test('a product that does not go to the consignee’s country is odd at the product', () => {
  const warned = (served: string[]) =>
    findingsOfBooking(soundBooking(), { ...moment, served }).warnings.map(({ path }) => path);
  const country = soundBooking().parties.consignee?.country ?? '';
  assert.deepEqual([warned(['JP']), warned(['JP', country]), warned([])], [['flight.product'], [], []]);
});

test('a path is worded by row and field, and what changed is told row by row whatever their order', () => {
  const before = soundBooking('2026-11-23', [soundHouse(1), soundHouse(2, { hawbNo: 'HB2' })]);
  const [first, second] = before.houses.rows;
  assert.ok(first && second);
  const rows = [{ ...second, bookingGrossWeight: '400' }, first];
  const after = { ...before, houses: { ...before.houses, rows } };
  const changes = changesOf(contentFields, before, after);
  assert.deepEqual(changes, [
    {
      path: `houses.rows.${rowId(2)}.bookingGrossWeight`,
      label: { zh: '分单第 2 行 订舱毛重', en: 'House waybills, row 2: Booked gross weight' },
      from: '412',
      to: '400',
    },
  ]);
  assert.equal(labelAt(contentFields, before, 'flight.nothing'), undefined);
});

test('of a half typed booking everything sound is kept, and what is not is told where it stands', () => {
  const content = soundBooking();
  const entered = {
    ...content,
    flight: { ...content.flight, destination: 'QQQ' },
    houses: { ...content.houses, rows: [{ ...soundHouse(1), bookingGrossWeight: 'heavy' }, soundHouse(2)] },
  };
  const { content: kept, findings } = soundPartOf(contentFields, entered);
  assert.equal(kept.flight.destination, null);
  assert.equal(kept.houses.rows[0]?.bookingGrossWeight, null);
  assert.equal(kept.houses.rows[1]?.hawbNo, 'HB26110002');
  assert.deepEqual(
    findings.map(({ path }) => path),
    ['flight.destination', `houses.rows.${rowId(1)}.bookingGrossWeight`],
  );
});

test('an airport in another country than the consignee is warned of, at the airport, and holds nothing back', () => {
  const sound = soundBooking();
  const to = (destination: string) => ({ ...sound, flight: { ...sound.flight, destination } });
  assert.equal(sound.parties.consignee?.country, 'US');
  const { errors, warnings } = findingsOfBooking(to('FRA'), moment);
  assert.deepEqual(errors, []);
  assert.deepEqual(
    warnings.map(({ path, says }) => [path, says]),
    [
      [
        'flight.destination',
        {
          zh: '收货人在美国，请核对目的港',
          en: 'the consignee is in United States: look at the destination again',
        },
      ],
    ],
  );
  assert.deepEqual(findingsOfBooking(to('LAX'), moment).warnings, []);
  assert.deepEqual(findingsOfBooking(to('ZZZ'), moment).warnings, [], 'an airport that nobody knows');
});
