import { currencies } from '../codes/currency.ts';
import { customsBusinesses } from '../codes/customs-business.ts';
import { historyAnswer } from '../documents/document.history.ts';
import { texts } from '../facts/texts.ts';
import type { CodeTable } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, decimal, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { severalOf, sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import type { Text } from '../kernel/text.ts';
import { abnormalKinds, directions, territories } from './customs.codes.ts';
import { customsStatuses } from './customs.lifecycle.ts';
import { customsDetail } from './customs-detail.ts';
import { customsFile, fileNo, sheetNoOf } from './customs-file.ts';

/** Which day `from` and `to` mean. Days are days in China. */
const customsDays = codeTable('customs day', {
  customs: { zh: '清关日期', en: 'Customs date' },
  order: { zh: '订单日期', en: 'Order date' },
  released: { zh: '放行日期', en: 'Release date' },
  updated: { zh: '更新日期', en: 'Day of the update' },
});

/** What one looks for first: what waits for the customer himself, taxes to pay, what is abnormal. */
export const customsTabs = codeTable('customs tab', {
  all: { zh: '全部', en: 'All' },
  undeclared: { zh: '未申报', en: 'Not declared yet' },
  mine: { zh: '待我处理', en: 'Waiting for me' },
  taxDue: { zh: '待缴税', en: 'Tax to pay' },
  abnormal: { zh: '异常', en: 'Abnormal' },
});

/** What narrows a list of declarations. `numbers` are pasted: of the file, the declaration, its orders or whatever these are called. */
export const customsFilter = {
  search: optional(
    text({
      label: { zh: '运单号、参考号、报关单号', en: 'Waybill, reference or declaration no.' },
      max: 100,
    }),
  ),
  numbers: optional(list(text(texts.number), { label: { zh: '批量单号', en: 'Several numbers' }, max: 200 })),
  businessType: severalOf(customsBusinesses, { zh: '业务类型', en: 'Business type' }),
  status: severalOf(customsStatuses, { zh: '清关状态', en: 'Customs status' }),
  direction: optional(code(directions, { label: { zh: '进出口', en: 'Direction' } })),
  territory: severalOf(territories, { zh: '海关辖区', en: 'Customs territory' }),
  abnormal: severalOf(abnormalKinds, { zh: '异常类别', en: 'Abnormal kind' }),
  currency: severalOf(currencies, { zh: '币种', en: 'Currency' }),
  day: optional(code(customsDays, { label: { zh: '日期类型', en: 'Kind of date' } })),
  from: optional(date({ label: { zh: '日期起', en: 'From' } })),
  to: optional(date({ label: { zh: '日期止', en: 'To' } })),
};

/** Money of the declarations that a filter finds, one line per currency: sums are never mixed. */
const sums = (label: Text) =>
  list(
    group(
      {
        currency: code(currencies, { label: { zh: '币种', en: 'Currency' } }),
        files: whole({ label: { zh: '票数', en: 'Declarations' } }),
        amount: decimal({ label, scale: 2 }),
      },
      { label },
    ),
    { label, max: 20 },
  );

/** The figures over a list and how many stand under each of its tabs, in what the filter finds besides. */
export function overviewOf<K extends string>(tabs: CodeTable<K>) {
  return group(
    {
      tabs: list(
        group(
          {
            tab: code(tabs, { label: { zh: '范围', en: 'Scope' } }),
            count: whole({ label: { zh: '数量', en: 'Count' } }),
          },
          { label: { zh: '范围', en: 'Scope' } },
        ),
        { label: { zh: '范围', en: 'Scopes' } },
      ),
      files: whole({ label: { zh: '票数', en: 'Declarations' } }),
      packages: whole({ label: { zh: '包装件数', en: 'Packages' } }),
      grossWeight: decimal({ label: { zh: '毛重合计', en: 'Gross weight in all' }, scale: 3, unit: 'KG' }),
      values: sums({ zh: '货值合计', en: 'Value in all' }),
      taxes: sums({ zh: '税金合计数', en: 'Taxes in all' }),
    },
    { label: customsFile.label },
  );
}

const ownFilter = {
  ...customsFilter,
  tab: optional(code(customsTabs, { label: { zh: '范围', en: 'Scope' } })),
};

/** The viewer's declarations, those that moved last first unless told. */
export const customsApi = recordsApi({
  path: '/omsapi/customs',
  access: 'customs:view',
  called: { zh: '报关单', one: 'a customs declaration', many: 'customs declarations' },
  of: customsFile,
  filter: ownFilter,
  sorts: sortsOf(customsFile),
  overview: { query: ownFilter, answer: overviewOf(customsTabs) },
  exported: { access: 'export:data', query: chosen },
  by: { no: fileNo },
  detail: customsDetail,
  history: historyAnswer,
});

/** Answers what was asked about something abnormal. `files` were uploaded to its exception sheet before. */
export const replyToCustoms = endpoint('POST /omsapi/customs/reply', {
  access: 'customs:reply',
  title: { zh: '回复清关异常', en: 'Answer what customs found abnormal' },
  body: {
    no: fileNo,
    sheetNo: sheetNoOf,
    body: text(texts.body),
    files: optional(
      list(id({ label: { zh: '文件编号', en: 'File id' } }), { label: { zh: '附件', en: 'Files' }, max: 20 }),
    ),
  },
  answer: customsDetail,
});
