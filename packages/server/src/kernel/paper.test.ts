import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Content } from 'pdfmake/interfaces.js';
import { code128, qrCode } from './barcode.ts';
import { paperOf } from './paper.ts';
import { textOfPdf } from './testing/pdf-text.ts';

test('a paper can be searched for its Chinese and its Latin words, and its pages are counted', async () => {
  const pdf = await paperOf({
    title: '委托单',
    language: 'zh-cn',
    size: 'A4',
    footer: '衡线',
    content: [
      { text: '深圳市华强电子有限公司，件数 12，毛重 240.5 KG', pageBreak: 'after' },
      'Shenzhen Huaqiang Electronics',
    ],
  });
  const pages = await textOfPdf(pdf);
  assert.match(pages[0] ?? '', /深圳市华强电子有限公司，件数 12，毛重 240\.5 KG/);
  assert.match(pages[0] ?? '', /衡线.*1 \/ 2/s);
  assert.match(pages[1] ?? '', /Shenzhen Huaqiang Electronics.*2 \/ 2/s);
});

test('a label carries its codes as drawings', async () => {
  const label = await paperOf({
    title: 'Label',
    language: 'en',
    size: { width: 283, height: 283, margin: 12 },
    content: [
      { svg: code128('SO261121ABCDEFGHJ', 12), width: 240 },
      { svg: qrCode('SO261121ABCDEFGHJ'), width: 60 },
      'SO261121ABCDEFGHJ',
    ],
  });
  assert.deepEqual(await textOfPdf(label), ['SO261121ABCDEFGHJ']);
});

test('what a person typed reaches no file of the server and no address', async () => {
  const paper = (image: string) => paperOf({ title: 'x', language: 'en', size: 'A4', content: [{ image }] });
  await assert.rejects(paper('/etc/hostname'), /denied|policy|Invalid|not allowed/i);
  await assert.rejects(paper('http://127.0.0.1:9/x.png'), /denied|policy|Invalid|not allowed/i);
  assert.equal(
    (await textOfPdf(await paperOf({ title: 'x', language: 'en', size: 'A4', content: ['after'] }))).join(''),
    'after',
  );
});

test('of papers asked at once each is made in its turn, and one that cannot be made fails alone', async () => {
  const paper = (content: Content) => paperOf({ title: 'x', language: 'en', size: 'A4', content: [content] });
  const asked = [paper({ text: 'one' }), paper({ image: '/etc/hostname' }), paper({ text: 'three' })];
  const came: number[] = [];
  asked.forEach((one, at) => void one.catch(() => undefined).then(() => came.push(at)));
  const [first, broken, third] = await Promise.allSettled(asked);
  assert.equal(broken?.status, 'rejected');
  for (const [outcome, word] of [[first, 'one'] as const, [third, 'three'] as const]) {
    assert.ok(outcome?.status === 'fulfilled');
    assert.deepEqual(await textOfPdf(outcome.value), [word]);
  }
  assert.deepEqual(came, [0, 1, 2]);
});
