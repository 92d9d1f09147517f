import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flightSubject } from '@loadline/contract/flights/flight-import';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { bookingOn, offerAir, submittedBy } from '../bookings/bookings.factory.ts';
import { filled, importCalls } from '../imports/imports.factory.ts';
import { rightFlight } from './flights.factory.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const ana = await house.as(await house.person());
const flights = importCalls(desk, flightSubject);
await offerAir(house, house.orgA);

const atHongKong = { airport: 'HKG', eta: '2099-03-08T15:25', flightNo: 'CX880', etd: '2099-03-09T16:35' };

function viaHongKong(change: object = {}) {
  return {
    id: newId(),
    flightNo: 'CX5701',
    flightDate: '2099-03-08',
    origin: 'SZX',
    destination: 'LAX',
    stops: [atHongKong],
    etd: '2099-03-08T14:20',
    eta: '2099-03-09T13:30',
    cutOff: '2099-03-08T06:20',
    verified: true,
    maxKg: '6000',
    maxCbm: '38',
    ...change,
  };
}

const save = (flight: object) => desk.post('/opsapi/flights/save', flight);
const listed = async (search: string) => (await desk.get(`/opsapi/flights?search=${search}`)).data.rows;

test('a flight that goes over to another is one flight with one slot: what lies between is told by the clocks there', async () => {
  const form = viaHongKong();
  const { code, data, message } = await save(form);
  assert.equal(code, 200, message);
  assert.deepEqual(data.flight.stops, [
    {
      airport: 'HKG',
      zone: 'Asia/Hong_Kong',
      eta: '2099-03-08T07:25:00.000Z',
      ata: null,
      flightNo: 'CX880',
      flightDate: '2099-03-09',
      etd: '2099-03-09T08:35:00.000Z',
      atd: null,
    },
  ]);
  assert.equal(data.flight.room.maxKg, '6000');
  const asked = '/omsapi/flights?origin=SZX&destination=LAX&from=2099-03-08';
  assert.deepEqual((await ana.get(asked)).data[0].stops[0].flightNo, 'CX880');
  const late = { ...atHongKong, flightDate: '2099-03-09', etd: '2099-03-10T01:00' };
  const later = await save({ ...form, version: 1, stops: [late], eta: '2099-03-09T22:00' });
  assert.deepEqual(
    [later.data.flight.stops[0].flightDate, later.data.flight.version],
    ['2099-03-09', 2],
    'delayed past midnight it is the same flight',
  );
  const { data: history } = await desk.get(`/opsapi/flights/history?id=${form.id}`);
  assert.match(JSON.stringify(history.rows[0].changes), /ETD from transfer, local 2099-03-10 01:00/);
  const direct = await save({ ...form, version: 2, stops: null });
  assert.deepEqual(direct.data.flight.stops, []);
});

test('a way that does not go forward is refused with the stop and the field', async () => {
  const wrong: readonly (readonly [object, string, RegExp])[] = [
    [
      { airport: 'LAX' },
      'stops.0.airport',
      /Via 1 · Transfer airport: an airport that is not on the way already/,
    ],
    [{ airport: 'ZZZ' }, 'stops.0.airport', /a known code such as/],
    [{ flightNo: 'C' }, 'stops.0.flightNo', /airline code and digits/],
    [{ eta: '2099-03-08T14:20' }, 'stops.0.eta', /Via 1 · ETA at transfer, local: after the departure/],
    [{ etd: '2099-03-08T15:00' }, 'stops.0.etd', /Via 1 · ETD from transfer, local: after the arrival there/],
    [{ flightDate: '2099-03-01' }, 'stops.0.etd', /at most three days late/],
    [{ ata: '2099-03-08T15:25' }, 'stops.0.ata', /not ahead of now/],
  ];
  for (const [change, path, says] of wrong) {
    const { status, message, data } = await save(viaHongKong({ stops: [{ ...atHongKong, ...change }] }));
    assert.equal(status, 400, message);
    assert.match(message, says);
    assert.ok(
      data.some((one: { path: string }) => one.path === path),
      message,
    );
  }
  const lands = await save(viaHongKong({ eta: '2099-03-09T00:30' }));
  assert.match(lands.message, /ETA, local at the destination: after the departure/);
  const five = ['HKG', 'ICN', 'ANC', 'FRA'].map((airport) => ({ ...atHongKong, airport }));
  assert.match((await save(viaHongKong({ stops: five }))).message, /at most 3 items/);
});

