import { expect } from '@playwright/test';
import { dayAhead } from './days.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';
import { freeSerial, registered } from './waybills.page.ts';

const spoken = {
  'zh-cn': {
    register: '登记主单',
    number: '主单号',
    flightNo: '航班号',
    flightDate: '航班日期',
    origin: '起运港*',
    destination: '目的港*',
    done: '登记',
    booked: '已订舱',
    stored: '已入库',
    assembled: '已组板',
    preparing: '制单中',
    move: '流转',
    store: '入库',
    ahead: '2 票中 1 票会被拒绝',
    outcome: '2 票中 1 票已流转',
    close: '关闭',
    assemble: '组板',
    uld: /集装器号/,
    more: '更多',
    back: '退步',
    reason: '原因*',
    undone: '已退步',
    prepare: '开始制单',
    send: '送客户确认',
    draft: '没有编制中的主单草稿',
    flight: '改配航班、拉货',
    change: '改配航班',
    notFound: '没有这条记录',
    wrong: '主单号格式或校验位错误',
  },
  en: {
    register: 'Register a waybill',
    number: 'MAWB no.',
    flightNo: 'Flight no.',
    flightDate: 'Flight date',
    origin: 'Origin*',
    destination: 'Destination port*',
    done: 'Register',
    booked: 'Booked',
    stored: 'Stored in warehouse',
    assembled: 'Assembled',
    preparing: 'Document preparation',
    move: 'Move',
    store: 'Store in warehouse',
    ahead: '1 of 2 would be refused',
    outcome: '1 of 2 moved',
    close: 'Close',
    assemble: 'Assemble',
    uld: /ULD no\./,
    more: 'More',
    back: 'Step back',
    reason: 'Reason*',
    undone: 'stepped back since',
    prepare: 'Prepare documents',
    send: 'Send to the customer',
    draft: 'No draft of the waybill is being prepared',
    flight: 'Change the flight or offload',
    change: 'Change the flight',
    notFound: 'No such record',
    wrong: 'Air waybill number format or check digit is wrong',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`a waybill is registered, moved with another one, built up, stepped back and flown otherwise (${language})`, async ({
    browser,
    page,
  }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await enterAs(page, 'op.admin', language);
    await page.goto('/mawbOpt');
    const serial = freeSerial();
    const [no, other] = [
      await registered(page, serial, { flightNo: 'ZX8817', flightDate: dayAhead(3) }),
      await registered(page, serial + 1, undefined),
    ];

    await page.getByRole('button', { name: says.register }).first().click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: says.number, exact: true }).fill('114-71000001');
    await form.getByRole('textbox', { name: says.flightNo, exact: true }).focus();
    await expect(form).toContainText(says.wrong);
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    // One of the two stands where the step begins, the other is answered why not.
    await page.goto(`/mawbOpt?search=114-`);
    for (const one of [no, other])
      await page.getByRole('row').filter({ hasText: one }).getByRole('checkbox').check();
    await page.getByRole('toolbar').getByRole('button', { name: says.move }).click();
    // What leads back stands after what leads on.
    await expect(page.getByRole('menuitem').first()).toContainText(says.store);
    await page.getByRole('menuitem', { name: says.store }).click();
    // It is said before anything is pressed.
    const ahead = page.getByRole('dialog').getByRole('status');
    await expect(ahead).toContainText(says.ahead);
    await expect(ahead.getByRole('listitem')).toContainText(other);
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: says.store }).click();
    const outcome = page.getByRole('dialog').getByRole('status');
    await expect(outcome).toContainText(says.outcome);
    await expect(outcome.getByRole('listitem').filter({ hasText: other })).not.toContainText(/已流转|Moved$/);
    await page.getByRole('dialog').getByRole('button', { name: says.close }).last().click();

    await page.goto(`/mawbOpt?search=${no}`);
    await page.getByRole('row').filter({ hasText: no }).locator('td').last().click();
    const panel = page.getByRole('region', { name: new RegExp(no) });
    await expect(panel.getByText(says.stored).first()).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('button', { name: says.assemble }).click();
    await page.getByRole('dialog').getByLabel(says.uld).first().fill('PMC12345CA');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: says.assemble }).click();
    await expect(panel.locator('.state-path__step--now')).toContainText(says.assembled);

    await panel.getByRole('button', { name: says.more }).click();
    await page.getByRole('menuitem', { name: says.back }).click();
    await page.getByRole('dialog').getByLabel(says.reason).fill('板号写错 wrong unit');
    await page.getByRole('dialog').getByRole('button', { name: says.back }).click();
    await expect(panel.locator('.state-path__step--now')).toContainText(says.stored);
    await expect(panel).toContainText('板号写错 wrong unit');
    await expect(panel).toContainText(says.undone);

    // What keeps a step shut is said in its place.
    await panel.getByRole('button', { name: says.prepare }).click();
    await page.getByRole('dialog').getByRole('button', { name: says.prepare }).click();
    await expect(panel.locator('.state-path__step--now')).toContainText(says.preparing);
    await expect(panel).toContainText(says.draft);
    await expect(panel.getByRole('button', { name: says.send })).toHaveCount(0);

    await panel.getByRole('button', { name: says.more }).click();
    await page.getByRole('menuitem', { name: says.flight }).click();
    const flight = page.getByRole('dialog');
    await flight.getByLabel(`${says.flightNo}*`).fill('ZX8819');
    await flight.getByLabel(`${says.flightDate}*`).fill(dayAhead(4));
    await flight.getByLabel(says.reason).fill('满舱 full');
    await flight.getByRole('button', { name: says.change }).click();
    await expect(panel).toContainText('ZX 8819');

    const customer = await browser.newPage();
    await enterAs(customer, 'demo', language);
    await customer.goto(`/mawbDetail?no=${no}`);
    await expect(customer.getByRole('heading', { name: says.notFound })).toBeVisible();
    await customer.close();
    expect(complaints).toEqual([]);
  });
}

test('What the server refuses for a while is said in its place, and asked again by itself when that is over', async ({
  page,
}) => {
  await enterAs(page, 'op.admin', 'zh-cn');
  // Nothing is told from outside: what comes anew was asked for.
  await page.route(/\/adminapi\/live/, (route) => route.fulfill({ status: 401 }));
  await page.goto('/mawbOpt');
  const no = await registered(page, freeSerial(), { flightNo: 'ZX8817', flightDate: dayAhead(3) });
  await page.goto(`/mawbOpt?search=${no}`);
  await page.getByRole('row').filter({ hasText: no }).locator('td').last().click();
  const panel = page.getByRole('region', { name: new RegExp(no) });
  await panel.getByRole('button', { name: '入库' }).click();

  const later = '请在 1 秒后再试';
  const refusal = {
    status: 429,
    headers: { 'retry-after': '1' },
    json: { code: 429, message: `操作过于频繁，${later}`, data: null },
  };
  await page.route('**/opsapi/mawb/move', (route) => route.fulfill(refusal), { times: 1 });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '入库' }).click();
  await expect(dialog).toContainText(later);

  const reading = '**/opsapi/mawb/detail?*';
  await page.route(reading, (route) => route.fulfill(refusal));
  await dialog.getByRole('button', { name: '入库' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel).toContainText(later);
  await expect(panel.locator('.state-path__step--now')).toContainText('已订舱');
  await page.unroute(reading);
  await expect(panel.locator('.state-path__step--now')).toContainText('已入库');
  await expect(panel).not.toContainText(later);
});
