import { randomUUID } from 'node:crypto';
import { soundLine, soundTrust } from '@loadline/contract/trusts/trust.factory';
import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { declarationInForce } from './editions.ts';
import { complaintsOf } from './looks.ts';
import { enterEvent, expectParcels, noteParcels } from './parcels.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

test('A trust order becomes two orders; one is received short, answered for, and goes all the way to the signature', async ({
  browser,
}) => {
  test.slow();
  const [portal, desk] = [await signedIn(browser, 'demo'), await signedIn(browser, 'op.admin')];
  const complaints = [complaintsOf(portal), complaintsOf(desk)];
  const trustNo = await submittedTrust(portal);

  // Accepted line by line: nothing is typed twice.
  await desk.goto(`/ops/trust?no=${trustNo}`);
  await desk.getByRole('button', { name: '受理', exact: true }).click();
  await desk.getByRole('radio', { name: '每行一票' }).check();
  await desk.getByRole('button', { name: '受理并生成 2 票订单' }).click();
  await expect(desk.getByText('已生成 2 票订单')).toBeVisible();
  await portal.goto(`/trustDetail?no=${trustNo}`);
  const orders = await ordersOf(trustNo);
  expect(orders).toHaveLength(2);
  for (const { number } of orders)
    await expect(portal.getByRole('link', { name: number }).first()).toBeVisible();
  const [{ number, id } = { number: '', id: '' }] = orders;

  const visitor = await (await browser.newContext()).newPage();
  await visitor.clock.install();
  await visitor.goto(`/search?no=${number}`);
  await expect(visitor.getByRole('article')).toContainText('已下单');

  // Received one carton short.
  await desk.goto(`/ops/receipt?no=${number}`);
  for (const [name, value] of [
    ['件数', '23'],
    ['长', '58'],
    ['宽', '42'],
    ['高', '40'],
    ['实测毛重', '335.8'],
  ] as const)
    await desk.getByLabel(`第 1 组${name}`).fill(value);
  await desk.getByRole('combobox', { name: '仓库' }).selectOption('CNSHA');
  await desk.getByRole('button', { name: '确认收货，开异常' }).click();
  await expect(desk.getByText(`${number} 已入仓，已开异常单`)).toBeVisible();

  // The customer answers, the desk solves it.
  const sheetNo = await sheetOf(id);
  await portal.goto(`/sheetDetail?no=${sheetNo}`);
  await expect(portal.getByText(/件数 −1/).first()).toBeVisible();
  await portal.getByLabel('写回复').fill('少的一箱随下一车到');
  await portal.getByRole('button', { name: '发送', exact: true }).click();
  await desk.goto(`/ops/exception?no=${sheetNo}`);
  await expect(desk.getByText('少的一箱随下一车到')).toBeVisible();
  await desk.getByRole('button', { name: '改为处理中' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '改为处理中' }).click();
  await desk.getByRole('button', { name: '标记已解决' }).click();
  await desk.getByRole('dialog').getByLabel('告知客户').fill('已补收，件数相符');
  await desk.getByRole('dialog').getByRole('button', { name: '标记已解决' }).click();
  // It stays open on the customer's screen all the while, and follows.
  await expect(portal.getByRole('heading', { level: 1 }).locator('..')).toContainText('已解决');

  // From the warehouse to the signature, each entered at the desk.
  for (const code of ['WMS_OUT', 'CUS_OUT', 'DEPARTED', 'ARRIVED', 'CUS_IN', 'DELIVERED']) {
    await enterEvent(desk, number, code);
    if (code === 'DEPARTED') await expectFollowed(visitor, '已离港');
  }
  // Its two parcels are signed one after the other, and it with the last.
  const [early, late] = await noteParcels(desk, number);
  await enterEvent(desk, early, 'POD');
  await portal.goto(`/orderDetail?no=${number}`);
  await expectParcels(portal, { [early]: '已签收', [late]: '尚无单独的轨迹' });
  await expectFollowed(visitor, '1/2 个包裹：已签收');
  await enterEvent(desk, late, 'POD');
  await expectParcels(portal, { [early]: '已签收', [late]: '已签收' });
  await expectFollowed(visitor, /^已签收/);
  await portal.goto(`/trustDetail?no=${trustNo}`);
  await expect(portal.getByRole('heading', { level: 1 }).locator('..')).toContainText('执行中');

  // Everything was told, and nothing twice.
  await portal.goto('/notices');
  await expect(portal.getByRole('listitem').filter({ hasText: number }).first()).toBeVisible();
  const told = await toldTo('demo', [id, ...(await sheetIds(id))]);
  for (const event of ['warehouseDifference', 'departed', 'arrived', 'delivered', 'signed'])
    expect([event, told.filter((one) => one.event === event).length]).toEqual([event, 1]);
  expect(new Set(told.map(({ key }) => key)).size).toBe(told.length);
  expect(complaints).toEqual([[], []]);
});

