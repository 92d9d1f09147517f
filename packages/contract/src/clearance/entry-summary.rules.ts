import { shownNumbers } from '../checks/tracked-number.ts';
import { countriesOfOrigin } from '../codes/country.ts';
import { placeOf } from '../codes/place.ts';
import { usPorts } from '../codes/us-port.ts';
import type { CodeTable } from '../kernel/code.ts';
import { codesOf, isCode, wordOf } from '../kernel/code.ts';
import { exact, fixed, plus } from '../kernel/decimal.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { textShown } from '../kernel/field.ts';
import { gramsText, moneyText, wholeText } from '../kernel/figures.ts';
import { momentShown } from '../kernel/shown.ts';
import type { Language, Text } from '../kernel/text.ts';
import { say } from '../kernel/text.ts';
import { bondTypes, entryTypes } from './entry.codes.ts';
import type { EntryLine, entryFile } from './entry.ts';
import { writtenLineSummary } from './entry-line-summary.ts';
import { entryNo } from './entry-number.ts';
import { modesOfTransport, relationships } from './entry-summary.codes.ts';
import type { EntrySummary, SummaryBlock } from './entry-summary.ts';
import { summaryBlocks } from './entry-summary.ts';
import { zoneOfUsPort } from './us-port-zone.ts';

interface Summed {
  readonly file: ValuesOf<typeof entryFile.fields>;
  readonly lines: readonly EntryLine[];
  readonly summary: EntrySummary;
}

interface SummaryElement {
  readonly block: SummaryBlock;
  readonly label: Text;
  /** Null where nobody knows. */
  readonly value: string | null;
}

/** What several lines have: the one, or that there are several (as the form says it). */
function oneOf(values: readonly (string | null)[], shown: (value: string) => string): string | null {
  const [first, ...others] = [...new Set(values.flatMap((value) => value ?? []))];
  if (first === undefined) return null;
  return others.length > 0 || values.includes(null) ? 'MULTI' : shown(first);
}

const known = (parts: readonly (string | null)[], between: string) =>
  parts.filter((part) => part !== null && part !== '').join(between) || null;

/** The places of codes in words, and the countries that they are in. */
function placesSaid(codes: readonly string[], language: Language): string | null {
  const said = codes.map((code) => {
    const place = placeOf(code);
    return place ? `${code} ${say(place, language)}` : code;
  });
  return known(said, ', ');
}

function countriesOf(codes: readonly string[], language: Language): string | null {
  const countries = codes.map((code) => placeOf(code)?.country ?? null);
  return oneOf(countries, (country) =>
    isCode(countriesOfOrigin, country) ? say(wordOf(countriesOfOrigin, country), language) : country,
  );
}

const usd = (amount: string | null) => (amount === null ? null : `USD ${moneyText(amount)}`);

/** What the lines are charged together; null where none of them says it. */
export function chargesOfLines(lines: readonly EntryLine[]): string | null {
  const charged = lines.flatMap(({ summary }) => summary?.lineCharges ?? []);
  return charged.length > 0 ? fixed(charged.map(exact).reduce(plus), 2) : null;
}

/** What is said of charges of the whole that are not those of its lines. */
export function notTheSum(ofLines: string): Text {
  return {
    zh: `与各行费用合计 ${ofLines} 不符`,
    en: `is not what the lines are charged together, ${ofLines}`,
  };
}

function relationshipOf(
  { lines, summary }: Pick<Summed, 'lines' | 'summary'>,
  language: Language,
): string | null {
  const each = lines.map(({ summary: own }) => own?.lineRelationship ?? summary.relationship);
  return oneOf(each.length > 0 ? each : [summary.relationship], (code) =>
    say(wordOf(relationships, code), language),
  );
}

/** What the form asks of a line beside its number, goods and value, by its blocks, as far as it is known. */
export function blocksOfLine({ summary: own, toldWeight }: EntryLine, language: Language): string[] {
  const weight = own?.lineWeight ?? toldWeight;
  const cases = [
    own?.adCase ? `AD ${textShown(writtenLineSummary.adCase, own.adCase)}` : null,
    own?.cvdCase ? `CVD ${textShown(writtenLineSummary.cvdCase, own.cvdCase)}` : null,
  ];
  const relationship = own?.lineRelationship ?? null;
  const blocks = [
    ['29B', known(cases, ' · ')],
    ['30A', weight === null ? null : `${gramsText(weight)} kg`],
    ['32B', usd(own?.lineCharges ?? null)],
    ['32C', relationship === null ? null : say(wordOf(relationships, relationship), language)],
  ] as const;
  return blocks.flatMap(([block, value]) => (value === null ? [] : `${block} ${value}`));
}

