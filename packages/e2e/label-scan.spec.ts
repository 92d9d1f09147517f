import { expect, type Page } from '@playwright/test';
import bwipjs from 'bwip-js';
import { layBatch } from './label-batch.laid.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { press } from './phone-camera.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': { find: '扫箱号或款号', noCamera: /无法使用相机/, photograph: '拍条码', none: /没有找到条码/ },
  en: {
    find: 'Scan a style, order or box',
    noCamera: /The camera cannot be used here/,
    photograph: 'Photograph the code',
    none: /No code is found on this photo/,
  },
} as const;

/** A photo of a carton with a label on it; without a text the label is blank. */
async function photoOf(page: Page, text: string, turned = 0) {
  const label = text === '' ? '' : bwipjs.toSVG({ bcid: 'code128', text, height: 12, scale: 3 });
  const blank = await page.context().newPage();
  await blank.setViewportSize({ width: 800, height: 800 });
  await blank.setContent(
    `<body style="margin: 0; background: #b48a5e"><div style="background: white; padding: 40px; margin: 240px 60px; width: 500px; transform: rotate(${turned}deg)">${label}</div></body>`,
  );
  const photo = {
    name: 'image.jpg',
    mimeType: 'image/jpeg',
    buffer: await blank.screenshot({ type: 'jpeg' }),
  };
  await blank.close();
  return photo;
}

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`a phone without a reader of its own, and without a camera that the page may use, finds a style by a photo of its code (${language})`, async ({
    browser,
  }, about) => {
    const { batchNo, styles } = await layBatch(2);
    const [, second = ''] = styles;
    const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await enterAs(page, 'op.admin', language);
    await page.goto(`/ops/labels/capture?batch=${batchNo}`);
    await expect(page.getByRole('region', { name: `${styles[0]} Oat` })).toBeVisible();
    await page.getByRole('button', { name: says.find }).click();
    await expect(page.getByText(says.noCamera)).toBeVisible();
    await press(page, says.photograph, await photoOf(page, ''));
    await expect(page.getByText(says.none)).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: about.outputPath(`scan-${language}.png`) });
    await press(page, says.photograph, await photoOf(page, second, language === 'en' ? 90 : 0));
    await expect(page.getByRole('region', { name: `${second} Oat` })).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });
}
