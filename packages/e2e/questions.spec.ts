import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { classificationWords } from './classification.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    ...classificationWords['zh-cn'],
    nameZh: '中文品名*',
    nameEn: '英文品名*',
    notInForce: '不是 Sample 2025 中可申报的编码',
    answered: '已答复',
    again: '再次提问',
    why: '再次提问的原因',
    sayWhy: '请填写原因',
    accepted: '已采纳',
    notAccepted: '未采纳',
    earlier: '此前第 1 次答复',
    questions: '归类咨询',
  },
  en: {
    ...classificationWords.en,
    nameZh: 'Chinese name*',
    nameEn: 'English name*',
    notInForce: 'is no number of Sample 2025 that an entry may name',
    answered: 'Answered',
    again: 'Ask again',
    why: 'Why it is asked again',
    sayWhy: 'give a reason',
    accepted: 'Accepted',
    notAccepted: 'Not accepted',
    earlier: 'Earlier answer 1',
    questions: 'Questions',
  },
} as const;

/** The smallest picture there is. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`a classification is asked for with a photo, answered, asked again, answered anew and accepted (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);

    // Out of the schedule; what is missing is said at its field.
    await portal.goto('/hts');
    await portal.getByRole('link', { name: says.ask }).click();
    const form = portal.getByRole('region', { name: says.ask });
    await form.getByLabel(says.nameZh).fill('钢制安装支架');
    await form.getByLabel(says.nameEn).fill(`Steel mounting bracket ${language}`);
    await form.getByLabel(says.purpose).fill('Holds a shelf of 40 kg on a wall');
    await form.getByRole('button', { name: says.send }).click();
    await expect(form.getByLabel(says.material)).toBeFocused();
    await form.getByLabel(says.material).fill('Carbon steel 98%, zinc 2%');
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'bracket.png', mimeType: 'image/png', buffer: picture });
    await expect(form.getByText('bracket.png')).toBeVisible();
    await expectAccessible(portal);
    await form.getByRole('button', { name: says.send }).click();
    await expect(portal).toHaveURL(/no=HQ\d+/);
    const no = new URL(portal.url()).searchParams.get('no') ?? '';
    await expect(portal.getByRole('heading', { level: 1, name: no })).toBeVisible();
    await expect(portal.getByText('bracket.png').first()).toBeVisible();
    await expectAccessible(portal);

    // The desk sees what a number says before it answers; one that is none is refused.
    await desk.goto('/ops/hts?tab=waiting');
    await desk.getByRole('link', { name: no }).click();
    await expect(desk.getByText('bracket.png').first()).toBeVisible();
    await desk.getByLabel(says.hts).fill('7326.90.86.99');
    await expect(desk.getByText(says.notInForce).first()).toBeVisible();
    await desk.getByLabel(says.hts).fill('7326.90.86.30');
    await expect(desk.getByText('Hangers and supports for pipes').first()).toBeVisible();
    await expectAccessible(desk);
    await answer(desk, says, 'It supports something.');

    // The customer does not agree, and says why.
    await expect(portal.getByText('7326.90.86.30').first()).toBeVisible();
    await portal.getByRole('button', { name: says.again }).click();
    const dialog = portal.getByRole('dialog');
    await dialog.getByRole('button', { name: says.again }).click();
    await expect(dialog.getByText(says.sayWhy).first()).toBeVisible();
    await dialog.getByLabel(says.why).fill('Not for pipes, see the drawing');
    await expectAccessible(portal);
    await dialog.getByRole('button', { name: says.again }).click();
    await expect(dialog).toHaveCount(0);

    await expect(desk.getByText('Not for pipes, see the drawing').first()).toBeVisible();
    await desk.getByLabel(says.hts).fill('7326908688');
    await answer(desk, says, 'GRI 1 and 6: an article of steel, not elsewhere named.');

    await expect(portal.getByText('7326.90.86.88').first()).toBeVisible();
    await portal.getByRole('button', { name: says.accept, exact: true }).click();
    await expectAccessible(portal);
    await dialog.getByRole('button', { name: says.accept, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(portal.getByText(says.accepted).first()).toBeVisible();
    await expect(portal.getByRole('region', { name: says.earlier })).toContainText(says.notAccepted);
    await expectAccessible(portal);

    // Notices lead here, and these are read on phones.
    await portal.setViewportSize({ width: 375, height: 812 });
    await expect(portal.getByText('7326.90.86.88').first()).toBeInViewport();
    const over = await portal.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    await portal.setViewportSize({ width: 1440, height: 900 });
    await portal.goto('/hts');
    await portal.getByRole('tab', { name: says.questions }).click();
    await expect(portal.getByRole('row').filter({ hasText: no })).toContainText('7326.90.86.88');
    await expectAccessible(portal);
    // The number that is none was refused while it was looked at.
    expect(complaints.flat()).toEqual([expect.stringContaining('status of 400')]);
  });
}

async function answer(desk: Page, says: (typeof spoken)['en' | 'zh-cn'], reasoning: string): Promise<void> {
  await desk.getByLabel(says.reasoning).fill(reasoning);
  await desk.getByRole('button', { name: says.answer }).click();
  await expect(desk.getByLabel(says.reasoning)).toHaveCount(0);
  await expect(desk.getByText(says.answered, { exact: true }).first()).toBeVisible();
}
