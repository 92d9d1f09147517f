import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rightForm, rightGoods } from '../packages/contract/src/orders/order-form.factory.ts';
import { launched, measure } from './opened.ts';
import { askerOf, demoSession, product } from './product.ts';

// node bench/order-page.ts   how long an order of very many goods lines and events takes until it can be used: from the
// navigation to the table of goods standing there and the main thread being free, for its customer and at the desk.
// On a machine that is busy with other things only what the page itself computed tells anything.

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    goods: { type: 'string', default: '200' },
    events: { type: 'string', default: '500' },
    chromium: { type: 'string', default: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
  },
});
const [goods, events] = [Number(options.goods), Number(options.events)];

const folder = await mkdtemp(join(tmpdir(), 'loadline-order-page-'));
// Started by root, the database runs as another account and must be able to pass through.
await chmod(folder, 0o711);
const served = await product(join(folder, 'data'));
const browser = await launched(options.chromium);
try {
  const [customer, clerk] = [
    await demoSession(served.address),
    await demoSession(served.address, 'op.admin'),
  ];
  const number = await largeOrder(customer.access_token, clerk.access_token);
  console.log(
    `an order of ${goods} goods lines and ${events} events, ${options.rounds} rounds; milliseconds, least / median / most; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const [name, session, path] of [
    ['customer', customer, `/orderDetail?no=${number}`],
    ['desk', clerk, `/ops/order?no=${number}`],
  ] as const)
    for (const cache of ['empty', 'warm'] as const)
      await measure(
        { browser, address: served.address, rounds: Number(options.rounds) },
        name,
        session,
        path,
        cache,
      );
} finally {
  await browser.close();
  await served.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Made as people make one: entered by hand, its events recorded at the desk. */
async function largeOrder(customerToken: string, clerkToken: string): Promise<string> {
  const lines = Array.from({ length: goods }, (_, at) =>
    rightGoods({ nameEn: `Stainless bottle ${at + 1}` }),
  );
  const [asCustomer, asClerk] = [askerOf(served.address, customerToken), askerOf(served.address, clerkToken)];
  const { orderNumber } = await asCustomer(
    '/omsapi/orders/create',
    rightForm({ referenceNumber: `PO-LARGE-${goods}`, goods: lines }),
  );
  for (let at = 0; at < events; at += 1)
    await asClerk('/opsapi/events/record', {
      key: crypto.randomUUID(),
      numbers: [orderNumber],
      code: 'DELAYED',
      classifier: 'ACT',
      at: new Date(Date.now() - (at + 1) * 3_600_000).toISOString().slice(0, 16),
      zone: 'Asia/Shanghai',
      place: null,
      noteZh: `Update ${at + 1}`,
      isPublic: true,
    });
  return orderNumber;
}
