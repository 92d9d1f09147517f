import { currencies } from '../codes/currency.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import { zoneName } from '../facts/zone.ts';
import { allOptional } from '../kernel/compose.ts';
import { code, date, decimal, group, id, instant, optional, text } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import { dispositionField } from './entry.codes.ts';
import { examAgencies, examKinds } from './entry-exam.codes.ts';
import { firms } from './entry-number.ts';

/** The last day on which the cargo lies free of charge, by the calendar of the place where it lies. */
export const lastFreeDay = date({
  label: { zh: '最后免费日', en: 'Last free day' },
  places: ['list', 'detail', 'export'],
});

/** When that day is over there: the same instant wherever it is read. */
export const freeEnds = instant({ label: { zh: '免费期截止', en: 'Free time ends' }, places: ['list'] });

/** So many hours before its end a last day is near, and its customer is told. */
export const lastDayNear = 48;

const farFrom: Text = { zh: '须在扣留开始前后一年之内', en: 'has to be within a year of the hold' };

/** Whether a last free day is a slip of the pen: free time is counted in days from when cargo arrives or is held. */
export function flawOfFreeDay(day: string | null, since: string): Text | undefined {
  const apart = day === null ? 0 : Math.abs(Date.parse(day) - Date.parse(since));
  return apart > 366 * 86_400_000 ? farFrom : undefined;
}

/** What staff write of an examination and its customer reads. */
export const writtenExam = {
  agency: code(examAgencies, { label: { zh: '查验机构', en: 'Agency' } }),
  examKind: code(examKinds, { label: { zh: '查验方式', en: 'Examination' } }),
  place: optional(text(texts.place)),
  firms: optional(firms),
  examCost: optional(decimal({ ...figures.amount, label: { zh: '查验费', en: 'Exam cost' }, min: '0' })),
  currency: code(currencies, { label: { zh: '币种', en: 'Currency' } }),
  lastFreeDay: optional(lastFreeDay),
  zone: zoneName,
};

/** What the broker or the examination station charges us: never in an answer to a customer. */
export const examCharge = {
  charged: optional(decimal({ ...figures.amount, label: { zh: '查验成本', en: 'Charged to us' }, min: '0' })),
  chargedCurrency: code(currencies, { label: { zh: '成本币种', en: 'Currency of the charge' } }),
};

/** A hold of customs with what is known of its examination: nothing yet where nobody has written of it. */
export const examFields = {
  id: id({ label: { zh: '编号', en: 'Id' } }),
  code: dispositionField,
  since: instant({ label: { zh: '开始时间', en: 'Since' } }),
  ...allOptional(writtenExam),
  freeEnds: optional(freeEnds),
  endedAt: optional(instant({ label: { zh: '解除时间', en: 'Ended' } })),
};

export const deskExamFields = { ...examFields, ...allOptional(examCharge) };

const label = { zh: '查验与扣留', en: 'Examination or hold' };

export const exam = group(examFields, { label });
export const deskExam = group(deskExamFields, { label });