async function signedIn(browser: Browser, username: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, username);
  await page.goto('/account');
  return page;
}

/** A trust order of two lines, handed in; its form is walked by itself. */
async function submittedTrust(page: Page): Promise<string> {
  const bearer = await page.evaluate(() => localStorage.getItem('access_token'));
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(`/omsapi/trust/${path}`, {
      data,
      headers: { authorization: `Bearer ${bearer}` },
    });
    const { code, message, data: answer } = await reply.json();
    expect([path, code, message]).toEqual([path, 200, expect.anything()]);
    return answer;
  };
  const { trust } = await post('make', {});
  const content = soundTrust([
    soundLine(1, { id: randomUUID() }),
    soundLine(2, {
      id: randomUUID(),
      nameZh: 'LED 台灯',
      nameEn: 'LED desk lamp',
      cartons: 10,
      quantity: 200,
    }),
  ]);
  const route = { ...content.route, dropOff: 'CNSHA' };
  const { shipper } = content.parties;
  // What is typed stays as it is, and on English screens a city alone would look like a word of ours.
  const parties = { ...content.parties, shipper: { ...shipper, city: 'Ningbo' } };
  const saved = await post('save', { id: trust.id, version: trust.version, ...content, route, parties });
  const { id, version } = saved.trust;
  const signed = { declared: true, signedBy: '林知夏', edition: await declarationInForce() };
  const submitted = await post('submit', { id, version, ...signed });
  expect(submitted.trust.state).toBe('SUBMITTED');
  return submitted.trust.trustNo;
}

function ordersOf(trustNo: string) {
  return rowsOf<{ number: string; id: string }>(
    `select o.order_number as number, o.id::text as id from orders o join trust t on t.org_id = o.org_id and t.id = o.trust_id
     where t.trust_no = $1 order by o.quantity desc`,
    [trustNo],
  );
}

async function sheetOf(orderId: string): Promise<string> {
  const [sheet] = await rowsOf<{ sheet_no: string }>(
    'select sheet_no from exception_sheet where order_id = $1',
    [orderId],
  );
  return sheet?.sheet_no ?? '';
}

async function sheetIds(orderId: string): Promise<string[]> {
  const sheets = await rowsOf<{ id: string }>(
    'select id::text as id from exception_sheet where order_id = $1',
    [orderId],
  );
  return sheets.map(({ id }) => id);
}

function toldTo(username: string, subjects: readonly string[]) {
  return rowsOf<{ event: string; key: string }>(
    `select n.event, n.key from notice n join app_user u on u.user_id = n.user_id where u.username = $1 and n.subject_id::text = any($2)`,
    [username, subjects],
  );
}

/** A visitor's page asks by itself as time goes by. */
async function expectFollowed(visitor: Page, stage: string | RegExp): Promise<void> {
  await expect(async () => {
    await visitor.clock.runFor(16 * 60_000);
    await expect(visitor.getByRole('article').locator('.chip').filter({ hasText: stage })).toBeVisible({
      timeout: 1_500,
    });
  }).toPass({ timeout: 30_000 });
}
