import { exemptions } from '@loadline/contract/customs/customs.codes';
import { filledLine, type OwnLine, ownLine } from '@loadline/contract/customs/customs-line.fill';
import { toldOfLine } from '@loadline/contract/customs/customs-lines-import';
import { elementsRead } from '@loadline/contract/customs/hs-elements';
import type { ImportedRecord } from '@loadline/contract/imports/record.check';
import { isCode } from '@loadline/contract/kernel/code';
import { keysOf } from '@loadline/contract/kernel/compose';
import { check } from '@loadline/contract/kernel/schema';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import type { Source } from '../imports/imports.public.ts';
import type { FoundLine } from './customs.detail.queries.ts';
import type { Cells } from './customs.import.queries.ts';
import { putLines } from './customs.lines.commands.ts';
import { goodsMeant, linedFiles } from './customs.lines.queries.ts';
import { auditFile, lockedFile } from './customs.rows.commands.ts';

/** Brings lines up to date and adds new ones, each file whole; of a line only what its row says otherwise is written. */
export async function writeLines(
  tx: Tx,
  records: readonly ImportedRecord[],
  source: Source,
): Promise<number> {
  const told = records.flatMap(({ id, values, changes }) => {
    const changed = Object.fromEntries(Object.keys(changes).map((key) => [key, values[key] ?? null]));
    const cells: Cells = id === undefined ? values : changed;
    return Object.keys(cells).length === 0
      ? []
      : [{ id: id ?? newId(), isNew: id === undefined, values, cells }];
  });
  const byFile = Map.groupBy(told, ({ values }) => values['fileNo'] ?? '');
  // In one order, so that two imports never wait for each other.
  for (const [no, rows] of [...byFile].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    await writeFile(tx, no, rows, source);
  return told.length;
}

interface ToldLine {
  readonly id: string;
  readonly isNew: boolean;
  readonly values: Cells;
  /** What its row says otherwise than it stands. */
  readonly cells: Cells;
}

async function writeFile(tx: Tx, no: string, rows: readonly ToldLine[], source: Source): Promise<void> {
  const file = await lockedFile(tx, no);
  const lined = (await linedFiles(tx, [no])).get(no);
  if (!lined) throw new Problem('notFound');
  const toldOf = new Map(rows.map(({ id, cells }) => [id, cells]));
  const known = lined.lines.map((line) => ({
    ...line,
    exemption: wayOf(toldOf.get(line.id), line.exemption),
  }));
  const fresh = rows.flatMap(({ id, isNew, values }) => {
    const goods = isNew ? goodsMeant(lined, values) : undefined;
    return goods ? [{ id, ...goods, exemption: wayOf(values, '1') }] : [];
  });
  const ownOf = new Map(lined.lines.map(({ id, own }) => [id, own]));
  await putLines(tx, file, [...known, ...fresh], ({ id, own, goods }) =>
    ownTold(ownOf.get(id) ?? own, toldOf.get(id) ?? {}, goods),
  );
  await auditFile(tx, file, 'imported', {
    rows: rows.length,
    import: source.importId,
    file: source.fileName,
  });
}

type Way = FoundLine['exemption'];

function wayOf(cells: Cells | undefined, standing: Way): Way {
  const told = cells?.['exemption'];
  return isCode(exemptions, told) ? told : standing;
}

/** What is kept of a line with what its row says: the rest is as its goods and its code say. */
function ownTold(own: OwnLine, cells: Cells, goods: FoundLine['goods']): OwnLine {
  const keys = keysOf(toldOfLine).filter((key) => cells[key]);
  const told = Object.fromEntries(
    keys.map((key) => [key, key === 'quantity' ? Number(cells[key]) : cells[key]]),
  );
  const read = check(toldOfLine, told);
  if (!read.ok) throw wrongFields(read.findings);
  const written = { ...own, ...Object.fromEntries(keys.map((key) => [key, read.value[key]])) };
  const { hs } = filledLine(written, goods);
  const elements = cells['elements'] ? elementsRead(hs, cells['elements']) : own.elements;
  return ownLine(filledLine({ ...written, elements }, goods), goods);
}
