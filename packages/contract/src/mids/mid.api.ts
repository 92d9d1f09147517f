import { countriesOfOrigin } from '../codes/country.ts';
import { historyAnswer } from '../documents/document.history.ts';
import { party } from '../facts/party.ts';
import { versionField } from '../kernel/change.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { deleted, deletedCount, severalOf, sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { pick } from '../kernel/resource.ts';
import { midLikenesses, midRoles, midStates } from './mid.codes.ts';
import { mid, midCode, writtenMid } from './mid.ts';

/** What one looks for first. What is superseded stands under its own tab alone. */
export const midTabs = codeTable('MID tab', {
  all: { zh: '全部', en: 'All' },
  inForce: { zh: '在用', en: 'In force' },
  pending: { zh: '待审', en: 'In review' },
  textile: { zh: '纺织', en: 'Textile' },
  unproven: { zh: '缺凭证', en: 'No evidence' },
  earlier: { zh: '历史版本', en: 'Earlier versions' },
});

export const midFilter = {
  search: optional(
    text({ label: { zh: 'MID、制造商、地址', en: 'MID, manufacturer or address' }, max: 100 }),
  ),
  country: severalOf(countriesOfOrigin, party.country.label),
  role: severalOf(midRoles, writtenMid.role.label),
  state: severalOf(midStates, mid.fields.state.label),
  /** Days in China on which a line with the code was filed. */
  from: optional(date({ label: { zh: '最近申报起', en: 'Last filed from' } })),
  to: optional(date({ label: { zh: '最近申报止', en: 'Last filed to' } })),
  tab: optional(code(midTabs, { label: { zh: '范围', en: 'Scope' } })),
};

export const midOverview = group(
  {
    tabs: list(
      group(
        {
          tab: code(midTabs, { label: { zh: '范围', en: 'Scope' } }),
          count: whole({ label: { zh: '数量', en: 'Count' } }),
        },
        { label: { zh: '范围', en: 'Scope' } },
      ),
      { label: { zh: '范围', en: 'Scopes' } },
    ),
  },
  { label: mid.label },
);

export const editionFields = pick(
  mid,
  'id',
  'code',
  'edition',
  'state',
  'stateAt',
  'street',
  'city',
  'verdict',
);

export const similarFields = {
  ...pick(mid, 'id', 'code', 'edition', 'state', 'name', 'street', 'city'),
  likeness: code(midLikenesses, { label: { zh: '相似', en: 'Likeness' } }),
};

const similarMidList = list(group(similarFields, { label: mid.label }), {
  label: { zh: '同名或相近记录', en: 'Same or similar records' },
  max: 20,
});

export const midParts = {
  editions: list(group(editionFields, { label: { zh: '版本', en: 'Edition' } }), {
    label: { zh: '版本', en: 'Editions' },
  }),
  similar: similarMidList,
};

const midDetail = group({ mid: group(mid.fields, { label: mid.label }), ...midParts }, { label: mid.label });

const { id: midId } = mid.fields;

/** The manufacturers of the viewer's company, the last change first unless told. */
export const midApi = recordsApi({
  path: '/omsapi/mids',
  access: 'customs2:view',
  called: { zh: 'MID', one: 'a MID', many: 'MIDs' },
  of: mid,
  filter: midFilter,
  sorts: sortsOf(mid),
  overview: { query: midFilter, answer: midOverview },
  exported: { access: 'export:data', query: chosen },
  by: { id: midId },
  detail: midDetail,
  history: historyAnswer,
});

/**
 * Makes a draft of the id that the browser made, or changes the draft whose version was read. `editionOf` names the record
 * of which it is the next version; without it, it is another site.
 */
export const saveMid = endpoint('POST /omsapi/mids/save', {
  access: 'mid:edit',
  title: { zh: '保存MID', en: 'Save a MID' },
  body: {
    id: midId,
    version: optional(whole({ label: { zh: '版本', en: 'Version' }, min: 1 })),
    editionOf: optional(id({ label: { zh: '哪一条的新版本', en: 'New version of' } })),
    ...writtenMid,
  },
  answer: midDetail,
});

/** Hands a draft in, or takes it back. */
export const moveMid = endpoint('POST /omsapi/mids/move', {
  access: 'mid:edit',
  title: { zh: '提交或撤回MID', en: 'Hand a MID in or take it back' },
  body: {
    id: midId,
    version: versionField,
    to: code(midStates, { label: mid.fields.state.label }),
  },
  answer: midDetail,
});

/** Takes drafts away. */
export const deleteMids = endpoint('POST /omsapi/mids/delete', {
  access: 'mid:edit',
  title: { zh: '删除MID草稿', en: 'Delete drafts of MIDs' },
  body: deleted,
  answer: deletedCount,
});

/** What is in the register already and like what is typed; `id` is the record that is written. */
export const similarMids = endpoint('GET /omsapi/mids/similar', {
  access: 'customs2:view',
  title: { zh: '查找相近MID', en: 'Find similar MIDs' },
  query: {
    id: optional(midId),
    name: writtenMid.name,
    street: optional(writtenMid.street),
    city: optional(text({ label: party.city.label, max: 100 })),
    code: optional(midCode),
  },
  answer: similarMidList,
});
