import type { UsualHeading, UsualLine } from './orders.import.workbooks.factory.ts';
import { columnAt, usualHeadings, usualRows, workbookWith } from './orders.import.workbooks.factory.ts';

/** What must come of a workbook: figures of the orders it stores, or what is asked about it before anything is. */
export interface CustomerWorkbook {
  readonly about: string;
  readonly file: Buffer;
  /** Column and code of everything that is found, each once, in order. */
  readonly finds?: readonly string[];
  /** Ready orders; one by default, none when something is asked. */
  readonly ready?: number;
  /** Total pieces, kilograms, cubic metres and dollars of the ready orders, in the order of the file. */
  readonly stores?: readonly (readonly [pieces: number, kg: string, cbm: string, usd: string])[];
  readonly leftOut?: readonly string[];
}

/** Cartons of 12.5 kg and 60 × 40 × 30 with 24 bottles of 2.40. */
const usualOrder = [1, '12.500', '0.072000', '57.60'] as const;

const under = (headings: Partial<Record<UsualHeading, string>>, line: UsualLine = {}) =>
  workbookWith({ rows: usualRows([line], headings) });
const lines = (...all: UsualLine[]) => workbookWith({ rows: usualRows(all) });
const [weight, long, wide, high, price] = [
  '单箱毛重(KG)',
  '箱长(CM)',
  '箱宽(CM)',
  '箱高(CM)',
  '申报单价(USD)',
] as const;
const converted = (...keys: string[]) => keys.map((key) => `${key} W06`);
const sides = converted('cartonLength', 'cartonWidth', 'cartonHeight');

const unitsBelow: Partial<Record<UsualHeading, string>> = {
  [weight]: '(LBS)',
  [long]: 'inch',
  [wide]: 'inch',
  [high]: 'inch',
  箱数: '件',
};
const englishBelow: Partial<Record<UsualHeading, string>> = {
  客户参考号: 'Reference no.',
  渠道名称: 'Channel',
  目的国: 'Destination country',
  箱号: 'Carton no.',
  箱数: 'Carton count',
  中文品名: 'Chinese name',
};

/** Units and currencies in headings. */
export const ofHeadings: readonly CustomerWorkbook[] = [
  { about: 'kilograms and centimetres in headings', file: under({}), stores: [usualOrder] },
  {
    about: 'pounds in brackets',
    file: under({ [weight]: '单箱毛重(LBS)' }, { [weight]: 27.5 }),
    finds: converted('cartonWeight'),
    stores: [[1, '12.474', '0.072000', '57.60']],
  },
  {
    about: 'pounds behind the name, and inches in full-width brackets',
    file: under(
      {
        [weight]: 'Carton gross weight lbs',
        [long]: '箱长（INCH）',
        [wide]: '箱宽（inch）',
        [high]: '箱高（in）',
      },
      { [weight]: '27.5', [long]: 20, [wide]: 16, [high]: 10 },
    ),
    finds: ['cartonWeight W06', ...sides],
    stores: [[1, '12.474', '0.052387', '57.60']],
  },
  {
    about: 'millimetres and grams',
    file: under(
      { [weight]: '单箱毛重(g)', [long]: '箱长(mm)', [wide]: '箱宽(mm)', [high]: '箱高(mm)' },
      { [weight]: 12500, [long]: 600, [wide]: 400, [high]: 300 },
    ),
    finds: ['cartonWeight W06', ...sides],
    stores: [usualOrder],
  },
  {
    about: 'yuan in brackets, no rate said',
    file: under({ [price]: '申报单价(RMB)' }, { [price]: 17.1 }),
    finds: ['unitPriceUsd E24'],
  },
  { about: 'yuan behind the name', file: under({ [price]: '申报单价/元' }), finds: ['unitPriceUsd E24'] },
  { about: 'yuan before the name', file: under({ [price]: '人民币单价' }), finds: ['unitPriceUsd E24'] },
  { about: 'euros', file: under({ [price]: 'Unit price (€)' }), finds: ['unitPriceUsd E24'] },
  { about: 'dollars as a sign', file: under({ [price]: 'Unit price ($)' }), stores: [usualOrder] },
  { about: 'dollars in words', file: under({ [price]: '申报单价（美元）' }), stores: [usualOrder] },
  { about: 'a bare price', file: under({ [price]: '申报单价' }), finds: ['unitPriceUsd E25'] },
  {
    about: 'a bare price whose cells say dollars themselves',
    file: under({ [price]: '单价' }, { [price]: '$2.40' }),
    stores: [usualOrder],
  },
  {
    about: 'a unit that is none of weight',
    file: under({ [weight]: '单箱毛重(CM)' }),
    finds: ['cartonWeight E25'],
  },
  { about: 'a unit nobody knows', file: under({ [weight]: '单箱毛重(stone)' }), finds: ['cartonWeight E25'] },
  {
    about: 'units in a second row of headings',
    file: workbookWith({
      rows: usualRows([{ [weight]: 27.5, [long]: 20, [wide]: 16, [high]: 10 }], {
        [weight]: '单箱毛重',
        [long]: '箱长',
        [wide]: '箱宽',
        [high]: '箱高',
      }).toSpliced(
        1,
        0,
        usualHeadings.map((one) => unitsBelow[one] ?? null),
      ),
    }),
    finds: ['cartonWeight W06', ...sides],
    stores: [[1, '12.474', '0.052387', '57.60']],
  },
  {
    about: 'a second row of headings in English',
    file: workbookWith({
      rows: usualRows([{}]).toSpliced(
        1,
        0,
        usualHeadings.map((one) => englishBelow[one] ?? null),
      ),
    }),
    stores: [usualOrder],
  },
  {
    about: 'sides under one merged heading that has their unit',
    file: workbookWith({
      rows: [
        usualHeadings.map((one) => (one === long ? '外箱尺寸(inch)' : null)),
        ...usualRows([{ [long]: 20, [wide]: 16, [high]: 10 }], { [long]: '长', [wide]: '宽', [high]: '高' }),
      ],
      merged: [`${columnAt(long)}1:${columnAt(high)}1`],
    }),
    finds: sides,
    stores: [[1, '12.500', '0.052387', '57.60']],
  },
];

