import { expect, type Locator, type Page } from '@playwright/test';
import type { LabelWords } from './label-desk.words.ts';
import { expectAccessible } from './looks.ts';

/** The words of a check in their own line. */
function checkOf(desk: Page, name: string) {
  return desk.getByRole('listitem').filter({ hasText: name });
}

/** Brings the label that is open at the desk to its photos. */
export async function startPhotos(desk: Page, says: LabelWords): Promise<void> {
  for (const step of says.steps) await desk.getByRole('button', { name: step }).click();
}

/** A photo of every kind for the label that is open. */
export async function photographAll(desk: Page, says: LabelWords): Promise<void> {
  const photo = {
    name: 'label.jpg',
    mimeType: 'image/jpeg',
    buffer: await desk.screenshot({ type: 'jpeg' }),
  };
  for (const kind of says.kinds) {
    await desk.getByRole('button', { name: new RegExp(`^${kind}( ?(缺|missing))?$`) }).click();
    await desk.getByLabel(`${says.add} · ${kind}`).last().setInputFiles(photo);
    await expect(desk.getByRole('button', { name: new RegExp(`: ${kind}|：${kind}`) }).first()).toBeVisible();
  }
}

/** To the check, once all photos are there. */
export async function startCheck(desk: Page, says: LabelWords): Promise<void> {
  await desk.getByRole('button', { name: says.finish }).click();
  await desk.getByRole('button', { name: says.check }).click();
}

/** Fails the check of the fibre content, with a remark and a ring on the photo that shows it; `look` sees the dialog. */
export async function failFibres(desk: Page, says: LabelWords, look?: () => Promise<void>): Promise<void> {
  await checkOf(desk, says.failed).getByRole('button', { name: says.fail }).click();
  const dialog = desk.getByRole('dialog');
  await ring(dialog, says);
  await dialog.getByLabel(says.note).fill(says.wrong);
  await look?.();
  await dialog.getByRole('button', { name: says.fail, exact: true }).click();
  await expect(checkOf(desk, says.failed).getByText(says.wrong).first()).toBeVisible();
}

/** A frame is begun by a key in the middle of the photo and taken away; another is dragged, moved and made wider. */
async function ring(dialog: Locator, says: LabelWords): Promise<void> {
  const photo = dialog.getByRole('button', { name: says.draw });
  const frame = photo.locator('.photo-ring');
  // Until the photo is there, what stands below it moves.
  await expect(photo.locator('img')).toHaveJSProperty('complete', true);
  await photo.press('Enter');
  await expect(frame).toBeVisible();
  await dialog.getByRole('button', { name: says.clear }).click();
  await expect(frame).toHaveCount(0);
  const mouse = dialog.page().mouse;
  const { x = 0, y = 0, width = 0, height = 0 } = (await photo.boundingBox()) ?? {};
  await mouse.move(x + width * 0.6, y + height * 0.6);
  await mouse.down();
  await mouse.move(x + width * 0.4, y + height * 0.4, { steps: 4 });
  await mouse.up();
  await mouse.move(x + width * 0.1, y + height * 0.1);
  const drawn = await frame.boundingBox();
  expect(Math.abs((drawn?.width ?? 0) - width * 0.2)).toBeLessThan(4);
  expect(Math.abs((drawn?.x ?? 0) - (x + width * 0.4))).toBeLessThan(4);
  for (const key of ['ArrowUp', 'Shift+ArrowRight']) await photo.press(key);
  await expect(dialog.getByText(says.drawn)).toBeVisible();
}

/** Whoever looks closely has the artwork beside the photo; zoomed, both show the place of the ring. */
export async function lookAtRing(page: Page, says: LabelWords): Promise<void> {
  await page.getByRole('button', { name: says.marked }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').filter({ hasText: says.wrong })).toBeVisible();
  await dialog.getByRole('radio', { name: says.zoom }).check({ force: true });
  await expect(dialog.locator('.photo-ring')).toBeInViewport();
  const windows = dialog.locator('.label-compare__window');
  await expect(windows).toHaveCount(2);
  const placesOf = () =>
    windows.evaluateAll((all) =>
      all.map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop].map(Math.round)),
    );
  const [[left = 0, top = 0] = [], beside] = await placesOf();
  expect(left).toBeGreaterThan(0);
  expect(beside).toEqual([left, top]);
  await windows.last().focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await placesOf()).map(([, y = 0]) => y > top)).toEqual([true, true]);
  await expectAccessible(page);
}

/** Back to its photos, with feedback. */
export async function sendBack(desk: Page, says: LabelWords): Promise<void> {
  await desk.getByRole('button', { name: says.back }).click();
  await desk.getByRole('dialog').getByLabel(says.feedback).fill(says.wrong);
  await desk.getByRole('dialog').getByRole('button', { name: says.back }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
}

/** Passes the seven checks of the scheme for textiles, and the label with them. */
export async function passAll(desk: Page, says: LabelWords): Promise<void> {
  const passes = desk.getByRole('button', { name: new RegExp(`(: |：)${says.pass}$`) });
  await expect(passes).toHaveCount(7);
  for (let at = 0; at < 7; at += 1) {
    await passes.nth(at).click();
    await expect(passes.nth(at)).toHaveAttribute('aria-pressed', 'true');
  }
  await desk.getByRole('button', { name: says.compliant }).click();
  await expect(desk.getByText(says.done).first()).toBeVisible();
}

/** A label that fails a check, is accepted as failing by its customer, made anew and done; its customer takes the evidence. */
export async function workToTheEnd(desk: Page, portal: Page, says: LabelWords): Promise<void> {
  await startPhotos(desk, says);
  await photographAll(desk, says);
  await startCheck(desk, says);
  await failFibres(desk, says);
  await sendBack(desk, says);
  const row = portal.getByRole('row').filter({ hasText: 'Oat' });
  await expect(row.getByText(says.wrong)).toBeVisible();
  await portal.getByRole('button', { name: says.accept }).click();
  await portal.getByRole('dialog').getByRole('button', { name: says.accept }).click();
  await expect(row.getByText(says.accepted)).toBeVisible();
  await startCheck(desk, says);
  await passAll(desk, says);
  await desk.getByRole('button', { name: says.end, exact: true }).click();
  await expect(desk.getByText(says.ended).first()).toBeVisible();
  const coming = portal.waitForEvent('download');
  await portal.getByRole('button', { name: says.evidence, exact: true }).click();
  expect((await coming).suggestedFilename()).toMatch(/EX-101 Oat\.pdf$/);
}
