import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainNumber, shownNumber, shownNumbers, trackedNumber, trackedNumbers } from './tracked-number.ts';

test('a number is folded to the way it is stored', () => {
  assert.equal(trackedNumber(' 999-1234 5675 '), '99912345675');
  assert.equal(trackedNumber('csqu 305438-3'), 'CSQU3054383');
  assert.equal(trackedNumber('ＦＢＡ１５ａｂｃ'), 'FBA15ABC');
  assert.equal(trackedNumber('020\u201181140743\u200e'), '02081140743');
  assert.equal(trackedNumber('020 8114-0743'), '02081140743');
  assert.equal(trackedNumber('PO-100-A'), 'PO100A');
  assert.equal(trackedNumber('SO26112OABCDEFGHO'), 'SO261120ABCDEFGHO');
});

test('several numbers come out of one text, whatever stands between them, each once', () => {
  assert.deepEqual(trackedNumbers('A1, B2；C3\nD4\tE5 F6，A1'), ['A1', 'B2', 'C3', 'D4', 'E5', 'F6']);
  assert.deepEqual(trackedNumbers('020 8114 0743, CSQU 305438 3'), ['02081140743', 'CSQU3054383']);
  assert.deepEqual(trackedNumbers('０２０ ８１１４ ０７４３　ＣＳＱＵ３０５４３８３'), [
    '02081140743',
    'CSQU3054383',
  ]);
  assert.deepEqual(trackedNumbers('PO1 020 8114 0743 999 - 1234 5675|B2'), [
    'PO1',
    '02081140743',
    '99912345675',
    'B2',
  ]);
  assert.deepEqual(trackedNumbers('  \n '), []);
});

test('what is too long for a number does not spoil the question about the others', () => {
  for (const long of ['x'.repeat(500), '😀'.repeat(100), `${'x'.repeat(59)}😀`]) {
    const [cut = '', other] = trackedNumbers(`${long} SO261121S3PD50AJ5`);
    assert.ok(cut.length <= 60 && cut.isWellFormed(), cut);
    assert.equal(other, 'SO261121S3PD50AJ5');
  }
});

test('the plain form has no blanks, hyphens, points or signs that nobody sees, and what is printed differs only by these', () => {
  for (const typed of ['999-1234 5675', '９９９．１２３４５６７５', '\u200b999\u20111234\u00a05675\ufeff'])
    assert.equal(plainNumber(typed), '99912345675', typed);
  assert.equal(plainNumber('po/7_ü-订单.1'), 'PO/7_ü订单1');
  assert.equal(shownNumber('02081140743'), '020-81140743');
  assert.equal(shownNumber('CSQU3054383'), 'CSQU305438-3');
  assert.equal(shownNumber('SO261102K7M2Q9XDE'), 'SO261102K7M2Q9XDE');
  assert.equal(shownNumbers('02081140743, LM1'), '020-81140743, LM1');
  for (const plain of ['02081140743', 'CSQU3054383', 'LM1'])
    assert.equal(plainNumber(shownNumber(plain)), plain);
});

test('a number of ours is found however its zeros and ones were read, at its end and in its prefix, too', () => {
  for (const [read, number] of [
    ['SO261122S3PD50AJ1', 'SO261122S3PD50AJI'],
    ['so261122s3pd5oajl', 'SO261122S3PD50AJI'],
    ['S0261122S3PD50AJI', 'SO261122S3PD50AJI'],
    ['SO26112294WQWHXH0', 'SO26112294WQWHXHO'],
    ['S026112294WQWHXHO', 'SO26112294WQWHXHO'],
  ] as const)
    assert.equal(trackedNumber(read), number, read);
  // What only begins like one stays as it is.
  assert.equal(trackedNumber('S0261122ABCDEFGHJ'), 'S0261122ABCDEFGHJ');
});