/** The blocks of the entry summary as far as they are known, whoever knows them; times by the clocks of the port of entry. */
export function elementsOfSummary(
  of: Summed,
  language: Language,
  zone = of.file.port === null ? 'America/New_York' : zoneOfUsPort(of.file.port),
): SummaryElement[] {
  const said = valuesOf(of, language, zone);
  return codesOf(summaryBlocks).map((block) => ({
    block,
    label: wordOf(summaryBlocks, block),
    value: said[block],
  }));
}

function valuesOf(
  { file, lines, summary }: Summed,
  language: Language,
  zone: string,
): Record<SummaryBlock, string | null> {
  const coded = (table: CodeTable, value: string | null) =>
    value === null ? null : say(wordOf(table, value), language);
  const moment = (at: string | null, by = zone) => (at === null ? null : momentShown(at, by));
  const [ladenAt] = summary.lading;
  const numbers = (of: string | null) => (of === null ? null : shownNumbers(of));
  return {
    '1': file.entryNo === null ? null : textShown(entryNo, file.entryNo),
    '2': coded(entryTypes, file.entryType),
    '3': summary.summaryOn,
    '4': summary.suretyNo,
    '5': coded(bondTypes, file.bondType),
    '6': coded(usPorts, file.port),
    '7': moment(file.filedAt),
    '8': known([file.carrier, file.flight], ' · '),
    '9': coded(modesOfTransport, summary.transportMode ?? summary.toldMode),
    '10': oneOf(
      lines.map(({ origin }) => origin),
      (origin) => coded(countriesOfOrigin, origin) ?? origin,
    ),
    '11': moment(file.arrivedAt) ?? (file.eta === null ? null : `ETA ${file.eta}`),
    '12': known([numbers(file.master), numbers(file.house)], ' / '),
    '13': oneOf(
      lines.map(({ mid }) => mid),
      (mid) => mid,
    ),
    '14': countriesOf(summary.lading, language),
    '15': moment(file.departedAt, (ladenAt === undefined ? undefined : placeOf(ladenAt)?.zone) ?? zone),
    '16': summary.itNo,
    '17': summary.itOn,
    '18': summary.missingPapers,
    '19': placesSaid(summary.lading, language),
    '20': coded(usPorts, summary.unlading) ?? placesSaid(summary.unladingPlaces, language),
    '21': file.firms,
    '22': summary.consigneeNo ?? summary.toldConsigneeNo,
    '23': file.importerNo,
    '24': summary.refundNo,
    '25': summary.consignee,
    '26': summary.importerName ?? summary.toldImporter,
    '30': `${gramsText(file.grossWeight)} kg · ${wholeText(file.packages)} ${language === 'en' ? 'pcs' : '件'}`,
    '32': known(
      [
        usd(file.value),
        usd(chargesOfLines(lines) ?? summary.charges),
        relationshipOf({ lines, summary }, language),
      ],
      ' · ',
    ),
    '41': summary.declarant,
    '42': summary.filer,
    '43': file.fileNo,
  };
}

/** Blocks that stand empty on most entries: what comes by no in-bond movement, lacks no paper, and whose refunds are the importer's. */
const oftenEmpty: readonly SummaryBlock[] = ['16', '17', '18', '24'];

/** The blocks of the summary that nobody knows yet. */
export function missingOfSummary(of: Summed, language: Language): SummaryElement[] {
  const isWhole =
    (chargesOfLines(of.lines) ?? of.summary.charges) !== null && relationshipOf(of, language) !== null;
  const partial: readonly SummaryBlock[] = isWhole ? [] : ['32'];
  return elementsOfSummary(of, language).filter(
    ({ block, value }) => partial.includes(block) || (value === null && !oftenEmpty.includes(block)),
  );
}
