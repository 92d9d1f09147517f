import { historyAnswer } from '../documents/document.history.ts';
import { reasonField, versionField } from '../kernel/change.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, list, optional, text, whole } from '../kernel/field.ts';
import { sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { received } from './receipt.api.ts';
import { receipt } from './receipt.ts';
import { closings, unidentified, unidentifiedNo, writtenUnidentified } from './unidentified.ts';

const access = 'op:receipt:add';
/** What waits for its order stands first; what became of the rest. */
export const unidentifiedTabs = codeTable('tab of unidentified cargo', {
  waiting: { zh: '待认领', en: 'Waiting' },
  joined: { zh: '已归单', en: 'Joined to an order' },
  closed: { zh: '已退回或处置', en: 'Returned or given up' },
  all: { zh: '全部', en: 'All' },
});

const tab = code(unidentifiedTabs, { label: { zh: '范围', en: 'Scope' } });

const filter = {
  search: optional(
    text({
      label: { zh: '无主货号、唛头、车牌、送货人', en: 'Cargo no., marks, truck or driver' },
      max: 100,
    }),
  ),
  tab: optional(tab),
  warehouse: optional(receipt.fields.warehouse),
};

const answer = group(unidentified.fields, { label: unidentified.label });

export const unidentifiedApi = recordsApi({
  path: '/opsapi/unidentified',
  access,
  called: { zh: '无主货', one: 'unidentified cargo', many: 'unidentified cargo' },
  of: unidentified,
  filter,
  sorts: sortsOf(unidentified),
  overview: {
    query: { search: filter.search, warehouse: filter.warehouse },
    answer: list(group({ tab, count: whole({ label: { zh: '数量', en: 'Count' } }) }, { label: tab.label }), {
      label: unidentified.label,
    }),
  },
  exported: { access, query: chosen },
  by: { no: unidentifiedNo },
  detail: answer,
  history: historyAnswer,
});

const lock = { id: unidentified.fields.id, version: versionField };

/** Writes down cargo that nobody announced; without a version it has just come. */
export const saveUnidentified = endpoint('POST /opsapi/unidentified/save', {
  access,
  title: { zh: '登记无主货', en: 'Record unidentified cargo' },
  body: { ...writtenUnidentified, id: unidentified.fields.id, version: optional(versionField) },
  answer,
});

/** Its order is known: it becomes a receipt of that order, of the time when it came. */
export const joinUnidentified = endpoint('POST /opsapi/unidentified/join', {
  access,
  title: { zh: '无主货归入订单', en: 'Join unidentified cargo to an order' },
  body: {
    ...lock,
    orderId: receipt.fields.orderId,
    complete: flag({ label: { zh: '已到齐', en: 'All has come' } }),
  },
  answer: received,
});

/** Nobody's it was: it went back, or was given up. */
export const closeUnidentified = endpoint('POST /opsapi/unidentified/close', {
  access,
  title: { zh: '结束无主货', en: 'Close unidentified cargo' },
  body: {
    ...lock,
    to: code(closings, { label: { zh: '结果', en: 'Outcome' } }),
    reason: reasonField,
  },
  answer,
});
