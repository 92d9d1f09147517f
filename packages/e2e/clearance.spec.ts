import { checkEntryNumber } from '@loadline/contract/checks/united-states';
import { expect, type Page } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { choose } from './choose.ts';
import { chooseDeed, freeOrder, makeEntry, moveEntry } from './clearance-walk.ts';
import { dayAhead, minutesAgo } from './days.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { expectReadable } from './readable.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    edit: '编辑',
    port: '入境口岸',
    importer: '进口商编号（IOR）',
    entryNo: '报关单号（Entry）',
    wrongDigit: '末位校验位与号码不符，请核对',
    wrongPrefix: '进口商编号开头的 07 未被美国国税局使用，请核对',
    phoenix: /凤凰城/,
    bond: '保证金',
    save: '保存',
    steps: ['已交单', '清关中', '已放行'],
    disposition: '登记海关处置',
    code: '海关处置代码*',
    hold: '1H 卸货港扣留',
    write: '登记查验',
    kind: '查验方式*',
    cost: '查验费',
    charged: '查验成本',
    freeDay: '最后免费日',
    xray: '查验：X 光（NII）',
    left: /剩 \d/,
    held: /海关扣留/,
    zone: '时区',
    time: '时间',
    losAngeles: /洛杉矶/,
    open: '打开清关单',
  },
  en: {
    edit: 'Edit',
    port: 'Port of entry',
    importer: 'Importer of record no.',
    entryNo: 'Entry no.',
    wrongDigit: 'the last digit is not its check digit; please look again',
    wrongPrefix: 'no employer’s number begins with 07; please look at the importer’s number again',
    phoenix: /Phoenix/,
    bond: 'Bond',
    save: 'Save',
    steps: ['Documents submitted', 'Clearance in progress', 'Released'],
    disposition: 'Record a disposition',
    code: 'Disposition*',
    hold: '1H Hold placed at port of discharge',
    write: 'Examination',
    kind: 'Examination*',
    cost: 'Exam cost',
    charged: 'Charged to us',
    freeDay: 'Last free day',
    xray: 'Examination: X-ray (NII)',
    left: /\d.* left/,
    held: /Held by customs/,
    zone: 'Time zone',
    time: 'Time',
    losAngeles: /Los Angeles/,
    open: 'Open the entry',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`staff file an entry, customs hold it, and its customer reads it in the time zone of the port (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);

    // Made from an order: its goods are the lines.
    const order = await freeOrder("o.status = 'ARRIVED'");
    const no = await makeEntry(desk, language, order, () => expectAccessible(desk));

    // What customs alone want to know is written once.
    await desk.getByRole('button', { name: says.edit, exact: true }).click();
    const written = desk.getByRole('dialog');
    await choose(written.getByLabel(says.port), '2720');
    const right = entryNumber(language === 'en' ? 0 : 1);
    const wrong = `${right.slice(0, -1)}${(Number(right.slice(-1)) + 1) % 10}`;
    await written.getByRole('textbox', { name: says.entryNo, exact: true }).fill(wrong);
    await written.getByRole('textbox', { name: says.importer }).fill('07-114444200');
    await choose(written.getByLabel(says.bond, { exact: true }), 'continuous');
    await expectAccessible(desk);
    await written.getByRole('button', { name: says.save }).click();
    await expect(written).toHaveCount(0);
    // Both are kept and warned of.
    for (const flaw of [says.wrongDigit, says.wrongPrefix]) await expect(desk.getByText(flaw)).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: says.edit, exact: true }).click();
    await written.getByRole('textbox', { name: says.entryNo, exact: true }).fill(right);
    await written.getByRole('textbox', { name: says.importer }).fill('91-114444200');
    await written.getByRole('button', { name: says.save }).click();
    await expect(written).toHaveCount(0);
    for (const flaw of [says.wrongDigit, says.wrongPrefix]) await expect(desk.getByText(flaw)).toHaveCount(0);

    const reason = '海关已接受';
    await moveEntry(desk, language, says.steps[0], reason);
    await moveEntry(desk, language, says.steps[1]);

    // Who reads times by the clocks of the port types them by these.
    await desk.getByRole('button', { name: says.zone }).click();
    await desk.getByRole('menuitemradio', { name: says.losAngeles }).click();
    await expect(desk.getByText(/GMT−[78]/).first()).toBeVisible();
    const heldAt = minutesAgo(3, 'America/Los_Angeles');
    await chooseDeed(desk, language, says.disposition);
    const told = desk.getByRole('dialog');
    await choose(told.getByLabel(says.code), '1H');
    await expect(told).toContainText(says.losAngeles);
    await told.getByRole('textbox', { name: says.time, exact: true }).fill(heldAt);
    await told.getByRole('button', { name: says.disposition }).click();
    await expect(told).toHaveCount(0);
    await expect(desk.getByText(says.hold).first()).toBeVisible();
    await expect(desk.locator('main')).toContainText(heldAt.slice(5));

    // What is known of the examination is written once; what it costs us stays at the desk.
    await desk.getByRole('button', { name: says.write, exact: true }).click();
    const exam = desk.getByRole('dialog');
    await choose(exam.getByLabel(says.kind), 'nii');
    await exam.getByLabel(says.cost, { exact: true }).fill('185');
    await exam.getByLabel(says.charged, { exact: true }).fill('140.55');
    await exam.getByRole('textbox', { name: says.freeDay }).fill(dayAhead(5));
    await expectAccessible(desk);
    await exam.getByRole('button', { name: says.save }).click();
    await expect(exam).toHaveCount(0);
    await expect(desk.getByRole('region', { name: says.xray })).toContainText('USD 140.55');
    await expectAccessible(desk);
    await expectReadable(desk);

    // Its customer finds it among what is held, beside the list and on its own page.
    await portal.goto(`/coa?search=${no}`);
    await portal.getByRole('tab', { name: says.held }).click();
    await expect(portal.getByText(says.hold).first()).toBeVisible();
    await expect(portal.getByRole('columnheader', { name: says.freeDay })).toBeVisible();
    await expect(portal.getByText(says.left).first()).toBeVisible();
    await expectAccessible(portal);
    await expectReadable(portal);

    // The time zone is chosen here alone, stored, and read anew.
    await expect(portal.getByText('GMT+8').first()).toBeVisible();
    await expectZonesOfServer(portal, says.zone);
    expect(await choosesZone(portal, says.zone, says.losAngeles)).toEqual([
      expect.stringMatching(/^-[78]$/),
      'America/Los_Angeles',
    ]);
    await expect(portal.getByText(/GMT−[78]/).first()).toBeVisible();
    // At the desk as well, where Arizona keeps one time all year.
    expect(await choosesZone(desk, says.zone, says.phoenix)).toEqual(['-7', 'America/Phoenix']);
    await expect(desk.getByText(says.hold).first()).toBeVisible();
    await expect(desk.locator('main').getByText('GMT−7').first()).toBeVisible();
    await desk.goto('/ops/orders');
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(desk.getByRole('button', { name: says.zone })).toHaveCount(0);
    await desk.goto(`/ops/coa?no=${no}`);
    await portal.goto(`/coa?no=${no}`);
    await expect(portal.getByText(says.hold).first()).toBeVisible();
    await expect(portal.getByText(/GMT−[78]/).first()).toBeVisible();
    const region = portal.getByRole('region', { name: says.xray });
    await expect(region).toContainText('USD 185.00');
    await expect(region).toContainText(says.left);
    await expect(portal.locator('main')).not.toContainText('140.55');
    await expectAccessible(portal);
    await expectReadable(portal);
    await portal.goto('/order');
    await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(portal.getByRole('button', { name: says.zone })).toHaveCount(0);

    // Held cargo is released only with a reason.
    await moveEntry(desk, language, says.steps[2], reason);
    expect(complaints.flat()).toEqual([]);
  });
}

/** An entry number of its own with its check digit. */
function entryNumber(which: number): string {
  const body = `9Z${which}${String(Date.now()).slice(-7)}`;
  const right = [...'0123456789'].map((digit) => body + digit).find((no) => checkEntryNumber(no) === 'valid');
  expect(right).toBeDefined();
  return right ?? '';
}

/** The picker offers what the server names, each zone with its difference, in its order. */
async function expectZonesOfServer(page: Page, zone: string): Promise<void> {
  const [token, locale] = await page.evaluate(() => [
    localStorage.access_token,
    document.documentElement.lang,
  ]);
  const headers = { authorization: `Bearer ${token}`, 'accept-language': locale };
  const reply = await page.request.get('/omsapi/order/getTimeZone', { headers });
  const { data }: { data: { name: string; gmt: string }[] } = await reply.json();
  expect(data.length).toBeGreaterThan(10);
  await page.getByRole('button', { name: zone }).click();
  const offered = page.getByRole('menuitemradio');
  await expect(offered).toHaveCount(data.length);
  for (const [at, { name, gmt }] of data.entries()) {
    await expect(offered.nth(at)).toContainText(name);
    await expect(offered.nth(at)).toContainText(gmt);
  }
  await page.keyboard.press('Escape');
}

/** Chooses a zone, which reads the page anew; what is kept of it. */
async function choosesZone(page: Page, zone: string, name: RegExp): Promise<unknown[]> {
  await page.evaluate(() => document.body.setAttribute('data-read-before', ''));
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: zone }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await reloaded;
  await expect(page.locator('body[data-read-before]')).toHaveCount(0);
  return page.evaluate(() => [localStorage.timezone, localStorage['timezone.name']]);
}
