import { countriesOfOrigin } from '@loadline/contract/codes/country';
import { printedHts } from '@loadline/contract/hts/hts-no';
import { wordOf } from '@loadline/contract/kernel/code';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { tariffLine } from '@loadline/contract/tariffs/tariff.api';
import { tariffPaperWords as words } from '@loadline/contract/tariffs/tariff.paper';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import type { RowValues, SheetColumn } from '../../kernel/sheet.ts';
import { writeSheet } from '../../kernel/sheet.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { KeptTariff } from './kept.queries.ts';
import { keptCalculation } from './kept.queries.ts';

/** A kept calculation as a workbook: one row a layer, then the fees and what is payable. */
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
  ];
}

function rowsOf({ asked, answer }: KeptTariff, language: Language): RowValues[] {
  const unknown = say(words.unknown, language);
  return answer.results.flatMap((side) => {
    const layers = side.lines.flatMap((line, at) => {
      const typed = asked.lines[at];
      const country = side.origin ?? typed?.origin ?? '';
      return line.layers.map(
        (layer): RowValues => [
          side.day,
          at + 1,
          printedHts(typed?.hts ?? ''),
          say(wordOf(countriesOfOrigin, country), language),
          typed?.value ?? null,
          layer.heading.includes('.') ? layer.heading : printedHts(layer.heading),
          say(layer.title, language),
          layer.rate,
          layer.base,
          layer.amount ?? unknown,
          say(layer.why, language),
          layer.source,
        ],
      );
    });
    const sum = (label: string, amount: string | null, why: string, source: string): RowValues => [
      side.day,
      null,
      null,
      null,
      null,
      null,
      label,
      null,
      null,
      amount ?? unknown,
      why,
      source,
    ];
    return [
      ...layers,
      sum(say(words.dutyTotal, language), side.duty, '', side.edition ?? ''),
      ...side.fees.map((fee) =>
        sum(
          `${say(fee.title, language)} ${say(fee.name, language)}`,
          fee.amount,
          say(fee.note, language),
          fee.source,
        ),
      ),
      sum(say(words.payable, language), side.total, say(words.estimate, language), ''),
    ];
  });
}
