import { expect } from '@playwright/test';
import { layBatch } from './label-batch.laid.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { photoFrom, press } from './phone-camera.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    take: ['拍正面', '拍吊牌'],
    refused: '1 张未被接收',
    why: '不能添加照片',
    again: '重试',
    throwAway: '丢弃',
    allSent: '照片已全部上传',
  },
  en: {
    take: ['Photo: Front', 'Photo: Label'],
    refused: '1 photo was refused',
    why: 'no photos are added now',
    again: 'Try again',
    throwAway: 'Throw away',
    allSent: 'All photos are sent',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`a photo that is refused waits with the reason until it is sent again or thrown away (${language})`, async ({
    page,
  }) => {
    const { batchNo, styles } = await layBatch(1);
    const moveTo = (status: string) =>
      rowsOf('update label set status = $2 where style_no = $1', [styles[0], status]);
    await page.setViewportSize({ width: 375, height: 812 });
    await enterAs(page, 'op.admin', language);
    await page.goto(`/ops/labels/capture?batch=${batchNo}`);
    const [front, label] = says.take;
    await expect(page.getByRole('button', { name: front, exact: true })).toBeVisible();
    const photo = await photoFrom(page);

    // Meanwhile somebody has moved the label on.
    await moveTo('IN_COMPLIANCE');
    await press(page, front, photo);
    await expect(page.getByText(says.refused)).toBeVisible();
    await expect(page.getByText(says.why)).toBeVisible();
    await expectAccessible(page);
    await moveTo('PHOTOGRAPHING');
    await page.getByRole('button', { name: says.again }).click();
    await expect(page.getByText(says.allSent)).toBeVisible();

    await moveTo('IN_COMPLIANCE');
    await press(page, label, photo);
    await expect(page.getByText(says.refused)).toBeVisible();
    await page.getByRole('button', { name: says.throwAway }).click();
    await expect(page.getByText(says.allSent)).toBeVisible();
    await moveTo('PHOTOGRAPHING');
    // It is to be photographed again.
    await expect(page.getByRole('button', { name: label, exact: true })).toBeVisible();
    const kept = await rowsOf<{ kind: string }>(
      'select p.kind from label_photo p join label l on l.id = p.label_id where l.style_no = $1',
      [styles[0]],
    );
    expect(kept).toEqual([{ kind: 'front' }]);
    // A desk is wide.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page);
  });
}
