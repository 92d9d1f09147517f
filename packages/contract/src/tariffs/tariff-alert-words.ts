import { wordOf } from '../kernel/code.ts';
import type { Language, Text } from '../kernel/text.ts';
import { say } from '../kernel/text.ts';
import { tariffPrograms } from './tariff.codes.ts';
import type { TariffFee } from './tariff-fees.ts';
import type { TariffAlert, TariffAlertCode } from './tariff-line.ts';

const alerts: Readonly<Record<TariffAlertCode, Text>> = {
  noEdition: { zh: '{day} 没有税则数据', en: 'No schedule data for {day}' },
  needsTenDigits: { zh: '8位编码下税率不同，请填10位', en: 'Rates differ below 8 digits: give 10' },
  claimNotValid: {
    zh: '主张的措施 {measure} 在该日期、编码或原产国无效',
    en: 'The claimed measure {measure} is not valid for this date, code or country',
  },
  exclusionNotValid: {
    zh: '主张的排除 {item} 在该日期、编码或原产国无效',
    en: 'The claimed exclusion {item} is not valid for this date, code or country',
  },
  exclusionMayApply: {
    zh: '可能适用301排除 {heading}，请核对原文',
    en: 'Exclusion {heading} may apply: check the text',
  },
  exclusionEnded: {
    zh: '301排除 {heading} 至 {until} 止，未确认延期，未计入',
    en: 'Exclusion {heading} ended on {until}; an extension is not confirmed and not counted',
  },
  adPossible: {
    zh: '该编码有反倾销标记：税率依企业案件，未计入',
    en: 'This code is flagged for anti-dumping: company-specific, not in the sum',
  },
  cvPossible: {
    zh: '该编码有反补贴标记：税率依企业案件，未计入',
    en: 'This code is flagged for countervailing duty: company-specific, not in the sum',
  },
  unconfirmed: {
    zh: '有未确认措施：{title}（{heading}），未计入',
    en: 'Unconfirmed measure: {title} ({heading}), not in the sum',
  },
  listNotLoaded: {
    zh: '清单未载入：{title}（{heading}），请人工核对',
    en: 'List not loaded: {title} ({heading}), check by hand',
  },
  disputed: {
    zh: '{program}：2026-02-20 至 02-23 报关的征收有争议，请人工核对',
    en: '{program}: whether entries of 20 to 23 February 2026 owe it is disputed, check by hand',
  },
  chapter98Unsettled: {
    zh: '第98章与232的关系在依据中未定，请人工核对',
    en: 'How chapter 98 meets section 232 is not settled in our sources: check by hand',
  },
};

export function alertText({ code, said }: TariffAlert, language: Language): string {
  const { program, ...rest } = said;
  return say(alerts[code], language, {
    ...rest,
    ...(typeof program === 'string' && { program: wordOf(tariffPrograms, program) }),
  });
}

const feeTitles = {
  mpf: { zh: 'MPF {class}', en: 'MPF {class}' },
  hmf: { zh: 'HMF {class}', en: 'HMF {class}' },
} as const;

const feeNames = {
  mpf: { zh: '货物处理费', en: 'Merchandise processing fee' },
  hmf: { zh: '港口维护费，仅海运', en: 'Harbor maintenance fee, ocean' },
} as const;

const feeNotes: Readonly<Record<NonNullable<TariffFee['note']>, Text>> = {
  exempt: { zh: '免收', en: 'exempt' },
  minimum: { zh: '{percent}%，按下限', en: '{percent}%, at the minimum' },
  maximum: { zh: '{percent}%，按上限', en: '{percent}%, at the maximum' },
  flat: { zh: '每票定额', en: 'flat, by entry' },
  noRow: { zh: '该日期没有费率数据', en: 'no data for this date' },
};

export function feeTitle(fee: TariffFee, language: Language): string {
  return say(feeTitles[fee.fee], language, { class: fee.class });
}

export function feeName({ fee }: TariffFee, language: Language): string {
  return say(feeNames[fee], language);
}

export function feeNote({ note, percent }: TariffFee, language: Language): string {
  if (note === null) return `${percent ?? ''}%`;
  return say(feeNotes[note], language, { percent: percent ?? '' });
}
