import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
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

/** An order of the demo's customer with several files, with those that only staff see or without, and the booking that it is on. */
async function withFiles(byStaff: boolean): Promise<{ booking: string; order: string; files: number }> {
  const [found] = await rowsOf<{ booking: string; order: string; files: number }>(
    `select b.booking_no as booking, o.order_number as "order", count(distinct r.file_id)::int as files
     from booking b join hawb h on h.org_id = b.org_id and h.booking_id = b.id
     join orders o on o.org_id = h.org_id and o.id = h.order_id join app_user u on u.org_id = b.org_id and u.username = 'demo'
     join record_file r on r.org_id = o.org_id and r.subject in ('order', 'trust') and r.subject_id in (o.id, o.trust_id)
       and r.withdrawn_at is null and (r.visible or $1)
     group by 1, 2 having count(distinct r.file_id) > 1 order by 1, 2 limit 1`,
    [byStaff],
  );
  if (!found) throw new Error('no order with files is on a booking');
  return found;
}

for (const language of languagesOf(import.meta)) {
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
      await expect(card.getByRole('link', { name: no, exact: true })).toHaveAttribute(
        'href',
        new RegExp(`no=${no}$`),
      );
      await expectAccessible(page);
      if (who === 'op.admin') {
        await card.getByRole('link', { name: /^\d{3}-\d{8}$/ }).click();
        await expect(page).toHaveURL(/\/mawbDetail/);
        await expect(card.getByRole('link', { name: made, exact: true })).toBeVisible();
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
      await expect(card.getByRole('link', { name: orderNo, exact: true })).toHaveAttribute(
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

  for (const { who, booking, order } of [
    { who: 'demo', booking: '/book', order: '/orderDetail' },
    { who: 'op.admin', booking: '/ops/booking', order: '/ops/order' },
  ])
    test(`beside a record stands how many files it has, and leads to them (${who}, ${language})`, async ({
      page,
    }) => {
      await enterAs(page, who, language);
      const found = await withFiles(who === 'op.admin');
      const card = page.getByRole('region', { name: goesWith });
      const files = page.getByRole('region', { name: language === 'en' ? 'Files' : '文件', exact: true });
      await page.goto(`${booking}?no=${found.booking}`);
      const count = `${found.files} ${language === 'en' ? 'files' : '份文件'}`;
      await card.getByRole('link', { name: `${found.order} ${count}` }).click();
      await expect(page).toHaveURL(`${order}?no=${found.order}&tab=files`);
      await expect(files).toBeFocused();
      await expect(files).toBeInViewport();
      await expect(files).toContainText(language === 'en' ? count : `${found.files} 份`);
      await expectAccessible(page);
    });
}
