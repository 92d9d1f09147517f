import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { choose } from './choose.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { expectReadable } from './readable.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    make: '由订单制单',
    numbers: '单号*',
    go: '制单',
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
    make: 'Make an entry',
    numbers: 'Numbers*',
    go: 'Make',
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

for (const language of ['zh-cn', 'en'] as const) {
  const says = spoken[language];
  test(`what goes by sea is late 24 hours before it is loaded until its ISF is filed, and both sides read what is missing (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);

    await desk.goto('/ops/coa');
    await desk.getByRole('button', { name: says.make }).first().click();
    const making = desk.getByRole('dialog');
    await making.getByLabel(says.numbers).fill(await orderAtSea(language === 'en' ? 0 : 1));
    await making.getByRole('button', { name: says.go, exact: true }).click();
    await expect(desk).toHaveURL(/\/ops\/coa\?no=US/);
    const no = new URL(desk.url()).searchParams.get('no') ?? '';
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

/** So many hours from now by the clocks of Beijing, as people type it. */
function hoursAhead(hours: number): string {
  return new Date(Date.now() + (hours + 8) * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}

/** An order of the large customer that goes to the United States by sea and is on no entry yet; each walk takes from a half of its own. */
async function orderAtSea(half: number): Promise<string> {
  const [free] = await rowsOf<{ no: string }>(
    `select o.order_number as no from (select o.*, row_number() over (order by o.id) as place from orders o join organisation g using (org_id)
       where g.code = 'QHDEMO' and o.transport_type = '2' and o.destination_country = 'US') o
     where o.place % 2 = $1 and o.status not in ('CANCELLED', 'CLOSED') and not exists (select from us_entry_order c where c.order_id = o.id)
     order by o.place desc limit 1`,
    [half],
  );
  expect(free).toBeDefined();
  return free?.no ?? '';
}
