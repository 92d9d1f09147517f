import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { choose } from './choose.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    newBatch: '新建批次',
    order: '订单号*',
    brand: '品牌*',
    schemeOf: '方案*',
    textile: '美国纺织品标签',
    styles: '款色',
    addBatch: '添加批次',
    notWhole: '成分合计不是 100%',
    whose: 'zh',
    steps: ['开始处理', '处理完成', '开始拍照'],
    kinds: ['正面', '吊牌', '洗唛', '外箱'],
    add: '添加照片',
    taken: '照片已添加',
    finish: '拍照完成',
    check: '开始检查',
    pass: '通过',
    fail: '不通过',
    note: '备注*',
    wrong: '洗唛写 100% cotton',
    failed: '成分与款式表一致',
    back: '退回重拍',
    feedback: '反馈*',
    photographing: '拍照中',
    compliant: '合规通过',
    done: '已变为：已合规',
    photographed: '照片：4 / 4',
    unchecked: '检查项还没有全部通过',
    schemes: '方案与品牌',
    scheme: '欧盟 GPSR',
    save: '保存',
    edition: /第 (\d+) 版/,
    second: '第二人复核',
  },
  en: {
    newBatch: 'New batch',
    order: 'Order no.*',
    brand: 'Brand*',
    schemeOf: 'Scheme*',
    textile: 'US textile',
    styles: 'Styles',
    addBatch: 'Add the batch',
    notWhole: 'does not sum to 100%',
    whose: 'en',
    steps: ['Start processing', 'Mark processed', 'Start photographing'],
    kinds: ['Front', 'Label', 'Wash care', 'Carton'],
    add: 'Add photos',
    taken: 'Photos added',
    finish: 'Mark photographed',
    check: 'Start the check',
    pass: 'Pass',
    fail: 'Fail',
    note: 'Remark*',
    wrong: 'Sewn label says 100% cotton',
    failed: 'Fibre content as listed',
    back: 'Send back',
    feedback: 'Feedback*',
    photographing: 'Photographing',
    compliant: 'Mark compliant',
    done: 'is now: Compliant',
    photographed: 'Photos: 4 of 4',
    unchecked: 'have not all passed',
    schemes: 'Schemes and brands',
    scheme: 'FBA preparation',
    save: 'Save',
    edition: /v(\d+)/,
    second: 'Second reviewer',
  },
} as const;

type Words = (typeof spoken)[keyof typeof spoken];

/** A batch with one style of an order of the demo's customer, brought as far as its photos. */
async function beginBatch(desk: Page, says: Words, styleNo: string) {
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
  for (const step of says.steps) await desk.getByRole('button', { name: step }).click();
}

/** The words of the check list in their own line. */
function checkOf(desk: Page, name: string) {
  return desk.getByRole('listitem').filter({ hasText: name });
}

for (const language of ['zh-cn', 'en'] as const) {
  const says = spoken[language];
  test(`a label is photographed, fails, goes back with feedback that its customer reads, and passes (${language})`, async ({
    browser,
  }, about) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);
    const styleNo = `WK-${String(Date.now()).slice(-7)}`;
    await beginBatch(desk, says, styleNo);
    const photo = {
      name: 'label.jpg',
      mimeType: 'image/jpeg',
      buffer: await desk.screenshot({ type: 'jpeg' }),
    };

    for (const kind of says.kinds) {
      await desk.getByRole('button', { name: new RegExp(`^${kind}( ?(缺|missing))?$`) }).click();
      await desk.getByLabel(`${says.add} · ${kind}`).last().setInputFiles(photo);
      await expect(
        desk.getByRole('button', { name: new RegExp(`: ${kind}|：${kind}`) }).first(),
      ).toBeVisible();
    }
    await expectAccessible(desk);
    await desk.screenshot({ path: about.outputPath(`desk-photos-${language}.png`) });
    await desk.getByRole('button', { name: says.finish }).click();
    await desk.getByRole('button', { name: says.check }).click();

    await checkOf(desk, says.failed).getByRole('button', { name: says.fail }).click();
    await desk.getByRole('dialog').getByLabel(says.note).fill(says.wrong);
    await expectAccessible(desk);
    await desk.getByRole('dialog').getByRole('button', { name: says.fail, exact: true }).click();
    await expect(checkOf(desk, says.failed).getByText(says.wrong).first()).toBeVisible();
    await desk.getByRole('button', { name: says.compliant }).click();
    await expect(desk.getByText(says.unchecked).first()).toBeVisible();
    await desk.screenshot({ path: about.outputPath(`desk-check-${language}.png`) });
    await desk.getByRole('button', { name: says.back }).click();
    await desk.getByRole('dialog').getByLabel(says.feedback).fill(says.wrong);
    await desk.getByRole('dialog').getByRole('button', { name: says.back }).click();

    await portal.goto(`/label?search=${styleNo}`);
    const row = portal.getByRole('row').filter({ hasText: styleNo });
    await expect(row.getByText(says.wrong)).toBeVisible();
    await expect(row.getByText(says.photographing).first()).toBeVisible();
    await expect(row.getByRole('img', { name: new RegExp(says.photographed) })).toBeVisible();
    await row.click();
    await expect(portal.getByText(says.failed).first()).toBeVisible();
    await expectAccessible(portal);
    await portal.screenshot({ path: about.outputPath(`own-${language}.png`) });

    await desk.getByRole('button', { name: says.finish }).click();
    await desk.getByRole('button', { name: says.check }).click();
    const passes = desk.getByRole('button', { name: new RegExp(`(: |：)${says.pass}$`) });
    await expect(passes).toHaveCount(7);
    for (let at = 0; at < 7; at += 1) {
      await passes.nth(at).click();
      await expect(passes.nth(at)).toHaveAttribute('aria-pressed', 'true');
    }
    await desk.getByRole('button', { name: says.compliant }).click();
    await expect(desk.getByText(says.done).first()).toBeVisible();
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
