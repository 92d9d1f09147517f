import { expect } from '@playwright/test';
import { newContact } from './contacts.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { My } from './my.page.ts';
import { account, enterAs, enterWith } from './people.ts';
import { test } from './walk.ts';

const parts = [
  'company',
  'contacts',
  'accounts',
  'address',
  'tax',
  'goods',
  'cartons',
  'notices',
  'sessions',
];

for (const language of languagesOf(import.meta)) {
  test(`every part of the customer centre is accessible and leaves the console quiet (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await enterAs(page, 'demo', language);
    for (const part of parts) {
      await page.goto(`/my?part=${part}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);
    }
    for (const form of ['contacts', 'accounts', 'address', 'goods', 'cartons']) {
      await page.goto(`/my?part=${form}&new=1`);
      await expect(page.locator('.side-panel')).toBeVisible();
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
  });
}

test('a contact with own-created authority is added, logs in, and sees none of the orders of others', async ({
  page,
  browser,
}) => {
  const my = await My.open(page, 'contacts');
  const contact = newContact();
  await my.button('新增联系人').click();
  await expect(my.panel).toContainText(/看到公司全部订单与文件，现在 \d+ 票/);
  await my.fillContact(contact);
  await expect(my.panel).toContainText('可看：');
  await my.save();
  await my.saved(contact.name, '联系人新增成功');
  await expect(my.row(contact.name)).toContainText('本人创建数据');
  await expect(my.row(contact.name)).toContainText(`139****${contact.mobile.slice(-4)}`);

  // What is masked is shown in full against one's own password, and the look is remembered.
  await my.row(contact.name).click();
  await my.button('查看完整').click();
  const dialog = page.getByRole('dialog', { name: `${contact.name}的手机与证件号码` });
  await dialog.getByLabel('本人密码*').fill(account('demo').password);
  await dialog.getByRole('button', { name: '查看', exact: true }).click();
  await expect(dialog).toContainText(contact.idNumber);
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(my.panel).toContainText('林知夏 查看证件号');
  await expect(my.panel.getByRole('region', { name: '历史' })).toContainText('角色 操作');
  await my.panel.getByRole('button', { name: '关闭' }).click();

  const other = await browser.newPage();
  await enterWith(other, contact);
  await other.goto('/order');
  await expect(other.getByText('还没有订单')).toBeVisible();

  // Disabled by the switch in the row, the contact is out at the next click.
  await my.row(contact.name).getByRole('switch').click();
  await expect(my.row(contact.name)).toContainText('停用');
  await other.reload();
  await expect(other).toHaveURL('/login');
  await other.close();
});

test('a password that was made is shown until it is saved', async ({ page }) => {
  const my = await My.open(page, 'contacts');
  await my.button('新增联系人').click();
  await my.fillContact(newContact());
  await my.panel.getByRole('button', { name: '随机生成' }).click();
  await expect(my.input('密码*')).toHaveAttribute('type', 'text');
  await expect(my.input('密码*')).toHaveValue(/^[A-Za-z0-9]{6,20}$/);
  await expect(my.input('确认密码*')).toHaveValue(await my.input('密码*').inputValue());
});

test('a contact is changed, and says so by name', async ({ page }) => {
  const my = await My.open(page, 'contacts');
  const contact = newContact();
  await my.button('新增联系人').click();
  await my.fillContact(contact);
  await my.save();
  await my.saved(contact.name, '联系人新增成功');
  await my.row(contact.name).click();
  const email = `b${contact.email}`;
  await my.panel.getByLabel('邮箱*').fill(email);
  await my.save();
  await my.saved(contact.name, '联系人修改成功');
  await expect(my.row(contact.name)).toContainText(email);
});

test('a wrong email, identity number, mobile or password is told under its own field', async ({ page }) => {
  const my = await My.open(page, 'contacts');
  await my.button('新增联系人').click();
  await my.save();
  for (const label of ['姓名', '手机', '邮箱', '证件号码']) await expect(my.faultOf(label)).toBeVisible();
  await expect(my.input('姓名*')).toBeFocused();

  await my.fillContact({
    ...newContact(),
    email: 'chen.yq@ningbo',
    mobile: '12800138000',
    password: 'short',
  });
  await my.input('证件号码*').fill('110105194912310021');
  await my.input('确认密码*').fill('other');
  await my.save();
  await expect(my.faultOf('邮箱')).toContainText('请输入正确的邮箱');
  await expect(my.faultOf('手机')).toContainText('请输入正确的手机号');
  await expect(my.faultOf('证件号码')).toContainText('第 18 位应为 X，现在是 1');
  await expect(my.faultOf('密码')).toContainText('6');
  await expect(my.faultOf('确认密码')).toBeVisible();
  await expect(my.panel.getByRole('button', { name: /处需要修改/ })).toBeVisible();
});

