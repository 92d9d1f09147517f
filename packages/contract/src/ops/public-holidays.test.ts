import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicHolidays, unknownYears } from './public-holidays.ts';

const datesIn = (...[region, year]: Parameters<typeof publicHolidays>) =>
  publicHolidays(region, year).map(({ date }) => date.slice(5));

test('federal holidays of the United States stand on the weekday on which they are kept', () => {
  const all = '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25';
  assert.deepEqual(datesIn('US', '2026'), all.split(' '));
  const next = '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31';
  assert.deepEqual(datesIn('US', '2027'), next.split(' '));
});

test('Easter goes with the year', () => {
  assert.deepEqual(datesIn('EU', '2026'), '01-01 04-03 04-06 05-01 12-25 12-26'.split(' '));
  assert.deepEqual(datesIn('EU', '2027'), '01-01 03-26 03-29 05-01 12-25 12-26'.split(' '));
});

test('China has thirteen days a year: four of the Spring Festival from New Year’s Eve, two in May, three in October', () => {
  const all = '01-01 02-16 02-17 02-18 02-19 04-05 05-01 05-02 06-19 09-25 10-01 10-02 10-03';
  assert.deepEqual(datesIn('CN', '2026'), all.split(' '));
  // The new moon of February 2027 falls four minutes before midnight in China: Intl takes it for the next day's.
  const next = '01-01 02-05 02-06 02-07 02-08 04-05 05-01 05-02 06-09 09-15 10-01 10-02 10-03';
  assert.deepEqual(datesIn('CN', '2027'), next.split(' '));
});

const moon = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});

test('festivals stand on their day of the moon', () => {
  const inMoon = (date: string) => moon.format(new Date(`${date}T00:00:00Z`));
  assert.equal(inMoon('2026-02-17'), '1/1');
  for (const date of ['2026-06-19', '2027-06-09']) assert.equal(inMoon(date), '5/5');
  for (const date of ['2026-09-25', '2027-09-15']) assert.equal(inMoon(date), '8/15');
});

test('a year without a free day in the calendar is unknown, this one and the next; a make-up day says nothing of it', () => {
  const day = (date: string, kind = 'off') => ({ date, kind });
  assert.deepEqual(unknownYears([], '2026-11-26'), ['2026', '2027']);
  assert.deepEqual(unknownYears([day('2026-10-01'), day('2027-02-20', 'worked')], '2026-11-26'), ['2027']);
  assert.deepEqual(unknownYears([day('2026-10-01'), day('2027-02-06')], '2026-11-26'), []);
  assert.deepEqual(unknownYears([day('2027-10-01')], '2028-01-02'), ['2028', '2029']);
});
