import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as after } from 'node:timers/promises';
import fc from 'fast-check';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { paper, uploadTo } from './files.factory.ts';
import { spoofs, wayward } from './files.hostile.factory.ts';

const house = await openTestHouse({ filesPerHour: 1_000_000, fileSpaceMegabytes: 2_000 });
const { files, app } = house.house;
const ana = await house.as(await house.person());
const { id } = await addOrder(house);
const folder = (name: string) => join(files.pathOf(house.orgA, house.orgA), '..', '..', name);
const namesIn = (name: string) => readdir(folder(name)).catch((): string[] => []);

/** What lies in the store, finished and coming in, and what the tables know. */
async function stateOfStore() {
  const [lying, coming] = [await namesIn(house.orgA), await namesIn('incoming')];
  const [rows] = await house.rows<{ count: number }>('select count(*)::int as count from file');
  return { lying: lying.length, coming: coming.length, rows: rows?.count };
}

/** What was broken off is cleared away as soon as the server has seen it. */
async function settledAs(before: object): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (JSON.stringify(await stateOfStore()) === JSON.stringify(before)) return;
    await after(50);
  }
  assert.deepEqual(await stateOfStore(), before);
}

test('nothing that pretends to be a PDF, a picture or a workbook is kept, and none of it lies in the store', async () => {
  const before = await stateOfStore();
  const corpus = await spoofs();
  assert.ok(corpus.length >= 30, String(corpus.length));
  for (const [what, name, content] of corpus) {
    const reply = await uploadTo(ana, id, name, content);
    assert.ok(reply.code !== 200 && reply.status < 500, `${what}: ${reply.status} ${reply.message}`);
  }
  assert.deepEqual(await stateOfStore(), before);
});

test('a name leads nowhere: its last part is kept as a word, and the file lies under a random one', async () => {
  const { id: order } = await addOrder(house);
  for (const [name, kept] of wayward) {
    const { data } = await uploadTo(ana, order, name, paper);
    assert.equal(data.name, kept);
    assert.ok((await namesIn(house.orgA)).includes(data.fileId));
  }
});

const boundary = 'hostile';
const head = Buffer.from(
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: text/html\r\n\r\n%PDF-1.4\n`,
);

/** A connection of its own on which an upload begins; without a length it comes in chunks. `server` tells what was taken off it. */
async function openUpload(length?: number) {
  await (app.server.listening || app.listen({ port: 0, host: '127.0.0.1' }));
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const taken = new Promise<Socket>((give) => app.server.once('connection', give));
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (piece: Buffer) => (answer += piece.toString()));
  const ended = new Promise<void>((give) => socket.on('close', () => give()));
  const framing = length === undefined ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  socket.write(
    `POST /omsapi/files/upload?subject=order&id=${id}&type=CI HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${ana.token}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\n${framing}\r\n\r\n`,
  );
  const send = (piece: Buffer) =>
    socket.write(
      length === undefined
        ? Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
        : piece,
    );
  send(head);
  return { socket, send, answer: () => answer, server: await taken, ended };
}

/** Sends as long as it is let, 64 kB at a time. */
async function pour({ socket, send, answer, ended }: Awaited<ReturnType<typeof openUpload>>): Promise<void> {
  const piece = Buffer.alloc(65_536, 32);
  while (!socket.destroyed && !answer()) {
    if (!send(piece)) await Promise.race([new Promise((next) => socket.once('drain', next)), ended]);
  }
  await ended;
}

test('a gigabyte that says so is answered with 413 before it is sent', async () => {
  const before = await stateOfStore();
  const upload = await openUpload(1_073_741_824);
  await upload.ended;
  assert.match(upload.answer(), /^HTTP\/1\.1 413 [^]*文件超过 20 MB/);
  assert.ok(upload.server.bytesRead <= 65_536, String(upload.server.bytesRead));
  await settledAs(before);
});

test('a gigabyte that does not say so is answered with 413 within two pieces of the limit, and the rest is not read', async () => {
  const before = await stateOfStore();
  for (let times = 0; times < 5; times += 1) {
    const upload = await openUpload();
    await pour(upload);
    assert.match(upload.answer(), /^HTTP\/1\.1 413 [^]*文件超过 20 MB/);
    // The piece of 64 kB that passes the limit, one that was read ahead, and the marks of 320 chunks.
    assert.ok(
      upload.server.bytesRead <= 20 * 1_048_576 + 65_536 * 2 + 4_096,
      String(upload.server.bytesRead),
    );
  }
  await settledAs(before);
});

test('an upload that is broken off leaves nothing', async () => {
  const before = await stateOfStore();
  const { socket, ended } = await openUpload(5_000_000);
  socket.write(Buffer.alloc(200_000, 32));
  await after(100);
  socket.destroy();
  await ended;
  await settledAs(before);
});

// Each takes a request and its transaction: ten thousand of them are a quarter of an hour.
const runs = Number(process.env.FUZZ_RUNS ?? 300);

test('broken forms without number break nothing, and leave neither files nor open ones', async () => {
  const whole = Buffer.concat([head, paper, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const before = await stateOfStore();
  const opened = (await readdir('/proc/self/fd').catch(() => [])).length;
  const cut = fc.nat({ max: whole.length }).map((at) => whole.subarray(0, at));
  const changed = fc
    .array(fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 })), { minLength: 1, maxLength: 8 })
    .map((changes) => {
      const broken = Buffer.from(whole);
      for (const [at, byte] of changes) broken[at] = byte;
      return broken;
    });
  const doubled = fc
    .tuple(fc.nat({ max: head.length }), fc.nat({ max: 200 }))
    .map(([at, count]) =>
      Buffer.concat([whole.subarray(0, at), Buffer.alloc(count, whole[at]), whole.subarray(at)]),
    );
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    authorization: `Bearer ${ana.token}`,
  };
  // No record of this id: what comes through the parser is refused before it is kept, or swept away below.
  const url = `/omsapi/files/upload?subject=sheet&type=CI`;
  await fc.assert(
    fc.asyncProperty(fc.oneof(cut, changed, doubled), async (payload) => {
      const reply = await app.inject({ method: 'POST', url, headers, payload });
      assert.ok(reply.statusCode < 500, reply.body);
      if (reply.statusCode === 200 && reply.json().code === 200)
        await ana.post('/omsapi/files/withdraw', { fileId: reply.json().data.fileId });
    }),
    { seed: 20_261_121, numRuns: runs },
  );
  const left = await stateOfStore();
  assert.deepEqual([left.coming, left.lying - before.lying], [0, (left.rows ?? 0) - (before.rows ?? 0)]);
  const now = (await readdir('/proc/self/fd').catch(() => [])).length;
  assert.ok(now <= opened + 8, `${now} open, ${opened} before`);
});
