import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { choose } from './choose.ts';
import {
  failFibres,
  lookAtRing,
  passAll,
  photographAll,
  sendBack,
  startCheck,
  startPhotos,
} from './label-desk.ts';
import { type LabelWords, labelSpoken } from './label-desk.words.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

/** A batch with one style of an order of the demo's customer, brought as far as its photos. */
async function beginBatch(desk: Page, says: LabelWords, styleNo: string) {
  const [of] = await rowsOf<{ no: string; zh: string; en: string }>(
    `select o.order_number as no, g.name_zh as zh, g.name_en as en from label l join orders o on o.org_id = l.org_id and o.id = l.order_id
     join organisation g on g.org_id = o.org_id where l.style_no = 'HN-2604' limit 1`,
  );
  assert.ok(of);
  await desk.goto('/ops/labels');
  await desk.getByRole('button', { name: says.newBatch, exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(says.order).fill(of.no);
  await choose(dialog.getByLabel(says.brand), { label: `Hanami · ${of[says.whose]}` });
  await choose(dialog.getByLabel(says.schemeOf), { label: says.textile });
  const cells = dialog.getByRole('group', { name: says.styles }).locator('input');
  for (const [at, typed] of [styleNo, 'Oat', 'Knit crew tee', '95% cotton', '6.8'].entries())
    await cells.nth(at).fill(typed);
  await dialog.getByRole('button', { name: says.addBatch }).click();
  await expect(dialog.getByText(says.notWhole).first()).toBeVisible();
  await expectAccessible(desk);
  await cells.nth(3).fill('95% cotton, 5% elastane');
  await dialog.getByRole('button', { name: says.addBatch }).click();
  await expect(dialog).toHaveCount(0);

  await desk.goto(`/ops/labels?search=${styleNo}`);
  await desk.getByRole('row').filter({ hasText: styleNo }).click();
  await startPhotos(desk, says);
}

/** The photo of the front serves as the picture that its label is printed by. */
async function layArtwork(styleNo: string): Promise<void> {
  await rowsOf(
    `insert into label_artwork (org_id, label_id, file_id)
     select p.org_id, p.label_id, p.file_id from label_photo p join label l on l.org_id = p.org_id and l.id = p.label_id
     where l.style_no = $1 and p.kind = 'front'`,
    [styleNo],
  );
}

for (const language of languagesOf(import.meta)) {
  const says = labelSpoken[language];
  test(`a label is photographed, fails, goes back with feedback that its customer reads, and passes (${language})`, async ({
    browser,
  }, about) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);
    const styleNo = `WK-${String(Date.now()).slice(-7)}`;
    await beginBatch(desk, says, styleNo);
    await photographAll(desk, says);
    await expectAccessible(desk);
    await desk.screenshot({ path: about.outputPath(`desk-photos-${language}.png`) });
    await startCheck(desk, says);
    await failFibres(desk, says, async () => {
      await expectAccessible(desk);
      await desk.screenshot({ path: about.outputPath(`fails-${language}.png`) });
    });
    await desk.getByRole('button', { name: says.compliant }).click();
    await expect(desk.getByText(says.unchecked).first()).toBeVisible();
    await desk.screenshot({ path: about.outputPath(`desk-check-${language}.png`) });
    await sendBack(desk, says);

    await layArtwork(styleNo);
    await portal.goto(`/label?search=${styleNo}`);
    const row = portal.getByRole('row').filter({ hasText: styleNo });
    await expect(row.getByText(says.wrong)).toBeVisible();
    await expect(row.getByText(says.photographing).first()).toBeVisible();
    await expect(row.getByRole('img', { name: new RegExp(says.photographed) })).toBeVisible();
    await row.click();
    await expect(portal.getByText(says.failed).first()).toBeVisible();
    await expectAccessible(portal);
    await portal.screenshot({ path: about.outputPath(`own-${language}.png`) });
    await lookAtRing(portal, says);
    await portal.screenshot({ path: about.outputPath(`ring-${language}.png`) });
    await portal.keyboard.press('Escape');

    await startCheck(desk, says);
    await passAll(desk, says);
    await expect(row.getByText(says.wrong)).toHaveCount(0);

    await desk.getByRole('link', { name: says.schemes }).click();
    const scheme = desk.getByRole('row').filter({ hasText: says.scheme });
    const edition = async () => Number(says.edition.exec(await scheme.innerText())?.[1]);
    await expect(scheme).toBeVisible();
    const before = await edition();
    await scheme.click();
    await expectAccessible(desk);
    await desk.screenshot({ path: about.outputPath(`schemes-${language}.png`) });
    await desk.getByRole('switch', { name: says.second }).click();
    await desk.getByRole('button', { name: says.save, exact: true }).click();
    await expect.poll(edition).toBe(before + 1);
    // The batch that was refused is told to the console, too.
    expect(complaints.flat().filter((one) => !one.includes('400 (Bad Request)'))).toEqual([]);
  });
}