test('one feeder is sold to every airport that is reached by it, and a booking finds the one to its destination', async () => {
  const [toLax, toOrd] = [
    viaHongKong({ flightNo: 'CX5703' }),
    viaHongKong({ flightNo: 'CX5703', destination: 'ORD', eta: '2099-03-09T16:00' }),
  ];
  assert.deepEqual([(await save(toLax)).code, (await save(toOrd)).code], [200, 200]);
  assert.equal((await save({ ...toOrd, id: newId() })).code, -1);
  for (const { id, destination } of [toLax, toOrd]) {
    const content = bookingOn({ ...toLax, destination });
    const flight = { ...content.flight, origin: 'SZX' };
    const { data, message } = await submittedBy(ana, { ...content, flight });
    assert.equal(data.flight?.id, id, message);
  }
});

test('a schedule with a transfer makes its flights, each going on the day after', async () => {
  const schedule = {
    id: newId(),
    flightNo: 'CX5705',
    origin: 'SZX',
    destination: 'LAX',
    stops: [
      {
        airport: 'HKG',
        arrives: '15:25',
        arrivesAfterDays: 0,
        flightNo: 'CX880',
        departs: '16:35',
        departsAfterDays: 1,
      },
    ],
    weekdays: ['1', '2', '3', '4', '5', '6', '7'],
    departs: '14:20',
    arrives: '13:30',
    arrivesAfterDays: 1,
    cutOffHours: 8,
    validFrom: '2026-12-01',
    validTo: '2026-12-31',
    maxKg: '6000',
    maxCbm: '38',
  };
  const keep = (change: object) => desk.post('/opsapi/flights/schedules/save', { ...schedule, ...change });
  const [stop] = schedule.stops;
  const early = await keep({ stops: [{ ...stop, departsAfterDays: 0, departs: '15:00' }] });
  assert.deepEqual([early.data[0].path, early.status], ['stops.0.departs', 400]);
  assert.match((await keep({ stops: null, arrivesAfterDays: -1 })).message, /after the departure/);
  assert.deepEqual((await keep({})).data.stops, schedule.stops);
  const days = { id: schedule.id, from: '2026-12-01', to: '2026-12-02' };
  assert.deepEqual((await desk.post('/opsapi/flights/schedules/make', days)).data, { made: 2, existing: 0 });
  const [first] = await listed('CX5705');
  assert.deepEqual(
    [first.stops[0].flightDate, first.stops[0].etd, first.eta],
    ['2026-12-02', '2026-12-02T08:35:00.000Z', '2026-12-02T21:30:00.000Z'],
  );
});

test('a row of a workbook tells the stops in columns of their own, and what is exported changes nothing', async () => {
  const via = {
    flightNo: 'CK267',
    origin: 'PVG',
    destination: 'ORD',
    via: 'ICN; anc',
    viaEta: '2026-11-28 23:10; 2026/11/28 15:00',
    onwardNo: 'CK267; ck 267',
    viaEtd: '2026-11-29 00:40; 2026-11-28 17:00',
    eta: '2026-11-29 01:30',
  };
  const imported = async (...rows: Parameters<typeof rightFlight>[0][]) => {
    const { data } = await flights.upload(await filled(flightSubject, rows.map(rightFlight)), 'flights.xlsx');
    return { id: String(data.id), findings: await flights.findings(data.id) };
  };
  const { id, findings } = await imported(
    via,
    { ...via, flightNo: 'CK268', onwardNo: 'CK268' },
    { ...via, flightNo: 'CK269', via: 'ICN; ORD' },
    { ...via, flightNo: 'CK270', viaEtd: '2026-11-28 22:00; 2026-11-28 17:00' },
    { ...via, flightNo: 'CK271', via: 'Nowhere' },
  );
  assert.deepEqual(findings, ['3 onwardNo E03', '4 via E04', '5 viaEtd E18', '6 via E04']);
  assert.equal((await flights.importAll(id)).importedRecords, 1);
  const [flight] = await listed('CK267');
  assert.deepEqual(
    flight.stops.map((stop: Record<string, string>) => [stop['airport'], stop['flightNo'], stop['etd']]),
    [
      ['ICN', 'CK267', '2026-11-28T15:40:00.000Z'],
      ['ANC', 'CK267', '2026-11-29T02:00:00.000Z'],
    ],
  );
  const { bytes } = await desk.get('/opsapi/flights/export?search=CK267&from=2026-11-28&to=2026-11-28');
  const { data: again } = await flights.upload(bytes, 'again.xlsx');
  assert.deepEqual(await flights.findings(again.id), []);
  assert.equal((await flights.importAll(again.id)).importedRecords, 0);
  const blank = await imported({
    ...via,
    via: '',
    viaEta: '',
    onwardNo: '',
    viaEtd: '2026-11-29 00:50; 2026-11-28 17:00',
  });
  assert.deepEqual(blank.findings, ['2 viaEtd W05']);
  const kept = { ...via, viaEta: '', onwardNo: '', viaEtd: '' };
  const rerouted = await imported({ ...kept, via: 'NRT; ANC' });
  assert.deepEqual(rerouted.findings, ['2 via W05', '2 viaEta E03']);
});