/** What stands in cells. */
export const ofCells: readonly CustomerWorkbook[] = [
  {
    about: 'figures with their unit',
    file: lines({
      [weight]: '12.5 kg',
      [long]: '60cm',
      [wide]: '40 CM',
      [high]: '30厘米',
      箱数: '1箱',
      申报数量: '24 pcs',
    }),
    stores: [usualOrder],
  },
  {
    about: 'figures as text, with separators and in full width',
    file: lines({ [weight]: '１２.５', 箱数: '1', 申报数量: '1,200', [price]: ' 2.40 ' }),
    stores: [[1, '12.500', '0.072000', '2880.00']],
  },
  {
    about: 'all sides in one cell',
    file: under({ [long]: '外箱尺寸(CM)' }, { [long]: '60*40*30', [wide]: null, [high]: null }),
    stores: [usualOrder],
  },
  {
    about: 'all sides in one cell, in inches',
    file: under({ [long]: '箱规(inch)' }, { [long]: '20×16×10', [wide]: null, [high]: null }),
    finds: sides,
    stores: [[1, '12.500', '0.052387', '57.60']],
  },
  {
    about: 'a pound among kilograms',
    file: lines({ [weight]: '27.5 lbs' }),
    finds: converted('cartonWeight'),
    stores: [[1, '12.474', '0.072000', '57.60']],
  },
  { about: 'yuan among dollars', file: lines({ [price]: '17.1元' }), finds: ['unitPriceUsd E24'] },
  { about: 'a decimal comma', file: lines({ [weight]: '12,5' }), finds: ['cartonWeight E04'] },
  { about: 'what may be a thousand or one', file: lines({ [weight]: '1,234' }), finds: ['cartonWeight E04'] },
  { about: 'about so much', file: lines({ [weight]: '约12.5' }), finds: ['cartonWeight E04'] },
  {
    about: 'invisible signs and full-width codes',
    file: lines({
      客户参考号: '\u200bＷＢ－１\ufeff',
      目的国HS编码: '9617\u200b.00.1000',
      箱号: 'Ｃ１',
      收件人邮编: '９０００１',
    }),
    stores: [usualOrder],
  },
  {
    about: 'formulas with their results',
    file: lines({ [weight]: { formula: '25/2', result: 12.5 }, 申报数量: { formula: '12*2', result: 24 } }),
    stores: [usualOrder],
  },
  { about: 'dozens are no pieces', file: lines({ 申报数量: '2打' }), finds: ['declaredQty E04'] },
];
