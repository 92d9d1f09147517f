import { htsChangeKinds, htsLine } from '@loadline/contract/hts/hts.api';
import { htsDifferences } from '@loadline/contract/hts/hts-edition';
import { printedHts } from '@loadline/contract/hts/hts-no';
import { plainText } from '@loadline/contract/hts/hts-rate';
import type { exportEditionDifferences, exportHtsChanges } from '@loadline/contract/hts/hts-sheet.api';
import { differenceWords } from '@loadline/contract/hts/hts-sheet.api';
import type { CodeTable } from '@loadline/contract/kernel/code';
import { isCode, wordOf } from '@loadline/contract/kernel/code';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { json, text } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { Problem } from '../../kernel/problem.ts';
import type { RowValues, SheetColumn } from '../../kernel/sheet.ts';
import { writeSheet } from '../../kernel/sheet.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { facts } from './difference.ts';
import type { DifferentFacts } from './hts.changes.queries.ts';
import { allChangesBetween, changesOfEdition, namesOfEditions } from './hts.changes.queries.ts';

interface Row {
  readonly no: string;
  readonly kinds: readonly string[];
  readonly facts: DifferentFacts;
}

/** What differs between the editions of two days, all of it. */
export async function sheetOfChanges(
  db: Database,
  viewer: Viewer,
  asked: QueryOf<typeof exportHtsChanges>,
): Promise<FileAnswer> {
  const {
    rows: [[found]],
  } = await db.read(
    viewer,
    sql.type({ before: text, after: text, rows: json<Row[]>() })`${allChangesBetween(asked)}`,
  );
  if (!found) throw new Problem('notFound');
  return sheetOf(`${found.before} - ${found.after}`, found.rows, htsChangeKinds, viewer.language);
}

/** What an edition at the desk changes of the one before. */
export async function sheetOfDifferences(
  staff: Database,
  viewer: Viewer,
  { id }: QueryOf<typeof exportEditionDifferences>,
): Promise<FileAnswer> {
  const {
    rows: [[edition], rows],
  } = await staff.read(viewer, namesOfEditions(id), changesOfEdition(id));
  if (!edition) throw new Problem('notFound');
  return sheetOf(`${edition.before} - ${edition.after}`, rows, htsDifferences, viewer.language);
}

function sheetOf(name: string, rows: readonly Row[], kinds: CodeTable, language: Language): FileAnswer {
  const word = (kind: string) => (isCode(kinds, kind) ? say(wordOf(kinds, kind), language) : kind);
  const values = rows.map(
    (row): RowValues => [
      printedHts(row.no),
      row.kinds.map(word).join(language === 'en' ? ', ' : '、'),
      ...facts.flatMap((key) => [plainText(row.facts[key].was ?? ''), plainText(row.facts[key].now ?? '')]),
    ],
  );
  return new FileAnswer(
    `HTS ${name}.xlsx`,
    'xlsx',
    writeSheet({ name: 'HTS', columns: columnsIn(language) }, values),
  );
}

function columnsIn(language: Language): SheetColumn[] {
  const said = facts.flatMap((key) =>
    ([differenceWords.was, differenceWords.now] as const).map(
      (side): SheetColumn => ({
        header: `${say(htsLine.fields[key].label, language)} (${say(side, language)})`,
        kind: 'text',
        width: key === 'description' ? 40 : 18,
      }),
    ),
  );
  return [
    { header: say(htsLine.fields.no.label, language), kind: 'text' },
    { header: say(differenceWords.change, language), kind: 'text' },
    ...said,
  ];
}
