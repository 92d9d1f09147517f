import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    label: { style: 'HN-2611', colour: 'Navy' },
    failed: '成分与款式表一致',
    fail: '不通过',
    note: '备注*',
    wrong: '洗唛写 100% cotton',
    back: '退回重拍',
    feedback: '反馈*',
    asks: '请按款式表重做洗唛',
    contest: '提出异议',
    reason: '原因*',
    because: '款式表录错，洗唛无误',
    contested: '客户有异议',
    reply: '写回复',
    send: '发送',
    more: '请按新款式表检查',
    queue: '客户有异议的标签',
    finish: '拍照完成',
    check: '开始检查',
    pass: '通过',
    compliant: '合规通过',
    done: '已变为：已合规',
    upheld: '异议成立',
    evidence: '证据 PDF',
    pack: '证据包',
    paper: '标签合规证据包',
  },
  en: {
    label: { style: 'HN-2617', colour: 'Sage' },
    failed: 'Fibre content as listed',
    fail: 'Fail',
    note: 'Remark*',
    wrong: 'Sewn label says 100% cotton',
    back: 'Send back',
    feedback: 'Feedback*',
    asks: 'Please relabel by the style list',
    contest: 'Contest',
    reason: 'Reason*',
    because: 'The list is wrong, not the label',
    contested: 'Contested',
    reply: 'Write a reply',
    send: 'Send',
    more: 'Please check it against the new list',
    queue: 'Contested labels',
    finish: 'Mark photographed',
    check: 'Start the check',
    pass: 'Pass',
    compliant: 'Mark compliant',
    done: 'is now: Compliant',
    upheld: 'Contested, accepted',
    evidence: 'Evidence PDF',
    pack: 'Evidence pack',
    paper: 'Label compliance evidence',
  },
} as const;

type Words = (typeof spoken)[keyof typeof spoken];

/** A label of the demo with all its photos, as it was being checked before anybody said anything of it. */
async function underCheck({ label: { style, colour } }: Words): Promise<void> {
  await rowsOf(
    `with l as (update label set status = 'IN_COMPLIANCE', feedback = null, answer = null where style_no = $1 and colour = $2 returning id),
       w as (delete from label_word where label_id in (select id from l))
     delete from label_check where label_id in (select id from l)`,
    [style, colour],
  );
}

function rowOf(page: Page, { label: { style, colour } }: Words) {
  return page.getByRole('row').filter({ hasText: style }).filter({ hasText: colour });
}

/** Words in the talk of a label; its history tells of them, too. */
function saidOn(page: Page, words: string) {
  return page.locator('.talk').getByText(words);
}

async function expectPdf(page: Page, button: string, name: string): Promise<void> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe(name);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
}

/** The desk looks once more at what its queue of contested labels holds, and finds the customer right. */
async function checkAgain(desk: Page, says: Words): Promise<void> {
  await desk.goto('/ops');
  await desk.getByRole('link', { name: says.queue }).first().click();
  await expect(desk).toHaveURL(/answer=CONTESTED/);
  await rowOf(desk, says).click();
  await expect(saidOn(desk, says.because)).toBeVisible();
  await expect(saidOn(desk, says.more)).toBeVisible();
  await expectAccessible(desk);
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
  await expect(rowOf(desk, says)).toHaveCount(0);
}

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  const name = `${says.label.style} ${says.label.colour}`;
  test(`a label goes back, its customer contests, the desk checks again and the customer takes the evidence (${language})`, async ({
    browser,
  }, about) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);
    await underCheck(says);
    await desk.goto(`/ops/labels?search=${encodeURIComponent(name)}`);
    await rowOf(desk, says).click();
    const failed = desk.getByRole('listitem').filter({ hasText: says.failed });
    await failed.getByRole('button', { name: says.fail }).click();
    await desk.getByRole('dialog').getByLabel(says.note).fill(says.wrong);
    await desk.getByRole('dialog').getByRole('button', { name: says.fail, exact: true }).click();
    await expect(failed.getByText(says.wrong).first()).toBeVisible();
    await desk.getByRole('button', { name: says.back }).click();
    await desk.getByRole('dialog').getByLabel(says.feedback).fill(says.asks);
    await desk.getByRole('dialog').getByRole('button', { name: says.back }).click();
    await expect(desk.getByRole('dialog')).toHaveCount(0);

    await portal.goto(`/label?search=${encodeURIComponent(name)}`);
    await rowOf(portal, says).click();
    await expect(saidOn(portal, says.asks)).toBeVisible();
    await expectAccessible(portal);
    await portal.getByRole('button', { name: says.contest, exact: true }).click();
    const dialog = portal.getByRole('dialog');
    await dialog.getByLabel(says.reason).fill(says.because);
    await expectAccessible(portal);
    await dialog.getByRole('button', { name: says.contest, exact: true }).click();
    await expect(rowOf(portal, says).getByText(says.contested)).toBeVisible();
    await expect(portal.getByRole('button', { name: says.contest, exact: true })).toHaveCount(0);
    await portal.getByLabel(says.reply).fill(says.more);
    await portal.getByRole('button', { name: says.send, exact: true }).click();
    await expect(saidOn(portal, says.more)).toBeVisible();
    await portal.screenshot({ path: about.outputPath(`own-${language}.png`) });

    await checkAgain(desk, says);

    await expect(rowOf(portal, says).getByText(says.upheld)).toBeVisible();
    await expectPdf(portal, says.evidence, `${says.paper} ${name}.pdf`);
    await expectPdf(portal, says.pack, `${says.paper} ${name}.pdf`);
    expect(complaints.flat()).toEqual([]);
  });
}
