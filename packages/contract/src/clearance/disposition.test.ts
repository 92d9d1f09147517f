import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf, wordOf } from '../kernel/code.ts';
import { type Disposition, dispositions, holdEnds, releaseRecalls } from './entry.codes.ts';

/** What each code does to cargo, after the copies of CAMIR's Appendix D that stand in the reference data. */
const effects = {
  '1A': 'held',
  '1B': 'released',
  '1C': 'released',
  '1F': 'hold lifted',
  '1G': 'held',
  '1H': 'held',
  '1I': 'hold lifted',
  '1J': 'may move',
  '1W': 'may move',
  '1Z': 'released',
  '4Z': 'held',
  '2H': 'held',
  '4A': 'held',
  '5H': 'held',
  '7H': 'held',
  '02': 'information',
  '03': 'information',
  '11': 'information',
  '12': 'information',
  '13': 'information',
  '14': 'reversed',
  '15': 'release reversed',
  '16': 'release reversed',
  '18': 'information',
  '19': 'information',
} as const satisfies Record<Disposition, string>;

const having = (...wanted: string[]) =>
  codesOf(dispositions)
    .filter((code) => wanted.includes(effects[code]))
    .toSorted();

test('every code of the reference is known under its own sign, in both languages, and no other', () => {
  assert.deepEqual(codesOf(dispositions).toSorted(), Object.keys(effects).toSorted());
  for (const code of codesOf(dispositions))
    for (const said of [wordOf(dispositions, code).zh, wordOf(dispositions, code).en])
      assert.match(said, new RegExp(`^${code} \\S`));
});

test('cargo is held by the codes that hold it and let go by those that lift a hold or release; information does neither', () => {
  const holds = holdEnds.map(([hold]) => hold).toSorted();
  assert.deepEqual(holds, having('held'));
  const ends = new Set(holdEnds.map(([, end]) => end));
  for (const end of ends) assert.ok(having('released', 'hold lifted').includes(end), end);
  for (const lifted of having('hold lifted'))
    assert.ok(
      [...ends].some((end) => end === lifted),
      lifted,
    );
});

test('a release is taken back by what reverses it, by a new order to examine and by the terminal’s cancellation', () => {
  assert.deepEqual(releaseRecalls.toSorted(), [...having('release reversed'), '4A', '4Z'].toSorted());
});

test('a code looks as what it does: held, let go, on the move, told or reversed', () => {
  const looks: Record<string, readonly string[]> = {
    held: ['stop'],
    released: ['done'],
    'hold lifted': ['done'],
    'may move': ['move'],
    information: ['wait', 'move'],
    reversed: ['void'],
    'release reversed': ['void'],
  };
  for (const code of codesOf(dispositions))
    assert.ok(looks[effects[code]]?.includes(wordOf(dispositions, code).family ?? ''), code);
});
