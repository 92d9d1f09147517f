import type { ImportRow } from '@loadline/contract/imports/import.grid';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { artworkLimits } from '@loadline/contract/labels/artwork-refusal';
import { noSuch } from '@loadline/contract/labels/label-batch.rules';
import { labelImportSubject, packingSheet } from '@loadline/contract/labels/label-import';
import type {
  changePackingList,
  chooseLabelRules,
  dropLabelPart,
  labelImportParts,
} from '@loadline/contract/labels/label-import.api';
import { text } from '../../kernel/columns.ts';
import { newId, type Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { plainFileName, storeIncoming } from '../../kernel/incoming-file.ts';
import { takeAllowance } from '../../kernel/limit.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import type { IncomingFile } from '../../kernel/serve.ts';
import { type Sql, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { scan } from '../../kernel/virus-scan.ts';
import { holdImport, rowsOfSheet } from '../imports/imports.beside.public.ts';
import { type TakenArtwork, takeArtwork } from './labels.artwork.ts';
import { partsIn } from './labels.beside.queries.ts';
import { besideOf } from './labels.import.queries.ts';
import { brandIn, schemeIn } from './labels.schemes.queries.ts';

const { keys } = packingSheet.record;

type Parts = AnswerOf<typeof labelImportParts>;

/** By which scheme and for which brand of the company the labels of an import are made. */
export function chooseRules(
  { db }: House,
  viewer: Viewer,
  { id, brandId, schemeId }: BodyOf<typeof chooseLabelRules>,
): Promise<Parts> {
  return db.inTransaction(viewer, async (tx) => {
    await holdImport(tx, labelImportSubject, id);
    const [brand, scheme] = [await brandIn(tx, brandId), await schemeIn(tx, schemeId)];
    const flaws = [
      ...(brand?.orgId === tx.me.orgId ? [] : [noSuch.brand]),
      ...(scheme ? [] : [noSuch.scheme]),
    ];
    if (flaws.length > 0) throw wrongFields(flaws);
    await keep(tx, id, sql`brand_id = ${brandId}, scheme_id = ${schemeId}`);
    return partsIn(tx, id);
  });
}

/** What stands beside an import; the first word of it makes its row. */
async function keep(tx: Tx, id: string, set: Sql): Promise<void> {
  await tx.rows(
    sql`insert into label_import (org_id, import_id) values (${tx.me.orgId}, ${id}) on conflict do nothing`,
  );
  await tx.rows(sql`update label_import set ${set} where org_id = ${tx.me.orgId} and import_id = ${id}`);
}

/** The packing list in the place of one that came before: its rows are kept, the file is not. */
export async function takePacking(
  house: House,
  viewer: Viewer,
  id: string,
  incoming: IncomingFile,
): Promise<Parts> {
  const { files, config, db } = house;
  const orgId = await allowed(house, viewer);
  const name = plainFileName(incoming.name);
  if (!/\.xlsx$/i.test(name)) throw new Problem('notXlsx');
  const stored = await storeIncoming(files, orgId, incoming, config.importMaxMegabytes);
  try {
    const path = files.pathOf(orgId, stored.fileId);
    await scan(config.scanCommand, path);
    const rows = await rowsOfSheet(packingSheet, path, config, viewer.language);
    return await db.slow.inTransaction(viewer, async (tx) => {
      await holdImport(tx, labelImportSubject, id);
      await keep(tx, id, sql`packing_name = ${name}, packing = ${JSON.stringify(rows)}`);
      return partsIn(tx, id);
    });
  } finally {
    await files.remove(orgId, stored.fileId);
  }
}

/** Cells of the packing list as somebody has put them right; its file stays as it came. */
export function changePacking(
  { db }: House,
  viewer: Viewer,
  { id, cells }: BodyOf<typeof changePackingList>,
): Promise<Parts> {
  return db.inTransaction(viewer, async (tx) => {
    await holdImport(tx, labelImportSubject, id);
    const { packing } = await besideOf(tx, id);
    const there = new Set(packing?.map(({ row }) => row));
    if (!packing || !cells.every(({ row }) => there.has(row))) throw new Problem('stale');
    await keep(tx, id, sql`packing = ${JSON.stringify(withCells(packing, cells))}`);
    return partsIn(tx, id);
  });
}

function withCells(
  rows: readonly ImportRow[],
  changed: BodyOf<typeof changePackingList>['cells'],
): ImportRow[] {
  const byRow = Map.groupBy(changed, ({ row }) => row);
  return rows.map(({ row, cells }) => {
    const put = new Map(byRow.get(row)?.map(({ key, value }) => [keys.indexOf(key), value]));
    return { row, cells: cells.map((cell, at) => put.get(at) ?? cell) };
  });
}

async function allowed({ db, config }: House, viewer: Viewer): Promise<string> {
  const { me } = await db.read(viewer);
  await takeAllowance(db, { key: `upload ${me.userId}`, allowance: config.uploadsPerHour, seconds: 3_600 });
  return me.orgId;
}

/** Artwork beside what came before; where the import does not take it, nothing of it stays. */
export async function takeArtworkFiles(
  house: House,
  viewer: Viewer,
  id: string,
  incoming: IncomingFile,
): Promise<Parts> {
  const { files, db } = house;
  const orgId = await allowed(house, viewer);
  const lying: string[] = [];
  try {
    const taken = await takeArtwork(house, orgId, incoming, lying);
    return await db.slow.inTransaction(viewer, async (tx) => {
      await holdImport(tx, labelImportSubject, id);
      await keep(tx, id, sql`import_id = import_id`);
      await layTaken(tx, id, taken);
      return partsIn(tx, id);
    });
  } catch (error) {
    for (const fileId of lying) await files.remove(orgId, fileId);
    throw error;
  }
}

async function layTaken(tx: Tx, importId: string, taken: readonly TakenArtwork[]): Promise<void> {
  const rows = taken.map((file) =>
    'refusal' in file
      ? { id: newId(), name: file.name, refusal: file.refusal }
      : {
          id: newId(),
          name: file.name,
          kind: file.kind,
          fileId: file.stored.fileId,
          size: file.stored.size,
          sha256: file.stored.sha256.toString('hex'),
        },
  );
  await tx.rows(sql`
    insert into label_import_artwork (org_id, id, import_id, name, kind, file_id, size, sha256, refusal)
    select ${tx.me.orgId}, r.id, ${importId}, r.name, r.kind, r."fileId", coalesce(r.size, 0), decode(r.sha256, 'hex'), r.refusal
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, name text, kind text, "fileId" uuid, size bigint, sha256 text, refusal text)`);
  const { files, bytes } = await tx.one(sql.type({ files: text, bytes: text })`
    select count(*) as files, coalesce(sum(a.size), 0)::bigint as bytes from label_import_artwork a
    where a.org_id = ${tx.me.orgId} and a.import_id = ${importId}`);
  const { files: most, megabytes: max } = artworkLimits;
  if (BigInt(bytes) > BigInt(max) * 1_048_576n || Number(files) > most)
    throw new Problem('archiveTooLarge', { max, files: most });
}

/** The packing list, or all artwork, goes away again; what labels show already stays. */
export async function dropPart(
  { db, files }: House,
  viewer: Viewer,
  { id, part }: BodyOf<typeof dropLabelPart>,
): Promise<Parts> {
  const { parts, gone, orgId } = await db.inTransaction(viewer, async (tx) => {
    await holdImport(tx, labelImportSubject, id);
    if (part === 'packing') await keep(tx, id, sql`packing_name = null, packing = null`);
    const dropped = part === 'packing' ? [] : await dropArtwork(tx, id);
    return { parts: await partsIn(tx, id), gone: dropped, orgId: tx.me.orgId };
  });
  for (const fileId of gone) await files.remove(orgId, fileId);
  return parts;
}

async function dropArtwork(tx: Tx, importId: string): Promise<string[]> {
  const gone = await tx.rows(sql.type({ fileId: text })`
    delete from label_import_artwork a where a.org_id = ${tx.me.orgId} and a.import_id = ${importId} and a.laid_id is null
    returning coalesce(a.file_id::text, '') as "fileId"`);
  return gone.map(({ fileId }) => fileId).filter((fileId) => fileId !== '');
}
