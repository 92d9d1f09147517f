import assert from 'node:assert/strict';
import { test } from 'node:test';
import { craftedZip } from '../../kernel/testing/crafted-zip.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { paper, uploadTo } from './files.factory.ts';

const house = await openTestHouse({ filesPerHour: 1_000 });
const ana = await house.as(await house.person());
const { id } = await addOrder(house);

const wide = (text: string) => Buffer.from(text, 'utf16le');
const office = (...streams: string[]) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_016), ...streams.map(wide)]);
const zip = (...names: string[]) => craftedZip(names.map((name) => ({ name, body: paper, flags: 0x0800 })));
const heic = Buffer.concat([Buffer.from('000000186674797068656963', 'hex'), Buffer.alloc(500, 9)]);

const taken: readonly (readonly [name: string, content: Buffer])[] = [
  ['IMG_0421.HEIC', heic],
  ['IMG_0422.heif', heic],
  ['装箱单.xls', office('Workbook')],
  ['合同.doc', office('WordDocument')],
  ['contract.docx', zip('[Content_Types].xml', 'word/document.xml')],
  ['资料.zip', zip('发票.pdf', '箱单/装箱单.xlsx')],
];

test('photos of iPhones, papers of Office and archives are kept as they came, to be downloaded', async () => {
  for (const [name, content] of taken) {
    const { data, message } = await uploadTo(ana, id, name, content);
    assert.ok(data, `${name}: ${message}`);
    assert.deepEqual([data.name, data.hasThumbnail], [name, false]);
    const preview = await ana.get(`/omsapi/files/preview?fileId=${data.fileId}`);
    assert.equal(preview.code, -1, name);
    const download = await ana.get(`/omsapi/files/download?fileId=${data.fileId}`);
    assert.equal(download.status, 200, name);
    assert.equal(download.headers['content-length'] ?? String(content.length), String(content.length), name);
  }
});

test('macros, what runs, bombs and passwords are refused by a sentence of their own', async () => {
  const refused: readonly (readonly [name: string, content: Buffer, says: string])[] = [
    ['a.doc', office('WordDocument', '_VBA_PROJECT'), 'The file holds macros'],
    [
      'b.xls',
      Buffer.concat([office('Workbook'), Buffer.from('85000c0000000000000104006d616372', 'hex')]),
      'The file holds macros',
    ],
    ['a.docx', zip('word/document.xml', 'word/vbaProject.bin'), 'The file holds macros'],
    ['a.zip', zip('照片/setup.exe'), '“照片/setup.exe” in the archive runs'],
    ['b.zip', zip('prices.xlsm'), '“prices.xlsm” in the archive runs'],
    ['c.zip', craftedZip([{ name: 'a.bin', body: Buffer.alloc(20_000_000) }]), 'Unpacked, the archive'],
    ['b.doc', office('EncryptedPackage'), 'The file is protected by a password'],
    ['c.doc', office('Workbook'), 'The file is damaged'],
    ['b.docx', zip('xl/workbook.xml'), 'The file is damaged'],
  ];
  for (const [name, content, says] of refused) {
    const reply = await uploadTo(ana, id, name, content);
    assert.ok(reply.code === -1 && reply.message.startsWith(says), `${name}: ${reply.message}`);
  }
});

test('another kind is refused by a sentence that names those that are taken', async () => {
  const { message } = await uploadTo(ana, id, 'photos.rar', Buffer.from('Rar!\x1a\x07\x00'));
  assert.equal(message, 'Only pdf, png, jpg, heic, xlsx, xls, docx, doc, zip files are accepted');
});
