import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Calls, Reply } from '../../testing/calls.ts';
import { killableServers } from '../../testing/crash.ts';
import type { TestHouse } from '../../testing/house.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addFlight, addReservation } from '../flights/flights.factory.ts';
import { layDrafts, offerAir, plainBookingOn } from './bookings.factory.ts';

type Answer = Pick<Reply, 'code' | 'message' | 'data'>;

const limit = 20_000;

/** A flight whose slot is 95 % full, and 200 drafts of 100 kg each for the ten places that are left. */
async function rushFor(house: Pick<TestHouse, 'rows'>, orgs: readonly string[]) {
  for (const orgId of orgs) await offerAir(house, orgId);
  const flight = await addFlight(house, { maxKg: String(limit), maxCbm: '900' });
  const [orgId = ''] = orgs;
  await addReservation(house, { flightId: flight.id, orgId, kg: String(limit * 0.95), cbm: '1' });
  const content = plainBookingOn(flight, '100');
  const drafts = await Promise.all(orgs.map((org) => layDrafts(house, org, content, 200 / orgs.length)));
  return { flight, drafts };
}

async function takenOn(house: Pick<TestHouse, 'rows'>, flightId: string) {
  const [row] = await house.rows<{ kg: string; waiting: number; deadlocks: string }>(
    `select (select sum(r.kg) from slot_reservation r where r.flight_id = $1)::text as kg,
      (select count(*)::int from booking b where b.flight_id = $1 and b.status = '29') as waiting,
      (select deadlocks::text from pg_stat_database where datname = current_database()) as deadlocks`,
    [flightId],
  );
  return { kg: Number(row?.kg), waiting: row?.waiting, deadlocks: row?.deadlocks };
}

/**
 * Hands a draft in until it is answered for good: a server that is busy or gone says nothing about the slot. Who is told that
 * it is busy asks again in a moment, each in another; at once, and all together, a slow machine would be kept busy for ever.
 */
async function answered(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer && answer.code !== 503 && answer.code !== 429) return answer;
    await pause(200 + Math.random() * 800);
  }
}

function requireTold(refused: readonly Answer[]): void {
  for (const { message, data } of refused) {
    assert.equal(message, 'Overweight, booking refused');
    assert.ok(Number(data.remainingKg) < 100, data.remainingKg);
    assert.equal(Number(data.over.kg), 100 - Number(data.remainingKg));
  }
}

/** How many of one company book at once: one person alone has but a share of the connections. */
const each = 20;

async function peopleOf(house: TestHouse, orgId: string): Promise<Calls[]> {
  const people: Calls[] = [];
  while (people.length < each) people.push(await house.as(await house.person({ orgId })));
  return people;
}

test('of 200 who book at once on a slot that is 95 % full just those get in for whom there is room, of two customers', async () => {
  const house = await openTestHouse();
  const people = await Promise.all([peopleOf(house, house.orgA), peopleOf(house, house.orgB)]);
  const { flight, drafts } = await rushFor(house, [house.orgA, house.orgB]);
  const asked = drafts.flatMap((ids, at) =>
    ids.map(
      (id, n) => () =>
        people[at]?.[n % each]?.post('/omsapi/booking/submit', { id, version: 1, unverified: false }),
    ),
  );
  const answers = await Promise.all(
    asked.map((ask) => answered(async () => (await ask()) ?? { code: 503, message: '', data: null })),
  );
  const won = answers.filter(({ code }) => code === 200);
  assert.equal(won.length, 10);
  requireTold(answers.filter(({ code }) => code !== 200));
  assert.deepEqual(await takenOn(house, flight.id), { kg: limit, waiting: 10, deadlocks: '0' });
});

test('two servers on one database sell a slot once, also when one of them is killed in the middle', async () => {
  const house = await killableServers(2, each);
  after(() => house.close());
  const { servers, orgId } = house;
  await Promise.all(servers.map((server) => server.start()));
  const { flight, drafts } = await rushFor(house, [orgId]);
  const [steady, doomed] = servers;
  assert.ok(steady && doomed);
  let done = 0;
  const killed = { yet: false };
  const answers = await Promise.all(
    (drafts[0] ?? []).map(async (id, at) => {
      const body = { id, version: 1, unverified: false };
      // What the killed one was asked is asked of the other again: it may have been done before it died.
      const ask = () => (at % 2 === 1 && !killed.yet ? doomed : steady).post('/omsapi/booking/submit', body);
      const answer = await answered(ask);
      done += 1;
      if (done === 5) {
        killed.yet = true;
        await doomed.kill();
      }
      return answer;
    }),
  );
  const { kg, waiting, deadlocks } = await takenOn(house, flight.id);
  assert.deepEqual({ kg, waiting, deadlocks }, { kg: limit, waiting: 10, deadlocks: '0' });
  const won = answers.filter(({ code }) => code === 200).length;
  const doneAlready = answers.filter(({ message }) => /cannot become/.test(message)).length;
  assert.equal(won + doneAlready, 10);
  requireTold(answers.filter(({ code, message }) => code !== 200 && !/cannot become/.test(message)));
});
