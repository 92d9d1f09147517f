import type { CustomerWorkbook } from './orders.import.corpus.factory.ts';
import type { UsualHeading, UsualLine } from './orders.import.workbooks.factory.ts';
import { columnAt, usualHeadings, usualRows, workbookWith } from './orders.import.workbooks.factory.ts';

const usualOrder = [1, '12.500', '0.072000', '57.60'] as const;
const twoCartons = [2, '25.000', '0.144000', '115.20'] as const;

const orderColumns = usualHeadings.slice(0, usualHeadings.indexOf('箱号'));
/** The same column merged over lines from row 2 on. */
const merged = (to: number, ...headings: readonly UsualHeading[]) =>
  headings.map((heading) => `${columnAt(heading)}2:${columnAt(heading)}${to}`);
const blank = (...headings: readonly UsualHeading[]): UsualLine =>
  Object.fromEntries(headings.map((heading) => [heading, null]));
const carton = ['箱号', '箱数', '单箱毛重(KG)', '箱长(CM)', '箱宽(CM)', '箱高(CM)'] as const;
const only = (cells: UsualLine): UsualLine => ({ ...blank(...usualHeadings), ...cells });

/** Merged cells: what belongs to an order or names a carton is meant for all rows, a figure never. */
export const ofMerged: readonly CustomerWorkbook[] = [
  {
    about: 'an order merged over its cartons',
    file: workbookWith({
      rows: usualRows([{}, { ...blank(...orderColumns), 箱号: 'C2' }]),
      merged: merged(3, ...orderColumns),
    }),
    stores: [twoCartons],
  },
  {
    about: 'a carton merged over its goods',
    file: workbookWith({
      rows: usualRows([{}, { ...blank(...orderColumns, ...carton), 中文品名: '杯盖' }]),
      merged: merged(3, ...orderColumns, ...carton),
    }),
    stores: [[1, '12.500', '0.072000', '115.20']],
  },
  {
    about: 'a weight merged over two cartons',
    file: workbookWith({
      rows: usualRows([{ '单箱毛重(KG)': 25 }, { 箱号: 'C2', '单箱毛重(KG)': null }]),
      merged: merged(3, '单箱毛重(KG)'),
    }),
    finds: ['cartonWeight W02', 'cartonWeight E03'],
  },
  {
    about: 'a number of cartons merged over two cartons',
    file: workbookWith({
      rows: usualRows([{ 箱数: 2 }, { 箱号: 'C2', 箱数: null }]),
      merged: merged(3, '箱数'),
    }),
    finds: ['cartonCount E03'],
  },
  {
    about: 'a quantity and a price merged over two goods',
    file: workbookWith({
      rows: usualRows([
        {},
        { ...blank(...carton), 箱号: 'C1', 中文品名: '杯盖', 申报数量: null, '申报单价(USD)': null },
      ]),
      merged: merged(3, '申报数量', '申报单价(USD)'),
    }),
    finds: ['declaredQty E03', 'unitPriceUsd E03'],
  },
  {
    about: 'goods merged over two cartons',
    file: workbookWith({
      rows: usualRows([{}, { 箱号: 'C2', 中文品名: null }]),
      merged: merged(3, '中文品名'),
    }),
    finds: ['nameZh E03'],
  },
  {
    about: 'figures merged across',
    file: workbookWith({
      rows: usualRows([{ '箱长(CM)': 60, '箱宽(CM)': null, '箱高(CM)': null }]),
      merged: [`${columnAt('箱长(CM)')}2:${columnAt('箱高(CM)')}2`],
    }),
    finds: ['cartonWidth E03', 'cartonHeight E03'],
  },
];

