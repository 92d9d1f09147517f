import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import type { NewContact } from './contacts.ts';
import { enterAs } from './people.ts';

/** The customer centre as somebody of a customer sees it, in Chinese. */
export class My {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(page: Page, part: string, username = 'demo'): Promise<My> {
    await enterAs(page, username);
    const my = new My(page);
    await my.goTo(part);
    return my;
  }

  async goTo(part: string): Promise<void> {
    await this.page.goto(`/my?part=${part}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  get nav(): Locator {
    return this.page.getByRole('navigation', { name: '客户中心' });
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get panel(): Locator {
    return this.page.locator('.side-panel');
  }

  /** The first of that name: an empty list offers its one action again in its midst. */
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true }).first();
  }

  input(label: string): Locator {
    return this.panel.getByLabel(label, { exact: true });
  }

  /** The words under an input that say what is wrong with it. */
  faultOf(label: string): Locator {
    return this.panel
      .locator('.field', { has: this.page.getByText(new RegExp(`^${label}\\*?$`)) })
      .locator('.field__error');
  }

  row(text: string): Locator {
    return this.main.getByRole('row').filter({ hasText: text });
  }

  async save(): Promise<void> {
    await this.panel.getByRole('button', { name: '保存', exact: true }).click();
  }

  async saved(name: string, what = '已保存'): Promise<void> {
    await expect(this.page.getByText(`${what}：${name}`)).toBeVisible();
    await expect(this.panel).toHaveCount(0);
  }

  async fillContact(contact: NewContact): Promise<void> {
    await this.input('姓名*').fill(contact.name);
    await this.input('手机*').fill(contact.mobile);
    await this.input('邮箱*').fill(contact.email);
    await this.input('证件号码*').fill(contact.idNumber);
    await this.input('用户名').fill(contact.username);
    await choose(this.input('角色*'), { label: '操作' });
    await this.panel.getByRole('radio', { name: '本人创建数据' }).check();
    await this.input('密码*').fill(contact.password);
    await this.input('确认密码*').fill(contact.password);
  }
}
