import { countriesOfOrigin } from '@loadline/contract/codes/country';
import { printedHts } from '@loadline/contract/hts/hts-no';
import { wordOf } from '@loadline/contract/kernel/code';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { tariffLine } from '@loadline/contract/tariffs/tariff.api';
import { tariffBases } from '@loadline/contract/tariffs/tariff.codes';
import { tariffPaperWords as words } from '@loadline/contract/tariffs/tariff.paper';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import type { RowValues, SheetColumn } from '../../kernel/sheet.ts';
import { writeSheet } from '../../kernel/sheet.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { KeptTariff } from './kept.queries.ts';
import { keptCalculation } from './kept.queries.ts';
import { typedOf } from './kept.typed.ts';

/** A kept calculation as a workbook: one row a layer and one for what is not due, then the fees, what is payable and what is open. */
export async function sheetOfKept(db: Database, viewer: Viewer, id: string): Promise<FileAnswer> {
  const kept = await keptCalculation(db, viewer, id);
  const { language } = viewer;
  const name = `${say(words.title, language)} ${kept.title}`;
  return new FileAnswer(
    `${name}.xlsx`,
    'xlsx',
    writeSheet({ name: kept.title, columns: columnsIn(language) }, rowsOf(kept, language)),
  );
}

function columnsIn(language: Language): SheetColumn[] {
  const { hts, origin, value } = tariffLine.fields;
  return [
    { header: say(words.day, language), kind: 'date' },
    { header: say(words.no, language), kind: { decimals: 0 } },
    { header: say(hts.label, language), kind: 'text' },
    { header: say(origin.label, language), kind: 'text' },
    { header: `${say(value.label, language)} (USD)`, kind: { decimals: 0 } },
    { header: say(words.heading, language), kind: 'text' },
    { header: say(words.measure, language), kind: 'text', width: 40 },
    { header: say(words.rate, language), kind: 'text' },
    { header: `${say(words.base, language)} (USD)`, kind: { decimals: 2 } },
    { header: `${say(words.amount, language)} (USD)`, kind: { decimals: 2 } },
    { header: say(words.why, language), kind: 'text', width: 50 },
    { header: say(words.source, language), kind: 'text', width: 40 },
    { header: say(words.basis, language), kind: 'text' },
    { header: say(words.typed, language), kind: 'text', width: 40 },
  ];
}

type Side = KeptTariff['answer']['results'][number];

function rowsOf(kept: KeptTariff, language: Language): RowValues[] {
  return kept.answer.results.flatMap((side) => [
    ...side.lines.flatMap((_, at) => rowsOfLine(kept, side, at, language)),
    ...rowsOfSums(side, language),
  ]);
}

function rowsOfLine({ asked }: KeptTariff, side: Side, at: number, language: Language): RowValues[] {
  const [typed, line] = [asked.lines[at], side.lines[at]];
  if (!typed || !line) return [];
  const country = say(wordOf(countriesOfOrigin, side.origin ?? typed.origin), language);
  const head = [side.day, at + 1, printedHts(typed.hts), country, typed.value];
  const said = typedOf(typed, line.units, language).join('; ');
  const layers = line.layers.map((layer): RowValues => {
    const { heading, title, rate, base, basis, amount, why, source, struckDown } = layer;
    return [
      ...head,
      heading.includes('.') ? heading : printedHts(heading),
      say(title, language),
      rate,
      base,
      amount ?? say(words.unknown, language),
      say(why, language),
      struckDown ? `${source} · ${say(words.struckDown, language)}` : source,
      basis === null ? null : say(wordOf(tariffBases, basis), language),
      said,
    ];
  });
  const others = line.others
    .filter(({ claimable }) => !claimable)
    .map(({ heading, title, why, source }): RowValues => {
      const notDue = say(words.notDue, language);
      return [
        ...head,
        heading,
        say(title, language),
        null,
        null,
        notDue,
        say(why, language),
        source,
        null,
        said,
      ];
    });
  return [...layers, ...others];
}

function rowsOfSums(side: Side, language: Language): RowValues[] {
  const none = [null, null, null, null, null];
  const row = (label: string, amount: string | null, why: string, source: string): RowValues => [
    side.day,
    ...none,
    label,
    null,
    null,
    amount,
    why,
    source,
    null,
    null,
  ];
  const unknown = say(words.unknown, language);
  const open = side.lines.flatMap(({ alerts }, at) =>
    alerts.map((alert) => say(words.alert, language, { no: at + 1, says: say(alert, language) })),
  );
  const newer =
    side.newerEdition === null ? [] : [say(words.newer, language, { edition: side.newerEdition })];
  return [
    row(say(words.dutyTotal, language), side.duty ?? unknown, '', side.edition ?? ''),
    ...side.fees.map((fee) =>
      row(
        `${say(fee.title, language)} ${say(fee.name, language)}`,
        fee.amount ?? unknown,
        say(fee.note, language),
        fee.source,
      ),
    ),
    row(say(words.payable, language), side.total ?? unknown, say(words.estimate, language), ''),
    row(say(words.effective, language), side.effective === null ? unknown : `${side.effective}%`, '', ''),
    ...[...newer, ...open].map((text) => row(text, null, '', '')),
  ];
}