/** What stands below and between the records. */
export const ofEnds: readonly CustomerWorkbook[] = [
  ...(['合计', '总计：', 'TOTAL', 'Grand total', '合计 2 箱'] as const).map((word) => ({
    about: `${word} below`,
    file: workbookWith({
      rows: usualRows([
        {},
        { 箱号: 'C2' },
        only({ 客户参考号: word, 箱数: 2, '单箱毛重(KG)': 25, 申报数量: 48 }),
      ]),
    }),
    stores: [twoCartons],
    leftOut: ['4 total'],
  })),
  {
    about: 'a total and signatures below',
    file: workbookWith({
      rows: [
        ...usualRows([{}, only({ 客户参考号: '合计', 箱数: 1 })]),
        [],
        ['制表人：李雷', null, null, '审核：韩梅梅'],
        ['备注：易碎'],
      ],
    }),
    stores: [usualOrder],
    leftOut: ['3 total', '5 after', '6 after'],
  },
  {
    about: 'signatures without a total',
    file: workbookWith({ rows: [...usualRows([{}]), ['制表人：李雷', '日期：2026-11-03']] }),
    stores: [usualOrder],
    leftOut: ['3 after'],
  },
  {
    about: 'a subtotal between two orders',
    file: workbookWith({
      rows: usualRows([{}, only({ 客户参考号: '小计', 箱数: 1 }), { 客户参考号: 'WB-2', 箱号: 'C2' }]),
    }),
    ready: 2,
    stores: [usualOrder, usualOrder],
    leftOut: ['3 total'],
  },
  {
    about: "the template's sample left in",
    file: workbookWith({ rows: usualRows([{ 客户参考号: '示例：PO-1001', 箱数: 99 }, {}]) }),
    stores: [usualOrder],
    leftOut: ['2 sample'],
  },
  {
    about: 'a row about what must be filled in',
    file: workbookWith({
      rows: usualRows([{}]).toSpliced(
        1,
        0,
        usualHeadings.map((_, at) => (at < 20 ? '必填' : '选填，不超过 100 字')),
      ),
    }),
    stores: [usualOrder],
  },
  {
    about: 'blank rows between orders',
    file: workbookWith({
      rows: usualRows([{}, only({}), only({}), { 客户参考号: 'WB-2', 箱号: 'C2' }]),
    }),
    ready: 2,
    stores: [usualOrder, usualOrder],
  },
  {
    about: 'a sum without a word below',
    file: workbookWith({ rows: usualRows([{}, only({ 箱数: 1, '单箱毛重(KG)': 12.5 })]) }),
    ready: 1,
    stores: [usualOrder],
    finds: ['referenceNumber E03'],
  },
];

const head: readonly (readonly (string | number | null)[])[] = [
  ['客户订单号', 'WX-1', null, '带电*', '否', null, '发件人公司', '深圳市远航电子有限公司'],
  ['服务*', '中美空运专线', null, '报关方式*', '买单', null, '发件人地址', '和平路 1 号'],
  ['收件人公司', 'Harbour Trading LLC', null, '清关方式', '代理清关', null, '发件人电话', '0755-1'],
  ['收件人地址一*', '100 Main Street', null, '收件人城市*', 'Los Angeles'],
  ['收件人省份/州', 'CA', null, '收件人邮编*', '90001', null, '收件人国家代码(二字代码)*', 'US'],
  [],
];
const table =
  '货箱编号* 货箱重量(KG)* 货箱长度(CM)* 货箱宽度(CM)* 货箱高度(CM)* 产品英文品名* 产品中文品名* 产品申报单价(USD)* 产品申报数量* 产品材质* 产品海关编码* 产品用途*';
const line = ['C1', 12.5, 60, 40, 30, 'Desk lamp', '台灯', 2.4, 24, '铁', '9405210000', '照明'];

/** Sheets, columns and the layout with a head. */
export const ofSheets: readonly CustomerWorkbook[] = [
  {
    about: 'the orders on the second sheet',
    file: workbookWith({ name: '说明', rows: [['请先阅读'], ['重量以公斤计']] }, { rows: usualRows([{}]) }),
    stores: [usualOrder],
  },
  {
    about: 'an old version on a hidden sheet',
    file: workbookWith(
      { state: 'hidden', rows: usualRows([{ 客户参考号: 'OLD-1', 箱数: 9 }]) },
      { rows: usualRows([{}]) },
    ),
    stores: [usualOrder],
  },
  {
    about: 'columns in another order, hidden ones of no meaning around them',
    file: workbookWith({
      rows: usualRows([{}]).map((cells, at) => [
        at === 0 ? '序号' : 1,
        ...cells.toReversed(),
        at === 0 ? '总重(KG)' : 999,
      ]),
      hiddenColumns: [1, usualHeadings.length + 2],
    }),
    stores: [usualOrder],
  },
  {
    about: 'a hidden column with the figures of before',
    file: workbookWith({
      rows: usualRows([{}]).map((cells, at) => [at === 0 ? '箱数' : 9, ...cells]),
      hiddenColumns: [1],
    }),
    stores: [usualOrder],
  },
  {
    about: 'groups over headings of the same name',
    file: workbookWith({
      rows: [
        usualHeadings.map((one) =>
          one.startsWith('收件人') ? '收件人' : one.startsWith('发件人') ? '发件人' : null,
        ),
        usualHeadings.map((one) => one.replace(/^(收|发)件人/, '')),
        ...usualRows([{}]).slice(1),
      ],
    }),
    stores: [usualOrder],
  },
  {
    about: 'a head above, its American tariff number for America alone',
    file: workbookWith({ rows: [...head, table.split(' '), line] }),
    stores: [usualOrder],
  },
  {
    about: 'a head above, its price without a currency',
    file: workbookWith({ rows: [...head, table.replace('(USD)', '').split(' '), line] }),
    finds: ['unitPriceUsd E25'],
  },
];
