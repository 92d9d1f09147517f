import { texts } from '../facts/texts.ts';
import { zoneName } from '../facts/zone.ts';
import { code, date, group, id, instant, list, optional, text } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import { examAgencies } from './entry-exam.codes.ts';
import { entrySides, rfiForms, rfiStates } from './entry-rfi.codes.ts';

/** A line of an entry by its order and the place of the goods there; the lines of an entry move when its orders do. */
export const lineRef = text({
  label: { zh: '商品行', en: 'Line' },
  max: 40,
  rule: {
    test: (typed) => /^\S+ [1-9]\d{0,4}$/.test(typed),
    says: { zh: '请从商品行中选择', en: 'choose one of the lines' },
  },
});

export function lineKey({ orderNumber, goodsNo }: { orderNumber: string; goodsNo: number }): string {
  return `${orderNumber} ${goodsNo}`;
}

/** The last day for an answer, by the calendar of the place that stands beside it. */
const dueDay = date({ label: { zh: '答复期限', en: 'Answer by' } });

/** When that day is over there: the same instant wherever it is read. */
const dueEnds = instant({ label: { zh: '期限截止', en: 'Due' }, places: ['list'] });

/** Until when an answer is asked for. */
export const answerBy = { dueDay, zone: zoneName };

/** What staff ask. */
export const writtenRfi = {
  agency: code(examAgencies, { label: { zh: '要求机构', en: 'Asked by' } }),
  form: code(rfiForms, { label: { zh: '文书', en: 'Form' } }),
  line: optional(lineRef),
  topic: text({ label: { zh: '主题', en: 'Subject' }, max: 120 }),
  ...answerBy,
};

export const rfiFiles = list(id({ label: { zh: '文件编号', en: 'File id' } }), {
  label: { zh: '附件', en: 'Files' },
  max: 10,
});

/** What was asked or answered; `who` is empty where its customer reads of the forwarder's people. */
export const rfiWordFields = {
  id: id({ label: { zh: '编号', en: 'Id' } }),
  side: code(entrySides, { label: { zh: '身份', en: 'Side' } }),
  who: text({ label: { zh: '谁', en: 'Who' }, max: 64, min: 0 }),
  at: instant({ label: { zh: '时间', en: 'Time' } }),
  body: text(texts.body),
  files: rfiFiles,
};

export const rfiState = code(rfiStates, { label: { zh: '资料要求状态', en: 'Request status' } });

export const rfiFields = {
  id: id({ label: { zh: '编号', en: 'Id' } }),
  ...writtenRfi,
  dueEnds,
  state: rfiState,
  openedAt: instant({ label: { zh: '提出时间', en: 'Asked' } }),
  stateAt: instant({ label: { zh: '状态更新', en: 'Status since' } }),
  words: list(group(rfiWordFields, { label: { zh: '问答', en: 'Word' } }), {
    label: { zh: '问答', en: 'Words' },
  }),
};

export const rfi = group(rfiFields, { label: { zh: '资料要求', en: 'Request for information' } });

const past: Text = { zh: '不能早于今天', en: 'cannot be before today' };
const farOff: Text = { zh: '须在一年之内', en: 'has to be within a year' };

/** Whether a last day for an answer is a slip of the pen: over before it was asked, or years ahead. */
export function flawOfDueDay(day: string | null, today: string): Text | undefined {
  if (day === null) return undefined;
  if (day < today) return past;
  return Date.parse(day) - Date.parse(today) > 366 * 86_400_000 ? farOff : undefined;
}

/** What is said of a line that the entry does not have. */
export const noSuchLine: Text = { zh: '不是本清关单的商品行', en: 'is no line of this entry' };
