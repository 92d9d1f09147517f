import { stages } from '@loadline/contract/codes/stage';
import { expect, type Page } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { enterEvent } from './parcels.ts';
import { pasteInto } from './paste.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const words = {
  'zh-cn': { notRecorded: '未记录', milestones: '九个节点' },
  en: { notRecorded: 'not recorded', milestones: 'Nine milestones' },
} as const;

for (const language of languagesOf(import.meta)) {
  const { notRecorded, milestones } = words[language];
  test(`Ctrl K finds a shipment by any of its numbers on both sides (${language})`, async ({ browser }) => {
    const { desk, portal, complaints } = await bothSides(browser, language);
    for (const [page, from, address] of [
      [portal, '/dashboard', '/orderDetail'],
      [desk, '/ops', '/ops/order'],
    ] as const) {
      await page.goto(from);
      for (const { kind, number, no } of await numbersOfOneOrderEach()) {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.keyboard.press('ControlOrMeta+K');
        await page.getByRole('dialog').getByRole('combobox').fill(number);
        await page.getByRole('option', { name: no }).first().click();
        await expect(page, kind).toHaveURL(new RegExp(`${address}\\?no=${no}`));
      }
      await pastesColumn(page);
    }
    expect(complaints.flat()).toEqual([]);
  });

  test(`A stage that nobody recorded says so, to anybody and to the customer (${language})`, async ({
    browser,
  }) => {
    const { portal, complaints } = await bothSides(browser, language);
    const clerk = await (await browser.newContext()).newPage();
    await enterAs(clerk, 'op.admin');
    const no = await inWarehouse();
    // It has left, and nobody said that its export was released.
    await enterEvent(clerk, no, 'DEP');
    const name = stages.codes.EXPORT_RELEASED[language === 'en' ? 'en' : 'zh'];
    for (const [address, list] of [
      [`/search?no=${no}`, portal.getByRole('list', { name: milestones })],
      [`/orderDetail?no=${no}`, portal.locator('.milestone-strip')],
    ] as const) {
      await portal.goto(address);
      const step = list.getByRole('listitem').filter({ hasText: name });
      await expect(step, address).toContainText(notRecorded);
      await expectAccessible(portal);
    }
    expect(complaints.flat()).toEqual([]);
  });
}

interface Called {
  readonly kind: string;
  readonly number: string;
  readonly no: string;
}

/** Of each kind one number that leads to a single order of the demo's customer, whose desk is asked as well. */
async function numbersOfOneOrderEach(): Promise<Called[]> {
  const found = await rowsOf<Called>(
    `select distinct on (r.kind) r.kind, r.number, o.order_number as no from shipment_reference r
       join orders o on o.org_id = r.org_id and o.id = r.order_id
       join (select number from shipment_reference group by number having count(*) = 1) single on single.number = r.number
      where o.org_id = (select org_id from app_user where username = 'demo') and length(r.number) >= 8
      order by r.kind, r.number`,
  );
  expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['mawb', 'hawb', 'container', 'fba']));
  return found;
}

/** An order of the demo's customer that anybody may track, free to leave the warehouse. */
async function inWarehouse(): Promise<string> {
  const [found] = await rowsOf<{ no: string }>(
    `select o.order_number as no from orders o where o.is_public and o.status = 'WH_IN'
        and o.org_id = (select org_id from app_user where username = 'demo')
        and not exists (select from order_hold h where h.org_id = o.org_id and h.order_id = o.id)
        and not exists (select from hawb h where h.org_id = o.org_id and h.order_id = o.id) order by o.order_number limit 1`,
  );
  if (!found) throw new Error('no order of the demo is free to leave');
  return found.no;
}

test('On a phone the public pages name the button of whoever is logged in', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await enterAs(page, 'demo');
  await page.goto('/home');
  await expect(page.locator('.greeting')).toHaveAccessibleName(/\S/);
  await expectAccessible(page);
});

/** A column out of a sheet opens the list of the orders in it. */
async function pastesColumn(page: Page): Promise<void> {
  const orders = await rowsOf<{ no: string }>(
    `select o.order_number as no from orders o join organisation g using (org_id) where g.code = 'QHDEMO' order by o.order_number limit 2`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
  await pasteInto(page.getByRole('dialog').getByRole('combobox'), orders.map(({ no }) => no).join('\n'));
  await page.getByRole('option', { name: /Orders of 2 numbers|2 个单号的订单/ }).click();
  await expect(page).toHaveURL(/\/orders?\?.*numbers=/);
  for (const { no } of orders) await expect(page.getByRole('row').filter({ hasText: no })).toBeVisible();
}
