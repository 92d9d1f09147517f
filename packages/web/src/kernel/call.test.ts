import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { readBoard } from '@loadline/contract/databoard/board.api';
import { call } from './call.ts';
import { onNotice } from './notice.ts';
import { Refusal } from './refusal.ts';
import { loadWords } from './words.ts';

/** Answers with what is in the way that was asked for: status, content. */
const server = createServer((request, response) => {
  const [, status = '200', kind = ''] = (request.url ?? '').split(/[/?]/);
  const body =
    kind === 'page'
      ? '<h1>Bad gateway</h1>'
      : JSON.stringify({ code: Number(kind), message: 'In words', data: null });
  response.writeHead(Number(status), { 'content-type': kind === 'page' ? 'text/html' : 'application/json' });
  response.end(body);
});
server.listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
after(() => server.close());
const address = server.address();
const port = typeof address === 'object' ? address?.port : 0;
// As a page has it: addresses of calls begin where the page is from.
Object.assign(globalThis, { [Symbol.for('undici.globalOrigin.1')]: new URL(`http://127.0.0.1:${port}`) });
await loadWords('en');

async function refusalOf(path: string): Promise<[rejection: string, says: string]> {
  const told: string[] = [];
  const stop = onNotice(({ text }) => told.push(text));
  try {
    // Where nobody listens, the line is refused.
    if (path === '') await call({ ...readBoard, path: '//127.0.0.1:1/none' });
    else await call({ ...readBoard, path: `/${path}` });
  } catch (error) {
    assert.ok(error instanceof Refusal);
    assert.deepEqual(told, [error.says]);
    return [error.message, error.says];
  } finally {
    stop();
  }
  throw new Error('it was answered');
}

test('an error of the network or of HTTP is rejected with the value Network Error and told in its own words', async () => {
  assert.deepEqual(await refusalOf(''), ['Network Error', 'Network Error']);
  assert.deepEqual(await refusalOf('500/500'), ['Network Error', 'In words']);
  assert.deepEqual(await refusalOf('404/404'), ['Network Error', 'In words']);
  assert.deepEqual(await refusalOf('502/page'), ['Network Error', 'Bad Gateway']);
});

test('an unsuccessful answer is rejected as a system error, and what the house refuses as refused', async () => {
  assert.deepEqual(await refusalOf('200/7'), ['System Error', 'System Error']);
  assert.deepEqual(await refusalOf('200/page'), ['System Error', 'System Error']);
  assert.deepEqual(await refusalOf('200/-1'), ['Refused', 'In words']);
});