test('a taken mobile is refused under its field, and what was typed stays', async ({ page }) => {
  const my = await My.open(page, 'contacts');
  const first = newContact();
  await my.button('新增联系人').click();
  await my.fillContact(first);
  await my.save();
  await my.saved(first.name, '联系人新增成功');
  const second = { ...newContact(), mobile: first.mobile };
  await my.button('新增联系人').click();
  await my.fillContact(second);
  await my.save();
  await expect(my.faultOf('手机')).toBeVisible();
  await expect(my.input('姓名*')).toHaveValue(second.name);
});

test('what somebody else changed meanwhile is shown beside one’s own, and one of them is kept', async ({
  page,
  browser,
}) => {
  const my = await My.open(page, 'cartons');
  const rule = `箱 ${Date.now()}`;
  await my.button('新增箱规').click();
  await my.input('箱规*').fill(rule);
  for (const [side, size] of [
    ['长*', '60'],
    ['宽*', '40'],
    ['高*', '50'],
  ] as const)
    await my.panel.getByLabel(side).fill(size);
  await my.save();
  await my.saved(rule);
  await my.row(rule).click();
  await expect(my.panel).toContainText('历史');

  const context = await browser.newContext();
  const other = new My(await context.newPage());
  await enterAs(other.page, 'demo');
  await other.page.goto(page.url());
  await other.panel.getByLabel('高*').fill('55');
  await other.save();
  await other.saved(rule);
  await context.close();

  await my.panel.getByLabel('高*').fill('45');
  await my.save();
  const stale = my.panel.getByRole('alert');
  await expect(stale).toContainText('55.0');
  await expect(stale).toContainText('45.0');
  await stale.getByRole('button', { name: '保存我的内容' }).click();
  await my.saved(rule);
  await expect(my.row(rule)).toContainText('45.0');

  await my.row(rule).click();
  await my.panel.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
  await expect(my.row(rule)).toHaveCount(0);
});

test('what was typed is not lost by a slip: another part, Esc and the cross ask first', async ({ page }) => {
  const my = await My.open(page, 'address');
  await my.button('新增地址').click();
  await my.input('联系人*').fill('未保存');
  const question = page.getByRole('dialog', { name: '放弃未保存的内容？' });
  await my.nav.getByRole('link', { name: /税务信息/ }).click();
  await question.getByRole('button', { name: '继续填写' }).click();
  await expect(my.input('联系人*')).toHaveValue('未保存');
  await my.input('联系人*').press('Escape');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: '放弃' }).click();
  await expect(my.panel).toHaveCount(0);
});

test('the way back of the browser asks about what was typed, and then goes where it led', async ({
  page,
}) => {
  const my = await My.open(page, 'address');
  await my.button('新增地址').click();
  await my.input('联系人*').fill('未保存');
  const asked = page.url();
  const question = page.getByRole('dialog', { name: '放弃未保存的内容？' });
  await page.goBack();
  await question.getByRole('button', { name: '继续填写' }).click();
  await expect(my.input('联系人*')).toHaveValue('未保存');
  await expect(page).toHaveURL(asked);
  await page.goBack();
  await question.getByRole('button', { name: '放弃' }).click();
  await expect(my.panel).toHaveCount(0);
  await page.goForward();
  await expect(my.panel).toBeVisible();
  await expect(page).toHaveURL(asked);
  await expect(my.input('联系人*')).toHaveValue('');
});

test('a tax number is checked while it is typed, refused when wrong, and its result stands under it', async ({
  page,
}) => {
  const my = await My.open(page, 'tax');
  await page.getByRole('button', { name: '修改 中国' }).click();
  await my.input('纳税人识别号').fill('91310115MA1H8R7C6D');
  await my.input('纳税人识别号').blur();
  await expect(my.faultOf('纳税人识别号')).toContainText('第 18 位应为 7，现在是 D');
  await my.input('纳税人识别号').fill('91350100M000100Y43');
  await my.save();
  await my.saved('中国', '更新成功');
  const china = page.getByRole('region', { name: '中国' });
  await expect(china).toContainText('91350100M000100Y43');
  await expect(china).toContainText('18 位，校验位正确');

  await page.getByRole('button', { name: '修改 欧洲' }).click();
  await my.input('VAT 税号').fill('de 136 695 976');
  await my.input('EORI 号').fill('DE4820017');
  await my.save();
  await my.saved('欧洲', '更新成功');
  const europe = page.getByRole('region', { name: '欧洲' });
  await expect(europe).toContainText('DE136695976');
  await expect(europe).toContainText('格式正确');

  await page.getByRole('button', { name: '修改 美国' }).click();
  await my.input('EIN 税号').fill('47-012345');
  await my.save();
  await expect(my.faultOf('EIN 税号')).toContainText('应为 9 位数字，现在是 8 位');
});

