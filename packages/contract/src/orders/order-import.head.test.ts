import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SheetCell, SheetLine } from '../imports/import.grid.ts';
import type { ImportKey } from './order-import.columns.ts';
import { cellOf, line, numberCell, rowsOf } from './order-import.sheet.factory.ts';
import { headingOf } from './order-import.sheet.ts';

/** The layout of forwarders' own templates: label/value pairs in three blocks, the carton table from row 18. */
function headSheet(change: Record<string, string | SheetCell> = {}): SheetLine[] {
  const value = (label: string, usual: string | SheetCell) => change[label] ?? usual;
  const pair = (label: string, usual: string | SheetCell = '') =>
    [label, value(label.replace('*', ''), usual)] as const;
  return [
    line(
      1,
      ...pair('客户订单号', 'WX-20261103'),
      '',
      '',
      ...pair('带电*', '是'),
      '',
      '',
      ...pair('店铺', 'Shop 1'),
    ),
    line(
      2,
      ...pair('服务*', '中美空运专线'),
      '',
      '',
      ...pair('带磁*', '否'),
      '',
      '',
      ...pair('发件人姓名', '李雷'),
    ),
    line(
      3,
      ...pair('地址库编码', 'ONT8'),
      '',
      '',
      ...pair('液体*', '否'),
      '',
      '',
      ...pair('发件人公司', '深圳市远航电子有限公司'),
    ),
    line(
      4,
      ...pair('收件人姓名*', 'Amazon'),
      '',
      '',
      ...pair('粉末*', '否'),
      '',
      '',
      ...pair('发件人地址', '和平路 1 号'),
    ),
    line(
      5,
      ...pair('收件人公司', ''),
      '',
      '',
      ...pair('危险品*', '否'),
      '',
      '',
      ...pair('发件人城市', '深圳'),
    ),
    line(
      6,
      ...pair('收件人地址一*', '24300 Nandina Ave'),
      '',
      '',
      ...pair('报关方式*', '一般贸易报关退税'),
      '',
      '',
      ...pair('发件人电话', '0755-1'),
    ),
    line(7, ...pair('收件人地址二', 'Dock 4'), '', '', ...pair('清关方式', '自主清关')),
    line(8, ...pair('收件人城市*', 'Moreno Valley'), '', '', ...pair('VAT号*', '91-1144442')),
    line(9, ...pair('收件人邮编*', numberCell('1001')), '', '', ...pair('参考号一', 'FBA15DQU8KLM')),
    line(10, ...pair('收件人国家代码(二字代码)*', 'US'), '', '', ...pair('备注', '易碎')),
    line(
      18,
      '货箱编号*',
      '货箱重量(KG)*',
      '货箱长度(CM)*',
      '货箱宽度(CM)*',
      '货箱高度(CM)*',
      '产品英文品名*',
      '产品中文品名*',
      '产品申报单价*',
      '产品申报数量*',
      '产品材质*',
      '产品海关编码*',
      '产品用途*',
      '产品品牌*',
      '产品型号*',
      '产品销售价格',
    ),
    line(
      19,
      'FBA15DQU8KLMU000001-U000010',
      '12.5',
      '60',
      '40',
      '40',
      'Desk lamp',
      '台灯',
      '2.4',
      '24',
      '铁',
      '9405210000',
      '照明',
      '无',
      'A1',
      '9.9',
    ),
    line(20, '', '', '', '', '', 'Lamp shade', '灯罩', '1', '24', '布', '9405990000', '照明', '无', 'A2'),
    line(
      21,
      'FBA15DQU8KLMU000011',
      '12.5',
      '60',
      '40',
      '40',
      'Desk lamp',
      '台灯',
      '2.4',
      '24',
      '铁',
      '9405210000',
      '照明',
      '无',
      'A1',
    ),
  ];
}

test("a forwarder's own template of 18 head rows becomes rows of ours", () => {
  const heading = headingOf(headSheet());
  assert.equal(heading?.layout, 'head');
  assert.deepEqual(heading?.missing, []);
  assert.ok(heading?.columns.some(({ place, key }) => place === 'A1' && key === 'referenceNumber'));
  const rows = rowsOf(headSheet());
  assert.deepEqual(
    rows.map(({ row }) => row),
    [19, 20, 21],
  );
  const expected: [ImportKey, string[]][] = [
    ['referenceNumber', ['WX-20261103', 'WX-20261103', 'WX-20261103']],
    ['channelName', ['中美空运专线', '', '']],
    ['destinationCountry', ['US', '', '']],
    ['warehouseCode', ['ONT8', '', '']],
    ['consignee.company', ['Amazon', '', '']],
    ['consignee.address', ['24300 Nandina Ave, Dock 4', '', '']],
    ['consignee.postCode', ['01001', '', '']],
    ['isCustoms', ['是', '', '']],
    ['isSelfClearance', ['是', '', '']],
    ['ein', ['91-1144442', '', '']],
    ['vatNo', ['', '', '']],
    ['fbaNo', ['FBA15DQU8KLM', '', '']],
    ['remark', ['易碎', '', '']],
    ['sender.address', ['和平路 1 号, 深圳', '', '']],
    ['special', ['带电', '带电', '带电']],
    ['cartonNo', ['FBA15DQU8KLMU000001-U000010', 'FBA15DQU8KLMU000001-U000010', 'FBA15DQU8KLMU000011']],
    ['cartonCount', ['10', '', '1']],
    ['hsDest', ['9405210000', '9405990000', '9405210000']],
    // An American tariff number has ten digits, too: the layout does not say which one it has.
    ['hsCn', ['', '', '']],
  ];
  for (const [key, texts] of expected)
    assert.deepEqual(
      rows.map((row) => cellOf(row, key)),
      texts,
      key,
    );
});

test("a forwarder's words for customs become yes or no, and others are left for a person", () => {
  const customs = (text: string) => cellOf(rowsOf(headSheet({ 报关方式: text }))[0], 'isCustoms');
  assert.equal(customs('买单'), '否');
  assert.equal(customs('不退税'), '否');
  assert.equal(customs('一般贸易报关退税'), '是');
  assert.equal(customs('别的'), '别的');
  assert.equal(cellOf(rowsOf(headSheet({ 带电: '否' }))[0], 'special'), '普货');
  assert.equal(cellOf(rowsOf(headSheet({ 参考号一: '' }))[0], 'fbaNo'), 'FBA15DQU8KLM');
});
