import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { openTestHouse } from '../testing/house.ts';

const house = await openTestHouse();
const calls = await house.as(await house.person());

/** Sends the beginning of a request and then a byte now and then; gives what came back once the line is closed. */
async function drip(head: string): Promise<string> {
  const { port } = new URL(`http://${house.house.app.listeningOrigin.split('//')[1]}`);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(head));
    const dripping = setInterval(() => socket.write('x'), 200);
    socket.on('data', (part) => (text += part.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(text);
    });
  });
}

test('who sends a body a byte at a time is refused or cut off, and what was refused before is not waited for', async () => {
  await house.house.app.listen({ port: 0, host: '127.0.0.1' });
  const head = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 100000\r\n`;
  const since = performance.now();
  const [slow, upload] = await Promise.all([
    drip(`${head('/adminapi/views/save', 'application/json')}authorization: Bearer ${calls.token}\r\n\r\n{`),
    drip(`${head('/omsapi/orders/import', 'multipart/form-data; boundary=b')}\r\n--b\r\n`),
  ]);
  assert.match(slow, /^HTTP\/1\.1 408 /);
  assert.match(slow, /上传中断/);
  assert.match(upload, /^HTTP\/1\.1 4\d\d /);
  // Ten seconds are given to a body; a busy machine gets five more.
  assert.ok(performance.now() - since < 15_000, `ended after ${performance.now() - since} ms`);
});

test('a body that is too large is told its own limit, not that of files', async () => {
  const refused = await calls.post('/adminapi/views/save', { name: 'x'.repeat(1_100_000) });
  assert.deepEqual([refused.status, refused.message], [413, 'The request is larger than 1 MB']);
});

/** Sends a body as it is; gives status and message of the refusal. */
async function sent(body: string, language: string): Promise<[number, string]> {
  const headers = {
    authorization: `Bearer ${calls.token}`,
    'content-type': 'application/json',
    'accept-language': language,
  };
  const { app } = house.house;
  const answer = await app.inject({ method: 'POST', url: '/adminapi/views/save', headers, payload: body });
  return [answer.statusCode, answer.json<{ message: string }>().message];
}

test('a body that is no JSON is said to be none, and where; no refusal ends in nothing', async () => {
  assert.deepEqual(await sent('{"name": "x",\n "list": }', 'en'), [
    400,
    'The body is not JSON: look at line 2, character 10',
  ]);
  assert.deepEqual(await sent("{'name': 1}", 'zh-CN'), [
    400,
    '请求内容不是有效的 JSON：第 1 行第 2 个字符处有误',
  ]);
  assert.deepEqual(await sent('{"__proto__": {"x": 1}}', 'en'), [400, 'The request is not valid: __proto__']);
  const address = await house.house.app.inject('/omsapi/%E0%A4%A');
  assert.deepEqual(address.json<{ message: string }>().message, '请求无法读取：地址或内容的格式有误');
});
