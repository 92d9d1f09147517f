import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoint } from '@loadline/contract/kernel/endpoint';
import { flag } from '@loadline/contract/kernel/field';
import { serve } from './kernel/serve.ts';
import { openTestHouse } from './testing/house.ts';

const house = await openTestHouse();
const { app } = house.house;
const label = { zh: '完成', en: 'Done' };

test('an answer that takes longer than a quiet line is held comes all the same', async () => {
  const takesLong = endpoint('GET /omsapi/public/takesLong', {
    access: 'public',
    title: label,
    answer: flag({ label }),
    deadline: 30_000,
  });
  serve(house.house, takesLong, () => new Promise((answer) => setTimeout(() => answer(true), 17_000)));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(`${address}/omsapi/public/takesLong`);
  assert.deepEqual(await reply.json(), { code: 200, message: '', data: true });
});
