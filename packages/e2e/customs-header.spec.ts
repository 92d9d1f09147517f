import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    edit: '编辑',
    save: '保存',
    record: '备案号',
    maker: '生产销售（消费使用）单位',
    freight: '申报运费',
    insurance: '申报保费',
    other: '申报杂费',
    papers: '随附单证',
    refused: /12 位，首位为字母/,
  },
  en: {
    edit: 'Edit',
    save: 'Save',
    record: 'Record no.',
    maker: 'Producer, seller or end user',
    freight: 'Freight declared',
    insurance: 'Insurance declared',
    other: 'Other charges declared',
    papers: 'Attached documents',
    refused: /12 characters, a letter first/,
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`what nobody knows of a Chinese header is typed at the desk, refused where it is wrong, and read on both sides (${language})`, async ({
    browser,
  }) => {
    const { desk, portal, complaints } = await bothSides(browser, language);
    const no = await declarationOfDemo(language === 'en' ? 0 : 1);
    await desk.goto(`/ops/declaration?no=${no}`);
    await desk.getByRole('button', { name: says.edit }).first().click();
    const header = desk.getByRole('dialog');
    const field = (name: string) => header.getByRole('textbox', { name, exact: true });
    await field(says.record).fill('123');
    await field(says.maker).fill('Ningbo Beilun Hardware');
    await field(says.freight).fill('USD 3,000');
    await field(says.insurance).fill('0.3%');
    await field(says.other).fill('USD -50');
    await field(says.papers).fill('Y: F26A001; 4:26-AA-100001');
    await header.getByRole('button', { name: says.save }).click();
    await expect(header).toContainText(says.refused);
    await expectAccessible(desk);
    await field(says.record).fill('b51235000001');
    await header.getByRole('button', { name: says.save }).click();
    await expect(header).toHaveCount(0);
    const written = [
      'B51235000001',
      'Ningbo Beilun Hardware',
      'USD/3000/3',
      '/0.3/1',
      'USD/-50/3',
      'Y:F26A001; 4:26-AA-100001',
    ];
    for (const [side, address] of [
      [desk, `/ops/declaration?no=${no}`],
      [portal, `/customs?no=${no}`],
    ] as const) {
      await side.goto(address);
      for (const value of written)
        await expect(side.getByText(value, { exact: true }).first(), address).toBeVisible();
      await expectAccessible(side);
    }
    expect(complaints).toEqual([[], []]);
  });
}

/** A declaration of the demo's customer in China that is not handed in; walks go side by side, each has its own. */
async function declarationOfDemo(which: number): Promise<string> {
  const [file] = await rowsOf<{ no: string }>(
    `select f.file_no as no from customs_file f join organisation g using (org_id)
     where g.code = 'QHDEMO' and f.territory = 'CN' and f.status = 'PREPARING' order by f.id desc offset $1 limit 1`,
    [which],
  );
  expect(file).toBeDefined();
  return file?.no ?? '';
}
