import type { Text } from '../kernel/text.ts';
import type { WrittenHeader } from './customs-file.ts';
import { headerFields } from './customs-file.ts';
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

type Header = Pick<WrittenHeader, 'office' | 'tradeCountry' | 'packageType'>;

const neededHeader = ['office', 'tradeCountry', 'packageType'] as const;
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

const noLines: Text = { zh: '至少一行商品', en: 'at least one line' };
const tooMany: Text = {
  zh: `最多 ${linesAtMost} 行，请分单`,
  en: `at most ${linesAtMost} lines: make another`,
};

/** What is still missing before the papers go to customs, in the order of the form. */
export function missingOf(header: Header, lines: readonly CustomsLine[]): Missing[] {
  const inHeader = neededHeader.filter((key) => header[key] === null);
  const count = lines.length === 0 ? [noLines] : lines.length > linesAtMost ? [tooMany] : [];
  return [
    ...inHeader.map((key) => ({ lineNo: null, key, label: headerFields[key].label })),
    ...count.map((label) => ({ lineNo: null, key: 'lines', label })),
    ...lines.flatMap(missingInLine),
  ];
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
