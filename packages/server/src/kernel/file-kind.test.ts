import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { picture } from '../testing/identity.ts';
import { kindOfFile } from './file-kind.ts';

const folder = await mkdtemp(join(tmpdir(), 'loadline-kinds-'));
after(() => rm(folder, { recursive: true, force: true }));
const path = join(folder, 'file');

async function kindOf(name: string, content: Buffer | string): Promise<string | undefined> {
  await writeFile(path, content);
  return kindOfFile(path, name);
}

const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const jpg = Buffer.concat([
  Buffer.from('ffd8ffe000104a464946', 'hex'),
  Buffer.alloc(3_000, 7),
  Buffer.from('ffd9', 'hex'),
]);
/** The end of an empty zip: what makes a reader of archives take the whole file for one. */
const zipEnd = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]);

test('a file is what its content says, when its name agrees', async () => {
  assert.equal(await kindOf('营业执照.2024.pdf', pdf), 'pdf');
  assert.equal(await kindOf('licence.PNG', picture), 'png');
  assert.equal(await kindOf('photo.jpeg', jpg), 'jpg');
  assert.equal(await kindOf('photo.jpg', Buffer.concat([jpg, Buffer.from('trailer of a camera')])), 'jpg');
});

test('another content than the name says, a broken file and an empty one are nothing', async () => {
  for (const [name, content] of [
    ['licence.pdf', picture],
    ['licence.png', jpg],
    ['licence.jpg', pdf],
    ['licence.pdf', '<html><script>alert(1)</script></html>'],
    ['licence.pdf', '%PDF-1.7 and no end'],
    ['licence.png', picture.subarray(0, 40)],
    ['licence.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['licence', pdf],
    ['licence.jpg', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from('<a onclick=alert(1)>')])],
    ['site.ico', Buffer.concat([Buffer.from('00000100', 'hex'), Buffer.from('<a onclick=alert(1)>')])],
    ['licence.pdf', ''],
  ] as const)
    assert.equal(await kindOf(name, content), undefined, name);
});

test('a name with a second extension that runs or renders is refused', async () => {
  for (const name of [
    'licence.php.pdf',
    'licence.pdf.exe',
    'licence.html.pdf',
    'licence.svg.pdf',
    'licence.JS.pdf',
  ])
    assert.equal(await kindOf(name, pdf), undefined, name);
});

test('a file that another program would take for something of its own is refused', async () => {
  const pictures: readonly (readonly [string, Buffer])[] = [
    ['a picture that is a PDF', Buffer.concat([jpg.subarray(0, 20), Buffer.from(pdf), jpg.subarray(20)])],
    [
      'a picture that is a page',
      Buffer.concat([jpg.subarray(0, 20), Buffer.from('<script>alert(1)</script>'), jpg.subarray(20)]),
    ],
    ['a picture that is an archive', Buffer.concat([jpg, zipEnd])],
  ];
  for (const [what, content] of pictures) assert.equal(await kindOf('photo.jpg', content), undefined, what);
  assert.equal(await kindOf('licence.png', Buffer.concat([picture, zipEnd])), undefined);
  assert.equal(await kindOf('licence.pdf', Buffer.concat([Buffer.from(pdf), zipEnd])), undefined);
  assert.equal(await kindOf('licence.pdf', pdf.replace('1 0 obj', '<script>x</script>')), undefined);
});
