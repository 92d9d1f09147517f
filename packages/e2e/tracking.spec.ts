import { type Stage, stageOrder, stages } from '@loadline/contract/codes/stage';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { orderApi } from '@loadline/contract/orders/order.api';
import { trackTypes } from '@loadline/contract/tracking/track-type';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { complaintsOf, expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { asDemo, publicNumber, publicNumbers, type Tracked, tracked } from './public-number.ts';
import { test } from './walk.ts';

type Milestone = Tracked['shipments'][number]['milestones'][number];

const unknown = 'SO261102K7M2Q9XDE';
const mistyped = 'SO261102K7M2Q9XDA';

// Nobody who reads these pages sits where the cargo is.
test.use({ timezoneId: 'America/New_York' });

test('A number shows the nine stages without login, each in the local time of its place with its GMT offset', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const number = await publicNumber(page.request, 'SIGNED');
  const { shipments } = await tracked(page.request, [number]);
  await page.goto(`/search?no=${number}`);
  await expect(page.getByRole('heading', { level: 2, name: number })).toBeVisible();
  const steps = stepsOf(page);
  await expect(steps).toHaveCount(9);
  for (const [place, stage] of stageOrder.entries()) {
    await expect(steps.nth(place)).toContainText(wordOf(stages, stage).zh);
    const event = happened(shipments[0]?.milestones ?? [], stage);
    if (event) await expect(steps.nth(place)).toContainText(localTimeOf(event));
  }
  await expect(page.getByText(/GMT[+−]\d/).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('Who holds the air waybill as it is printed sees each shipment under it, and the customer finds the order by it', async ({
  page,
}) => {
  const [flown] = await rowsOf<{ number: string; orders: number; no: string }>(
    `select r.number, count(*)::int as orders, min(o.order_number) as no from shipment_reference r
     join orders o on o.org_id = r.org_id and o.id = r.order_id and o.is_public join organisation g on g.org_id = o.org_id
     where r.kind = 'mawb' and r.source = 'booking' and o.org_id = (select org_id from app_user where username = 'demo')
     group by 1 order by 2 desc, 1 limit 1`,
  );
  const printed = (flown?.number ?? '').replace(/^(\d{3})/, '$1-');
  await page.goto(`/search?no=${printed}`);
  await expect(page.getByRole('heading', { level: 2, name: printed })).toHaveCount(flown?.orders ?? 0);
  await expectAccessible(page);
  const { rows }: AnswerOf<typeof orderApi.list> = await asDemo(
    page.request,
    `/omsapi/orders?search=${printed}`,
  );
  expect(rows.map(({ orderNumber }) => orderNumber)).toContain(flown?.no);
});

test('A shipment under way shows where it is among the nine stages, in English too', async ({ page }) => {
  const number = await publicNumber(page.request, 'DEPARTED');
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  await page.goto(`/search?no=${number}`);
  const here = page.locator('[aria-current=step]');
  await expect(here).toContainText('Departed');
  await expect(here).toContainText(/the cargo is here|held up here/);
  const steps = stepsOf(page, 'Nine milestones');
  await expect(steps).toContainText([
    'Ordered',
    'Entered consolidation warehouse',
    'Left consolidation warehouse',
    'Export released',
    'Departed',
    'Arrived at port',
    'In clearance',
    'Delivered',
    'Signed',
  ]);
  await expect(steps.filter({ hasText: 'still to come' })).toHaveCount(4);
  await expectAccessible(page);
});

test('An unknown number has a card of its own that says what to do', async ({ page }) => {
  await page.goto(`/search?no=${unknown}`);
  await expect(page.getByRole('status').first()).toContainText('0 个有轨迹，1 个未查到');
  const card = page.getByRole('article');
  await expect(card.getByRole('heading')).toHaveText(`${unknown} 未查到`);
  await expect(card).toContainText('请与单据核对。新单号在录入首个节点后即可查询。');
  await expect(card.getByRole('link', { name: '登录' })).toBeVisible();
});

for (const [number, hint] of [
  [mistyped, '末位校验不符，可能有一位写错'],
  ['SO261102K7M2', '订单号共 17 位，这个是 12 位'],
  ['020-81140744', '空运主单号的末位校验不符'],
  ['CSQU3054384', '柜号的校验位不符'],
  ['PO-7', '公开查询需要完整单号，至少 8 位'],
] as const) {
  test(`A mistyped number is recognized: ${number}`, async ({ page }) => {
    await page.goto(`/search?no=${number}`);
    await expect(page.getByRole('article')).toContainText(hint);
  });
}

test('Several numbers are answered together, found ones first, and one of them is read closely', async ({
  page,
}) => {
  const [first, second] = await publicNumbers(page.request, 'IN_CLEARANCE', 2);
  await page.goto('/search');
  await page.getByLabel('单号，可输入多个').fill(`${unknown}\n${first}，${second}`);
  await page.getByRole('button', { name: '查询货件' }).click();
  await expect(page).toHaveURL(`/search?no=${unknown},${first},${second}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 个单号的查询结果');
  await expect(page.getByRole('status').first()).toContainText('2 个有轨迹，1 个未查到');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').last()).toContainText(`${unknown} 未查到`);
  await page.getByRole('button', { name: '展开' }).click();
  await expect(page.getByRole('article').filter({ hasText: '下一步' })).toHaveCount(1);
});

test('More numbers than one question holds are counted, never silently dropped', async ({ page }) => {
  const many = Array.from({ length: 22 }, (_, index) => `NOSUCH${1000 + index}`);
  await page.goto(`/search?no=${many.join()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('20 个单号的查询结果');
  await expect(page.getByRole('status').first()).toContainText('超出上限的 2 个未查询');
});

test('The search page offers the types 0 to 3 by name; the chosen one narrows the search', async ({
  page,
}) => {
  const number = await publicNumber(page.request, 'SIGNED');
  await page.goto('/search');
  const choices = page.getByRole('main').getByRole('radio');
  await expect(choices).toHaveCount(4);
  for (const code of codesOf(trackTypes)) {
    await expect(
      page.getByRole('main').getByText(wordOf(trackTypes, code).zh, { exact: true }),
    ).toBeVisible();
  }
  await expect(choices.first()).toBeChecked();
  await page.getByRole('main').getByRole('radio', { name: '空运主单号' }).check();
  await page.getByLabel('单号，可输入多个').fill(number);
  await page.getByRole('button', { name: '查询货件' }).click();
  await expect(page).toHaveURL(`/search?no=${number}&type=2`);
  await expect(page.getByRole('article')).toContainText('未查到');
  await page.getByRole('button', { name: '按订单号/参考号/FBA号查询' }).click();
  await expect(page).toHaveURL(`/search?no=${number}&type=1`);
  await expect(page.getByRole('article')).not.toContainText('未查到');
  await page.goto(`/search?no=${number}&type=1`);
  await expect(stepsOf(page)).toHaveCount(9);
});

test('A number shows nothing personal: no company, no name, no address, no reference, no goods', async ({
  page,
}) => {
  // One of the demo's own: other walks sign orders whose parties are called what a page may well say.
  const number = (await publicNumbers(page.request, 'SIGNED', 10)).at(-1) ?? '';
  const secrets = await secretsOf(page.request, number);
  expect(secrets.length).toBeGreaterThan(10);
  // What the server lays into the page, what it becomes in the browser, and what the page asks later.
  const document = await page.goto(`/search?no=${number}`);
  await expect(stepsOf(page)).toHaveCount(9);
  const reply = await page.request.get(`/omsapi/public/tracking?trackType=0&trackNo=${number}`);
  expect(await reply.text()).toContain(number);
  const shown = [await document?.text(), await page.content(), await reply.text()].join('\n');
  expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
  await expect(page.getByText('收发货人、地址与货值登录后可见。')).toBeVisible();
});

test('On a phone the result and the number to change fit without sideways scroll', async ({ page }) => {
  const number = await publicNumber(page.request, 'IN_CLEARANCE');
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto(`/search?no=${number},${unknown}`);
    await expect(stepsOf(page)).toHaveCount(9);
    await expect(page.getByRole('main').getByRole('search').getByRole('textbox')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await expectAccessible(page);
});

test('From the home page to a copied link with the keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const number = await publicNumber(page.request, 'SIGNED');
  await page.goto('/home');
  await tabTo(page, page.getByRole('textbox', { name: '单号，可输入多个' }));
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(stepsOf(page)).toHaveCount(9);
  await tabTo(page, page.getByRole('button', { name: '复制链接' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('复制成功')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe(`?no=${number}`);
  await page.goto(link);
  await expect(stepsOf(page)).toHaveCount(9);
});

test('A copy that the browser refuses is told', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('locale', 'en');
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto(`/search?no=${unknown}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copy failed')).toBeVisible();
});

test('A search that cannot reach the server says so and asks again on demand', async ({ page }) => {
  await page.goto('/search');
  await page.route('**/omsapi/public/tracking*', (route) => route.abort());
  const box = page.getByRole('main').getByRole('textbox').first();
  await box.fill(unknown);
  await page.getByRole('main').getByRole('button', { name: /查询/ }).first().click();
  await expect(page.getByRole('alert')).toContainText('网络异常');
  await page.unroute('**/omsapi/public/tracking*');
  await page.getByRole('button', { name: '再次查询' }).click();
  await expect(page.getByRole('article')).toContainText(`${unknown} 未查到`);
});

function stepsOf(page: Page, label = '九个节点'): Locator {
  return page.getByRole('list', { name: label }).first().getByRole('listitem');
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

function happened(milestones: readonly Milestone[], stage: Stage): Milestone | undefined {
  return milestones.find((one) => one.stage === stage && one.classifier === 'ACT');
}

/** Month, day and, where it is known, the time with its offset; in the zone of the place, not of the reader. */
function localTimeOf({ occurredAt, zone, dayOnly }: Milestone): string {
  const moment = new Date(occurredAt);
  // Sweden writes 2026-11-06 22:40:00.
  const written = moment.toLocaleString('sv-SE', { timeZone: zone });
  if (dayOnly) return written.slice(5, 10);
  const named = moment.toLocaleString('en-US', { timeZone: zone, timeZoneName: 'shortOffset' });
  return `${written.slice(5, 16)} ${named.split(' ').at(-1)?.replace('-', '−')}`;
}

/** What an order knows about people and goods. */
async function secretsOf(request: APIRequestContext, number: string): Promise<string[]> {
  const { order, parties, goods }: AnswerOf<typeof orderApi.detail> = await asDemo(
    request,
    `/omsapi/orders/detail?no=${number}`,
  );
  const ofParties = parties.flatMap(({ company, address, tel, fax, email }) => [
    company,
    address,
    tel,
    fax,
    email,
  ]);
  const ofGoods = goods.flatMap(({ nameZh, nameEn }) => [nameZh, nameEn]);
  const found = [order.referenceNumber, '启航示例', '林知夏', ...ofParties, ...ofGoods];
  return found.filter((text) => typeof text === 'string').filter((text) => text.length > 3);
}
