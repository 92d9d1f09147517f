import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import { openTestHouse } from '../../testing/house.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { layMawb } from './waybills.factory.ts';

const house = await openTestHouse();
const person = await house.person();
const [ana, desk] = [await house.as(person), await house.as(await house.clerk())];
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** A moment as a message tells it, by the clocks of Shenzhen and Hong Kong: `28NOV` and `0130`. */
function told(count: number): { readonly day: string; readonly time: string } {
  const [date = '', time = ''] = localTimeAt(hours(count).toISOString(), 'Asia/Hong_Kong').split('T');
  const [, month, day] = date.split('-');
  return { day: `${day}${months[Number(month) - 1] ?? ''}`, time: time.slice(0, 5).replace(':', '') };
}

/** A waybill from Shenzhen to Los Angeles on a flight that goes over to CX880 in Hong Kong. */
async function viaHongKong() {
  const flight = await addFlight(house, {
    origin: 'SZX',
    destination: 'LAX',
    leavesIn: -40,
    stops: [
      {
        airport: 'HKG',
        zone: 'Asia/Hong_Kong',
        eta: hours(-38).toISOString(),
        ata: null,
        flightNo: 'CX880',
        flightDate: hours(-32).toISOString().slice(0, 10),
        etd: hours(-32).toISOString(),
        atd: null,
      },
    ],
  });
  const order = await addOrder(house, {
    created_by: person.userId,
    origin: 'SZX',
    destination: 'LAX',
  });
  const waybill = await layMawb(house, {
    status: '45',
    cargo: [{ orgId: house.orgA, ownerId: person.userId, orders: [order.id] }],
    columns: {
      flight_id: flight.id,
      flight_no: flight.flightNo,
      flight_date: flight.flightDate,
      origin: 'SZX',
      destination: 'LAX',
      approved: true,
    },
  });
  const number = waybill.no.replace('-', '');
  const tell = (line: string) =>
    desk.post('/opsapi/feeds/bring', { text: `FSU/12\r\n${waybill.no}SZXLAX/T10K120.5\r\n${line}` });
  const stands = async () => {
    const [row] = await house.rows<{
      status: string;
      stage: string;
      off: Date | null;
      landed: Date | null;
      ata: string | null;
      atd: string | null;
    }>(
      `select m.status, o.status as stage, f.atd as off, f.ata as landed, f.stops #>> '{0,ata}' as ata, f.stops #>> '{0,atd}' as atd
       from mawb m join flight f on f.id = m.flight_id join orders o on o.id = $2 where m.id = $1`,
      [waybill.id, order.id],
    );
    assert.ok(row);
    const { status, stage } = row;
    return [status, stage, row.off !== null, row.ata !== null, row.atd !== null, row.landed !== null];
  };
  return { flight, order, waybill, number, tell, stands };
}

test('what a carrier tells of a transfer is noted there: only the first departure and the last arrival move the waybill', async () => {
  const { flight, order, waybill, tell, stands } = await viaHongKong();
  const [off, landed, left] = [told(-40), told(-38), told(-32)];
  await tell(`DEP/${flight.flightNo}/${off.day}/SZXHKG/T10K120.5/A${off.time}`);
  assert.deepEqual(await stands(), ['3', 'DEPARTED', true, false, false, false]);
  await tell(`RCF/${flight.flightNo}/${landed.day}${landed.time}/HKG/T10K120.5`);
  assert.deepEqual(await stands(), ['3', 'DEPARTED', true, true, false, false]);
  await tell(`DEP/CX884/${told(-33).day}/HKGLAX/T10K120.5/A${told(-33).time}`);
  assert.deepEqual(
    await stands(),
    ['3', 'DEPARTED', true, true, false, false],
    'another flight than the one by plan',
  );
  await tell(`DEP/CX0880/${left.day}/HKGLAX/T10K120.5/A${left.time}`);
  assert.deepEqual(await stands(), ['3', 'DEPARTED', true, true, true, false]);
  const { data } = await desk.get(`/opsapi/mawb/detail?no=${waybill.no}`);
  assert.deepEqual([data.stops[0].airport, data.stops[0].flightNo], ['HKG', 'CX880']);
  const own = await ana.get(`/omsapi/mawbDetail?no=${waybill.no}`);
  for (const [calls, path] of [
    [desk, '/opsapi/mawb'],
    [ana, '/omsapi/mawb'],
  ] as const)
    assert.deepEqual((await calls.get(`${path}?search=${waybill.no}`)).data.rows[0].via, ['HKG'], path);
  assert.equal(own.data.stops[0].atd, data.stops[0].atd);
  const shown = await house.nobody.get(`/omsapi/public/tracking?trackNo=${order.orderNumber}`);
  const [shipment] = shown.data.shipments;
  assert.deepEqual(
    shipment.transfers.map((one: Record<string, string>) => [
      one['code'],
      one['place'],
      one['flightOrVessel'],
    ]),
    [
      ['ARR', 'HKG', flight.flightNo],
      ['DEP', 'HKG', 'CX0880'],
    ],
  );
  assert.ok(shipment.places.some(({ code }: { code: string }) => code === 'HKG'));
  await tell(`ARR/CX880/${told(-20).day}0100/LAX/T10K120.5`);
  assert.deepEqual(await stands(), ['4', 'ARRIVED', true, true, true, true]);
});

