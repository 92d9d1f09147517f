import { randomUUID } from 'node:crypto';
import { soundLine, soundTrust } from '@loadline/contract/trusts/trust.factory';
import { expect, type Page } from '@playwright/test';
import { choose } from './choose.ts';
import { underNextEdition } from './editions.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { account, enterAs, enterWith } from './people.ts';
import { rowsOf } from './product-database.ts';
import { packingList, paper, TrustForm } from './trust-create.page.ts';
import { test } from './walk.ts';

test('A clerk asks for a shipment: pasted lines, FBA, a file; what is missing is named at its field, then it is handed in', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const reference = `PO-${randomUUID().slice(0, 8)}`;
  await enterAs(page, 'demo');
  const form = await TrustForm.open(page);
  await expectAccessible(page);
  await form.fillService(reference);
  await form.fromAddressBook('发货人', '义乌');
  await form.fromAddressBook('收货人', 'Llanfair');
  await form.fillRoute();

  await page.getByRole('button', { name: '添加一行' }).click();
  await form.cell(1, '中文品名').focus();
  await form.paste(packingList);
  await expect(form.cell(5, '英文品名')).toHaveValue('Folding chair');
  const totals = form.block('合计');
  await expect(totals).toContainText('70 箱');
  await expect(totals).toContainText('830.8 kg');
  await expect(totals.getByRole('img')).toHaveAccessibleName(/计费重 1,050.5 kg$/);

  await page.getByRole('button', { name: /^第 3 行属性/ }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: '带电' }).check();
  await page.keyboard.press('Escape');
  const caution = form.block('第 3 行 充电露营灯：带电');
  await caution.locator('input[type=file]').first().setInputFiles(paper);
  await expect(caution.getByText(paper.name)).toBeVisible();

  await page.getByRole('radio', { name: '预付' }).check();
  await choose(page.getByLabel('结算币种'), 'CNY');
  await page.getByRole('button', { name: '提交委托' }).click();
  await expect(form.faultAt('route.warehouseCode')).toHaveText('派送至仓库时不能为空');
  await expect(caution.locator('.field__error')).toHaveText(['带电或危险品须填写', /^按货物属性须上传MSDS/]);
  await expect(form.faultAt('declared')).toHaveText('请勾选并签署');
  await expect(page.getByLabel('仓库代码')).toBeFocused();
  await expect(page.getByRole('button', { name: /^还差 4 项：/ })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.type('ont8');
  await caution.getByLabel('UN编号').fill('UN3481');
  await caution
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles({ ...paper, name: 'MSDS.pdf' });
  await expect(caution.getByText('已齐全')).toBeVisible();
  await page.getByRole('checkbox', { name: /^声明属实/ }).check();
  await form.saved();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^WT\d+ 已提交$/)).toBeVisible();
  await expect(page).toHaveURL(/\/trustDetail\?no=WT/);

  const [kept] = await rowsOf<{ state: string; fba: string[]; lines: number; files: number; signer: string }>(
    `select r.state, r.content #> '{route,fbaIds}' as fba, jsonb_array_length(r.content #> '{cargo,lines}') as lines,
        r.signature ->> 'name' as signer, (select count(*)::int from record_file f where f.subject_id = r.id) as files
      from trust r where r.customer_ref = $1`,
    [reference],
  );
  expect(kept).toEqual({
    state: 'SUBMITTED',
    fba: ['FBA15MMD8D01', 'FBA15MMD8D02'],
    lines: 5,
    files: 2,
    signer: '林知夏',
  });
  expect(complaints).toEqual([]);
});

