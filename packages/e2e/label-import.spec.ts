import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { workToTheEnd } from './label-desk.ts';
import { labelSpoken } from './label-desk.words.ts';
import { importLabels } from './label-import.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { expectReadable } from './readable.ts';
import { test } from './walk.ts';

/** An order of the demo's customer that has no labels yet. */
async function orderWithoutLabels(): Promise<string> {
  const [found] = await rowsOf<{ no: string }>(
    `select o.order_number as no from orders o join app_user u on u.org_id = o.org_id and u.username = 'demo'
     where o.status not in ('CANCELLED', 'CLOSED') and not exists (select 1 from label l where l.org_id = o.org_id and l.order_id = o.id)
     order by random() limit 1`,
  );
  assert.ok(found);
  return found.no;
}

for (const language of ['zh-cn', 'en'] as const) {
  const says = labelSpoken[language];

  test(`a style list comes with its packing list and artwork, is put right and becomes labels that both sides see and work on to their evidence (${language})`, async ({
    browser,
  }, about) => {
    test.setTimeout(480_000);
    const { desk, portal, complaints } = await bothSides(browser, language);
    const order = await orderWithoutLabels();
    await importLabels(portal, says, { order, language }, (step) =>
      portal.screenshot({ path: about.outputPath(`${step}-${language}.png`) }),
    );
    for (const [page, address] of [
      [portal, '/label'],
      [desk, '/ops/labels'],
    ] as const) {
      await page.goto(`${address}?order=${order}`);
      await expect(page.getByRole('row').filter({ hasText: 'EX-10' })).toHaveCount(3);
      await page.getByRole('row').filter({ hasText: 'Oat' }).click();
      await expect(page.getByRole('button', { name: says.imports.enlarge })).toBeVisible();
      await expect(page.locator('main')).toContainText('48');
      await expectAccessible(page);
      await expectReadable(page);
      await page.screenshot({
        path: about.outputPath(`label-${address.replaceAll('/', '-')}-${language}.png`),
      });
    }
    await workToTheEnd(desk, portal, says);
    expect(complaints.flat()).toEqual([]);
  });
}
