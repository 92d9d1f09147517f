import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { rowsOf } from './product-database.ts';
import { languages, speakAndWatch } from './public-pages.ts';
import { test } from './walk.ts';

for (const [language] of languages) {
  test(`A shipment with twelve milestones takes one upright page in ${language}, without what can only be pressed`, async ({
    page,
  }) => {
    await speakAndWatch(page, language);
    await page.goto(`/search?no=${await shipmentWithTwelveMilestones()}`);
    await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(9);
    expect(await sheetsOf(page)).toEqual(['595×842']);
    await page.emulateMedia({ media: 'print' });
    await expectOnlyContent(page);
    await expect(page.locator('.printed-at')).toBeVisible();
  });

  test(`A calculation takes one page in ${language}, with its lines and its result`, async ({ page }) => {
    await speakAndWatch(page, language);
    await page.goto('/calculator');
    const row = page.locator('.cargo tbody tr').first().getByRole('textbox');
    for (const [at, figure] of ['12', '58', '42', '40', '14.6'].entries()) await row.nth(at).fill(figure);
    await expect(page.getByRole('complementary').getByRole('status')).toHaveText('195.0 kg');
    expect(await sheetsOf(page)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expectOnlyContent(page);
    await expect(page.getByRole('complementary').getByRole('status')).toBeVisible();
  });
}

/** The size in points of every sheet that the page prints on, as the page itself asks for. */
async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))}×${Math.round(Number(height))}`,
  );
}

async function expectOnlyContent(page: Page): Promise<void> {
  await expect(page.getByRole('banner').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
}

/** One of the demo's shipments, with what had been expected of three stages, the arrival among them, beside what came of them. */
async function shipmentWithTwelveMilestones(): Promise<string> {
  const [order] = await rowsOf<{ number: string; id: string }>(
    `select order_number as number, id from orders o where status = 'ARRIVED' and is_public
      and (select count(*) from shipment_event e where e.subject_id = o.id and e.is_public and e.stage is not null) = 10
      order by order_number limit 1`,
  );
  if (!order) throw new Error('the demo has no shipment with nine milestones and a promise');
  await rowsOf(
    `insert into shipment_event (org_id, event_id, subject, subject_id, code, stage, classifier, occurred_at, zone, place, source)
      select org_id, gen_random_uuid(), subject, subject_id, code, stage, 'EST', occurred_at - interval '1 day', zone, place, 'system'
        from shipment_event where subject_id = $1 and classifier = 'ACT' and stage is not null order by occurred_at limit 2`,
    [order.id],
  );
  return order.number;
}
