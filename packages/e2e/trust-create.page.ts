import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';

/** A small PDF, as a factory sends it. */
export const paper = {
  name: 'UN38.3_L18.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

const headings =
  '中文品名 英文品名 目的国HS编码 材质 用途 箱数 长 宽 高 单箱毛重 单箱净重 数量 单价 中国HS编码';

/** Five lines as they come out of a packing list: goods that are declared name their Chinese number, too. */
export const packingList = [
  headings.split(' '),
  [
    '保温杯',
    'Stainless bottle',
    '9617001000',
    '不锈钢',
    '饮水',
    '24',
    '58',
    '42',
    '40',
    '14.6',
    '13.2',
    '1440',
    '2.40',
  ],
  [
    'LED 台灯',
    'LED desk lamp',
    '9405218010',
    '铝',
    '照明',
    '18',
    '62',
    '40',
    '38',
    '11.8',
    '10.4',
    '432',
    '5.55',
  ],
  [
    '充电露营灯',
    'Camping lantern',
    '8513104000',
    'ABS',
    '照明',
    '12',
    '50',
    '40',
    '36',
    '9.5',
    '8.3',
    '288',
    '9.80',
  ],
  ['收纳盒', 'Storage box', '3924104000', 'PP', '收纳', '10', '60', '45', '40', '8.2', '7.1', '200', '3.10'],
  ['折叠椅', 'Folding chair', '9401790011', '钢', '户外', '6', '90', '30', '20', '12', '11', '12', '18.5'],
]
  .map((cells, at) => (at === 0 ? cells : [...cells, cells[2] ?? '']).join('\t'))
  .join('\n');

/** The form of a trust order as a clerk sees it, in Chinese. */
export class TrustForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(page: Page, query = ''): Promise<TrustForm> {
    await page.goto(`/trustCreate${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return new TrustForm(page);
  }

  block(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  cell(line: number, column: string): Locator {
    return this.page.getByLabel(`第 ${line} 行${column}`, { exact: true });
  }

  /** What stands under the field that is typed at a path. */
  faultAt(path: string): Locator {
    return this.page.locator(`[data-path="${path}"]`).locator('.field__error');
  }

  async fromAddressBook(role: string, search: string): Promise<void> {
    await this.page.getByRole('button', { name: `${role}: 从地址簿选择` }).click();
    const book = this.page.getByRole('dialog', { name: '从地址簿选择' });
    await book.getByRole('combobox').fill(search);
    await expect(book.getByRole('option')).toHaveCount(1);
    await this.page.keyboard.press('Enter');
  }

  /** Pastes into the cell that has the keys, as Ctrl V does. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, text);
  }

  async fillService(reference: string): Promise<void> {
    const { page } = this;
    await page.getByRole('radio', { name: '空运' }).check();
    await choose(page.getByLabel('产品'), { label: '中美空运专线' });
    await choose(page.getByLabel('贸易术语'), 'DDP');
    for (const service of ['出口报关', '派送'])
      await page.getByRole('checkbox', { name: service, exact: true }).check();
    await choose(page.getByLabel('报关方式'), '0110');
    await page.getByLabel('备货完成').fill('2026-11-24');
    await page.getByLabel('客户参考号').fill(reference);
  }

  async fillRoute(): Promise<void> {
    const { page } = this;
    await page.getByRole('radio', { name: '送货至集货仓' }).check();
    await choose(page.getByLabel('送货仓库'), 'CNSZX');
    // Whoever drives there reads where it is and when it receives.
    await expect(page.locator('[data-path="route.dropOff"]')).toContainText(
      '深圳市宝安区示例物流园 3 栋 · 09:00–21:00',
    );
    await choose(page.getByLabel('起运港'), 'PVG');
    await choose(page.getByLabel('目的港'), 'LAX');
    await choose(page.getByLabel('派送类型'), 'fba');
    await page.getByLabel('FBA号').fill('FBA15MMD8D01, fba15mmd8d02');
  }

  async saved(): Promise<void> {
    await expect(this.page.getByText(/^草稿已自动保存 \d\d:\d\d$/)).toBeVisible();
  }
}