test('a departure from the transfer is none from the origin, although nobody told of that', async () => {
  const { waybill, tell, stands } = await viaHongKong();
  const left = told(-32);
  await tell(`DEP/CX880/${left.day}/HKGLAX/T10K120.5/A${left.time}`);
  assert.deepEqual(await stands(), ['45', 'ORDERED', false, false, true, false]);
  const { data } = await desk.get(`/opsapi/mawb/detail?no=${waybill.no}`);
  assert.equal(data.waybill.departureDate, null);
});

test('orders are expected, and arrive, by the flight of the last leg', async () => {
  const { flight, order, waybill, tell } = await viaHongKong();
  await house.rows('update booking set flight_id = $2 where mawb_id = $1', [waybill.id, flight.id]);
  const said = (classifier: string) =>
    house.rows<{ by: string }>(
      `select e.flight_or_vessel as by from shipment_event e
       where e.subject_id = $1 and e.stage = 'ARRIVED' and e.classifier = $2 and e.voided_by is null order by e.created_at desc limit 1`,
      [order.id, classifier],
    );
  assert.deepEqual(await said('EST'), [{ by: 'CX880' }]);
  await house.rows(`update flight set stops = jsonb_set(stops, '{0,flightNo}', '"CX884"') where id = $1`, [
    flight.id,
  ]);
  assert.deepEqual(await said('EST'), [{ by: 'CX884' }]);
  await tell(`DEP/${flight.flightNo}/${told(-40).day}/SZXHKG/T10K120.5/A${told(-40).time}`);
  await tell(`ARR/CX884/${told(-20).day}0100/LAX/T10K120.5`);
  assert.deepEqual(await said('ACT'), [{ by: 'CX884' }]);
});

test('a departure that is taken back has reached no transfer either, and one that counts again has', async () => {
  const { flight, waybill, tell, stands } = await viaHongKong();
  const [off, landed, left] = [told(-40), told(-38), told(-32)];
  await tell(`DEP/${flight.flightNo}/${off.day}/SZXHKG/T10K120.5/A${off.time}`);
  await tell(`RCF/${flight.flightNo}/${landed.day}${landed.time}/HKG/T10K120.5`);
  await tell(`DEP/CX880/${left.day}/HKGLAX/T10K120.5/A${left.time}`);
  const undo = async (deed: string, asked: object) => {
    const { version } = (await desk.get(`/opsapi/mawb/detail?no=${waybill.no}`)).data.waybill;
    const reply = await desk.post(`/opsapi/mawb/${deed}`, { id: waybill.id, version, ...asked });
    assert.equal(reply.code, 200, reply.message);
    return (await stands()).slice(2);
  };
  const reason = 'another flight';
  assert.deepEqual(await undo('move', { to: '45', data: { reason } }), [false, false, false, false]);
  assert.deepEqual(await undo('back', { reason }), [true, true, true, false]);
  assert.deepEqual(await undo('back', { reason }), [false, false, false, false]);
});

test('the same numbers of the day after are other flights: what is told of them is none of this transfer’s', async () => {
  const { flight, tell, stands } = await viaHongKong();
  const [off, landed, left] = [told(-40), told(-14), told(-8)];
  await tell(`DEP/${flight.flightNo}/${off.day}/SZXHKG/T10K120.5/A${off.time}`);
  await tell(`RCF/${flight.flightNo}/${landed.day}${landed.time}/HKG/T10K120.5`);
  await tell(`DEP/CX880/${left.day}/HKGLAX/T10K120.5/A${left.time}`);
  assert.deepEqual(await stands(), ['3', 'DEPARTED', true, false, false, false]);
  // Half a day late it is still the one of that day.
  const late = told(-26);
  await tell(`RCF/${flight.flightNo}/${late.day}${late.time}/HKG/T10K120.5`);
  assert.deepEqual(await stands(), ['3', 'DEPARTED', true, true, false, false]);
});
