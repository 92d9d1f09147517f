import { historyAnswer } from '../documents/document.history.ts';
import { reasonField, versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, group, id, optional } from '../kernel/field.ts';
import { sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { midFilter, midOverview, midParts } from './mid.api.ts';
import { midStates } from './mid.codes.ts';
import { deskMid, mid } from './mid.ts';

const access = 'op:mid:approve';

const deskMidFilter = {
  ...midFilter,
  orgId: optional(id({ label: { zh: '客户', en: 'Customer' } })),
};

const deskDetail = group(
  { mid: group(deskMid.fields, { label: deskMid.label }), ...midParts },
  { label: deskMid.label },
);

/** The manufacturers of the customers of one's team. */
export const deskMidApi = recordsApi({
  path: '/opsapi/mids',
  access,
  called: { zh: '客户MID', one: "a customer's MID", many: "customers' MIDs" },
  of: deskMid,
  filter: deskMidFilter,
  sorts: sortsOf(mid),
  overview: { query: deskMidFilter, answer: midOverview },
  exported: { access, query: chosen },
  by: { id: mid.fields.id },
  detail: deskDetail,
  history: historyAnswer,
});

/** Approves or rejects what was handed in, suspends what is in force or takes that back; all but approving say why. */
export const decideMid = endpoint('POST /opsapi/mids/decide', {
  access,
  title: { zh: '审核MID', en: 'Decide on a MID' },
  body: {
    id: mid.fields.id,
    version: versionField,
    to: code(midStates, { label: mid.fields.state.label }),
    reason: optional(reasonField),
  },
  answer: deskDetail,
});
