import { entryFile, entryFileNo } from '@loadline/contract/clearance/entry';
import type { Reckoning } from '@loadline/contract/clearance/entry-reckoning';
import { dayOfEntry, headOfEntry } from '@loadline/contract/clearance/entry-reckoning';
import type { tariffLinesOfEntry } from '@loadline/contract/clearance/entry-tariff.api';
import { tooManyLines } from '@loadline/contract/clearance/entry-tariff.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { mostTariffLines } from '@loadline/contract/tariffs/tariff.api';
import type { TariffGoods } from '@loadline/contract/tariffs/tariff-goods';
import { json } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { dutiesOfGoods, typedGoods } from '../tariffs/goods.public.ts';
import type { EntryDetail } from './clearance.detail.queries.ts';
import { detailAtDesk, detailOfOwn } from './clearance.detail.queries.ts';
import { deskEntries, ownEntries } from './clearance.rows.queries.ts';

type Reader = Pick<Database, 'read'>;

/** The goods of an entry, each a line of it. */
function goodsOf({ lines }: EntryDetail): TariffGoods[] {
  return lines.map(({ hsDest, origin, totalPriceUsd, declaredQty, unit, mid }) => ({
    hts: hsDest,
    origin,
    value: totalPriceUsd,
    quantity: declaredQty,
    unit,
    mid,
  }));
}

/** An entry of the viewer as the calculation of duties takes it. */
export async function tariffOfOwnEntry(
  db: Reader,
  viewer: Viewer,
  no: string,
): Promise<AnswerOf<typeof tariffLinesOfEntry>> {
  const detail = await detailOfOwn(db, viewer, no);
  if (detail.lines.length > mostTariffLines)
    throw wrongFields([{ path: 'no', label: entryFileNo.label, says: tooManyLines }]);
  const head = headOfEntry(detail.file);
  const entryDate = dayOfEntry(detail.file);
  return {
    mode: head.mode ?? null,
    entryType: head.entryType ?? null,
    port: detail.file.port,
    entryDate,
    lines: await typedGoods(db, viewer, entryDate, goodsOf(detail)),
  };
}

/** What the tariff says of an entry on the day of filing or of arrival unless told; an entry that it does not know is refused by name. */
export async function reckonEntry(
  staff: Database,
  viewer: Viewer,
  { no, feeDate }: { readonly no: string; readonly feeDate: string | null },
): Promise<Reckoning> {
  const detail = await detailAtDesk(staff, viewer, no);
  const head = headOfEntry(detail.file);
  if (head.says !== undefined) {
    const { field: path, says } = head;
    throw wrongFields([{ path, label: entryFile.fields[path].label, says }]);
  }
  const { mode, entryType } = head;
  const day = feeDate ?? dayOfEntry(detail.file);
  const reckoned = await dutiesOfGoods(staff, viewer, { day, mode, entryType }, goodsOf(detail));
  const lines = reckoned.lines.map(({ hts: hsDest, ...line }, at) => {
    const { orderNumber = '', goodsNo = 0, nameEn = '', nameZh = '' } = detail.lines[at] ?? {};
    return { orderNumber, goodsNo, hsDest, nameEn, nameZh, ...line };
  });
  return { ...reckoned, lines };
}

const linesKept = (from: Sql, which: Sql, duty: string) => sql.type({ reckoned: json<Reckoning>() })`
  select t.reckoned from ${from} join us_entry_duty t on t.org_id = r.org_id and t.entry_id = r.id
  where ${which} and t.id = ${duty}::uuid and t.reckoned is not null`;

interface Which {
  readonly no: string;
  readonly duty: string;
}

/** The lines of an estimate of the viewer's entry; one that was typed whole has none. */
export function linesOfOwnDuty(db: Reader, viewer: Viewer, { no, duty }: Which): Promise<Reckoning> {
  return keptIn(db, viewer, linesKept(ownEntries, sql`${ofViewer('r')} and r.file_no = ${no}`, duty));
}

export function linesOfDeskDuty(staff: Reader, viewer: Viewer, { no, duty }: Which): Promise<Reckoning> {
  return keptIn(staff, viewer, linesKept(deskEntries, sql`r.file_no = ${no}`, duty));
}

async function keptIn(db: Reader, viewer: Viewer, query: ReturnType<typeof linesKept>): Promise<Reckoning> {
  const {
    rows: [[row]],
  } = await db.read(viewer, query);
  if (!row) throw new Problem('notFound');
  return row.reckoned;
}
