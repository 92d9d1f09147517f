import { customsStatuses } from '../customs/customs.lifecycle.ts';
import { historyAnswer } from '../documents/document.history.ts';
import { texts } from '../facts/texts.ts';
import { reasonField, versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, group, id, instant, list, optional, text } from '../kernel/field.ts';
import { sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { entryFilter, entryOverview, entryParts, takingCodes } from './entry.api.ts';
import { dispositionField, dispositionPieces } from './entry.codes.ts';
import { deskEntry, entryFile, entryFileNo, writtenEntry } from './entry.ts';
import { byTariff, dutyAmounts, dutyFields, payBy, writtenDuty } from './entry-duty.ts';
import { deskExam, deskExamFields, examCharge, writtenExam } from './entry-exam.ts';
import { writtenIsf } from './entry-isf.ts';
import { casesAlike, writtenLineSummary } from './entry-line-summary.ts';
import { pgaFlagField, writtenPga } from './entry-pga.ts';
import { reckoning } from './entry-reckoning.ts';
import { answerBy, lineRef, rfiFields, rfiState, writtenRfi } from './entry-rfi.ts';
import { writtenSummary } from './entry-summary.ts';
import { entryFee } from './us-fees.ts';

const access = 'op:entry';

const deskEntryFilter = {
  ...entryFilter,
  orgId: optional(id({ label: { zh: '客户', en: 'Customer' } })),
};

const deskDetail = group(
  {
    file: group(deskEntry.fields, { label: deskEntry.label }),
    ...entryParts,
    exams: list(deskExam, { label: entryParts.exams.label }),
    /** What the tariff knows of fees, whatever their day. */
    fees: list(entryFee, { label: { zh: '费用标准', en: 'Fees' } }),
  },
  { label: deskEntry.label },
);

/** The entries of the customers of one's team. */
export const deskEntryApi = recordsApi({
  path: '/opsapi/entries',
  access,
  called: { zh: '客户美国清关单', one: "a customer's entry", many: "customers' entries" },
  of: deskEntry,
  filter: deskEntryFilter,
  sorts: sortsOf(entryFile),
  overview: { query: deskEntryFilter, answer: entryOverview },
  exported: { access, query: chosen },
  by: { no: entryFileNo },
  detail: deskDetail,
  history: historyAnswer,
});

const numbers = list(text(texts.number), { label: { zh: '单号', en: 'Numbers' }, max: 100 });
const lock = { no: entryFileNo, version: versionField };
const note = optional(text({ label: { zh: '说明', en: 'Note' }, max: 500 }));

/** Makes one entry of the orders of one customer, chosen or pasted by any of their numbers. */
export const makeEntry = endpoint('POST /opsapi/entries/make', {
  access,
  title: { zh: '由订单制美国清关单', en: 'Make an entry from orders' },
  body: { numbers, entryType: writtenEntry.entryType },
  answer: deskDetail,
});

/** What customs alone want to know. */
export const saveEntry = endpoint('POST /opsapi/entries/save', {
  access,
  title: { zh: '保存美国清关单', en: 'Save an entry' },
  body: { ...lock, ...writtenEntry },
  answer: deskDetail,
});

/** Records one step, now unless told. What is missing before it, or a hold, is refused unless a reason is given. */
export const moveEntry = endpoint('POST /opsapi/entries/move', {
  access,
  title: { zh: '变更美国清关状态', en: 'Move an entry' },
  body: {
    ...lock,
    to: code(customsStatuses, { label: { zh: '状态', en: 'Status' } }),
    at: optional(instant({ label: { zh: '时间', en: 'Time' } })),
    note,
    reason: optional(reasonField),
  },
  answer: deskDetail,
});

/** Takes the furthest step back, and what it told of the orders with it. */
export const stepBackEntry = endpoint('POST /opsapi/entries/back', {
  access,
  title: { zh: '退回美国清关状态', en: 'Step an entry back' },
  body: { ...lock, reason: reasonField },
  answer: deskDetail,
});

/** What customs said by code: a hold, an examination, that it is over. */
export const recordDisposition = endpoint('POST /opsapi/entries/disposition', {
  access,
  title: { zh: '登记海关处置', en: 'Record a disposition' },
  body: {
    ...lock,
    code: dispositionField,
    at: optional(instant({ label: { zh: '时间', en: 'Time' } })),
    quantity: optional(dispositionPieces),
    note,
  },
  answer: deskDetail,
});

/** What is known of the examination that a hold is for. */
export const writeExam = endpoint('POST /opsapi/entries/exam', {
  access,
  title: { zh: '登记查验', en: 'Write of an examination' },
  body: { ...lock, hold: deskExamFields.id, ...writtenExam, ...examCharge },
  answer: deskDetail,
});

/** The importer security filing of what goes by sea: its state, its number, its clock and what the orders do not know. */
export const saveIsf = endpoint('POST /opsapi/entries/isf', {
  access,
  title: { zh: '保存 ISF 10+2', en: 'Save the ISF 10+2' },
  body: { ...lock, ...writtenIsf },
  answer: deskDetail,
});

/** What only the desk knows of the entry summary; no state takes it away. */
export const saveSummary = endpoint('POST /opsapi/entries/summary', {
  access,
  title: { zh: '保存 7501 申报要素', en: 'Save the 7501 data' },
  body: { ...lock, ...writtenSummary },
  answer: deskDetail,
});

/** What the entry summary asks of one line beside its goods; all empty takes it away. */
export const saveLine = endpoint('POST /opsapi/entries/line', {
  access,
  title: { zh: '保存 7501 商品行要素', en: 'Save the 7501 data of a line' },
  body: { ...lock, line: lineRef, ...writtenLineSummary, alike: optional(casesAlike) },
  answer: deskDetail,
});

/** Takes over what the orders say now of what is filed, once customs have the correction; it stays filed. */
export const correctFiled = endpoint('POST /opsapi/entries/correct', {
  access,
  title: { zh: '登记申报更正', en: 'Record a correction of what was filed' },
  body: { ...lock, reason: reasonField },
  answer: deskDetail,
});

/** What was done about one flag of an agency on some lines; no state takes the note away. */
export const notePga = endpoint('POST /opsapi/entries/pga', {
  access,
  title: { zh: '登记监管申报', en: 'Note what was filed with an agency' },
  body: {
    ...lock,
    lines: list(lineRef, { label: { zh: '商品行', en: 'Lines' }, max: 5_000 }),
    flag: pgaFlagField,
    ...writtenPga,
  },
  answer: deskDetail,
});

/** Asks the customer what customs or another agency want to know, of one line or of the whole entry. */
export const openRfi = endpoint('POST /opsapi/entries/rfi/open', {
  access,
  title: { zh: '提出资料要求', en: 'Open a request for information' },
  body: { ...lock, ...writtenRfi, body: text(texts.body) },
  answer: deskDetail,
});

/** Accepts an answer, asks again with a new last day, or closes what need not be answered; the last two say why. */
export const moveRfi = endpoint('POST /opsapi/entries/rfi/move', {
  access,
  title: { zh: '处理资料要求', en: 'Decide on a request for information' },
  body: {
    ...lock,
    rfi: rfiFields.id,
    to: rfiState,
    body: optional(text(texts.body)),
    dueDay: optional(answerBy.dueDay),
    zone: optional(answerBy.zone),
  },
  answer: deskDetail,
});

/** Takes over on lines that are not filed the codes that their goods were bound to since they were written. */
export const takeDeskCodes = endpoint('POST /opsapi/entries/codes/take', {
  access,
  title: {
    zh: '采用商品现绑定的编码（员工）',
    en: "Take over the codes that a customer's goods are bound to now",
  },
  body: takingCodes,
  answer: deskDetail,
});

/** Writes what duties and fees will be; what was estimated before is replaced, whatever had come of it. */
export const writeDuty = endpoint('POST /opsapi/entries/duty/write', {
  access,
  title: { zh: '填写税费估算', en: 'Write an estimate of duties' },
  body: { ...lock, ...dutyAmounts, ...writtenDuty, byTariff: optional(byTariff) },
  answer: deskDetail,
});

/** What the tariff says of the lines of an entry, on the day of filing or of arrival unless told. Nothing is kept. */
export const reckonDuty = endpoint('GET /opsapi/entries/duty/reckon', {
  access,
  title: { zh: '按税则计算税费', en: 'Work out duties by the tariff' },
  query: { no: entryFileNo, feeDate: optional(writtenDuty.feeDate) },
  answer: reckoning,
  deadline: 40_000,
});

/** The lines of an estimate that was worked out, as they were then. */
export const deskDutyLines = endpoint('GET /opsapi/entries/duty/lines', {
  access,
  title: { zh: '税费逐行明细（员工）', en: "Lines of a customer's estimate" },
  query: { no: entryFileNo, duty: dutyFields.id },
  answer: reckoning,
});

/** Asks for the payment of what was approved, takes it as paid, or says what is wrong with the proof. */
export const moveDuty = endpoint('POST /opsapi/entries/duty/move', {
  access,
  title: { zh: '处理税费付款', en: 'Ask for, confirm or question a payment' },
  body: {
    ...lock,
    duty: dutyFields.id,
    to: dutyFields.state,
    payBy: optional(payBy),
    paymentNote: dutyFields.paymentNote,
  },
  answer: deskDetail,
});

/** The release and the data of the entry summary on paper. */
export const deskEntryPaper = endpoint('GET /opsapi/entries/paper', {
  access,
  title: { zh: '打印放行及 7501 摘要（员工）', en: "Release and 7501 summary of a customer's entry as PDF" },
  query: { no: entryFileNo },
  answer: { kind: 'file', type: 'pdf' } as const,
  deadline: 40_000,
});
