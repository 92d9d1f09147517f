import { goods } from '../facts/goods.ts';
import { reasonField } from '../kernel/change.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, group, list, optional, text, whole } from '../kernel/field.ts';
import { searching, sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { midCode } from '../mids/mid.ts';
import { boundGoods } from './bound-goods.ts';
import { bindingFields, bindings } from './goods-code.ts';

/** Which goods one looks for first: those that lack a code. */
export const boundTabs = codeTable('bound goods tab', {
  all: { zh: '全部', en: 'All' },
  noHts: { zh: '缺HTS', en: 'No HTS' },
  noHsCn: { zh: '缺中国HS', en: 'No China HS' },
  noMid: { zh: '缺MID', en: 'No MID' },
});

const tab = optional(code(boundTabs, { label: { zh: '范围', en: 'Scope' } }));

const boundFilter = {
  ...searching,
  tab,
  /** Bound today to exactly this number, or this code. */
  hts: optional(goods.hts),
  mid: optional(midCode),
};

const overview = group(
  {
    tabs: list(
      group(
        {
          tab: code(boundTabs, { label: { zh: '范围', en: 'Scope' } }),
          count: whole({ label: { zh: '数量', en: 'Count' } }),
        },
        { label: { zh: '范围', en: 'Scope' } },
      ),
      { label: { zh: '范围', en: 'Scopes' } },
    ),
  },
  { label: boundGoods.label },
);

const detail = group(
  { goods: group(boundGoods.fields, { label: boundGoods.label }), bindings },
  { label: boundGoods.label },
);

/** The goods of the viewer's company with their codes. */
export const boundGoodsApi = recordsApi({
  path: '/omsapi/goods/codes',
  access: 'hts:view',
  called: { zh: '商品编码', one: 'the codes of goods', many: 'codes of goods' },
  of: boundGoods,
  filter: boundFilter,
  sorts: sortsOf(boundGoods),
  overview: { query: boundFilter, answer: overview },
  exported: { access: 'export:data', query: chosen },
  by: { id: boundGoods.fields.id },
  detail,
});

/** What is typed of a binding; without a day it is valid from today, without a code the one before is taken off. */
export const writtenBinding = {
  kind: bindingFields.kind,
  code: optional(text({ label: { zh: '绑定编码', en: 'Bound code' }, max: 20 })),
  validFrom: optional(date({ label: bindingFields.validFrom.label })),
  reason: optional(reasonField),
};

/** Binds a code to goods from a day on. What was bound before stands in their history. */
export const bindCode = endpoint('POST /omsapi/goods/bind', {
  access: 'hts:ask',
  title: { zh: '绑定商品编码', en: 'Bind a code to goods' },
  body: { id: boundGoods.fields.id, ...writtenBinding },
  answer: detail,
});