test('What is typed outlives a reload, a lost network, and a colleague who was quicker', async ({
  page,
  context,
}) => {
  await enterAs(page, 'demo');
  const form = await TrustForm.open(page);
  await page.getByLabel('客户参考号').fill('PO-RELOAD');
  await form.saved();
  await expect(page).toHaveURL(/\?no=WT\d+$/);
  await page.reload();
  await expect(page.getByLabel('客户参考号')).toHaveValue('PO-RELOAD');

  await context.setOffline(true);
  await page.getByLabel('客户参考号').fill('PO-OFFLINE');
  await expect(page.getByText('网络未连接：已存在本浏览器')).toBeVisible();
  await context.setOffline(false);
  await form.saved();

  const [{ version } = { version: 0 }] = await rowsOf<{ version: number }>(
    `update trust set version = version + 1, content = jsonb_set(content, '{service,customerRef}', '"PO-COLLEAGUE"')
      where trust_no = $1 returning version`,
    [new URL(page.url()).searchParams.get('no')],
  );
  expect(version).toBeGreaterThan(2);
  await page.getByLabel('客户参考号').fill('PO-MINE');
  const note = page.getByRole('alert').filter({ hasText: '草稿已被他人修改' });
  await expect(note.getByRole('row').last()).toHaveText(/客户参考号PO-COLLEAGUEPO-MINE/);
  await expectAccessible(page);
  await note.getByRole('button', { name: '保留我填写的' }).click();
  await form.saved();
  await page.reload();
  await expect(page.getByLabel('客户参考号')).toHaveValue('PO-MINE');
  await page.goto('/trust?state=DRAFT');
  const row = page.getByRole('row').filter({ hasText: 'PO-MINE' });
  await row.getByRole('button', { name: /的操作$/ }).click();
  await page.getByRole('menuitem', { name: '删除草稿' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除草稿' }).click();
  await expect(page.getByText(/^已删除 WT/)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('A returned trust order shows each reason at its field and is corrected by keyboard alone', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  // Other walks return trust orders of this customer too: this one is known by what was asked of it.
  const [returned] = await rowsOf<{ no: string }>(
    `select trust_no as no from trust where state = 'RETURNED' and corrections::text like '%route.warehouseCode%'`,
  );
  await page.goto('/trust?state=RETURNED');
  await page.getByRole('link', { name: returned?.no ?? '' }).click();
  const form = new TrustForm(page);
  await expect(page.getByText('已退回，请修改后重新提交')).toBeVisible();
  await expect(page.locator('[data-path="route.warehouseCode"]')).toContainText(
    '退回原因：仓库已停止收货，请更换',
  );
  await page
    .getByRole('listitem')
    .filter({ hasText: '请核对 HTS 编码' })
    .getByRole('button', { name: '查看' })
    .click();
  await expect(form.cell(1, '目的国HS编码')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.cell(1, '材质')).toBeFocused();
  await expect(page.getByRole('button', { name: '重新提交' })).toBeVisible();
  await expectAccessible(page);
});

test('A declaration that was ticked in one edition is not signed in the next', async ({ page }) => {
  const token = await enterWith(page, account('demo'));
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(path, { headers: { authorization: `Bearer ${token}` }, data });
    return (await reply.json()).data.trust;
  };
  const { id, version, trustNo } = await post('/omsapi/trust/make', {});
  const sound = soundTrust([soundLine(1, { id: randomUUID() })]);
  const service = { ...sound.service, customerRef: `PO-${randomUUID().slice(0, 8)}` };
  const route = { ...sound.route, dropOff: 'CNSHA' };
  await post('/omsapi/trust/save', { id, version, ...sound, service, route });
  await TrustForm.open(page, `?no=${trustNo}`);
  const declared = page.getByRole('checkbox', { name: /^声明属实/ });
  await declared.check();
  const kept = () =>
    rowsOf<{ state: string; edition: string | null }>(
      `select state, signature ->> 'edition' as edition from trust where trust_no = $1`,
      [trustNo],
    );
  await underNextEdition('declaration', async (edition) => {
    await page.getByRole('button', { name: '提交委托' }).click();
    await expect(page.getByText('深圳启航示例跨境电商有限公司：走查声明。')).toBeVisible();
    await expect(declared).not.toBeChecked();
    expect(await kept()).toEqual([{ state: 'DRAFT', edition: null }]);
    await declared.check();
    await page.getByRole('button', { name: '提交委托' }).click();
    await expect(page.getByText(/^WT\d+ 已提交$/)).toBeVisible();
    expect(await kept()).toEqual([{ state: 'SUBMITTED', edition }]);
  });
});

test('A product that does not go to the consignee’s country is told at its field', async ({ page }) => {
  await enterAs(page, 'demo');
  const form = await TrustForm.open(page);
  await choose(page.getByRole('combobox', { name: /^产品/ }), '中美空运专线');
  await form.fromAddressBook('收货人', 'Llanfair');
  await expect(page.getByText('该产品不到英国，请核对')).toBeVisible();
  await choose(page.getByRole('combobox', { name: /^产品/ }), '中英空派快线');
  await expect(page.getByText('该产品不到英国，请核对')).toHaveCount(0);
});

test('Ports are offered that the mode goes between, by air no seaport and by sea no airport', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  await TrustForm.open(page);
  const origin = page.getByLabel('起运港');
  const options = page.locator('.option-search').getByRole('option');
  for (const [mode, own, other] of [
    ['空运', 'PVG', 'CNYTN'],
    ['海运', 'CNYTN', 'PVG'],
  ] as const) {
    await page.getByRole('radio', { name: mode }).check();
    await origin.click();
    await expect(page.locator(`.option-search [data-key="${own}"]`)).toHaveCount(1);
    await expect(page.locator(`.option-search [data-key="${other}"]`)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
  }
});

test('The calculator’s cargo goes through the login into a new trust order', async ({ page }) => {
  await page.goto('/calculator');
  for (const [name, value] of Object.entries({ 件数: '12', 长: '58', 宽: '42', 高: '40', 单件重: '14.6' }))
    await page.getByLabel(`第 1 行${name}`).fill(value);
  await page.getByRole('button', { name: '按此委托' }).click();
  const { username, password } = account('demo');
  await page.locator('[name="username"]').fill(username);
  await page.locator('[name="password"]').fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/trustCreate/);
  const form = new TrustForm(page);
  await expect(form.cell(1, '箱数')).toHaveValue('12');
  await expect(form.cell(1, '单箱毛重')).toHaveValue('14.6');
  await form.saved();
  await page.goto('/trustCreate');
  await expect(page.getByText('添加一行，从表格粘贴，或导入表格文件')).toBeVisible();
});

test('A price of the calculator goes along: its product, mode and origin stand in the new trust order', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  await page.goto('/calculator?tab=freight&origin=CNSZX&zone=EU-W');
  for (const [name, value] of Object.entries({ 件数: '12', 长: '58', 宽: '42', 高: '40', 单件重: '14.6' }))
    await page.getByLabel(`第 1 行${name}`).fill(value);
  await expect(page.getByText(/^中欧卡运专线.*西欧/).first()).toBeVisible();
  const priced = await page.locator('.result-layers li').last().locator('b').innerText();
  await page.getByRole('button', { name: '按此委托' }).click();
  await expect(page.getByRole('combobox', { name: /^产品/ })).toHaveValue('中欧卡运专线');
  await expect(page.getByRole('radio', { name: '卡车' })).toBeChecked();
  const quote = page.getByRole('region', { name: '报价', exact: true });
  await expect(quote).toContainText(priced);
  await expect(quote).toContainText('西欧');
  await expectAccessible(page);
  const number = new URL(page.url()).searchParams.get('no');
  const [kept] = await rowsOf(
    "select content #>> '{route,origin}' as origin from trust where trust_no = $1",
    [number],
  );
  expect(kept).toEqual({ origin: 'CNSZX' });
  await page.goto(`/trustDetail?no=${number}`);
  await expect(quote).toContainText(priced);
  await expect(quote).not.toContainText('已失效');

  // Its last day passes before anybody accepts it.
  await rowsOf(
    `update trust set state = 'SUBMITTED', waiting_since = now(), submitted_at = now(),
      quote = quote || '{"validTo": "2026-01-31"}' where trust_no = $1`,
    [number],
  );
  await page.reload();
  await expect(quote).toContainText('2026-01-31 已失效');
  await enterAs(page, 'op.admin');
  await page.goto(`/ops/trust?no=${number}`);
  await expect(quote).toContainText(priced);
  await expect(quote).toContainText('2026-01-31 已失效');
});

test('A rate that is over gives no price: the cargo comes along, and the clerk is told', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/calculator?tab=freight&origin=CNSZX&zone=EU-W');
  for (const [name, value] of Object.entries({ 件数: '12', 长: '58', 宽: '42', 高: '40', 单件重: '14.6' }))
    await page.getByLabel(`第 1 行${name}`).fill(value);
  await expect(page.getByText(/^中欧卡运专线.*西欧/).first()).toBeVisible();
  await page.goto(`/trustCreate?cargo=1&rate=${randomUUID()}&day=2026-12-01`);
  await expect(page.getByText('计算器的价格已失效，未带入；货物已带入')).toBeVisible();
  await expect(new TrustForm(page).cell(1, '箱数')).toHaveValue('12');
  await expect(page.getByRole('region', { name: '报价', exact: true })).toHaveCount(0);
});

