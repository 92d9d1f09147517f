import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileSizeText, isOfType } from './file-facts.ts';

test('a size is told in the largest unit that leaves a figure', () => {
  assert.equal(fileSizeText(512), '512 B');
  assert.equal(fileSizeText(180_400), '180 KB');
  assert.equal(fileSizeText(2_412_000), '2.4 MB');
});

test('a file is known by the end of its name, however it is written', () => {
  assert.ok(isOfType('Licence.PDF', ['pdf', 'jpg']));
  assert.ok(isOfType('scan.jpeg', ['jpg']));
  assert.ok(!isOfType('licence.pdf.exe', ['pdf']));
  assert.ok(!isOfType('licence', ['pdf']));
});
