import { orderStatuses } from '../codes/stage.ts';
import { usPorts } from '../codes/us-port.ts';
import { customsStatuses, customsSteps } from '../customs/customs.lifecycle.ts';
import { historyAnswer } from '../documents/document.history.ts';
import { shipment } from '../facts/shipment.ts';
import { texts } from '../facts/texts.ts';
import { zoneName } from '../facts/zone.ts';
import { versionField } from '../kernel/change.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { severalOf, sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { dispositionField, dispositionPieces, dispositions, entryTypes } from './entry.codes.ts';
import { entryFile, entryFileNo, entryLine } from './entry.ts';
import { bondBasis } from './entry-bond.ts';
import { dutyStates, dutyVerdicts } from './entry-duty.codes.ts';
import { duty, dutyFields, proofFiles, refusal } from './entry-duty.ts';
import { exam } from './entry-exam.ts';
import { isfStates } from './entry-isf.codes.ts';
import { isf } from './entry-isf.ts';
import { pgaPapers } from './entry-pga.ts';
import { lineRef, rfi, rfiFields, rfiFiles } from './entry-rfi.ts';
import { sinceFiled } from './entry-since.ts';
import { entrySummary } from './entry-summary.ts';

/** What one looks for first; what customs hold is found whatever its step. */
export const entryTabs = codeTable('entry tab', {
  all: { zh: '全部', en: 'All' },
  preparing: { zh: '未申报', en: 'Not filed yet' },
  submitted: { zh: '单证已交', en: 'Documents submitted' },
  clearing: { zh: '清关中', en: 'Clearance in progress' },
  taxDue: { zh: '待缴税', en: 'Tax to pay' },
  released: { zh: '已放行', en: 'Released' },
  held: { zh: '海关扣留', en: 'Held by customs' },
  asked: { zh: '待客户处理', en: 'With customer' },
  answered: { zh: '客户已回复', en: 'Answered' },
});

/** Which day `from` and `to` mean. */
const entryDays = codeTable('entry day', {
  updated: { zh: '更新日期', en: 'Day of the update' },
  filed: { zh: '申报日期', en: 'Day of filing' },
  released: { zh: '放行日期', en: 'Release date' },
  eta: { zh: 'ETA', en: 'ETA' },
});

export const entryFilter = {
  search: optional(
    text({ label: { zh: '运单号、参考号、申报号', en: 'Waybill, reference or entry no.' }, max: 100 }),
  ),
  numbers: optional(list(text(texts.number), { label: { zh: '批量单号', en: 'Several numbers' }, max: 200 })),
  status: severalOf(customsStatuses, { zh: '清关状态', en: 'Customs status' }),
  entryType: severalOf(entryTypes, { zh: '申报类型', en: 'Entry type' }),
  port: severalOf(usPorts, { zh: '入境口岸', en: 'Port of entry' }),
  hold: severalOf(dispositions, { zh: '海关扣留', en: 'Holds' }),
  isf: severalOf(isfStates, { zh: 'ISF 状态', en: 'ISF status' }),
  duty: severalOf(dutyStates, { zh: '税费进展', en: 'State of the duties' }),
  day: optional(code(entryDays, { label: { zh: '日期类型', en: 'Kind of date' } })),
  from: optional(date({ label: { zh: '日期起', en: 'From' } })),
  to: optional(date({ label: { zh: '日期止', en: 'To' } })),
  /** By whose clocks these are days; those of China unless told. */
  zone: optional(zoneName),
  tab: optional(code(entryTabs, { label: { zh: '范围', en: 'Scope' } })),
};

export const entryOverview = group(
  {
    tabs: list(
      group(
        {
          tab: code(entryTabs, { label: { zh: '范围', en: 'Scope' } }),
          count: whole({ label: { zh: '数量', en: 'Count' } }),
        },
        { label: { zh: '范围', en: 'Scope' } },
      ),
      { label: { zh: '范围', en: 'Scopes' } },
    ),
  },
  { label: entryFile.label },
);

const who = text({ label: { zh: '操作人', en: 'Who' }, max: 64, min: 0 });
const note = optional(text({ label: { zh: '说明', en: 'Note' }, max: 500 }));

export const entryOrderFields = {
  orderId: id({ label: { zh: '订单编号', en: 'Order id' } }),
  orderNumber: text(texts.orderNo),
  referenceNumber: shipment.referenceNumber,
  status: code(orderStatuses, { label: { zh: '订单状态', en: 'Order status' } }),
  /** By the code of a place, where one is known: its clocks are those of the arrival. */
  destination: optional(text({ label: { zh: '到达地', en: 'Arrives at' }, max: 60 })),
};

