import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { choose } from './choose.ts';
import { freeOrder, hoursAhead, makeEntry } from './clearance-walk.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { expectReadable } from './readable.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    write: '编辑 ISF',
    state: 'ISF 状态*',
    loading: '装船时间',
    filed: 'ISF 申报时间',
    no: 'ISF 交易号',
    maker: '制造商',
    save: '保存',
    late: /已逾期未申报 · 已超/,
    missing: /缺 \d+ 项：/,
    manufacturer: '5 制造商',
    accepted: '已接受',
    inTime: '按时',
    needed: '申报后必填',
  },
  en: {
    write: 'Edit the ISF',
    state: 'ISF status*',
    loading: 'Loading on the vessel',
    filed: 'ISF filed',
    no: 'ISF transaction no.',
    maker: 'Manufacturer',
    save: 'Save',
    late: /Late, not filed · over by/,
    missing: /\d+ missing: /,
    manufacturer: '5 Manufacturer',
    accepted: 'Accepted',
    inTime: 'In time',
    needed: 'needed once it is filed',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`what goes by sea is late 24 hours before it is loaded until its ISF is filed, and both sides read what is missing (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);

    const order = await freeOrder("o.transport_type = '2' and o.status not in ('ARRIVED', 'DEPARTED')");
    const no = await makeEntry(desk, language, order);
    const card = desk.getByRole('region', { name: /ISF 10\+2/ });
    const missing = card.getByText(says.missing);
    await expect(missing).toContainText(says.manufacturer);

    const write = async (fill: (dialog: ReturnType<typeof desk.getByRole>) => Promise<void>) => {
      await desk.getByRole('button', { name: says.write }).click();
      const dialog = desk.getByRole('dialog');
      await fill(dialog);
      await dialog.getByRole('button', { name: says.save }).click();
      await expect(dialog).toHaveCount(0);
    };

    // Loaded in twelve hours: the 24 hours have begun.
    await write(async (dialog) => {
      await dialog.getByRole('textbox', { name: says.loading }).fill(hoursAhead(12));
      await expectAccessible(desk);
    });
    await expect(card).toContainText(says.late);
    await portal.goto(`/coa?no=${no}`);
    await expect(portal.getByRole('region', { name: /ISF 10\+2/ })).toContainText(says.late);
    await expectAccessible(portal);

    // Accepted needs its time and its number; filed before the clock ran out it is in time.
    await write(async (dialog) => {
      await choose(dialog.getByLabel(says.state), 'accepted');
      await dialog.getByRole('button', { name: says.save }).click();
      await expect(dialog.getByText(says.needed).first()).toBeVisible();
      await dialog.getByRole('textbox', { name: says.filed }).fill(hoursAhead(-30));
      await dialog.getByRole('textbox', { name: says.no }).fill('WMF3000412345678');
      await dialog.getByRole('textbox', { name: says.maker }).fill('Ningbo Beilun Hardware');
    });
    await expect(card).toContainText(says.inTime);
    await expect(missing).not.toContainText(says.manufacturer);
    await expectAccessible(desk);
    await expectReadable(desk);

    await portal.goto(`/coa?no=${no}`);
    const own = portal.getByRole('region', { name: /ISF 10\+2/ });
    for (const text of [says.accepted, says.inTime, 'WMF3000412345678', 'Ningbo Beilun Hardware'])
      await expect(own).toContainText(text);
    await expectReadable(portal);
    expect(complaints.flat()).toEqual([]);
  });
}
