import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { choose } from './choose.ts';
import { chooseDeed, freeOrder, makeEntry, moveEntry } from './clearance-walk.ts';
import { dayAhead, minutesAgo } from './days.ts';
import { expectAccessible } from './looks.ts';
import { expectReadable } from './readable.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    edit: '编辑',
    port: '入境口岸',
    importer: '进口商编号（IOR）',
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

for (const language of ['zh-cn', 'en'] as const) {
  const says = spoken[language];
  test(`staff file an entry, customs hold it, and its customer reads it in the time zone of the port (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);

    // Made from an order: its goods are the lines.
    const order = await freeOrder(language === 'en' ? 0 : 1, "o.status = 'ARRIVED'");
    const no = await makeEntry(desk, language, order, () => expectAccessible(desk));

    // What customs alone want to know is written once.
    await desk.getByRole('button', { name: says.edit, exact: true }).click();
    const written = desk.getByRole('dialog');
    await choose(written.getByLabel(says.port), '2720');
    await written.getByRole('textbox', { name: says.importer }).fill('91-114444200');
    await choose(written.getByLabel(says.bond, { exact: true }), 'continuous');
    await expectAccessible(desk);
    await written.getByRole('button', { name: says.save }).click();
    await expect(written).toHaveCount(0);
    await expectAccessible(desk);

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
    await portal.getByRole('button', { name: says.zone }).click();
    await portal.getByRole('menuitemradio', { name: says.losAngeles }).click();
    await expect(portal.getByText(/GMT−[78]/).first()).toBeVisible();
    const kept = await portal.evaluate(() => [localStorage.timezone, localStorage['timezone.name']]);
    expect(kept[0]).toMatch(/^-[78]$/);
    expect(kept[1]).toBe('America/Los_Angeles');
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
