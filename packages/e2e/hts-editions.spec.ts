import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

// Both lay an edition beside the other's: one after the other.
test.describe.configure({ mode: 'serial' });

const base = 'Walk base';
const sample = readFileSync(new URL('../../examples/hts-sample.csv', import.meta.url), 'utf8');

/** The sample with a rate, a number and an article changed. */
const next = sample
  .replace(
    '7326.20.00,1,Articles of iron or steel wire,,3.9%',
    '7326.20.00,1,Articles of iron or steel wire,,4.5%',
  )
  .replace('7326.90.86.60,4,Ladders', '7326.90.86.61,4,Ladders of steel')
  .replace('7323.93.00.15,3,Teakettles', '7323.93.00.15,3,Bottle openers');

const spoken = {
  'zh-cn': {
    bring: '载入版本',
    name: '版本名称*',
    day: '生效日期*',
    file: '文件*',
    send: '上传',
    broken: /不完整，在第 \d+ 行处中断/,
    draft: '草稿',
    article: '同号异义',
    cannot: '未判定的编码：1',
    another: '另一种商品：7323.93.00.15',
    publish: '发布',
    published: '已发布',
    decided: /另一种商品，/,
    differences: '差异，可滚动',
    none: '没有找到',
  },
  en: {
    bring: 'Load an edition',
    name: 'Name of the edition*',
    day: 'Effective*',
    file: 'File*',
    send: 'Upload',
    broken: /not whole and breaks off at row \d+/,
    draft: 'Draft',
    article: 'Other article',
    cannot: 'Numbers not decided: 1',
    another: 'Another article: 7323.93.00.15',
    publish: 'Publish',
    published: 'Published',
    decided: /Another article, /,
    differences: 'Differences, can be scrolled',
    none: 'Nothing found',
  },
} as const;

for (const [language, day, before] of [
  ['zh-cn', '2099-07-01', '2099-06-30'],
  ['en', '2099-08-01', '2099-07-31'],
] as const) {
  const says = spoken[language];
  const name = `Walk ${day}`;

  test(`an edition is brought at the desk, compared, decided and published, and customers find its numbers from its day on (${language})`, async ({
    page,
    browser,
  }) => {
    const complaints = complaintsOf(page);
    try {
      await layBase();
      await enterAs(page, 'op.admin', language);
      await page.goto('/ops/tariff?tab=editions');
      await page.getByRole('button', { name: says.bring }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(says.name).fill(name);
      await dialog.getByLabel(says.day, { exact: true }).fill(day);
      const choose = (content: string) =>
        dialog
          .getByLabel(says.file)
          .setInputFiles({ name: 'hts.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
      await choose(`${next}0101,0,"Live horses`);
      await dialog.getByRole('button', { name: says.send }).click();
      await expect(dialog.getByText(says.broken)).toBeVisible();
      await expectAccessible(page);
      await choose(next);
      await dialog.getByRole('button', { name: says.send }).click();
      await dialog.waitFor({ state: 'detached' });

      const edition = page.getByRole('row', { name });
      await expect(edition).toContainText(says.draft);
      const differences = page.getByRole('group', { name: says.differences });
      await expect(differences.getByRole('row').nth(1)).toContainText(says.article);
      await expect(differences.getByRole('row', { name: /7326\.20\.00 / })).toContainText('4.5%');
      await expect(differences.getByRole('row', { name: /7326\.90\.86\.61/ })).toContainText(
        'Ladders of steel',
      );
      await expectAccessible(page);
      await expect(page.getByText(says.cannot)).toBeVisible();
      await differences.getByRole('button', { name: says.another }).click();
      await expect(differences.getByText(says.decided)).toBeVisible();
      await page.reload();

      const customers = await browser.newContext();
      const customer = await customers.newPage();
      await enterAs(customer, 'demo', language);
      await customer.goto(`/hts?on=${day}&search=7326908661`);
      await expect(customer.getByText(says.none)).toBeVisible();

      await page.getByRole('button', { name: says.publish, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: says.publish, exact: true }).click();
      await expect(edition).toContainText(says.published);
      await expectAccessible(page);

      await customer.goto(`/hts?on=${day}&search=7326908661`);
      await expect(customer.getByRole('button', { name: '7326.90.86.61' })).toBeVisible();
      await customer.goto(`/hts?on=${before}&search=7326908661`);
      await expect(customer.getByText(says.none)).toBeVisible();
      await customers.close();
      expect(complaints).toEqual([]);
    } finally {
      await rowsOf('delete from hts_edition where name = any($1)', [[name, base]]);
    }
  });
}

/** The sample as an official edition: a sample is nothing that one is compared with. */
async function layBase(): Promise<void> {
  await rowsOf(
    `insert into hts_edition (edition_id, name, effective, lines, rows_laid, file_name)
     select gen_random_uuid(), $1, '2099-06-15', lines, lines, file_name from hts_edition where name = 'Sample 2025'`,
    [base],
  );
  const columns =
    'place, parent, hts_no, indent, description, units, general, special, column2, quota, additional, footnotes, general_from, special_from, column2_from, chapter99, path';
  const all = columns.replaceAll(/\w+/g, 'l.$&');
  await rowsOf(
    `insert into hts_line (edition_id, ${columns}) select b.edition_id, ${all} from hts_line l
     join hts_edition s on s.edition_id = l.edition_id and s.name = 'Sample 2025' join hts_edition b on b.name = $1`,
    [base],
  );
}
