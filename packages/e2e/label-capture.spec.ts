import { expect } from '@playwright/test';
import { layBatch } from './label-batch.laid.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { photoFrom, press } from './phone-camera.ts';
import { rowsOf } from './product-database.ts';
import { awake, test } from './walk.ts';

const spoken = {
  'zh-cn': {
    take: (kind: string) => `拍${kind}`,
    again: (kind: string) => `重拍${kind}`,
    kinds: ['正面', '吊牌', '洗唛', '外箱'],
    complete: '该款照片已拍齐',
    allSent: '照片已全部上传',
    waiting: /待传 \d+ 张/,
    next: '下一款',
    find: '扫箱号或款号',
    code: '款号、订单号或箱号',
    look: '查找',
    unknown: '没有标签对应 NOTHING-1',
    styles: '待拍款式',
    narrow: '批次号、订单号或挑样单号',
    show: '查看',
    offline: '已断网',
    kept: '照片已存在本机',
    over: '登录已失效',
    link: '手机拍照',
  },
  en: {
    take: (kind: string) => `Photo: ${kind}`,
    again: (kind: string) => `Retake: ${kind}`,
    kinds: ['Front', 'Label', 'Wash care', 'Carton'],
    complete: 'All photos of this style are taken',
    allSent: 'All photos are sent',
    waiting: /\d+ photos? waits?/,
    next: 'Next style',
    find: 'Scan a style, order or box',
    code: 'Style no., order no. or box code',
    look: 'Find',
    unknown: 'No label has the code NOTHING-1',
    styles: 'Styles to photograph',
    narrow: 'Batch, order or pick list no.',
    show: 'Show',
    offline: 'Offline',
    kept: 'The photos are kept on this phone',
    over: 'You are signed out',
    link: 'Photograph by phone',
  },
} as const;

interface Kept {
  readonly style: string;
  readonly kind: string;
  readonly count: number;
}

/** How many photos the server has of each style and kind, and of how many files in all. */
async function photosOf(batchNo: string): Promise<{ kept: Kept[]; files: number }> {
  const kept = await rowsOf<Kept>(
    `select l.style_no as style, p.kind, count(*)::int as count from label l join label_batch b on b.id = l.batch_id
      join label_photo p on p.label_id = l.id join record_file f on f.file_id = p.file_id and f.withdrawn_at is null
      where b.no = $1 group by 1, 2 order by 1, 2`,
    [batchNo],
  );
  const [all] = await rowsOf<{ files: number }>(
    `select count(*)::int as files from record_file f join label l on l.id = f.subject_id join label_batch b on b.id = l.batch_id
      where b.no = $1 and f.withdrawn_at is null`,
    [batchNo],
  );
  return { kept, files: all?.files ?? 0 };
}

type Mishap = 'cut' | 'closed';

