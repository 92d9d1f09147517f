import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filled, saidWords } from '../messages/notice-word.ts';
import { flightNumber, searchedFlight, shownFlightNo } from './flight-no.ts';

test('a flight number is typed in any way, kept in one and read in one: the airline apart', () => {
  for (const typed of ['ck257a', 'CK 257A', 'ck-257a', ' ＣＫ２５７Ａ'])
    assert.equal(shownFlightNo(flightNumber(typed)), 'CK 257A');
  assert.deepEqual(['ZX8815', '3U8961', 'Y87429'].map(shownFlightNo), ['ZX 8815', '3U 8961', 'Y8 7429']);
  assert.deepEqual(['Northern Crane 118E', '', 'CK 257'].map(shownFlightNo), [
    'Northern Crane 118E',
    '',
    'CK 257',
  ]);
});

test('what is searched for is a flight in whatever way it was typed, or the words as they are', () => {
  assert.deepEqual(['ck 257', 'CK-257', 'BK2611220001', '176-1234 5675', 'Acme 12'].map(searchedFlight), [
    'CK257',
    'CK257',
    'BK2611220001',
    '176-1234 5675',
    'Acme 12',
  ]);
});

test('a notice names flights as they are read, vessels as they are called, and says of a flight what became of it', () => {
  const said = (flight: string) => saidWords(['flight'], { flight }, 'en')['flight'];
  assert.deepEqual(
    [said('CK257 2026-11-24'), said('Northern Crane 118E')],
    ['CK 257 2026-11-24', 'Northern Crane 118E'],
  );
  const title = 'Slot or flight changed · {change}';
  assert.equal(
    filled(title, saidWords(['change'], { change: 'cancelled' }, 'en')),
    'Slot or flight changed · Flight cancelled',
  );
  assert.equal(filled(title, saidWords(['change'], {}, 'en')), 'Slot or flight changed');
});
