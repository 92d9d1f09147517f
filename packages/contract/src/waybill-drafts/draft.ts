import { waybillStatuses } from '../codes/waybill-status.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import type { ValueOf } from '../kernel/field.ts';
import { code, decimal, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { check } from '../kernel/schema.ts';
import { whose } from '../waybills/waybill-detail.ts';
import type { AwbForm, AwbKey } from './awb-form.ts';
import { awbForm } from './awb-form.ts';
import { answerStates, draftStates } from './draft.lifecycle.ts';

/** The keys of a master's form that every shipper on it sees; all else is of others' cargo, or the forwarder's affair. */
export const sharedKeys = [
  'awbNo',
  'departureCode',
  'issuer',
  'shipper',
  'consignee',
  'agent',
  'agentIata',
  'departure',
  'to1',
  'by1',
  'to2',
  'by2',
  'to3',
  'by3',
  'currency',
  'destination',
  'flight',
  'flightDate',
  'flight2',
  'flightDate2',
  'handling',
  'sci',
  'shipperSignature',
  'executedOn',
  'executedAt',
  'carrierSignature',
] as const satisfies readonly AwbKey[];

const sharedFields = pick(awbForm, ...sharedKeys);

/** A master's form as every customer on it sees it. */
export const sharedMaster = group(sharedFields, { label: { zh: '主单', en: 'Master waybill' } });

export type SharedMaster = ValueOf<typeof sharedMaster>;

/** What every shipper sees of a master. */
export function sharedOf(form: AwbForm): SharedMaster {
  const shared = check(sharedFields, form);
  if (!shared.ok) throw new Error('a form is not what the contract says');
  return shared.value;
}

/** What besides the shipper of a direct waybill sees of it: it is their own. Rates and charges stay the forwarder's affair. */
export const directKeys = [
  'shipperAccount',
  'consigneeAccount',
  'accounting',
  'chargesCode',
  'weightPayment',
  'otherPayment',
  'carriageValue',
  'customsValue',
  'insurance',
  'asAgreed',
  'rateLines',
] as const satisfies readonly AwbKey[];

const directFields = pick(awbForm, ...directKeys);

const directPart = group(directFields, { label: { zh: '直单内容', en: 'Direct waybill' } });

export type DirectPart = ValueOf<typeof directPart>;

/** What the shipper of a direct waybill sees besides what everybody would, without a price. */
export function directOf(form: AwbForm): DirectPart {
  const rateLines = form.rateLines.map((line) => ({ ...line, rate: null, total: null }));
  const direct = check(directFields, { ...form, rateLines });
  if (!direct.ok) throw new Error('a form is not what the contract says');
  return direct.value;
}

export const masterForm = group(awbForm.fields, { label: { zh: '主单', en: 'Master waybill' } });

/** A house waybill's form, under the id of its row in the booking. */
export const houseForm = group(
  {
    hawbId: id({ label: { zh: '分单编号', en: 'House waybill id' } }),
    form: group(awbForm.fields, { label: { zh: '分单', en: 'House waybill' } }),
  },
  { label: { zh: '分单', en: 'House waybill' } },
);

export type HouseForm = ValueOf<typeof houseForm>;

export const houseForms = list(houseForm, { label: { zh: '分单', en: 'House waybills' }, max: 200 });

/** Which paper of a draft: the master, or a house waybill by its id. */
const paperField = text({
  label: { zh: '单证', en: 'Paper' },
  max: 36,
  note: { zh: 'master 或分单编号', en: '`master`, or the id of a house waybill' },
});

export const requestFields = {
  paper: paperField,
  path: text(texts.field),
  wanted: text({ label: { zh: '应改为', en: 'Should be' }, max: 2_000 }),
  reason: text({ label: { zh: '原因', en: 'Reason' }, max: 500 }),
};

/** One field that a customer wants to be otherwise, and why. */
export const changeRequest = group(requestFields, {
  label: { zh: '修改要求', en: 'Change request' },
});

export type ChangeRequest = ValueOf<typeof changeRequest>;

export const changeRequests = list(changeRequest, {
  label: { zh: '修改要求', en: 'Change requests' },
  max: 60,
});

/** A customer's answer as they see it themselves. */
const answerFields = {
  state: code(answerStates, { label: { zh: '答复', en: 'Answer' } }),
  requests: changeRequests,
  answeredBy: optional(text({ label: { zh: '答复人', en: 'Answered by' }, max: 64 })),
  answeredAt: optional(instant({ label: { zh: '答复时间', en: 'Answered' } })),
  onBehalf: flag({ label: { zh: '代客户答复', en: 'Answered on behalf' } }),
  reason: optional(text({ label: { zh: '代答说明', en: 'Why on behalf' }, max: 500 })),
};

const ownAnswer = group(answerFields, { label: { zh: '答复', en: 'Answer' } });

/** The same at the desk: whose, and with what evidence. */
export const deskAnswer = group(
  {
    ...answerFields,
    ...whose,
    evidenceFile: optional(id({ label: { zh: '凭证', en: 'Evidence' } })),
  },
  { label: { zh: '答复', en: 'Answer' } },
);

export type DeskAnswer = ValueOf<typeof deskAnswer>;

/** A version without its forms. */
export const versionFacts = {
  no: whole({ label: { zh: '版本', en: 'Version' } }),
  state: code(draftStates, { label: { zh: '状态', en: 'Status' } }),
  sentAt: optional(instant({ label: { zh: '发送时间', en: 'Sent' } })),
  note: optional(text({ label: { zh: '给客户的说明', en: 'Note to the customers' }, max: 500 })),
};

const head = {
  mawbId: id({ label: { zh: '主单编号', en: 'Waybill id' } }),
  mawbNo: text({ label: { zh: '主单号', en: 'MAWB no.' }, max: 20 }),
  status: code(waybillStatuses, { label: { zh: '主单状态', en: 'Status of the waybill' } }),
  /** It is agreed and has not gone back since: papers carry no DRAFT. */
  confirmed: flag({ label: { zh: '已定稿', en: 'Final' } }),
};

/** The part of a version that is one customer's: what every shipper sees of the master, and their own house waybills. */
const ownVersion = group(
  {
    ...versionFacts,
    master: sharedMaster,
    /** The rest of a direct waybill, which has no house waybills. */
    direct: optional(directPart),
    houses: houseForms,
    answer: ownAnswer,
  },
  { label: { zh: '版本', en: 'Version' } },
);

const ownFigures = {
  pieces: whole({ label: { zh: '件数', en: 'Pieces' } }),
  grossWeight: decimal(figures.grossWeight),
};

/** A waybill's draft as one customer sees it: the versions that were sent to them, the newest first. */
export const ownDraft = group(
  {
    ...head,
    ...ownFigures,
    versions: list(ownVersion, { label: { zh: '版本', en: 'Versions' }, max: 100 }),
    /** When the flight's documents close: until then they should have answered. */
    due: optional(instant({ label: { zh: '答复截止', en: 'Answer before' } })),
    /** They see all of their organisation's house waybills here and may answer for them now. */
    canAnswer: flag({ label: { zh: '可答复', en: 'Can be answered' } }),
  },
  { label: { zh: '主单草稿', en: 'Draft waybill' } },
);

export type OwnDraft = ValueOf<typeof ownDraft>;

const deskVersion = group(
  {
    ...versionFacts,
    revision: whole({ label: { zh: '修订', en: 'Revision' } }),
    sentBy: optional(text({ label: { zh: '发送人', en: 'Sent by' }, max: 64 })),
    master: masterForm,
    houses: houseForms,
    answers: list(deskAnswer, { label: { zh: '客户答复', en: 'Answers' }, max: 200 }),
  },
  { label: { zh: '版本', en: 'Version' } },
);

/** The same at the desk, whole; `proposed` is what the waybill and its bookings say now, to begin a version with. */
export const deskDraft = group(
  {
    ...head,
    versions: list(deskVersion, { label: { zh: '版本', en: 'Versions' }, max: 100 }),
    proposed: group(
      { master: masterForm, houses: houseForms },
      { label: { zh: '按主单与订舱', en: 'By waybill and bookings' } },
    ),
    /** Whose each house waybill is. */
    owners: list(
      group(
        { hawbId: id({ label: { zh: '分单编号', en: 'House waybill id' } }), ...whose },
        { label: { zh: '客户', en: 'Customer' } },
      ),
      { label: { zh: '客户', en: 'Customers' }, max: 500 },
    ),
  },
  { label: { zh: '主单草稿', en: 'Draft waybill' } },
);

export type DeskDraft = ValueOf<typeof deskDraft>;
export type DeskVersion = ValueOf<typeof deskVersion>;
export type OwnVersion = ValueOf<typeof ownVersion>;