/** A step that was taken; `who` is empty for its customer, who reads no names of the forwarder's people. */
export const entryStepFields = {
  step: code(customsSteps, { label: { zh: '步骤', en: 'Step' } }),
  at: instant({ label: { zh: '时间', en: 'Time' } }),
  who,
  note,
};

/** What customs said of the cargo. */
export const entryWordFields = {
  code: dispositionField,
  at: instant({ label: { zh: '时间', en: 'Time' } }),
  quantity: optional(dispositionPieces),
  who,
  note,
};

/** Everything about one entry, whoever asks. */
export const entryParts = {
  orders: list(group(entryOrderFields, { label: { zh: '订单', en: 'Order' } }), {
    label: { zh: '订单', en: 'Orders' },
    max: 100,
  }),
  lines: list(entryLine, { label: { zh: '商品行', en: 'Lines' }, max: 5_000 }),
  /** What the orders say otherwise than what was filed. */
  since: optional(sinceFiled),
  steps: list(group(entryStepFields, { label: { zh: '步骤', en: 'Step' } }), {
    label: { zh: '步骤', en: 'Steps' },
    max: 20,
  }),
  dispositions: list(group(entryWordFields, { label: { zh: '海关处置', en: 'Disposition' } }), {
    label: { zh: '海关处置', en: 'Dispositions' },
  }),
  /** Of a continuous bond whose importer is known. */
  bond: optional(bondBasis),
  /** What the entry summary says besides. */
  summary: entrySummary,
  /** Null unless it goes by sea. */
  isf: optional(isf),
  exams: list(exam, { label: { zh: '查验与扣留', en: 'Examinations and holds' } }),
  /** The newest first; the others are what was asked before. */
  duties: list(duty, { label: { zh: '税费估算', en: 'Estimates of duties' } }),
  /** Of every agency that the lines bring. */
  papers: pgaPapers,
  rfis: list(rfi, { label: { zh: '资料要求', en: 'Requests for information' } }),
};

const entryDetail = group(
  { file: group(entryFile.fields, { label: entryFile.label }), ...entryParts },
  { label: entryFile.label },
);

/** The viewer's entries, those that moved last first unless told. */
export const entryApi = recordsApi({
  path: '/omsapi/entries',
  access: 'customs2:view',
  called: { zh: '美国清关单', one: 'a US entry', many: 'US entries' },
  of: entryFile,
  filter: entryFilter,
  sorts: sortsOf(entryFile),
  overview: { query: entryFilter, answer: entryOverview },
  exported: { access: 'export:data', query: chosen },
  by: { no: entryFileNo },
  detail: entryDetail,
  history: historyAnswer,
});

/** Answers what customs or another agency ask, in words and with files. */
export const answerRfi = endpoint('POST /omsapi/entries/rfi/answer', {
  access: 'customs2:reply',
  title: { zh: '答复资料要求', en: 'Answer a request for information' },
  body: { no: entryFileNo, rfi: rfiFields.id, body: text(texts.body), files: optional(rfiFiles) },
  answer: entryDetail,
});

/** Approves an estimate as it stands, or refuses it and says why. */
export const decideDuty = endpoint('POST /omsapi/entries/duty/decide', {
  access: 'duty:approve',
  title: { zh: '确认税费估算', en: 'Approve or refuse an estimate of duties' },
  body: {
    no: entryFileNo,
    duty: dutyFields.id,
    to: code(dutyVerdicts, { label: { zh: '决定', en: 'Decision' } }),
    refusal: optional(refusal),
  },
  answer: entryDetail,
});

/** Says that the duties are paid, by files that show it. */
export const proveDuty = endpoint('POST /omsapi/entries/duty/proof', {
  access: 'duty:approve',
  title: { zh: '上传付款凭证', en: 'Send proof of payment' },
  body: { no: entryFileNo, duty: dutyFields.id, files: proofFiles },
  answer: entryDetail,
});

/** The lines of an entry that are to have what their goods are bound to now. */
export const takingCodes = {
  no: entryFileNo,
  version: versionField,
  lines: list(lineRef, { label: { zh: '商品行', en: 'Lines' }, max: 2_000 }),
};

/** Takes over on lines that are not filed the codes that their goods were bound to since they were written. */
export const takeCodes = endpoint('POST /omsapi/entries/codes/take', {
  access: 'hts:ask',
  title: { zh: '采用商品现绑定的编码', en: 'Take over the codes that goods are bound to now' },
  body: takingCodes,
  answer: entryDetail,
});

/** The release and the data of the entry summary on paper, in the language of the request; its text can be searched. */
export const entryPaper = endpoint('GET /omsapi/entries/paper', {
  access: 'customs2:view',
  title: { zh: '打印放行及 7501 摘要', en: 'Release and 7501 summary as PDF' },
  query: { no: entryFileNo },
  answer: { kind: 'file', type: 'pdf' } as const,
  deadline: 40_000,
});