/** After which of twenty photos the network goes or the page is closed: ten times, elsewhere in every run. */
function tenMishaps(): Readonly<Record<number, Mishap>> {
  const moments = Array.from({ length: 15 }, (_, at) => ({ photo: at + 6, by: Math.random() }));
  const chosen = moments.toSorted((one, other) => one.by - other.by).slice(0, 10);
  return Object.fromEntries(
    chosen.map(({ photo }): [number, Mishap] => [photo, Math.random() < 0.5 ? 'cut' : 'closed']),
  );
}

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`a photographer takes the photos of a style on a phone until all are there, and goes on to the next (${language})`, async ({
    page,
  }, about) => {
    const complaints = complaintsOf(page);
    const { batchNo, styles } = await layBatch(2);
    const [first = '', second = ''] = styles;
    await page.setViewportSize({ width: 375, height: 812 });
    await enterAs(page, 'op.admin', language);
    await page.goto('/ops/labels');
    await page.getByRole('link', { name: says.link }).first().click();
    await expect(page.getByRole('button', { name: says.styles })).toBeVisible();

    await page.getByRole('button', { name: says.styles }).click();
    await page.getByLabel(says.narrow).fill(batchNo.toLowerCase());
    await page.getByRole('dialog').getByRole('button', { name: says.show }).click();
    await expect(page.getByRole('region', { name: `${first} Oat` })).toBeVisible();
    await expectAccessible(page);
    const photo = await photoFrom(page);
    for (const kind of says.kinds) {
      await press(page, says.take(kind), photo);
      await expect(page.getByRole('button', { name: says.take(kind), exact: true })).toHaveCount(0);
    }
    await expect(page.getByText(says.complete)).toBeVisible();
    await expect(page.getByText(says.allSent)).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: about.outputPath(`complete-${language}.png`) });

    // One is blurred: the new photo stands in its place.
    const [front] = says.kinds;
    await page.getByRole('button', { name: new RegExp(`^${front}`) }).click();
    await press(page, says.again(front), photo);
    await expect(page.getByText(says.complete)).toBeVisible();
    await expect(page.getByText(says.waiting)).toHaveCount(0);
    const ofFirst = { style: first, count: 1 };
    await expect
      .poll(async () => (await photosOf(batchNo)).kept)
      .toEqual(['carton', 'front', 'label', 'washCare'].map((kind) => ({ ...ofFirst, kind })));

    await page.getByRole('button', { name: says.next }).click();
    await expect(page.getByRole('region', { name: `${second} Oat` })).toBeVisible();
    await page.getByRole('button', { name: says.find }).click();
    await page.getByLabel(says.code).fill('NOTHING-1');
    await page.keyboard.press('Enter');
    await expect(page.getByText(says.unknown)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(says.code).fill(first.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: `${first} Oat` })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(375);
    expect(complaints).toEqual([]);
  });

  test(`of twenty photos none is lost and none comes twice, however often the network goes and the page is closed (${language})`, async ({
    browser,
  }, about) => {
    test.slow();
    const { batchNo, styles } = await layBatch(5);
    const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
    let page = await context.newPage();
    await enterAs(page, 'op.admin', language);
    const address = `/ops/labels/capture?batch=${batchNo}`;
    await page.goto(address);
    await awake(page);
    const photo = await photoFrom(page);
    // Closed while photos wait, opened when there is a network again.
    const reopen = async () => {
      await page.close();
      await context.setOffline(false);
      page = await context.newPage();
      await page.goto(address);
    };
    // Answers get lost on the way back, too: what the server has kept is asked for once more.
    let calls = 0;
    await context.route(/\/opsapi\/(files\/upload|labels\/capture$)/, async (route) => {
      calls += 1;
      if (route.request().method() !== 'POST') return route.continue();
      if (calls % 5 === 1) return route.abort();
      if (calls % 5 === 3) {
        await route.fetch();
        return route.abort();
      }
      return route.continue();
    });
    const happens = tenMishaps();
    const plan = JSON.stringify(happens);
    let taken = 0;
    for (const style of styles) {
      const region = page.getByRole('region', { name: `${style} Oat` });
      await expect(page.getByRole('region', { name: / Oat$/ }), plan).toBeVisible();
      if (!(await region.isVisible())) await page.getByRole('button', { name: says.next }).click();
      for (const kind of says.kinds) {
        await expect(page.getByRole('region', { name: `${style} Oat` }), plan).toBeVisible();
        await press(page, says.take(kind), photo);
        await expect(page.getByRole('button', { name: says.take(kind), exact: true }), plan).toHaveCount(0);
        taken += 1;
        if (taken === 3) await context.setOffline(true);
        if (taken === 5) {
          await expect(page.getByText(says.offline)).toBeVisible();
          await expect(page.getByText(says.kept)).toBeVisible();
          await expectAccessible(page);
          await page.screenshot({ path: about.outputPath(`offline-${language}.png`) });
        }
        const mishap = happens[taken];
        if (mishap === 'cut') await context.setOffline(true);
        if (mishap === 'closed') await reopen();
      }
    }
    await reopen();
    const sent = async () => (await photosOf(batchNo)).kept.length;
    await expect.poll(sent, { timeout: 120_000, message: plan }).toBe(taken);
    const { kept, files } = await photosOf(batchNo);
    expect(
      kept.every(({ count }) => count === 1),
      plan,
    ).toBe(true);
    expect(files, plan).toBe(taken);
    await context.close();
  });

  test(`a photo waits when its photographer is signed out, and is sent after the next login (${language})`, async ({
    page,
  }) => {
    const { batchNo, styles } = await layBatch(1);
    await page.setViewportSize({ width: 375, height: 812 });
    await enterAs(page, 'op.admin', language);
    await page.goto(`/ops/labels/capture?batch=${batchNo}`);
    const photo = await photoFrom(page);
    const [front] = says.kinds;
    await page.route(/\/opsapi\/files\/upload/, (route) =>
      route.fulfill({ status: 401, json: { code: 401, message: '', data: null } }),
    );
    await press(page, says.take(front), photo);
    await expect(page.getByText(says.over)).toBeVisible();
    await expectAccessible(page);
    expect((await photosOf(batchNo)).files).toBe(0);
    await page.unroute(/\/opsapi\/files\/upload/);
    await page.reload();
    await expect
      .poll(async () => (await photosOf(batchNo)).kept)
      .toEqual([{ style: styles[0], kind: 'front', count: 1 }]);
  });
}
