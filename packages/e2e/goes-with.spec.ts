import { expect } from '@playwright/test';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

/** A booking of the demo's customer that was made from orders and hangs on a master waybill. */
async function onWaybill(): Promise<string> {
  const [found] = await rowsOf<{ no: string }>(
    `select b.booking_no as no from booking b join hawb h on h.org_id = b.org_id and h.booking_id = b.id
     join app_user u on u.org_id = b.org_id and u.username = 'demo'
     where b.status = '41' and b.mawb_id is not null and h.order_id is not null order by 1 limit 1`,
  );
  return found?.no ?? '';
}

for (const language of ['zh-cn', 'en'] as const) {
  const goesWith = language === 'en' ? 'Goes with' : '关联单据';

  for (const { who, booking, order } of [
    { who: 'demo', booking: '/book', order: '/orderDetail' },
    { who: 'op.admin', booking: '/ops/booking', order: '/ops/order' },
  ])
    test(`a booking leads to its orders and its waybill, and each of them back (${who}, ${language})`, async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await enterAs(page, who, language);
      const no = await onWaybill();
      const card = page.getByRole('region', { name: goesWith });
      await page.goto(`${booking}?no=${no}`);
      await expect(card.getByRole('link', { name: /^\d{3}-\d{8}$/ })).toBeVisible();
      await expectAccessible(page);
      const link = card.getByRole('link', { name: /^SO/ }).first();
      const made = (await link.textContent()) ?? '';
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${order}?no=${made}`);
      await expect(card.getByRole('link', { name: no })).toHaveAttribute('href', new RegExp(`no=${no}$`));
      await expectAccessible(page);
      if (who === 'op.admin') {
        await card.getByRole('link', { name: /^\d{3}-\d{8}$/ }).click();
        await expect(page).toHaveURL(/\/mawbDetail/);
        await expect(card.getByRole('link', { name: made })).toBeVisible();
        await expectAccessible(page);
      }
      expect(complaints).toEqual([]);
    });

  for (const { who, sheet, order } of [
    { who: 'demo', sheet: '/sheetDetail', order: '/orderDetail' },
    { who: 'op.admin', sheet: '/ops/exception', order: '/ops/order' },
  ])
    test(`an exception sheet leads to its order, and a receipt that is written to its sheet (${who}, ${language})`, async ({
      page,
    }) => {
      await enterAs(page, who, language);
      const [found] = await rowsOf<{ sheet: string; order: string }>(
        `select s.sheet_no as sheet, o.order_number as "order" from exception_sheet s join orders o on o.org_id = s.org_id and o.id = s.order_id
         join app_user u on u.org_id = s.org_id and u.username = 'demo' where o.status <> 'CANCELLED' order by 1 limit 1`,
      );
      const { sheet: no, order: orderNo } = found ?? { sheet: '', order: '' };
      const card = page.getByRole('region', { name: goesWith });
      await page.goto(`${sheet}?no=${no}`);
      await expect(card.getByRole('link', { name: orderNo })).toHaveAttribute(
        'href',
        `${order}?no=${orderNo}`,
      );
      await expectAccessible(page);
      if (who !== 'op.admin') return;
      const [stored] = await rowsOf<{ order: string }>(
        `select o.order_number as "order" from orders o join exception_sheet s on s.org_id = o.org_id and s.order_id = o.id where o.status = 'WH_IN' order by 1 limit 1`,
      );
      await page.goto(`/ops/receipt?no=${stored?.order ?? ''}`);
      await expect(card.getByRole('link', { name: /^EX/ }).first()).toBeVisible();
      await expectAccessible(page);
    });
}
