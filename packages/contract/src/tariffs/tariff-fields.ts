import { hsDigits } from '../checks/hs.ts';
import { countriesOfOrigin } from '../codes/country.ts';
import type { Field, Rule } from '../kernel/field.ts';
import { code, decimal, flag, group, optional, text } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';

/** Eight or ten digits: a heading of six owes nothing that could be said. */
export const tariffNo: Rule = {
  test: (typed) => /^(\d{8}|\d{10})$/.test(typed),
  says: { zh: '8 位或 10 位数字', en: '8 or 10 digits' },
};

const quantity = (zh: string, en: string): Field<string | null> =>
  optional(decimal({ label: { zh, en }, scale: 4, min: '0', max: '9999999999' }));

/** What anybody says of a line. Quantities are in the units of the number, in the order in which the schedule has them. */
export const tariffLineFacts = {
  hts: text({ label: { zh: 'HTS税号', en: 'HTSUS no.' }, max: 10, plain: hsDigits, rule: tariffNo }),
  origin: code(countriesOfOrigin, { label: { zh: '原产国', en: 'Country of origin' } }),
  value: decimal({
    label: { zh: '申报价值', en: 'Entered value' },
    scale: 0,
    min: '1',
    max: '9999999999',
    unit: 'USD',
  }),
  quantity: quantity('数量（第一单位）', 'Quantity, first unit'),
  quantity2: quantity('数量（第二单位）', 'Quantity, second unit'),
  netKg: quantity('净重 kg', 'Net kg'),
};

export const saidWords = (label: Text) => text({ label, max: 1_000, min: 0 });
/** A text in both languages. */
export const said = (label: Text) => group({ zh: saidWords(label), en: saidWords(label) }, { label });
/** No amount where it cannot be said. */
export const saidAmount = (zh: string, en: string) => optional(saidWords({ zh, en }));

const source = saidWords({ zh: '依据', en: 'Source of law' });

/** A heading that is filed, with what it costs and why. */
export const tariffLayerFacts = {
  heading: saidWords({ zh: '子目', en: 'Heading' }),
  title: said({ zh: '措施', en: 'Measure' }),
  rate: saidWords({ zh: '税率', en: 'Rate of duty' }),
  base: saidAmount('计税价值', 'Base value'),
  amount: saidAmount('税额', 'Amount of duty'),
  why: said({ zh: '理由', en: 'Why' }),
  source,
  struckDown: flag({ label: { zh: '已被判无效', en: 'Struck down' } }),
};

export const tariffFeeFields = {
  title: said({ zh: '费用', en: 'Fee' }),
  name: said({ zh: '费用名称', en: 'Name of the fee' }),
  base: saidAmount('计费价值', 'Base of the fee'),
  min: saidAmount('下限', 'Least'),
  max: saidAmount('上限', 'Most'),
  amount: saidAmount('金额', 'Fee amount'),
  note: said({ zh: '说明', en: 'About the fee' }),
  source,
};

/** Which edition was asked, and what is known of it. */
export const tariffEditionFields = {
  edition: saidAmount('税则版本', 'Edition of the schedule'),
  isSample: flag({ label: { zh: '示例', en: 'Sample' } }),
  /** A later edition that is known to be in force on the day, and is not loaded. */
  newerEdition: saidAmount('未载入的新版本', 'Newer edition'),
};

/** No amount where one of those that it is made of is not known. */
export const tariffSums = {
  value: saidWords({ zh: '价值合计', en: 'Total value' }),
  duty: saidAmount('关税合计', 'Total duty'),
  feeTotal: saidAmount('费用合计', 'Total fees'),
  total: saidAmount('应付合计', 'Payable'),
};

/** The day on which the measures were last looked through. */
export const tariffRelease = saidWords({ zh: '措施数据日期', en: 'Measures as of' });
