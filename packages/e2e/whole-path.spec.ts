import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { applicant, fillApplication, lookUpApplication } from './application.ts';
import { choose } from './choose.ts';
import { newContact } from './contacts.ts';
import { Door } from './door.page.ts';
import { My } from './my.page.ts';
import { enterAs, enterWith } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const mobile = `136${String(process.pid % 10_000).padStart(4, '0')}0001`;
const company = { ...applicant, companyNameCn: '青岛远泊家居用品有限公司', legalId: '91350100M000100Y43' };

test('A stranger applies, corrects, is let in, comes by SMS and adds a contact who sees nothing but their own', async ({
  page,
  browser,
}) => {
  const desk = await deskOf(browser);
  const door = await Door.open(page, '/register');
  await fillApplication(door, mobile, company);
  await door.press('提交申请');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('申请已提交');

  await returnAt(desk, '联系人邮箱域名与公司不符');
  await lookUpApplication(door, mobile);
  await expect(page.getByText('联系人邮箱域名与公司不符')).toBeVisible();
  await door.enter({ email: 'shen.yizhou@yuanbo.example' });
  await door.prove(mobile, 'register');
  await door.press('重新提交');
  await expect(page.getByRole('status').getByRole('heading')).toHaveText('审核中');

  await approveAt(desk);
  await page.goto('/login?part=mobile');
  await door.prove(mobile, 'login');
  await door.press('登录');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/order');
  await expect(page.getByText('还没有订单')).toBeVisible();

  const contact = newContact();
  const my = new My(page);
  await my.goTo('contacts');
  await my.button('新增联系人').click();
  await my.fillContact(contact);
  await my.save();
  await my.saved(contact.name, '联系人新增成功');

  const [ofAdmin, ofContact] = await ordersOfBoth(contact.username);
  const other = await browser.newPage();
  await enterWith(other, contact);
  await other.goto('/order');
  await expect(other.getByRole('link', { name: ofContact })).toBeVisible();
  await expect(other.getByRole('link', { name: /^SO\d{6}/ })).toHaveCount(1);
  await other.goto(`/orderDetail?no=${ofAdmin}`);
  await expect(other.getByRole('heading', { name: '没有这条记录' })).toBeVisible();
  await page.goto('/order');
  await expect(page.getByRole('link', { name: /^SO\d{6}/ })).toHaveCount(2);
  await Promise.all([other.close(), desk.close()]);
});

/** Customer service of the forwarder with the application open. */
async function deskOf(browser: Browser): Promise<Page> {
  const desk = await browser.newPage();
  await enterAs(desk, 'op.admin');
  return desk;
}

async function openAt(desk: Page): Promise<void> {
  await desk.goto('/ops/registrations');
  await desk.getByRole('row').filter({ hasText: company.companyNameCn }).click();
  await expect(desk.locator('.side-panel')).toContainText(company.companyNameCn);
}

async function returnAt(desk: Page, why: string): Promise<void> {
  await openAt(desk);
  await desk.getByRole('button', { name: '退回修改' }).click();
  const dialog = desk.getByRole('dialog', { name: /^退回/ });
  await dialog.getByRole('checkbox', { name: '邮箱' }).check({ force: true });
  await dialog.getByLabel('邮箱 的问题').fill(why);
  await dialog.getByRole('button', { name: '退回 1 处' }).click();
  await expect(dialog).toHaveCount(0);
}

async function approveAt(desk: Page): Promise<void> {
  await openAt(desk);
  await choose(desk.getByLabel('业务员'), { label: '沈星野' });
  await desk.getByRole('button', { name: '通过并开通' }).click();
  await expect(desk.getByText(`${company.companyNameCn}：已通过`)).toBeVisible();
}

/** One order of the administrator's and one of the contact's, as an import makes them. */
async function ordersOfBoth(contact: string): Promise<[ofAdmin: string, ofContact: string]> {
  const numbers: string[] = [];
  for (const username of [`+86${mobile}`, contact]) {
    const [made] = await rowsOf<{ order_number: string }>(
      `insert into orders (org_id, id, order_number, status, status_date, order_time, channel_name, destination_country, reference_number, is_customs,
          is_self_clearance, quantity, gross_weight, volume, created_by)
        select u.org_id, $2::uuid, 'SO261121' || upper(substr(md5($2::text), 1, 9)), 'ORDERED', now(), now(), (select name from channel limit 1), 'US', $2::text,
          true, false, 1, 1, 1, u.user_id
        from app_user u where u.username = $1 or u.mobile = $1 returning order_number`,
      [username, randomUUID()],
    );
    numbers.push(made?.order_number ?? '');
  }
  const [ofAdmin = '', ofContact = ''] = numbers;
  return [ofAdmin, ofContact];
}
