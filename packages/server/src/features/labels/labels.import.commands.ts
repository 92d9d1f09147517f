import { basename } from 'node:path';
import { chinaTime } from '../../kernel/clock.ts';
import { text } from '../../kernel/columns.ts';
import { newId, type Tx } from '../../kernel/database.ts';
import type { StoredFile } from '../../kernel/files.ts';
import type { House } from '../../kernel/house.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { layStored } from '../files/files.lay.public.ts';
import type { Source } from '../imports/imports.public.ts';
import type { ArtworkRefusal } from './labels.artwork.ts';
import { auditLabels } from './labels.desk.commands.ts';
import { type Artwork, artworkOf, besideOf, type ImportedLabel } from './labels.import.queries.ts';
import { brandIn, schemeIn } from './labels.schemes.queries.ts';

/** Writes labels into the batch of their import; one that somebody else has made since the check is left out. */
export async function writeLabels(
  tx: Tx,
  records: readonly ImportedLabel[],
  { importId, fileName, at }: Source,
  house: House,
): Promise<number> {
  const ofOrders = records.flatMap((record) => (record.order ? [{ ...record, order: record.order }] : []));
  const [first] = ofOrders;
  if (!first) return 0;
  const batch = await batchOf(tx, importId, first.order.createdBy, at);
  const labels = ofOrders.map(({ values, order, found }) => ({
    ...values,
    ...found,
    id: newId(),
    orderId: order.id,
    createdBy: order.createdBy,
  }));
  const made = await tx.rows(sql.type({ id: text })`
    insert into label as l (org_id, id, batch_id, order_id, style_no, colour, product_name, composition, unit_price, pieces, cartons, created_by,
      created_at, status_at, updated_at)
    select ${tx.me.orgId}, r.id, ${batch.id}, r."orderId", r."styleNo", r.colour, r."productName", r.composition, r."unitPrice", r.pieces, r.cartons,
      r."createdBy", ${at}, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) as r (id uuid, "orderId" uuid, "styleNo" text, colour text, "productName" text,
      composition text, "unitPrice" numeric, pieces integer, cartons integer, "createdBy" uuid)
    on conflict do nothing returning l.id::text as id`);
  const madeIds = new Set(made.map(({ id }) => id));
  const fresh = labels.filter(({ id }) => madeIds.has(id)).map((label) => ({ ...label, orgId: tx.me.orgId }));
  await auditLabels(tx, fresh, 'imported', { batchNo: batch.no, import: importId, file: fileName });
  await layArtwork(tx, house, importId, fresh);
  return fresh.length;
}

interface Batch {
  readonly id: string;
  readonly no: string;
}

/** The batch of an import: its first labels make it. */
async function batchOf(tx: Tx, importId: string, createdBy: string, at: Date): Promise<Batch> {
  const columns = { id: text, no: text };
  const [there] = await tx.rows(sql.type(columns)`
    select b.id::text as id, b.no from label_batch b where b.org_id = ${tx.me.orgId} and b.import_id = ${importId}`);
  if (there) return there;
  const { brandId, schemeId } = await besideOf(tx, importId);
  const [brand, scheme] = [
    brandId ? await brandIn(tx, brandId) : undefined,
    schemeId ? await schemeIn(tx, schemeId) : undefined,
  ];
  if (!brand || !scheme) throw new Problem('stale');
  return tx.one(sql.type(columns)`
    insert into label_batch as b (org_id, id, no, brand_id, brand_version, scheme_id, scheme_version, import_id, created_by, created_at)
    values (${tx.me.orgId}, ${newId()}, next_number('LC', ${chinaTime(at).slice(0, 10)}::date), ${brand.id}, ${brand.version}, ${scheme.id},
      ${scheme.version}, ${importId}, ${createdBy}, ${at})
    returning b.id::text as id, b.no`);
}

/** Shows each label its artwork; a file is laid once, on the first label that it is of. */
async function layArtwork(
  tx: Tx,
  house: House,
  importId: string,
  labels: readonly { readonly id: string; readonly artwork: readonly string[] }[],
): Promise<void> {
  const files = new Map((await artworkOf(tx, importId)).map((file) => [file.id, file]));
  for (const { id, artwork } of labels)
    for (const key of artwork) {
      const file = files.get(key);
      const laidId = file ? await laidOf(tx, house, file, id) : null;
      if (!file || laidId === null) continue;
      files.set(key, { ...file, laidId });
      await tx.rows(sql`
        insert into label_artwork (org_id, label_id, file_id) values (${tx.me.orgId}, ${id}, ${laidId}) on conflict do nothing`);
    }
}

/** The file that labels show of a piece of artwork; a picture that cannot be read is refused by name. */
async function laidOf(tx: Tx, house: House, file: Artwork, labelId: string): Promise<string | null> {
  const { id, name, kind, fileId, laidId, sha256, size, refusal } = file;
  if (laidId !== null || kind === null || fileId === null || sha256 === null || refusal !== null)
    return laidId;
  const { orgId } = tx.me;
  const lying: StoredFile[] = [];
  const stored = { fileId, size, sha256: Buffer.from(sha256, 'hex') };
  const whose = { orgId, subject: 'label', id: labelId, type: 'ARTWORK', visible: true } as const;
  try {
    const laid = await layStored(
      house,
      tx,
      { ...whose, name: basename(name).slice(-255), kind, stored },
      (one) => lying.push(one),
    );
    await tx.rows(
      sql`update label_import_artwork set laid_id = ${laid} where org_id = ${orgId} and id = ${id}`,
    );
    return laid;
  } catch (error) {
    for (const one of lying) await house.files.remove(orgId, one.fileId);
    const reason = refusalBy(error);
    if (!reason) throw error;
    await tx.rows(
      sql`update label_import_artwork set refusal = ${reason} where org_id = ${orgId} and id = ${id}`,
    );
    return null;
  }
}

function refusalBy(error: unknown): ArtworkRefusal | undefined {
  const problem = error instanceof Problem ? error.problem : undefined;
  return problem === 'damagedFile' ? 'damaged' : problem === 'tooManyFiles' ? 'many' : undefined;
}
