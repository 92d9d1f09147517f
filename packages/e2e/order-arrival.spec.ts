import { expect } from '@playwright/test';
import { dayAhead } from './days.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';
import { callAs } from './waybills.page.ts';

test('An order says when it is expected, when it was expected before, who moved it and why', async ({
  page,
  browser,
}) => {
  const [order] = await rowsOf<{ id: string; no: string; eta: string }>(
    `select o.id::text as id, o.order_number as no, o.eta::text as eta from orders o join organisation g using (org_id)
     where g.code = 'QHDEMO' and o.status = 'DEPARTED' and o.eta is not null and exists (
       select from shipment_event e where e.subject_id = o.id and e.classifier <> 'ACT' and e.stage = 'ARRIVED')
     order by o.order_time limit 1`,
  );
  const { id, no, eta } = order ?? { id: '', no: '', eta: '' };
  const now = dayAhead(eta === dayAhead(12) ? 13 : 12);
  await enterAs(page, 'op.admin');
  await page.goto('/ops/orders');
  await callAs(page, '/opsapi/orders/eta', { ids: [id], eta: now, reason: '中转港拥堵' });
  const customer = await (await browser.newContext()).newPage();
  await enterAs(customer, 'demo');
  await customer.goto(`/orderDetail?no=${no}`);
  const moved = customer.locator('.order-arrival').first();
  await expect(moved).toContainText(`${eta.slice(5)} → ${now.slice(5)}`);
  await expect(moved).toContainText('中转港拥堵');
});
