import type { Locator, Page } from '@playwright/test';
import { codeSentTo, letTimePass } from './codes.ts';
import type { Language } from './languages.ts';

const words = {
  'zh-cn': { send: '获取验证码', sent: '已发送至' },
  en: { send: 'Get code', sent: 'Sent to' },
} as const;

/** Login and registration as their visitor sees them; entries go by the name that forms are filled by. */
export class Door {
  readonly page: Page;
  readonly says: (typeof words)[Language];

  constructor(page: Page, language: Language = 'zh-cn') {
    this.page = page;
    this.says = words[language];
  }

  static async open(page: Page, address: string, language: Language = 'zh-cn'): Promise<Door> {
    await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return new Door(page, language);
  }

  entry(name: string): Locator {
    return this.page.locator(`[name="${name}"]`);
  }

  async enter(entries: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(entries)) await this.entry(name).fill(value);
  }

  /** Asks for a code at a mobile or a mail address and enters the one that was sent. */
  async prove(address: string, purpose: 'login' | 'register' | 'status' | 'reset'): Promise<string> {
    await letTimePass();
    await this.entry('smsCode').waitFor();
    if (await this.entry('mobile').count()) await this.entry('mobile').fill(address);
    await this.page.getByRole('button', { name: this.says.send }).click();
    await this.page.getByText(this.says.sent).waitFor();
    const code = await codeSentTo(address, purpose);
    await this.entry('smsCode').fill(code);
    // The next part of a walk need not wait for its code either.
    await this.page.evaluate(() => sessionStorage.removeItem('sms.due'));
    return code;
  }

  press(name: string): Promise<void> {
    // The frame around it searches, too.
    return this.page.getByRole('main').getByRole('button', { name, exact: true }).click();
  }
}
