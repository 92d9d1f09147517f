import assert from 'node:assert/strict';
import { plainNumber } from '@loadline/contract/checks/tracked-number';
import type { BookableFlight } from '@loadline/contract/flights/flight';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import { awbOf, shownAwb } from '@loadline/contract/waybills/awb-number';
import type { TestHouse } from '../../testing/house.ts';
import {
  bookingOn,
  confirming,
  offerAir,
  soundHouse,
  stockNumbers,
  submittedBy,
} from '../bookings/bookings.factory.ts';
import { addFlight } from '../flights/flights.factory.ts';
import type { OrderFacts } from '../orders/orders.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';

type Flight = Awaited<ReturnType<typeof addFlight>>;

/** A customer and a desk that book orders on flights, through HTTP. */
export async function openChain(house: TestHouse) {
  await offerAir(house, house.orgA);
  await stockNumbers(house, { code: 'CK', prefix: '112', count: 90 });
  const ana = await house.person();
  const acme = await house.as(ana);
  const desk = await house.as(await house.clerk());
  let serial = 2_000_000;

  /** Two orders on a booking that waits, each on a house waybill of its own or both on one. */
  async function handedIn(facts: OrderFacts = {}, leavesIn = 48, onOne = false, on?: Flight) {
    const orders = [await addOrder(house, facts), await addOrder(house, facts)];
    const flight = on ?? (await addFlight(house, { leavesIn }));
    const shared = onOne ? { hawbNo: soundHouse().hawbNo } : {};
    const rows = orders.map(({ orderNumber }) => soundHouse({ orderNumber, ...shared }));
    const reply = await submittedBy(acme, bookingOn(flight, rows));
    assert.equal(reply.code, 200, reply.message);
    return { orders, flight, hawbs: rows.map(({ hawbNo }) => String(hawbNo)), booking: reply.data.booking };
  }

  async function confirmed(facts: OrderFacts = {}, leavesIn = 48, onOne = false) {
    const waiting = await handedIn(facts, leavesIn, onOne);
    serial += 1;
    const mawbNo = shownAwb(awbOf('784', serial));
    const reply = await desk.post('/opsapi/booking/confirm', { ...confirming(waiting.booking), mawbNo });
    assert.equal(reply.code, 200, reply.message);
    const [mawb] = await house.rows<{ id: string; version: number }>(
      'select id, version from mawb where mawb_no = $1',
      [plainNumber(mawbNo)],
    );
    assert.ok(mawb);
    return { ...waiting, mawbNo, mawb };
  }

  const flightSeen = async (id: string): Promise<BookableFlight> =>
    (await desk.get(`/opsapi/flights/detail?id=${id}`)).data.flight;

  const later = (at: string, hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString();

  /** Saves a flight with its times moved by so many hours. */
  async function retimed(
    id: string,
    hours: number,
    which: readonly ('etd' | 'eta' | 'cutOff')[] = ['etd', 'eta', 'cutOff'],
  ) {
    const seen = await flightSeen(id);
    const local = (key: 'etd' | 'eta' | 'cutOff') =>
      localTimeAt(
        which.includes(key) ? later(seen[key], hours) : seen[key],
        key === 'eta' ? seen.destinationZone : seen.originZone,
      );
    const { version, flightNo, flightDate, origin, destination } = seen;
    const form = { id, version, flightNo, flightDate, origin, destination, aircraft: null, verified: true };
    const times = {
      etd: local('etd'),
      eta: local('eta'),
      cutOff: local('cutOff'),
      atd: seen.atd && localTimeAt(seen.atd, seen.originZone),
      ata: seen.ata && localTimeAt(seen.ata, seen.destinationZone),
    };
    return desk.post('/opsapi/flights/save', { ...form, ...times, maxKg: '1000', maxCbm: '10' });
  }

  async function cancelled(id: string) {
    const { version, state } = await flightSeen(id);
    return desk.post('/opsapi/flights/move', {
      id,
      version,
      to: state === 'CANCELLED' ? 'OPEN' : 'CANCELLED',
      reason: 'no aircraft',
    });
  }

  return { ana, acme, desk, handedIn, confirmed, flightSeen, retimed, cancelled };
}
