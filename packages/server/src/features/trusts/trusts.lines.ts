import { specialProperties } from '@loadline/contract/codes/special-property';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { fieldOf } from '@loadline/contract/kernel/resource';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { lineColumns, linesOfRows } from '@loadline/contract/trusts/trust.rows';
import type { readTrustLines } from '@loadline/contract/trusts/trust-draft.api';
import type { TrustLine } from '@loadline/contract/trusts/trust-line';
import { trustLine } from '@loadline/contract/trusts/trust-line';
import type { Database } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import type { House } from '../../kernel/house.ts';
import { storeIncoming } from '../../kernel/incoming-file.ts';
import { Problem } from '../../kernel/problem.ts';
import { columnsOf, valuesOf } from '../../kernel/resource-sheet.ts';
import type { IncomingFile } from '../../kernel/serve.ts';
import { writeSheet } from '../../kernel/sheet.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { scan } from '../../kernel/virus-scan.ts';
import type { TextRow } from '../imports/imports.rows.public.ts';
import { rowsOfWorkbook } from '../imports/imports.rows.public.ts';
import { trustByNumber } from './trusts.detail.queries.ts';
import { trustZone } from './trusts.rows.queries.ts';

const columns: Fields = Object.fromEntries(lineColumns.map((key) => [key, fieldOf(trustLine, key)]));

/** The lines of one trust order as a sheet that `readLines` reads again; without lines it is an empty form. */
export async function sheetOfLines(db: Database, viewer: Viewer, no: string): Promise<FileAnswer> {
  const { content } = await trustByNumber(db, viewer, no);
  const words = { language: viewer.language, zone: trustZone };
  const rows = content.cargo.lines.map((line) => valuesOf(columns, cellsOf(line, viewer.language), words));
  const layout = {
    name: say(trustLine.label, viewer.language),
    columns: columnsOf(columns, viewer.language),
  };
  return new FileAnswer(`${no}.xlsx`, 'xlsx', writeSheet(layout, rows));
}

function cellsOf(line: TrustLine, language: Language): Record<string, unknown> {
  const special = line.special.map((one) => say(wordOf(specialProperties, one), language));
  return { ...line, special };
}

const megabytes = 5;
const linesAtMost = 500;

/** The lines in a workbook. Nothing of it is kept. */
export async function readLines(
  house: House,
  viewer: Viewer,
  incoming: IncomingFile,
): Promise<AnswerOf<typeof readTrustLines>> {
  const { me } = await house.db.read(viewer);
  const rows = await rowsOf(house, me.orgId, incoming);
  const { lines, faults } = linesOfRows(
    rows.map(({ cells }) => cells),
    newId,
  );
  if (lines.length === 0) throw new Problem('emptySheet');
  return {
    lines: [...lines],
    faults: faults.map(({ row, label, says }) => ({
      row: rows[row - 1]?.row ?? row,
      label: say(label, viewer.language),
      says: say(says, viewer.language),
    })),
  };
}

async function rowsOf({ files, config }: House, orgId: string, incoming: IncomingFile): Promise<TextRow[]> {
  const { fileId } = await storeIncoming(files, orgId, incoming, megabytes);
  const path = files.pathOf(orgId, fileId);
  try {
    await scan(config.scanCommand, path);
    return await rowsOfWorkbook(path, { importMaxMegabytes: megabytes, importMaxRows: linesAtMost });
  } finally {
    await files.remove(orgId, fileId);
  }
}
