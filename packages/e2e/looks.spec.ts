import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { complaintsOf, expectAccessible, inaccessible } from './looks.ts';
import { enterAs } from './people.ts';
import {
  languages,
  lightnessOf,
  openPublic,
  publicPages,
  requestsToOthers,
  speakAndWatch,
} from './public-pages.ts';
import { unreadable } from './readable.ts';
import { addressesOf, chineseProducts, settled, whoAsks } from './screen-records.ts';
import { test } from './walk.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
] as const;
const widths = [320, 375, 768, 1024, 1280, 1440, 1920];

for (const [language, tag, title] of languages) {
  for (const address of publicPages) {
    test(`${address} in ${language} is accessible, fits every width and leaves the console quiet`, async ({
      page,
      baseURL,
    }) => {
      const complaints = complaintsOf(page);
      const others = requestsToOthers(page, baseURL);
      await speakAndWatch(page, language);
      await openPublic(page, address);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      for (const size of sizes) {
        await resize(page, size);
        await expectAccessible(page);
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(await overhang(), `at ${width} px`).toBeLessThanOrEqual(0);
      }
      expect(others, 'requests to others').toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
}

// Colours are the same in both languages.
for (const address of publicPages)
  test(`${address} is accessible in the dark, too, and light on paper`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await speakAndWatch(page, 'zh-cn');
    await openPublic(page, address);
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await lightnessOf(page)).toBeLessThan(0.2);
      await expectAccessible(page);
    }
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await lightnessOf(page)).toBeGreaterThan(0.9);
  });

const places = /^\{\w+\}$/;
/** What whoever is in has, whatever their rights. */
const everybodys = [
  { name: 'notices', address: '/notices' },
  { name: 'account', address: '/account' },
];

/** Texts with places to fill are the record of one screen, and its log tells of them; a carrier's codes are the subject of another. */
const written: Readonly<Record<string, RegExp>> = {
  opsNotices: places,
  opsAudit: places,
  opsFeeds: /^[A-Z]{3}$/,
};

/** Where a word of ours stands that somebody typed, such as who brought some cargo; names in both languages are kept in the other. */
const typedIn = ['opsUnidentified', 'opsDictionaries'];

for (const [side, username] of [
  ['customers', 'demo'],
  ['staff', 'op.admin'],
] as const)
  for (const language of ['zh-cn', 'en'] as const)
    test(`Nothing on the screens of the ${side} is cut, broken, covered, raw, refused or out of reach in ${language}`, async ({
      page,
    }) => {
      // All screens of a side at two widths, and by axe: what it looks for is the same in both languages.
      test.setTimeout(1_800_000);
      const asks = await whoAsks(page);
      await enterAs(page, username, language);
      const faults = complaintsOf(page);
      const named = side === 'customers' && language === 'en' ? await chineseProducts(asks) : undefined;
      for (const { name, address } of [...(await addressesOf(side, asks)), ...everybodys]) {
        await page.goto(address);
        for (const size of sizes) {
          await resize(page, size);
          await settled(page);
          const found = await unreadable(page, {
            raw: written[name],
            words: language === 'en' && !typedIn.includes(name) ? 'English' : undefined,
            named,
          });
          faults.push(...found.map((fault) => `${address} at ${size.width}: ${fault}`));
          if (size.width === 1440 && language === 'zh-cn') {
            const barriers = await inaccessible(page);
            faults.push(...barriers.map((fault) => `${address}: ${fault}`));
          }
        }
        const refusal = page.locator('main', {
          hasText: /没有载入|没有权限|暂无权限|did not load|not allowed/,
        });
        if ((await refusal.count()) > 0) faults.push(`${address}: refused`);
        await page.setViewportSize(sizes[0]);
      }
      expect(faults).toEqual([]);
    });

/** What has another place in a narrow window takes it in the frames after. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });
}

test('A look at a page finds a cut figure, a cut name without its whole, a broken or upright word, a covered button and raw texts', async ({
  page,
}) => {
  const narrow = 'width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap';
  await page.setContent(`
    <main style="font: 13px sans-serif">
      <p style="${narrow}" title="176,361.00">176,361.00</p>
      <p style="${narrow}" title="Qihang Example">Qihang Example</p>
      <p style="${narrow}">Shiguang Example</p>
      <p style="width: 40px; overflow-wrap: anywhere">Polypropylene</p>
      <div style="position: relative; height: 40px">
        <button>Submit</button><span style="position: absolute; inset: 0; z-index: 2" class="head">FNSKU</span>
      </div>
      <button>Cancel</button>
      <p style="width: 16px">预计到港</p>
      <p style="width: 70px; overflow-wrap: anywhere">SO261125ZYN33NEN2</p>
      <input style="width: 90px" placeholder="Waybill, reference or declaration no.">
      <p>occurredAt 2026-11-24T06:00:00.000Z {number} CUS_RELEASED DEPARTED SHENZHEN</p><p>已派送</p><p>拾光示例商行</p>
    </main>`);
  const found = await unreadable(page, { words: 'English', named: /拾光示例商行/ });
  expect(found.map((fault) => fault.replace(/by \d+ px/, 'by some px')).toSorted()).toEqual([
    'Chinese: 已派送',
    'Chinese: 拾光示例商行',
    'broken: Polypropylene',
    'broken: SO261125ZYN33NEN2',
    'covered: Submit by span.head',
    'cut by some px: 176,361.00',
    'cut by some px: Shiguang Example',
    'cut in its input: Waybill, reference or declaration no.',
    'raw: 2026-11-24T06:00:00.000Z',
    'raw: CUS_RELEASED',
    'raw: DEPARTED',
    'raw: occurredAt',
    'raw: {number}',
    'upright: 预计到港',
  ]);
});

test('In English a quote is as narrow as the Latin letters beside it, whatever font shows it', async ({
  page,
}) => {
  await speakAndWatch(page, 'en');
  await openPublic(page, '/about');
  const share = await page.evaluate(() => {
    const measured = document.createElement('span');
    document.body.append(measured);
    const widthOf = (text: string) => {
      measured.textContent = text;
      return measured.getBoundingClientRect().width;
    };
    return widthOf('n’n“n”n') / widthOf('nnnn') - 1;
  });
  expect(share).toBeLessThan(0.8);
});
