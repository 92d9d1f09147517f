import { expect } from '@playwright/test';
import { addHook, apiWords, makeKey, openReceiver, sidePanel } from './api-steps.ts';
import { openCustomer } from './customer-opening.ts';
import { type Person, test } from './empty-installation.ts';
import { setUp } from './forwarder.ts';
import { expectAccessible } from './looks.ts';
import { accept, enterTransport } from './transport-order.ts';

const w = apiWords['zh-cn'];

test('A forwarder’s first program: a customer’s key reads their orders, their address is told of them, and the desk ends both', async ({
  browser,
  house,
  desk,
}) => {
  test.setTimeout(300_000);
  await setUp(desk);
  const { code, user: customer } = await openCustomer(desk, house, browser);
  await expectNothingYet(customer, desk);
  const token = await makeKey(customer.page, w, 'ERP');
  expect(token).toMatch(/^ll_live_/);
  const receiver = await openReceiver();
  await customer.page.getByRole('button', { name: w.addHook, exact: true }).first().click();
  await addHook(customer.page, w, receiver.url);

  const trustNo = await enterTransport(desk, code, customer);
  const orders = await accept(desk, trustNo);
  await expect.poll(() => receiver.told.map(({ type }) => type)).toContain('trust.decided');
  const told = receiver.told.find(({ type }) => type === 'trust.decided');
  expect(JSON.stringify(told?.data)).toContain(trustNo);

  const asProgram = () =>
    fetch(`${house.address}/omsapi/orders`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = await (await asProgram()).json();
  expect(data.rows.map((row: { orderNumber: string }) => row.orderNumber).toSorted()).toEqual(
    orders.toSorted(),
  );
  await expectCounted(customer, desk, orders.length);

  await desk.page.goto('/ops/keys');
  await desk.page.getByRole('row', { name: /ERP/ }).click();
  const panel = sidePanel(desk.page);
  await expect(panel).toContainText('乔远贸易');
  await expect(panel).toContainText(receiver.url);
  await panel.getByRole('button', { name: '吊销密钥' }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: '吊销密钥' }).click();
  await expect(desk.page.getByRole('row', { name: /ERP/ })).toContainText('已吊销');
  expect((await asProgram()).status).toBe(401);
  receiver.close();
  await Promise.all([desk.page, customer.page].map((page) => page.context().close()));
});

/** Both dashboards say that there is nothing, and why. */
async function expectNothingYet(customer: Person, desk: Person): Promise<void> {
  await customer.page.goto('/dashboard');
  await expect(customer.page.getByText('这段时间没有下单').first()).toBeVisible();
  await expectAccessible(customer.page);
  await desk.page.goto('/ops/overview');
  for (const text of ['这段时间没有下单', '这段时间还没有货到港', '客户都在照常下单'])
    await expect(desk.page.getByText(text).first()).toBeVisible();
  await expectAccessible(desk.page);
}

/** The same count on the customer's dashboard, on the desk's overview of other days, and in its list. */
async function expectCounted(customer: Person, desk: Person, count: number): Promise<void> {
  await customer.page.goto('/dashboard');
  await expect(customer.page.getByText(`下单 ${count} 票`, { exact: false })).toBeVisible();
  await desk.page.goto('/ops/overview?weeks=4');
  const figure = desk.page
    .getByRole('listitem')
    .filter({ has: desk.page.getByRole('link', { name: '票数', exact: true }) });
  await expect(figure.locator('b')).toHaveText(String(count));
  await figure.getByRole('link', { name: '票数' }).click();
  await expect(desk.page.getByRole('row', { name: /SO/ })).toHaveCount(count);
}
