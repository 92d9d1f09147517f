import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import fc from 'fast-check';
import { dayAfter, shownBy, switches, unchanged } from './local-time.factory.ts';
import { instantOf, localTimeAt } from './local-time.ts';
import { momentShown } from './shown.ts';

const home = process.env['TZ'];
afterEach(() => {
  if (home === undefined) delete process.env['TZ'];
  else process.env['TZ'] = home;
});

const minutes = (local: string, more: number) =>
  new Date(Date.parse(`${local}:00Z`) + more * 60_000).toISOString().slice(0, 16);

for (const { zone, day, at, before, after } of switches) {
  const [change, shift] = [`${day}T${at}`, (after - before) * 60];
  const first = minutes(change, shift);

  test(`${zone}, ${day}: up to the change the clock before it counts, from then on the clock after it`, () => {
    for (const [local, hours] of [
      [`${day}T00:00`, before],
      [minutes(change, Math.min(0, shift) - 1), before],
      [minutes(change, Math.max(0, shift)), after],
      [`${dayAfter(day)}T00:00`, after],
      [`${dayAfter(day, 2)}T00:00`, after],
      [`${dayAfter(day, -1)}T00:00`, before],
    ] as const) {
      assert.equal(instantOf(local, zone), shownBy(hours, local), local);
      assert.equal(localTimeAt(shownBy(hours, local), zone), local);
    }
    assert.equal(localTimeAt(shownBy(before, change), zone), first);
  });

  test(`${zone}, ${day}: an hour that is left out is told by the clock before, one that comes twice is the first`, () => {
    const within = minutes(change, shift > 0 ? 30 : -30);
    assert.equal(instantOf(within, zone), shownBy(before, within));
    if (shift > 0) return;
    // Both passages show the same, and their offset tells them apart.
    const passages = [shownBy(before, within), shownBy(after, within)];
    assert.deepEqual(
      passages.map((one) => localTimeAt(one, zone)),
      [within, within],
    );
    assert.equal(new Set(passages.map((one) => momentShown(one, zone))).size, 2);
  });
}

test('Phoenix keeps its clocks while its neighbours change theirs', () => {
  for (const { zone, day, before } of unchanged)
    for (const local of [`${day}T00:00`, `${day}T01:30`, `${day}T02:30`, `${dayAfter(day)}T00:00`]) {
      assert.equal(instantOf(local, zone), shownBy(before, local), local);
      assert.equal(localTimeAt(shownBy(before, local), zone), local);
    }
});

const zones = [...new Set([...switches, ...unchanged].map(({ zone }) => zone)), 'Asia/Shanghai'];
/** Any minute of the three years, every other one close to a change of some clock. */
const instants = fc
  .oneof(
    fc.integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 }),
    fc
      .tuple(fc.constantFrom(...switches), fc.integer({ min: -180, max: 180 }))
      .map(([{ day, at, before }, more]) => Date.parse(shownBy(before, `${day}T${at}`)) / 60_000 + more),
  )
  .map((minute) => new Date(minute * 60_000).toISOString());

test('whatever is shown of an instant, in whatever zone, is that instant', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
      const again = instantOf(localTimeAt(instant, zone), zone);
      // The second passage of an hour that comes twice is typed as the first.
      const apart = Date.parse(instant) - Date.parse(again);
      assert.ok(
        apart === 0 || (apart === 3_600_000 && isRepeated(instant, zone)),
        `${instant} ${zone} ${again}`,
      );
      assert.equal(momentRead(momentShown(instant, zone)), instant);
    }),
    { numRuns: 2_000 },
  );
});

test('a deadline that is given in one zone is over at the same instant in all, whatever clock the computer goes by', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), fc.constantFrom(...zones), (near, zone, reader) => {
      const lastDay = localTimeAt(near, zone).slice(0, 10);
      process.env['TZ'] = zone;
      const ends = instantOf(`${dayAfter(lastDay)}T00:00`, zone);
      process.env['TZ'] = reader;
      assert.equal(instantOf(`${dayAfter(lastDay)}T00:00`, zone), ends);
      // To the minute the day is the last one there, and not any more at its end.
      assert.equal(
        localTimeAt(new Date(Date.parse(ends) - 60_000).toISOString(), zone).slice(0, 10),
        lastDay,
      );
      assert.equal(localTimeAt(ends, zone), `${dayAfter(lastDay)}T00:00`);
      for (const elsewhere of zones) assert.equal(momentRead(momentShown(ends, elsewhere)), ends);
    }),
    { numRuns: 1_000 },
  );
});

function isRepeated(instant: string, zone: string): boolean {
  return switches.some((one) => {
    const change = Date.parse(shownBy(one.before, `${one.day}T${one.at}`));
    const at = Date.parse(instant);
    return one.zone === zone && one.after < one.before && at >= change && at < change + 3_600_000;
  });
}

/** The instant that a reader understands: the time less its offset. */
function momentRead(shown: string): string {
  const [, day, time, sign, hours = '0', rest = '0'] =
    /^(\S+) (\S+) GMT(?:([+\u2212])(\d+)(?::(\d\d))?)?$/.exec(shown) ?? [];
  const offset = (Number(hours) * 60 + Number(rest)) * (sign === '\u2212' ? -1 : 1);
  return new Date(Date.parse(`${day}T${time}:00Z`) - offset * 60_000).toISOString();
}
