import { hsDigits } from '../checks/hs.ts';
import { countriesOfOrigin } from '../codes/country.ts';
import { usPorts } from '../codes/us-port.ts';
import { endpoint } from '../kernel/endpoint.ts';
import type { Field, Rule } from '../kernel/field.ts';
import { code, date, decimal, flag, group, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import {
  chapter98Headings,
  tariffBases,
  tariffEntryTypes,
  tariffModes,
  tariffPrograms,
  tariffStatuses,
} from './tariff.codes.ts';
import { tradePrograms } from './trade-program.ts';

/** As many lines as are reckoned at once. */
export const mostTariffLines = 200;

const dollars = (zh: string, en: string): Field<string | null> =>
  optional(decimal({ label: { zh, en }, scale: 2, min: '0', max: '9999999999', unit: 'USD' }));
const quantity = (zh: string, en: string): Field<string | null> =>
  optional(decimal({ label: { zh, en }, scale: 4, min: '0', max: '9999999999' }));

/** Eight or ten digits: a heading of six owes nothing that could be said. */
export const tariffNo: Rule = {
  test: (typed) => /^(\d{8}|\d{10})$/.test(typed),
  says: { zh: '8 位或 10 位数字', en: '8 or 10 digits' },
};

/** A line as it is typed. Quantities are in the units of the number, in the order in which the schedule has them. */
export const tariffLine = resource(
  'tariff line',
  { zh: '税则行', en: 'Tariff line' },
  {
    hts: text({
      label: { zh: 'HTS税号', en: 'HTSUS no.' },
      max: 10,
      plain: hsDigits,
      rule: tariffNo,
    }),
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
    spi: optional(code(tradePrograms, { label: { zh: '主张协定', en: 'Programme claimed' } })),
    loadedOn: optional(date({ label: { zh: '装船日期', en: 'Loaded on' } })),
    exclusion: optional(text({ label: { zh: '主张的301排除', en: '301 exclusion claimed' }, max: 30 })),
    metalPercent: optional(
      decimal({ label: { zh: '金属占重 %', en: 'Metal, % of weight' }, scale: 2, min: '0', max: '100' }),
    ),
    steelValue: dollars('钢的价值', 'Value of the steel'),
    aluminiumValue: dollars('铝的价值', 'Value of the aluminium'),
    copperValue: dollars('铜的价值', 'Value of the copper'),
    chapter98: optional(code(chapter98Headings, { label: { zh: '主张第98章', en: 'Chapter 98 claimed' } })),
    workValue: dollars('加工修理价值', 'Value of the work done'),
    usPartsValue: dollars('美国部件价值', 'Value of US parts'),
    claimed: list(text({ label: { zh: '主张的措施', en: 'Measure claimed' }, max: 40 }), {
      label: { zh: '主张的措施', en: 'Measures claimed' },
      max: 20,
    }),
    /** Whose make it is; no rate follows from it here. */
    mid: optional(text({ label: { zh: 'MID', en: 'MID' }, max: 15 })),
  },
);

/** What is asked of the whole entry. */
export const tariffHead = {
  mode: code(tariffModes, { label: { zh: '到港方式', en: 'Mode of arrival' } }),
  port: optional(code(usPorts, { label: { zh: '入境口岸', en: 'Port of entry' } })),
  entryType: code(tariffEntryTypes, { label: { zh: '报关类型', en: 'Type of entry' } }),
  /** Today in New York unless told. */
  entryDate: optional(date({ label: { zh: '报关日期', en: 'Entry date' } })),
  /** The same entry on another day, or of another country, beside it. */
  otherDate: optional(date({ label: { zh: '对比日期', en: 'Other entry date' } })),
  otherOrigin: optional(
    code(countriesOfOrigin, { label: { zh: '对比原产国', en: 'Other country of origin' } }),
  ),
};

const words = (label: Text) => text({ label, max: 1_000, min: 0 });
/** A text in both languages. */
export const said = (label: Text) => group({ zh: words(label), en: words(label) }, { label });
const amount = (zh: string, en: string) => optional(words({ zh, en }));
const heading = words({ zh: '子目', en: 'Heading' });
const source = words({ zh: '依据', en: 'Source of law' });
const program = code(tariffPrograms, { label: { zh: '措施类别', en: 'Programme' } });

export const tariffLayer = group(
  {
    /** Its place on the entry summary. */
    seq: whole({ label: { zh: '申报次序', en: 'Place on the summary' } }),
    measure: optional(words({ zh: '措施编号', en: 'Measure id' })),
    program,
    heading,
    title: said({ zh: '措施', en: 'Measure' }),
    rate: words({ zh: '税率', en: 'Rate of duty' }),
    basis: optional(code(tariffBases, { label: { zh: '计税基础', en: 'Base of duty' } })),
    base: amount('计税价值', 'Base value'),
    amount: amount('税额', 'Amount of duty'),
    why: said({ zh: '理由', en: 'Why' }),
    source,
    struckDown: flag({ label: { zh: '已被判无效', en: 'Struck down' } }),
  },
  { label: { zh: '税层', en: 'Layer' } },
);

const other = group(
  {
    seq: whole({ label: { zh: '申报次序', en: 'Place on the summary' } }),
    measure: words({ zh: '措施编号', en: 'Measure id' }),
    program,
    heading,
    title: said({ zh: '措施', en: 'Measure' }),
    why: said({ zh: '理由', en: 'Why' }),
    source,
    /** May be claimed where its condition is met. */
    claimable: flag({ label: { zh: '可主张', en: 'Can be claimed' } }),
  },
  { label: { zh: '未适用的措施', en: 'Measure that does not apply' } },
);

const exclusion = group(
  { item: words({ zh: '排除项', en: 'Item' }), heading, wording: words({ zh: '排除条文', en: 'Wording' }) },
  { label: { zh: '301排除', en: '301 exclusion' } },
);

export const tariffFeeFields = {
  title: said({ zh: '费用', en: 'Fee' }),
  name: said({ zh: '费用名称', en: 'Name of the fee' }),
  base: amount('计费价值', 'Base of the fee'),
  min: amount('下限', 'Least'),
  max: amount('上限', 'Most'),
  amount: amount('金额', 'Fee amount'),
  note: said({ zh: '说明', en: 'About the fee' }),
  source,
};

/** Which edition was asked, and what is known of it. */
export const tariffEditionFields = {
  edition: amount('税则版本', 'Edition of the schedule'),
  isSample: flag({ label: { zh: '示例', en: 'Sample' } }),
  /** A later edition that is known to be in force on the day, and is not loaded. */
  newerEdition: amount('未载入的新版本', 'Newer edition'),
};

/** No amount where one of those that it is made of is not known. */
export const tariffSums = {
  value: words({ zh: '价值合计', en: 'Total value' }),
  duty: amount('关税合计', 'Total duty'),
  feeTotal: amount('费用合计', 'Total fees'),
  total: amount('应付合计', 'Payable'),
};

/** The day on which the measures were last looked through. */
export const tariffRelease = words({ zh: '措施数据日期', en: 'Measures as of' });

const result = group(
  {
    day: date({ label: { zh: '日期', en: 'Day' } }),
    origin: optional(code(countriesOfOrigin, { label: { zh: '原产国', en: 'Country of origin' } })),
    ...tariffEditionFields,
    status: code(tariffStatuses, { label: { zh: '结果', en: 'Outcome' } }),
    lines: list(
      group(
        {
          status: code(tariffStatuses, { label: { zh: '结果', en: 'Outcome' } }),
          description: text({ label: { zh: '货品名称', en: 'Description' }, max: 4_000, min: 0 }),
          units: list(words({ zh: '单位', en: 'Unit of quantity' }), { label: { zh: '单位', en: 'Units' } }),
          layers: list(tariffLayer, { label: { zh: '税层', en: 'Layers' } }),
          others: list(other, { label: { zh: '未适用的措施', en: 'Measures that do not apply' } }),
          exclusions: list(exclusion, { label: { zh: '可能适用的排除', en: 'Exclusions that may apply' } }),
          alerts: list(said({ zh: '提示', en: 'Alert' }), { label: { zh: '提示', en: 'Alerts' } }),
          duty: amount('关税', 'Duty'),
        },
        { label: { zh: '行', en: 'Line' } },
      ),
      { label: { zh: '行', en: 'Lines' } },
    ),
    fees: list(group(tariffFeeFields, { label: { zh: '费用', en: 'Fee' } }), {
      label: { zh: '费用', en: 'Fees' },
    }),
    ...tariffSums,
    effective: amount('综合税负率', 'Effective duty rate'),
  },
  { label: { zh: '测算', en: 'Calculation' } },
);

/** What one or two calculations come to. */
export const tariffAnswer = group(
  {
    release: tariffRelease,
    measures: words({ zh: '措施数量', en: 'Measures' }),
    results: list(result, { label: { zh: '测算', en: 'Calculations' } }),
  },
  { label: { zh: '测算', en: 'Calculation' } },
);

/** What an entry of typed lines owes, layer by layer and why; a second time for another day or another country. Nothing is kept. */
export const calculateTariff = endpoint('POST /omsapi/tariff/calculate', {
  access: 'tariff:view',
  title: { zh: '测算关税', en: 'Calculate duty' },
  body: {
    ...tariffHead,
    lines: list(group(tariffLine.fields, { label: tariffLine.label }), {
      label: { zh: '税则行', en: 'Tariff lines' },
      max: mostTariffLines,
    }),
  },
  answer: tariffAnswer,
});
