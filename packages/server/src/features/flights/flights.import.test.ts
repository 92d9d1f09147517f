import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flightSubject } from '@loadline/contract/flights/flight-import';
import { openTestHouse } from '../../testing/house.ts';
import { filled, importCalls, sheetsOf } from '../imports/imports.factory.ts';
import { addAllotment, addFlight, addReservation, rightFlight } from './flights.factory.ts';

const house = await openTestHouse();
const clerk = await house.as(await house.clerk());
const flights = importCalls(clerk, flightSubject);

async function imported(...rows: Parameters<typeof rightFlight>[0][]) {
  const file = await filled(flightSubject, rows.map(rightFlight));
  const { data, message } = await flights.upload(file, 'flights.xlsx');
  assert.ok(data?.id, message);
  return { id: String(data.id), findings: await flights.findings(data.id) };
}

test('rows become flights with slots, told by the clocks of their airports; the same rows once more change nothing', async () => {
  const { id, findings } = await imported({}, { flightNo: 'ck258', maxKg: '', maxCbm: '' });
  assert.deepEqual(findings, []);
  assert.equal((await flights.importAll(id)).importedRecords, 2);
  const { data } = await clerk.get('/opsapi/flights?from=2026-11-28&to=2026-11-28');
  assert.deepEqual(
    data.rows.map((row: Record<string, { maxKg: string } | null>) => [
      row['flightNo'],
      row['etd'],
      row['room']?.maxKg,
    ]),
    [
      ['CK257', '2026-11-28T12:10:00.000Z', '18000'],
      ['CK258', '2026-11-28T12:10:00.000Z', undefined],
    ],
  );
  const again = await imported({}, { flightNo: 'CK258', maxKg: '', maxCbm: '' });
  assert.deepEqual(again.findings, []);
  assert.equal((await flights.importAll(again.id)).importedRecords, 0);
});

test('a flight that is there is brought up to date where its row says something else, and keeps what the row leaves blank', async () => {
  const { id } = await imported({ flightNo: 'CK259' });
  await flights.importAll(id);
  const change = { flightNo: 'CK259', aircraft: '', etd: '2026-11-28 21:00', maxKg: '17500' };
  const later = await imported(change);
  assert.deepEqual(later.findings, ['2 etd W05', '2 maxKg W05']);
  await flights.importAll(later.id);
  const [flight] = (await clerk.get('/opsapi/flights?search=CK259')).data.rows;
  assert.deepEqual(
    [flight.etd, flight.aircraft, flight.room.maxKg, flight.version],
    ['2026-11-28T13:00:00.000Z', 'B777F', '17500', 2],
  );
});

test('every row that cannot be is told with its reason, and holds up nothing but itself', async () => {
  const { id: there, flightNo, flightDate } = await addFlight(house);
  await addAllotment(house, there, house.orgA, '300', '3');
  const known = { flightNo, flightDate, origin: 'PVG' };
  const day = (hour: string) => `${flightDate} ${hour}`;
  const { id, findings } = await imported(
    { flightNo: 'CK' },
    { flightDate: 'tomorrow' },
    { origin: 'ZZZ' },
    { destination: 'PVG', eta: '2026-11-28 23:00' },
    { flightNo: 'CK261', eta: '2026-11-27 20:00' },
    { flightNo: 'CK262', cutOff: '2026-11-28 21:00' },
    { flightNo: 'CK263', maxCbm: '' },
    { flightNo: 'CK264', maxKg: 'a lot' },
    { flightNo: 'CK265' },
    { flightNo: 'CK265' },
    {
      ...known,
      etd: day('23:00'),
      eta: day('23:30'),
      cutOff: day('22:00'),
      aircraft: '',
      maxKg: '299',
      maxCbm: '3',
    },
  );
  assert.deepEqual(
    findings.filter((one) => !one.includes('W05')).map((one) => one.replace(/ →.*/, '')),
    [
      '2 flightNo E04',
      '3 flightDate E04',
      '4 origin E07',
      '5 destination E04',
      '6 eta E18',
      '7 cutOff E18',
      '8 maxCbm E03',
      '9 maxKg E04',
      '11 flightNo E08',
      '12 maxKg E19',
    ],
  );
  assert.equal((await flights.importAll(id)).importedRecords, 1);
});

test('what is exported can be imported again and changes nothing', async () => {
  const { id, flightNo, flightDate } = await addFlight(house, { origin: 'NKG', destination: 'FRA' });
  await addReservation(house, { flightId: id, orgId: house.orgA, kg: '120.5', cbm: '1' });
  const asked = `search=${flightNo}&from=${flightDate}&to=${flightDate}`;
  const { bytes } = await clerk.get(`/opsapi/flights/export?${asked}`);
  const [sheet] = await sheetsOf(bytes);
  assert.ok(JSON.stringify(sheet).includes('120.5'));
  const { data } = await flights.upload(bytes, 'again.xlsx');
  assert.deepEqual(await flights.findings(data.id), []);
  assert.equal((await flights.importAll(data.id)).importedRecords, 0);
});
