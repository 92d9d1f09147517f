import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { enterFor } from './customer-choice.ts';
import { workToTheEnd } from './label-desk.ts';
import { labelSpoken } from './label-desk.words.ts';
import { importLabels, importThreeFiles, orderWithoutLabels } from './label-import.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { expectReadable } from './readable.ts';
import { test } from './walk.ts';

for (const language of languagesOf(import.meta)) {
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

  test(`staff bring a customer's three files, who finds the labels and who brought them (${language})`, async ({
    browser,
  }, about) => {
    const { desk, portal, complaints } = await bothSides(browser, language);
    const order = await orderWithoutLabels();
    await desk.goto('/ops/labels');
    await desk.getByRole('link', { name: says.imports.forCustomer }).click();
    await enterFor(desk, 'QHDEMO', language);
    await importThreeFiles(desk, says, { order, language }, (step) =>
      desk.screenshot({ path: about.outputPath(`${step}-for-${language}.png`) }),
    );
    await desk.goto(`/ops/labels?order=${order}`);
    await expect(desk.getByRole('row').filter({ hasText: 'EX-10' })).toHaveCount(3);
    await portal.goto(`/label?order=${order}`);
    await portal.getByRole('row').filter({ hasText: 'Oat' }).click();
    await expect(portal.locator('main')).toContainText(says.imports.onBehalf);
    expect(complaints.flat()).toEqual([]);
  });
}