test('The form in English: lines by Enter, the goods library, a party written and kept', async ({ page }) => {
  const complaints = complaintsOf(page);
  await enterAs(page, 'demo', 'en');
  await page.goto('/trustCreate');
  await page.getByRole('button', { name: 'Consignee: Fill in' }).click();
  const drawer = page.getByRole('dialog', { name: 'Consignee' });
  const company = `Sample Receiving ${randomUUID().slice(0, 6)}`;
  for (const [label, value] of Object.entries({
    Company: company,
    Contact: 'Dana Poe',
    Phone: '+1 909 555 0100',
    City: 'Ontario',
    Address: '1200 Example Ave',
  }))
    await drawer.getByLabel(label).fill(value);
  await choose(drawer.getByLabel('Country'), 'US');
  await drawer.getByRole('button', { name: 'Keep in the address book' }).click();
  await expect(page.getByText('Kept', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByLabel('Row 1, Cartons').fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Row 2, Cartons')).toBeFocused();
  await page.keyboard.type('4');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Row 1, Cartons')).toBeFocused();
  await walkKeys(page);
  await page.getByRole('button', { name: 'Actions for line 2' }).click();
  await page.getByRole('menuitem', { name: 'Pick from the goods library' }).click();
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Row 2, English name')).not.toHaveValue('');
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('7 ctns');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Air' })).toBeFocused();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

/** From a cell that holds 3: arrows go on, typing stays within the text until Escape takes it back, Delete empties, Ctrl Z undoes. */
async function walkKeys(page: Page): Promise<void> {
  const [cartons, length] = [page.getByLabel('Row 1, Cartons'), page.getByLabel('Row 1, Length')];
  await page.keyboard.press('ArrowRight');
  await expect(length).toBeFocused();
  await page.keyboard.type('58');
  await page.keyboard.press('ArrowLeft');
  await expect(length).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(length).toHaveValue('');
  await page.keyboard.press('ArrowLeft');
  await expect(cartons).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(cartons).toHaveValue('');
  await page.keyboard.press('Control+z');
  await expect(cartons).toHaveValue('3');
  await page.keyboard.press('F2');
  await page.keyboard.press('ArrowLeft');
  await expect(cartons).toBeFocused();
}

test('The overseas warehouses that cargo went to before are offered, and none of Amazon’s', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  await TrustForm.open(page);
  await choose(page.getByLabel('派送类型'), 'overseasWarehouse');
  const offered = page.locator('[data-path="route.warehouseCode"] datalist option');
  await expect(offered.and(page.locator('[value="HWC-1"]'))).toHaveCount(1);
  await expect(offered.and(page.locator('[value="ONT8"]'))).toHaveCount(0);
});
