import { farOff, notYet } from '../checks/event-time.ts';
import { notOfAccount, notOfMainland } from '../facts/legal-id.ts';
import { codeTable, isCode, wordOf } from '../kernel/code.ts';
import type { Fields } from '../kernel/field.ts';
import type { Language } from '../kernel/text.ts';
import { say } from '../kernel/text.ts';
import type { ImportColumn } from './import.column.ts';
import type { Finding } from './import.finding.ts';
import { cellFindings } from './import.finding.ts';
import { listIn } from './record.columns.ts';

/** What can be wrong with records that are one row each; one that is there already is brought up to date. */
export const recordFindings = codeTable('record finding', {
  ...cellFindings,
  E21: notYet,
  E22: farOff,
  E08: { zh: '与第{n}行重复', en: 'The same as row {n}' },
  E17: { zh: '没有该单号的订单', en: 'No order has this number' },
  E18: {
    zh: '时间先后矛盾：截单不晚于起飞，起飞在航班日期当天，到达晚于起飞',
    en: 'Out of order: cut-off before the departure, departure on the flight date, arrival after it',
  },
  E19: { zh: '不能小于包板合计 {v}', en: 'Not less than what is allotted: {v}' },
  E23: { zh: '{v} 已被使用', en: '{v} is already in use' },
  E26: { zh: '超过可给的额度 {v}', en: 'Above what may be given: {v}' },
  E27: notOfAccount,
  E28: notOfMainland,
  E29: { zh: '该单号对应多票订单：{v}', en: 'Several orders have this number: {v}' },
  E30: { zh: '订单 {v} 已取消或已关闭', en: 'Order {v} is cancelled or closed' },
  E31: { zh: '订单 {v} 被扣货，不能出仓', en: 'Order {v} is on hold and stays in the warehouse' },
  E32: {
    zh: '地点 {v} 的时区未知：请填写时区，或使用已知地点的代码',
    en: 'The clocks of {v} are not known: fill in the time zone, or the code of a known place',
  },
  E41: { zh: '应等于关税加增值税：{v}', en: 'Should be tariff and VAT together: {v}' },
  E42: { zh: '没有关务单 {v}', en: 'There is no customs file {v}' },
  E43: { zh: '一张报关单的订单须属于同一客户', en: 'The orders of a declaration are of one customer' },
  E44: {
    zh: '该报关单已有订单，增减订单请在报关单中修改',
    en: 'It has other orders already: change them at the declaration itself',
  },
  E45: { zh: '此报关单没有该步骤', en: 'This declaration has no such step' },
  E46: {
    zh: '现为{v}，下一步不是该状态',
    en: 'It stands at {v}: this is not its next step',
  },
  E47: {
    zh: '放行前须有放行单（类型 8）：请先上传，或填写缺件原因',
    en: 'A release note (type 8) is needed before release: upload it first, or say why it is missing',
  },
  E48: {
    zh: '该报关单号下有多个客户的关务单：请填写关务单号或订单号',
    en: 'Several customers have a file under this number: name the file, or the orders',
  },
  E49: {
    zh: '改后没有已记录的步骤：请先在报关单中退回，再导入',
    en: 'It would not have steps any more that are recorded: take them back at the declaration first',
  },
  E50: { zh: '没有清关单 {v}', en: 'There is no entry {v}' },
  E51: {
    zh: '报关单号 {v} 下有多个客户的清关单：请改填清关单号',
    en: 'Several customers have an entry {v}: name the file by our own number',
  },
  E52: {
    zh: 'IOSS 只用于以 EUR 申报的欧盟进口',
    en: 'IOSS is for imports into the Union that are declared in EUR',
  },
  E53: { zh: '按 CIF 货值和税率应为 {v}', en: 'By CIF value and rate it is {v}' },
  E54: {
    zh: '只用于欧盟和英国的申报，请清空',
    en: 'Only declarations in the Union and the United Kingdom have it: leave it blank',
  },
  E55: {
    zh: '按订单货物为 {v}：导入不修改，请改订单或在报关单中换货',
    en: 'By the goods of its order it is {v}: change the order, or the goods at the declaration itself',
  },
  E56: { zh: '该关务单上没有订单 {v}', en: 'Order {v} is not on this file' },
  E57: { zh: '订单 {v} 没有该序号的货物', en: 'Order {v} has no goods of this number' },
  E58: { zh: '新的一行应为第 {n} 项', en: 'A new line is item {n}' },
  E59: { zh: '一张报关单最多 {n} 行', en: 'A declaration has {n} lines at most' },
  E60: {
    zh: '只用于中国的申报，请清空',
    en: 'Only declarations in China have it: leave it blank',
  },
  E61: { zh: '该编码只有 {n} 个要素，用 | 分开', en: 'This code has {n} elements, with | between' },
  E62: {
    zh: '第 {n} 个要素不在可选代码内，或超过 200 个字符',
    en: 'Element {n} is none of its codes, or has more than 200 characters',
  },
  E70: {
    zh: '{v} 已提交或在用，表格不能修改：请新建版本',
    en: '{v} is handed in or in force: a sheet does not change it, make a new version',
  },
  E71: { zh: '加拿大须填省份，其他国家不填', en: 'Needed for Canada, and for no other country' },
  E72: { zh: '纺织品须为实际制造商', en: 'Of textiles this is the actual manufacturer' },
  E73: {
    zh: '规则无法生成代码：请填写代码和改写原因',
    en: 'The rules make no code of this: type it and say why',
  },
  E74: {
    zh: '代码与规则生成的 {v} 不同时必填',
    en: 'Needed where the code is not {v}, which the rules make',
  },
  E75: {
    zh: '没有这样的商品：请先在客户中心添加',
    en: 'None of your goods are called so: add them in My account first',
  },
  E76: { zh: '有多个这样的商品：请填写SKU', en: 'Several of your goods are called so: give the SKU' },
  E77: { zh: '不是 {v} 中的 10 位编码', en: 'Not a number of ten digits of {v}' },
  E78: { zh: '不是MID登记中在用的代码', en: 'Not a code of the MID register that is in force' },
  E79: { zh: '不早于现有绑定的生效日 {v}', en: 'Not before {v}, when the present one became valid' },
  E85: {
    zh: '收款账户中没有账号 {v}，请先在结算设置中添加',
    en: 'None of the receiving accounts has the number {v}: add it in the money settings first',
  },
  E86: { zh: '该账号的币种为 {v}', en: 'The account is kept in {v}' },
  E87: { zh: '不能晚于今天', en: 'Not after today' },
  E88: {
    zh: '该流水号已入库，金额或日期不同：{v}',
    en: 'This reference is recorded already, with another amount or day: {v}',
  },
  E90: { zh: '该订单已有同款同色的标签', en: 'The order has labels of this style in this colour already' },
  E91: { zh: '成分合计不是 100%', en: 'The fibre content does not sum to 100%' },
  E92: { zh: '装箱单中没有该款色', en: 'The packing list has no carton of it' },
  E93: { zh: '装箱单中共 {v} 件', en: 'The packing list counts {v} pieces' },
  E94: { zh: '请先选择方案和品牌', en: 'Choose the scheme and the brand first' },
  E95: { zh: '装箱单中该款色属于订单 {v}', en: 'The packing list has it under order {v}' },
  E96: { zh: '款式清单中没有款号 {v}', en: 'The style list has no style {v}' },
  E97: { zh: '款式清单中该款没有颜色 {v}', en: 'The style list has no colour {v} of this style' },
  E98: { zh: '该款有 {v} 个颜色，请写明颜色', en: 'The style has {v} colours: say which' },
  E99: { zh: '款式清单中该款色属于订单 {v}', en: 'The style list has it under order {v}' },
  W07: {
    zh: '该航班当日已有到 {v} 的记录，此行将另建一个航班；如系更正目的港，请在航班中修改',
    en: 'Flies to {v} that day already: this row makes another flight; correct a destination at the flight itself',
  },
  W08: { zh: '早于订单 {v} 的下单时间', en: 'Before order {v} was made' },
  W09: { zh: '没有图稿', en: 'No artwork' },
  W10: { zh: '品名与第{n}行的同款不同', en: 'Row {n} calls the same style otherwise' },
  W11: { zh: '方案要检查成分，此处为空', en: 'The scheme checks the composition: none is given' },
  W12: { zh: '该箱号也在订单 {v} 中', en: 'Order {v} has a carton of this number, too' },
  W05: { zh: '已有记录将被更新，原为：{v}', en: 'Updates the record there is, which says: {v}' },
});

/** What these say of a coded column is one of its own codes. */
const ownCodes: readonly string[] = ['W05', 'E46'];
const blank = { zh: '（空）', en: '(blank)' };

/** Gives the words of a finding; of many findings at once the value is null, and stands as three dots. */
export function findingSayer(
  fields: Fields,
  columns: readonly ImportColumn[],
): (finding: Pick<Finding, 'key' | 'code' | 'value'>, language: Language) => string {
  const expected = new Map(columns.map(({ key, expects }) => [key, expects]));
  return ({ key, code, value }, language) => {
    const field = fields[key];
    if (!field || !isCode(recordFindings, code)) return `${code} ${value ?? ''}`;
    const isOwnCode = ownCodes.includes(code) && value !== null;
    const coded = field.kind === 'code' && isOwnCode ? say(wordOf(field.table, value), language) : value;
    return say(wordOf(recordFindings, code), language, {
      type: say(expected.get(key) ?? listIn(field), language),
      list: value || say(listIn(field), language),
      n: value ?? '…',
      v: coded === null ? '…' : coded || say(blank, language),
    });
  };
}
