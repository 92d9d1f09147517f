import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { publicNumber } from './public-number.ts';
import { test } from './walk.ts';

interface Kept {
  readonly params: Record<string, string>;
  readonly template: string;
  readonly language: string;
}

const spoken = {
  'zh-cn': {
    email: '邮箱',
    send: '订阅通知',
    asked: /确认邮件已发往/,
    confirm: '确认订阅',
    confirmed: /已订阅/,
    leave: '确认退订',
    left: /已退订/,
    wrong: '请输入正确的邮箱，如 name@company.com',
  },
  en: {
    email: 'Mail address',
    send: 'Send me mails',
    asked: /a mail is on its way/,
    confirm: 'Confirm',
    confirmed: /You get a mail at each milestone/,
    leave: 'Stop the mails',
    left: /No further mail/,
    wrong: 'Enter a mail address, such as name@company.com',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`an address is confirmed, told of a milestone and left again (${language})`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const email = `walker-${language}-${Date.now()}@example.com`;
    const number = await publicNumber(page.request, 'DEPARTED');
    await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
    await page.goto(`/search?no=${number}`);
    await page.getByRole('textbox', { name: says.email }).fill('no address');
    await page.getByRole('button', { name: says.send }).click();
    await expect(page.getByText(says.wrong)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: says.email }).fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(says.asked)).toBeVisible();
    await page.goto(linkIn(await messageTo(email, 'watchConfirm', language), 'link'));
    expect(await confirmedAt(email)).toBeNull();
    await expectAccessible(page);
    await page.getByRole('button', { name: says.confirm }).click();
    await expect(page.getByText(says.confirmed)).toBeVisible();
    await happen(number);
    const told = await messageTo(email, 'milestone', language);
    expect(told.params['number']).toBe(number);
    expect(told.params['time']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d GMT/);
    await page.goto(linkIn(told, 'leave'));
    await expectAccessible(page);
    await page.getByRole('button', { name: says.leave }).click();
    await expect(page.getByText(says.left)).toBeVisible();
    expect(await confirmedAt(email)).toBeUndefined();
    expect(complaints).toEqual([]);
  });
}

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test.describe(`Where no script runs (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test('an address is asked for, confirmed and left by plain forms; opening a link does nothing', async ({
      page,
    }) => {
      const email = `plain-${language}-${Date.now()}@example.com`;
      const number = await publicNumber(page.request, 'DEPARTED');
      const open = (address: string) => page.goto(address, { waitUntil: 'load' });
      await open(`/search?no=${number}&lang=${language}`);
      await page.getByRole('textbox', { name: says.email }).fill('no address');
      await page.getByRole('button', { name: says.send }).click();
      await expect(page.getByText(says.wrong)).toBeVisible();
      await expect(page.getByRole('textbox', { name: says.email })).toHaveValue('no address');
      await page.getByRole('textbox', { name: says.email }).fill(email);
      await page.getByRole('button', { name: says.send }).click();
      await expect(page.getByText(says.asked)).toBeVisible();
      await open(linkIn(await messageTo(email, 'watchConfirm', language), 'link'));
      expect(await confirmedAt(email)).toBeNull();
      await page.getByRole('button', { name: says.confirm }).click();
      await expect(page.getByText(says.confirmed)).toContainText(number);
      expect(await confirmedAt(email)).not.toBeNull();
      await happen(number);
      await open(linkIn(await messageTo(email, 'milestone', language), 'leave'));
      expect(await confirmedAt(email)).not.toBeUndefined();
      await page.getByRole('button', { name: says.leave }).click();
      await expect(page.getByText(says.left)).toBeVisible();
      expect(await confirmedAt(email)).toBeUndefined();
    });
  });
}

test('a link that is not good says so and leads back to the search', async ({ page }) => {
  await page.goto(`/search?watch=${'A'.repeat(43)}`);
  await page.getByRole('button', { name: '确认订阅' }).click();
  await expect(page.getByText('链接无效或已过期。请重新查询单号后再次订阅。')).toBeVisible();
  await page.getByRole('link', { name: '查询单号' }).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('heading', { level: 1, name: '货到哪里了？' })).toBeVisible();
});

test('on a phone the form and the pages behind the links fit', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const number = await publicNumber(page.request, 'DEPARTED');
  for (const path of [`no=${number}`, `watch=${'A'.repeat(43)}`, `leave=${'A'.repeat(43)}`]) {
    await page.goto(`/search?${path}`);
    await expect(page.getByRole('button', { name: /订阅通知|确认订阅|确认退订/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test('where no mail can be sent the form says so instead of asking for an address', async ({ page }) => {
  const number = await publicNumber(page.request, 'DEPARTED');
  await page.route('**/public/tracking/notices', (route) =>
    route.fulfill({ json: { code: 200, message: '', data: { mail: false } } }),
  );
  // A page that is opened brings the answer along; one that is gone to asks.
  await page.goto('/about');
  await page.getByRole('banner').getByRole('textbox').fill(number);
  await page.getByRole('banner').getByRole('textbox').press('Enter');
  await expect(page.getByText('本站暂不提供邮件通知，请收藏本页或稍后再查。')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '邮箱' })).toHaveCount(0);
});

/** What lies in the outbox for somebody. */
async function messageTo(email: string, template: string, language: string): Promise<Kept> {
  let found: Kept | undefined;
  await expect
    .poll(async () => {
      [found] = await rowsOf<Kept & Record<string, unknown>>(
        'select params, template, language from message where recipient = $1 and template = $2',
        [email, template],
      );
      return found?.language;
    })
    .toBe(language);
  if (!found) throw new Error('no message');
  return found;
}

/** The link of a mail; its token is one of 256 bits. */
function linkIn({ params }: Kept, key: string): string {
  const link = params[key] ?? '';
  expect([...new URL(link).searchParams.values()].join()).toMatch(/^[\w-]{43}$/);
  return link;
}

async function confirmedAt(email: string): Promise<unknown> {
  const [watch] = await rowsOf<{ confirmed_at: unknown }>(
    'select confirmed_at from tracking_watch where email = $1',
    [email],
  );
  return watch?.confirmed_at;
}

/** A milestone is written as the desk will write it. */
async function happen(number: string): Promise<void> {
  await rowsOf(
    `insert into shipment_event (org_id, event_id, subject, subject_id, code, stage, classifier, occurred_at, zone, place, source)
     select org_id, gen_random_uuid(), 'order', id, 'DEPARTED', 'DEPARTED', 'ACT', now(), 'Asia/Shanghai', 'PVG', 'operator'
     from orders where order_number = $1`,
    [number],
  );
}