test('a row of a workbook moves an onward flight to another day, and makes a flight direct', async () => {
  const bring = async (change: object) => {
    const row = rightFlight({ flightNo: 'CK281', destination: 'ORD', eta: '2026-11-30 01:30', ...change });
    const { data } = await flights.upload(await filled(flightSubject, [row]), 'flights.xlsx');
    const findings = await flights.findings(data.id);
    await flights.importAll(data.id);
    return [findings, (await listed('CK281'))[0].stops];
  };
  const onward = { via: 'ANC', viaEta: '2026-11-28 10:10', onwardNo: 'CK282', viaEtd: '2026-11-28 17:00' };
  const [, [first]] = await bring(onward);
  assert.equal(first.flightDate, '2026-11-28');
  const [moved, [next]] = await bring({ viaEtd: '2026-11-29 09:00' });
  assert.deepEqual([moved, next.flightDate], [['2 viaEtd W05'], '2026-11-29']);
  const [said, stops] = await bring({ via: '直飞' });
  assert.deepEqual([said, stops], [['2 via W05'], []]);
});

test('a row to another airport than the number flies to that day is another flight, and says so', async () => {
  const row = { flightNo: 'CK283', destination: 'ORD' };
  const { data: made } = await flights.upload(await filled(flightSubject, [rightFlight(row)]), 'a.xlsx');
  await flights.importAll(made.id);
  const rows = [rightFlight(row), rightFlight({ ...row, destination: 'LAX' })];
  const { data } = await flights.upload(await filled(flightSubject, rows), 'b.xlsx');
  assert.deepEqual(await flights.findings(data.id), ['3 destination W07']);
  assert.equal((await flights.importAll(data.id)).importedRecords, 1);
});

test('flights go in any direction: from America to China one is made, scheduled and booked', async () => {
  const back = viaHongKong({
    flightNo: 'CK208',
    origin: 'LAX',
    destination: 'PVG',
    stops: null,
    etd: '2099-03-08T23:50',
    eta: '2099-03-10T05:10',
    cutOff: '2099-03-08T14:00',
  });
  const { data } = await save(back);
  assert.deepEqual(
    [data.flight.etd, data.flight.originZone],
    ['2099-03-09T06:50:00.000Z', 'America/Los_Angeles'],
  );
  const schedule = {
    id: newId(),
    flightNo: 'CK210',
    origin: 'LAX',
    destination: 'PVG',
    weekdays: ['6'],
    departs: '23:50',
    arrives: '05:10',
    arrivesAfterDays: 2,
    cutOffHours: 10,
    validFrom: '2026-12-01',
    validTo: '2026-12-31',
  };
  assert.equal((await desk.post('/opsapi/flights/schedules/save', schedule)).code, 200);
  const days = { id: schedule.id, from: '2026-12-01', to: '2026-12-06' };
  assert.equal((await desk.post('/opsapi/flights/schedules/make', days)).data.made, 1);
  const content = bookingOn(back);
  const flight = { ...content.flight, origin: 'LAX' };
  const booked = await submittedBy(ana, { ...content, flight });
  assert.deepEqual([booked.code, booked.data.flight?.id], [200, back.id], booked.message);
});