test('a payment account shows the last signs of its number only, and keeps it when it is left empty', async ({
  page,
}) => {
  const my = await My.open(page, 'accounts');
  const name = `示例户名 ${Date.now()}`;
  await my.button('新增付款账户').click();
  await my.input('银行/平台名称*').fill('示例银行');
  await my.input('账户名*').fill(name);
  await my.input('卡号/账号*').fill('62');
  await my.input('卡号/账号*').blur();
  await expect(my.faultOf('卡号/账号')).toContainText('8 至 30 位数字');
  await my.input('卡号/账号*').fill('6222021001011280917');
  await my.save();
  await my.saved(name, '账户新增成功');
  await expect(my.row(name)).toContainText('0917');
  await expect(my.main).not.toContainText('62220210');
  await my.row(name).click();
  await my.panel.getByLabel('备注').fill('美金');
  await my.save();
  await my.saved(name, '账户修改成功');
  await expect(my.row(name)).toContainText('0917');
});

test('goods are found, exported, and imported within the customer centre', async ({ page }) => {
  const my = await My.open(page, 'goods');
  const name = `棉T恤 ${Date.now()}`;
  await my.button('新增商品').click();
  await my.input('中文品名*').fill(name);
  await my.input('英文品名*').fill('Cotton T-shirt');
  await my.input('HS编码*').fill('6109');
  await my.input('材质*').fill('棉');
  await my.input('用途*').fill('服装');
  await my.save();
  await expect(my.faultOf('HS编码')).toContainText('6、8、10 或 13 位数字');
  await my.input('HS编码*').fill('6109.10.00.10');
  await my.save();
  await my.saved(name);
  await page.getByRole('searchbox').fill(name);
  await expect(my.main.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('columnheader', { name: 'HS编码' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=-hsCode/);
  await expect(page.getByRole('columnheader', { name: 'HS编码' })).toHaveAttribute('aria-sort', 'descending');
  const [file] = await Promise.all([page.waitForEvent('download'), my.button('导出').click()]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);

  await my.main.getByRole('link', { name: '导入' }).click();
  await expect(page).toHaveURL(/part=goods.*import=1|import=1.*part=goods/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('导入商品');
  await expect(my.nav).toBeVisible();
});

test('notices are kept as they are changed, and what concerns money or security is locked with its reason', async ({
  page,
}) => {
  const my = await My.open(page, 'notices', 'demo');
  const departed = page.getByRole('checkbox', { name: '已离港 邮件' });
  const was = await departed.isChecked();
  await departed.setChecked(!was);
  await expect(page.getByText(/^已保存 \d\d:\d\d/)).toBeVisible();
  await my.goTo('notices');
  await expect(departed).toBeChecked({ checked: !was });
  await expect(page.getByRole('checkbox', { name: '账单已逾期 站内' })).toHaveCount(0);
  await expect(page.getByRole('img', { name: '账单已逾期 站内，必收' })).toBeVisible();
  await expect(page.getByRole('row', { name: /账单已逾期/ })).toContainText('站内必收：涉及费用或安全');
  await my.button('恢复默认').click();
  await expect(departed).not.toBeChecked();
});

test('who may only look is told why nothing can be changed, and is shown no part they may not use', async ({
  page,
}) => {
  // The server's own answer, with all rights but the look taken out of it.
  await page.route('**/adminapi/session/user', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    await route.fulfill({
      response: reply,
      json: { ...body, data: { ...body.data, permissions: ['mine:view'] } },
    });
  });
  const my = await My.open(page, 'tax');
  await expect(page.getByText('只读，修改需「编辑客户资料」权限')).toBeVisible();
  await expect(my.nav.getByRole('link', { name: /联系人/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^修改/ })).toHaveCount(0);
  for (const part of ['address', 'goods', 'cartons', 'accounts']) {
    await my.goTo(part);
    await expect(page.getByText('只读，修改需「编辑客户资料」权限')).toBeVisible();
    await expect(my.main.getByRole('button', { name: /^新增|导出/ })).toHaveCount(0);
  }
  await page.goto('/my?part=contacts');
  await expect(page.getByText('您没有权限访问该页面')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the company tells who looks after it, and its address is changed in a panel', async ({ page }) => {
  const my = await My.open(page, 'company');
  await expect(my.nav).toContainText('客户代码');
  await expect(page.getByRole('heading', { name: '您的对接人' })).toBeVisible();
  await my.button('修改').click();
  const phone = `0755-${String(Date.now()).slice(-8)}`;
  await my.panel.getByLabel('电话').fill(phone);
  await my.save();
  await my.saved('公司资料', '更新成功');
  await expect(my.main).toContainText(phone);
});
