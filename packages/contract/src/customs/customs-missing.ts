import { exceeds } from '../kernel/decimal.ts';
import type { ValuesOf } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import { iossAtMost, isEurope } from './customs-europe.ts';
import type { WrittenHeader } from './customs-file.ts';
import { customsFile, headerFields } from './customs-file.ts';
import type { CustomsLine } from './customs-line.ts';
import { linesAtMost, writtenLine } from './customs-line.ts';
import { hsElements, hsUnits } from './hs-elements.ts';

/** Something that a declaration still lacks: in a line by its number, or in the header. */
export interface Missing {
  readonly lineNo: number | null;
  /** The field, or the element of the line as `elements.<key>`. */
  readonly key: string;
  readonly label: Text;
}

type File = Pick<ValuesOf<typeof customsFile.fields>, 'territory' | 'eoriNo' | 'iossNo' | 'totalValue'>;
type Header = Pick<WrittenHeader, (typeof neededHeader)['CN' | 'EU'][number]>;

const inEurope = ['office', 'cifValue', 'vatRate', 'vatWay'] as const;
const neededHeader = {
  CN: ['office', 'tradeCountry', 'packageType'],
  EU: inEurope,
  GB: inEurope,
} as const;
const neededInEurope = ['hs', 'unit', 'unitPrice', 'origin'] as const;
const neededInLine = [
  'hs',
  'unit',
  'firstQty',
  'firstUnit',
  'unitPrice',
  'origin',
  'finalDestination',
  'sourcePlace',
] as const;

const tooValuable: Text = {
  zh: `货值不超过 ${iossAtMost} EUR 才能用 IOSS`,
  en: `goods of ${iossAtMost} EUR at most, for IOSS`,
};
const noLines: Text = { zh: '至少一行商品', en: 'at least one line' };
const tooMany: Text = {
  zh: `最多 ${linesAtMost} 行，请分单`,
  en: `at most ${linesAtMost} lines: make another`,
};

/** What is still missing before the papers go to customs, in the order of the form. */
export function missingOf(file: File, header: Header, lines: readonly CustomsLine[]): Missing[] {
  const { territory } = file;
  const inHeader = neededHeader[territory].filter((key) => header[key] === null);
  const count = lines.length === 0 ? [noLines] : lines.length > linesAtMost ? [tooMany] : [];
  return [
    ...inHeader.map((key) => ({ lineNo: null, key, label: headerFields[key].label })),
    ...(isEurope(territory) ? missingOfImporter(file, header) : []),
    ...count.map((label) => ({ lineNo: null, key: 'lines', label })),
    ...lines.flatMap(isEurope(territory) ? missingInEurope : missingInLine),
  ];
}

/** Importers are known in Europe by numbers that their orders say. */
function missingOfImporter(
  { eoriNo, iossNo, totalValue }: File,
  { vatWay }: Pick<Header, 'vatWay'>,
): Missing[] {
  const byIoss = vatWay === 'ioss';
  const { eoriNo: eori, iossNo: ioss } = customsFile.fields;
  return [
    ...(eoriNo === null && !byIoss ? [{ lineNo: null, key: 'eoriNo', label: eori.label }] : []),
    ...(iossNo === null && byIoss ? [{ lineNo: null, key: 'iossNo', label: ioss.label }] : []),
    ...(byIoss && exceeds(totalValue ?? '0', iossAtMost)
      ? [{ lineNo: null, key: 'vatWay', label: tooValuable }]
      : []),
  ];
}

function missingInEurope(line: CustomsLine): Missing[] {
  return neededInEurope.flatMap((key) =>
    line[key] === null ? { lineNo: line.lineNo, key, label: writtenLine[key].label } : [],
  );
}

function missingInLine(line: CustomsLine): Missing[] {
  const { lineNo, hs, elements } = line;
  const second = hsUnits(hs)?.[1] && line.secondQty === null ? (['secondQty'] as const) : [];
  const fields = [...neededInLine.filter((key) => line[key] === null), ...second];
  const given = new Set(elements.flatMap(({ key, value }) => (value ? [key] : [])));
  const lacking = hsElements(hs).filter(({ key, required }) => required && !given.has(key));
  return [
    ...fields.map((key) => ({ lineNo, key, label: writtenLine[key].label })),
    ...lacking.map(({ key, label }) => ({ lineNo, key: `elements.${key}`, label })),
  ];
}

const named = 5;

/** The first of what is missing, in one sentence. */
export function missingSaid(missing: readonly Missing[]): Text {
  const first = missing.slice(0, named);
  return {
    zh: first
      .map(({ lineNo, label }) => (lineNo === null ? label.zh : `第 ${lineNo} 行${label.zh}`))
      .join('、'),
    en: first
      .map(({ lineNo, label }) => (lineNo === null ? label.en : `line ${lineNo} ${label.en}`))
      .join(', '),
  };
}

/** Why a total of taxes is refused. */
export function taxesTogether(sum: string): Text {
  return { zh: `应等于关税加增值税：${sum}`, en: `should be tariff and VAT together: ${sum}` };
}
