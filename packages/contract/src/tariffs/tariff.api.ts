import { countriesOfOrigin } from '../codes/country.ts';
import { usPorts } from '../codes/us-port.ts';
import { endpoint } from '../kernel/endpoint.ts';
import type { Field } from '../kernel/field.ts';
import { code, date, decimal, flag, group, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { chapter98Headings, tariffBases, tariffPrograms } from './tariff.codes.ts';
import { tariffEntryTypes, tariffModes, tariffStatuses } from './tariff-entry.codes.ts';
import {
  said,
  saidAmount,
  saidWords,
  tariffEditionFields,
  tariffFeeFields,
  tariffLayerFacts,
  tariffLineFacts,
  tariffRelease,
  tariffSums,
} from './tariff-fields.ts';
import { tradePrograms } from './trade-program.ts';

/** As many lines as are reckoned at once. */
export const mostTariffLines = 200;

const dollars = (zh: string, en: string): Field<string | null> =>
  optional(decimal({ label: { zh, en }, scale: 2, min: '0', max: '9999999999', unit: 'USD' }));
/** A line as it is typed. Quantities are in the units of the number, in the order in which the schedule has them. */
export const tariffLine = resource(
  'tariff line',
  { zh: '税则行', en: 'Tariff line' },
  {
    ...tariffLineFacts,
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

const program = code(tariffPrograms, { label: { zh: '措施类别', en: 'Programme' } });

export const tariffLayer = group(
  {
    /** Its place on the entry summary. */
    seq: whole({ label: { zh: '申报次序', en: 'Place on the summary' } }),
    measure: optional(saidWords({ zh: '措施编号', en: 'Measure id' })),
    program,
    basis: optional(code(tariffBases, { label: { zh: '计税基础', en: 'Base of duty' } })),
    ...tariffLayerFacts,
  },
  { label: { zh: '税层', en: 'Layer' } },
);

const other = group(
  {
    seq: whole({ label: { zh: '申报次序', en: 'Place on the summary' } }),
    measure: saidWords({ zh: '措施编号', en: 'Measure id' }),
    program,
    heading: tariffLayerFacts.heading,
    title: said({ zh: '措施', en: 'Measure' }),
    why: said({ zh: '理由', en: 'Why' }),
    source: tariffLayerFacts.source,
    /** May be claimed where its condition is met. */
    claimable: flag({ label: { zh: '可主张', en: 'Can be claimed' } }),
  },
  { label: { zh: '未适用的措施', en: 'Measure that does not apply' } },
);

const exclusion = group(
  {
    item: saidWords({ zh: '排除项', en: 'Item' }),
    heading: tariffLayerFacts.heading,
    wording: saidWords({ zh: '排除条文', en: 'Wording' }),
  },
  { label: { zh: '301排除', en: '301 exclusion' } },
);

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
          units: list(saidWords({ zh: '单位', en: 'Unit of quantity' }), {
            label: { zh: '单位', en: 'Units' },
          }),
          layers: list(tariffLayer, { label: { zh: '税层', en: 'Layers' } }),
          others: list(other, { label: { zh: '未适用的措施', en: 'Measures that do not apply' } }),
          exclusions: list(exclusion, { label: { zh: '可能适用的排除', en: 'Exclusions that may apply' } }),
          alerts: list(said({ zh: '提示', en: 'Alert' }), { label: { zh: '提示', en: 'Alerts' } }),
          duty: saidAmount('关税', 'Duty'),
        },
        { label: { zh: '行', en: 'Line' } },
      ),
      { label: { zh: '行', en: 'Lines' } },
    ),
    fees: list(group(tariffFeeFields, { label: { zh: '费用', en: 'Fee' } }), {
      label: { zh: '费用', en: 'Fees' },
    }),
    ...tariffSums,
    effective: saidAmount('综合税负率', 'Effective duty rate'),
  },
  { label: { zh: '测算', en: 'Calculation' } },
);

/** What one or two calculations come to. */
export const tariffAnswer = group(
  {
    release: tariffRelease,
    measures: saidWords({ zh: '措施数量', en: 'Measures' }),
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
