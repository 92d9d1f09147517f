import { texts } from '../facts/texts.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, group, list, text } from '../kernel/field.ts';
import { taxVerdicts } from './tax-info.rules.ts';
import { taxInfo } from './tax-info.ts';

const said = {
  zh: text(texts.zh),
  en: text(texts.en),
};

const check = group(
  {
    key: text(texts.field),
    verdict: code(taxVerdicts, { label: { zh: '校验结果', en: 'Verdict' } }),
    says: group(said, { label: { zh: '说明', en: 'In words' } }),
  },
  { label: { zh: '校验', en: 'Check' } },
);

const regionAnswer = group(
  { ...taxInfo.fields, checks: list(check, { label: { zh: '校验', en: 'Checks' }, max: 10 }) },
  { label: taxInfo.label },
);

/** The three regions, always; one that nobody has filled in yet is empty and has no version. */
export const listTaxInfo = endpoint('GET /adminapi/taxInfo', {
  access: 'mine:view',
  title: { zh: '税务信息', en: 'Tax info' },
  answer: list(regionAnswer, { label: taxInfo.label, max: 3 }),
});

/** A wrong check digit is refused with the right one; the bank account stays as it is when it is left out. */
export const saveTaxInfo = endpoint('POST /adminapi/taxInfo/save', {
  access: 'profile:edit',
  title: { zh: '保存税务信息', en: 'Save tax info' },
  body: taxInfo.fields,
  answer: regionAnswer,
});
