import type { GoodsCodeKind } from '@loadline/contract/facts/goods-code';
import { goodsCodeKinds } from '@loadline/contract/facts/goods-code';
import { goodsCodeImportSubject } from '@loadline/contract/goods/goods-code-import';
import type { Report, SheetAnswers } from '@loadline/contract/imports/import.finding';
import { reportInto } from '@loadline/contract/imports/import.finding';
import type { ImportRow } from '@loadline/contract/imports/import.grid';
import type { ExistingRecord, ImportedRecord } from '@loadline/contract/imports/record.check';
import { checkRecords, readRecords } from '@loadline/contract/imports/record.check';
import { codesOf } from '@loadline/contract/kernel/code';
import type { Tx } from '../../kernel/database.ts';
import type { ImportWork } from '../imports/imports.public.ts';
import type { NamedGoods, Naming } from './goods.import.queries.ts';
import { goodsNamed, midsInForce, numbersOn } from './goods.import.queries.ts';
import { bindGoods } from './goods.public.ts';

/** Codes of goods as something that customers import. */
export const goodsCodeImports: ImportWork<ImportedRecord> = {
  subject: goodsCodeImportSubject,
  check,
  write: bindAll,
};

const { keys } = goodsCodeImportSubject.record;
const kinds = codesOf(goodsCodeKinds);

type Cells = Readonly<Record<string, string>>;

/** A row with the goods that it means, if there is exactly one. */
interface Row {
  readonly row: number;
  readonly same: string;
  readonly cells: Cells;
  readonly goods: NamedGoods | undefined;
  /** The codes that it would bind anew. */
  readonly anew: readonly GoodsCodeKind[];
}

async function check(tx: Tx, rows: readonly ImportRow[], answers: SheetAnswers) {
  const read = readRecords(goodsCodeImportSubject, rows, answers);
  const findings = [...read.findings];
  const report = reportInto(findings);
  const sound = read.rows.flatMap(({ row, values }, at) => {
    const same = read.same[at];
    const cells = Object.fromEntries(keys.map((key, place) => [key, values[place] ?? '']));
    return same === undefined || values.includes(null) ? [] : [{ row, same, cells }];
  });
  const there = await goodsNamed(
    tx,
    sound.map(({ cells }) => namingOf(cells)),
  );
  const meant = sound.map((one) => meantBy(one, there, report));
  await reportUnsound(tx, meant, report);
  return checkRecords(goodsCodeImportSubject, { ...read, findings }, existingOf(meant));
}

function namingOf(cells: Cells): Naming {
  return { sku: cells['sku'] ?? '', nameZh: cells['nameZh'] ?? '', nameEn: cells['nameEn'] ?? '' };
}

function meantBy(one: Omit<Row, 'goods' | 'anew'>, there: readonly NamedGoods[], report: Report): Row {
  const { sku, nameZh, nameEn } = namingOf(one.cells);
  const found = there.filter((goods) =>
    sku === '' ? goods.nameZh === nameZh && goods.nameEn === nameEn : goods.sku === sku,
  );
  if (found.length === 0) report(one.row, sku === '' ? 'nameZh' : 'sku', 'E75');
  if (found.length > 1) report(one.row, 'sku', 'E76');
  const goods = found.length === 1 ? found[0] : undefined;
  const anew = goods
    ? kinds.filter((kind) => one.cells[kind] !== '' && one.cells[kind] !== (goods.bound[kind]?.code ?? null))
    : [];
  return { ...one, goods, anew };
}

/** What the schedule of its day and the register of manufacturers say of codes that would be bound, and days that come too early. */
async function reportUnsound(tx: Tx, rows: readonly Row[], report: Report): Promise<void> {
  const withKind = (kind: GoodsCodeKind) => rows.filter(({ anew }) => anew.includes(kind));
  const inForce = await midsInForce(
    tx,
    withKind('mid').map(({ cells }) => cells['mid'] ?? ''),
  );
  for (const { row, cells } of withKind('mid'))
    if (!inForce.has(cells['mid'] ?? '')) report(row, 'mid', 'E78');
  for (const [day, same] of Map.groupBy(withKind('hts'), dayOf)) {
    const schedule = await numbersOn(
      tx,
      day,
      same.map(({ cells }) => cells['hts'] ?? ''),
    );
    for (const { row, cells } of same)
      if (schedule?.lacks(cells['hts'] ?? '')) report(row, 'hts', 'E77', { value: schedule.edition });
  }
  for (const { row, cells, goods, anew } of rows) {
    const early = anew
      .map((kind) => goods?.bound[kind]?.validFrom ?? '')
      .filter((from) => cells['validFrom'] !== '' && (cells['validFrom'] ?? '') < from);
    if (early.length > 0) report(row, 'validFrom', 'E79', { value: early.toSorted().at(-1) ?? '' });
  }
}

function dayOf({ cells, goods }: Row): string {
  const today = goods?.today ?? '';
  const last = goods?.bound.hts?.validFrom ?? '';
  return cells['validFrom'] || (last > today ? last : today);
}

/** What is there as the file would have it: where nothing is bound anew, a day and a reason change nothing. */
function existingOf(rows: readonly Row[]): ReadonlyMap<string, ExistingRecord> {
  return new Map(
    rows.flatMap(({ same, cells, goods, anew }) => {
      if (!goods) return [];
      const codes = Object.fromEntries(kinds.map((kind) => [kind, goods.bound[kind]?.code ?? null]));
      const values = { ...cells, ...codes, ...(anew.length > 0 && { validFrom: null, reason: null }) };
      return [[same, { id: goods.id, values }] as const];
    }),
  );
}

/** Binds what is new, each code with its own history; goods of which nothing changes are left alone. */
async function bindAll(tx: Tx, records: readonly ImportedRecord[]): Promise<number> {
  let written = 0;
  for (const { id, values, changes } of records) {
    const anew = kinds.filter((kind) => changes[kind] !== undefined);
    if (id === undefined || anew.length === 0) continue;
    const { validFrom = null, reason = null } = values;
    for (const kind of anew)
      await bindGoods(tx, {
        goodsId: id,
        kind,
        code: values[kind] ?? null,
        validFrom,
        reason,
        source: 'typed',
      });
    written += 1;
  }
  return written;
}
