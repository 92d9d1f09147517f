import { reasonField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, instant, list, optional, text, whole } from '../kernel/field.ts';
import { sortsBy } from '../kernel/listing.ts';
import { recordsApi } from '../kernel/records-api.ts';
import { longestRange } from './awb-number.ts';
import { airline, stockNumber, stockStates } from './awb-stock.ts';
import { mawbNoField } from './waybill.api.ts';
import { listOf } from './waybill-detail.ts';

const { prefix } = airline.fields;

const filter = {
  search: optional(text({ label: { zh: '搜索', en: 'Search' }, max: 100 })),
  prefix: optional(list(prefix, { label: { zh: '前缀', en: 'Prefix' }, max: 100 })),
  state: optional(
    list(code(stockStates, { label: { zh: '状态', en: 'State' } }), { label: { zh: '状态', en: 'State' } }),
  ),
};

const figure = (zh: string, en: string) => whole({ label: { zh, en } });

const perPrefix = {
  prefix,
  code: optional(airline.fields.code),
  nameZh: optional(airline.fields.nameZh),
  nameEn: optional(airline.fields.nameEn),
  free: figure('可用', 'Free'),
  reserved: figure('已预留', 'Reserved'),
  locked: figure('已锁定', 'Locked'),
  used: figure('已使用', 'Used'),
  void: figure('已作废', 'Void'),
  lowAt: airline.fields.lowAt,
  low: flag({ label: { zh: '库存不足', en: 'Low' } }),
  nextNo: optional(text({ label: { zh: '下一个可用号', en: 'Next free number' }, max: 20 })),
};

/** The numbers of the stock, what was touched last first; the overview tells what each airline has left. */
export const stockApi = recordsApi({
  path: '/opsapi/stock',
  access: 'op:mawb:stock',
  called: { zh: '主单号库存', one: 'a waybill number', many: 'the stock of waybill numbers' },
  of: stockNumber,
  filter,
  sorts: sortsBy(stockNumber, 'at', 'mawbNo'),
  overview: { answer: listOf(perPrefix, '前缀', 'Prefixes', 1_000) },
  exported: { access: 'op:mawb:stock', query: {} },
});

/** What became of one number, the newest first. */
export const stockHistory = endpoint('GET /opsapi/stock/history', {
  access: 'op:mawb:stock',
  title: { zh: '主单号流水', en: 'History of a number' },
  query: { mawbNo: mawbNoField },
  answer: listOf(
    {
      at: instant({ label: { zh: '时间', en: 'When' } }),
      who: text({ label: { zh: '操作人', en: 'Who' }, max: 64, min: 0 }),
      from: optional(code(stockStates, { label: { zh: '原状态', en: 'From' } })),
      to: code(stockStates, { label: { zh: '新状态', en: 'To' } }),
      reason: optional(reasonField),
    },
    '流水',
    'History',
  ),
});

/**
 * Adds a range by its first and last number (with check digits) or by its first and how many: at most 5 000 at once.
 * Numbers that are there already are skipped and counted.
 */
export const addRange = endpoint('POST /opsapi/stock/add', {
  access: 'op:mawb:stock',
  title: { zh: '添加号段', en: 'Add a range' },
  body: {
    first: text({ label: { zh: '首号', en: 'First number' }, max: 20 }),
    last: optional(text({ label: { zh: '尾号', en: 'Last number' }, max: 20 })),
    count: optional(whole({ label: { zh: '数量', en: 'Count' }, min: 1, max: longestRange })),
    reason: optional(reasonField),
  },
  answer: group(
    { added: figure('已添加', 'Added'), known: figure('已存在', 'Known already') },
    { label: { zh: '号段', en: 'Range' } },
  ),
});

const numbers = list(mawbNoField, { label: { zh: '主单号', en: 'Numbers' }, max: 200 });
const moved = group({ moved: numbers }, { label: { zh: '主单号', en: 'Numbers' } });

/** Reserves numbers: those named, or the next free ones of a prefix. All of them or, when one is not free, none. */
export const takeNumbers = endpoint('POST /opsapi/stock/take', {
  access: 'op:mawb:stock',
  title: { zh: '领用主单号', en: 'Take numbers' },
  body: {
    numbers: optional(numbers),
    prefix: optional(prefix),
    count: optional(whole({ label: { zh: '取号数量', en: 'How many numbers' }, min: 1, max: 200 })),
    takenFor: text({ label: { zh: '用途', en: 'Taken for' }, max: 200 }),
  },
  answer: moved,
});

/** Gives reserved numbers back that stand on no waybill. */
export const giveBackNumbers = endpoint('POST /opsapi/stock/back', {
  access: 'op:mawb:stock',
  title: { zh: '退回主单号', en: 'Give numbers back' },
  body: { numbers, reason: reasonField },
  answer: moved,
});

export const voidNumbers = endpoint('POST /opsapi/stock/void', {
  access: 'op:mawb:stock',
  title: { zh: '作废主单号', en: 'Make numbers void' },
  body: { numbers, reason: reasonField },
  answer: moved,
});

export const listAirlines = endpoint('GET /opsapi/stock/airlines', {
  access: 'op:mawb:stock',
  title: { zh: '航司前缀表', en: 'Airline prefixes' },
  answer: listOf(airline.fields, '航司', 'Airlines', 1_000),
});

/** Adds an airline (version null) or changes one; gives all. */
export const saveAirline = endpoint('POST /opsapi/stock/airlines/save', {
  access: 'op:mawb:stock',
  title: { zh: '保存航司前缀', en: 'Save an airline prefix' },
  body: { ...airline.fields, version: optional(airline.fields.version) },
  answer: listOf(airline.fields, '航司', 'Airlines', 1_000),
});
