import type { Download, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Language } from './languages.ts';
import { enterAs } from './people.ts';

const spoken = {
  'zh-cn': {
    table: '订单',
    search: '搜索',
    next: '下一页',
    previous: '上一页',
    size: '每页行数',
    export: '导出',
    exportChosen: '导出所选',
    import: '导入订单',
    columns: '列设置',
    clear: '清除条件',
    retry: '重试',
    selectAll: /^选择全部/,
    selected: '批量操作',
    saveView: '存为视图',
    viewName: '视图名称',
    share: '组织内共享',
    save: '保存',
    deleteView: '删除视图',
    edit: '重命名或共享',
    of: '视图',
    transit: '在途',
    clearance: '清关中',
    late: '已逾期',
    status: '状态',
    ordered: '下单日期',
    last30: '近 30 天',
    language: '语言',
  },
  en: {
    table: 'Orders',
    search: 'Search',
    next: 'Next page',
    previous: 'Previous page',
    size: 'Rows per page',
    export: 'Export',
    exportChosen: 'Export selected',
    import: 'Import orders',
    columns: 'Columns',
    clear: 'Clear filters',
    retry: 'Try again',
    selectAll: /^Select all [\d,]+ /,
    selected: 'With the selected rows',
    saveView: 'Save view',
    viewName: 'View name',
    share: 'Shared in the organisation',
    save: 'Save',
    deleteView: 'Delete view',
    edit: 'Rename or share',
    of: 'View',
    transit: 'In transit',
    clearance: 'In clearance',
    late: 'Overdue',
    status: 'Status',
    ordered: 'Order date',
    last30: 'last 30 days',
    language: 'Language',
  },
} as const;

/** The order list as a clerk sees it. */
export class OrderList {
  readonly page: Page;
  readonly says: (typeof spoken)[Language];

  constructor(page: Page, language: Language = 'zh-cn') {
    this.page = page;
    this.says = spoken[language];
  }

  static async open(
    page: Page,
    username = 'demo',
    language: Language = 'zh-cn',
    query = '',
  ): Promise<OrderList> {
    await enterAs(page, username, language);
    await page.goto(`/order${query}`);
    const list = new OrderList(page, language);
    await list.settled();
    return list;
  }

  /** The rows are those that were asked for last. */
  async settled(): Promise<void> {
    await expect(this.table).toHaveAttribute('aria-busy', 'false');
  }

  get table(): Locator {
    return this.page.getByRole('table', { name: this.says.table });
  }

  /** The numbers; the mark of an exception beside one leads elsewhere. */
  get links(): Locator {
    return this.table.getByRole('link', { name: /^SO\d{6}/ });
  }

  numbers(): Promise<string[]> {
    return this.links.allTextContents();
  }

  get footer(): Locator {
    return this.page.getByRole('main').locator('footer');
  }

  get search(): Locator {
    return this.page.getByRole('main').getByRole('searchbox', { name: this.says.search });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** A tab may say how many orders it holds. */
  tab(name: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) });
  }

  header(name: string): Locator {
    return this.table.getByRole('columnheader', { name: new RegExp(name) });
  }

  get bulk(): Locator {
    return this.page.getByRole('toolbar', { name: this.says.selected });
  }

  async pasteColumn(numbers: readonly string[]): Promise<void> {
    await this.page.evaluate((text) => navigator.clipboard.writeText(text), numbers.join('\n'));
    await this.search.focus();
    await this.page.keyboard.press('ControlOrMeta+V');
  }

  async turn(direction: 'next' | 'previous'): Promise<void> {
    const [first] = await this.numbers();
    await this.button(this.says[direction]).click();
    await expect(this.links.first()).not.toHaveText(first ?? '');
    await this.settled();
  }

  async download(press: () => Promise<void>): Promise<Download> {
    const [file] = await Promise.all([this.page.waitForEvent('download'), press()]);
    return file;
  }
}
