import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { expect } from '@playwright/test';
import { Door } from './door.page.ts';
import { type Installation, Person } from './empty-installation.ts';

/** What a forwarder that begins sells, as its customers' packing lists name it. */
export const product = '中美空运专线';

/** Days from today on which its flights leave Shenzhen and land in Los Angeles. */
export const flightDays = [2, 3, 4].map((days) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
);

/** What a forwarder keeps before the first customer: a warehouse, a product, flights and waybill numbers. */
export async function setUp(desk: Person): Promise<void> {
  const blank = { country: null, zone: null, nextHouseNo: null, remark: null, active: true };
  await desk.post('/opsapi/dictionaries/save', {
    ...blank,
    kind: 'warehouse',
    code: 'SZX-W1',
    nameZh: '深圳一号仓',
    nameEn: 'Shenzhen W1',
    country: 'CN',
    zone: 'Asia/Shanghai',
  });
  await desk.post('/opsapi/products/save', {
    nameZh: product,
    nameEn: 'SZX LAX air express',
    transport: '1',
    active: true,
    basis: 'divisor',
    factor: '6000',
    step: '0.5',
    rounds: 'shipment',
    leastWeight: '0',
  });
  for (const day of flightDays)
    await desk.post('/opsapi/flights/save', {
      id: randomUUID(),
      flightNo: 'CZ327',
      flightDate: day,
      origin: 'SZX',
      destination: 'LAX',
      etd: `${day}T20:30`,
      eta: `${day}T18:30`,
      cutOff: `${day}T14:00`,
      verified: true,
      maxKg: '15000',
      maxCbm: '90',
    });
  await desk.post('/opsapi/stock/add', { first: '784-12345675', count: 5 });
}

/** Opens the first customer with its first user, who sets a password by the link that is shown once. */
export async function openCustomer(
  desk: Person,
  house: Installation,
  browser: Browser,
): Promise<{ readonly id: string; readonly user: Person }> {
  const { id, access } = await desk.post('/opsapi/customers/create', await customerToOpen(desk));
  expect(access.way).toBe('hand');
  const page = await (await browser.newContext({ baseURL: house.address })).newPage();
  const password = 'Qiao2026Yuan';
  const door = await Door.open(page, access.link);
  await door.enter({ password, repeat: password });
  await door.press('设置密码');
  await expect(page.getByText('密码已设置，请登录')).toBeVisible();
  await page.context().close();
  return { id, user: await Person.at(house, browser, { username: 'qiaoyuan', password }) };
}

async function customerToOpen(desk: Person) {
  const [staff] = await desk.get('/opsapi/staff');
  const [offered] = await desk.get('/opsapi/products');
  const roles = await desk.get('/opsapi/roles');
  const role = roles.find(({ nameEn }: { nameEn: string }) => nameEn === 'Customer admin');
  return {
    accountType: 'company',
    nameZh: '乔远贸易',
    nameEn: 'Joy Ocean Trading',
    code: 'QIAOYUAN',
    country: 'CN',
    saleId: staff.id,
    customerServiceId: staff.id,
    roleId: role.id,
    dataAuthority: 'organisation',
    products: [offered.id],
    quota: '0',
    quotaCurrency: 'CNY',
    username: 'qiaoyuan',
    userName: '林月',
  };
}
