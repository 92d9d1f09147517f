import { buffer } from 'node:stream/consumers';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { deskLabelEvidence, labelEvidence } from '@loadline/contract/labels/label-talk.api';
import { evidenceLimits } from '@loadline/contract/labels/label-talk.api';
import { json, text } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { sizeOfPicture } from '../../kernel/picture.ts';
import { Problem } from '../../kernel/problem.ts';
import { allOf, type Sql, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { recordFileView } from '../files/files.rows.public.ts';
import type { DeskLabelDetail, LabelDetail } from './labels.detail.queries.ts';
import { deskFound, ownFound } from './labels.detail.queries.ts';
import { matchingAtDesk, matchingOwn } from './labels.queries.ts';
import { deskLabels, ownLabels } from './labels.rows.queries.ts';

/** The labels of the viewer's company that are to be proven. */
export function ownProven(
  { db }: House,
  viewer: Viewer,
  { ids, ...filter }: QueryOf<typeof labelEvidence>,
): Promise<LabelDetail[]> {
  const query = sql.type({ found: json<LabelDetail>() })`
    select ${ownFound} as found from ${ownLabels} where ${chosen(matchingOwn(filter), ids)} ${inOrder}`;
  return provenBy(db, viewer, query);
}

/** Those of the customers whom the viewer serves. */
export function deskProven(
  { staff }: House,
  viewer: Viewer,
  { ids, ...filter }: QueryOf<typeof deskLabelEvidence>,
): Promise<DeskLabelDetail[]> {
  const query = sql.type({ found: json<DeskLabelDetail>() })`
    select ${deskFound} as found from ${deskLabels} where ${chosen(matchingAtDesk(filter), ids)} ${inOrder}`;
  return provenBy(staff, viewer, query);
}

function chosen(where: Sql, ids: readonly string[] | null): Sql {
  return ids === null ? where : allOf([where, sql`r.id = any(${ids}::uuid[])`]);
}

const inOrder = sql`order by r.style_no, r.colour, r.id limit ${sql.lit(String(evidenceLimits.labels + 1))}::int`;

/** None, absent and foreign are the same 404; what is too much is refused before a photo is read. */
async function provenBy<T extends LabelDetail>(
  db: Database,
  viewer: Viewer,
  query: Sql<{ found: T }>,
): Promise<T[]> {
  const {
    rows: [rows],
  } = await db.slow.read(viewer, query);
  if (rows.length === 0) throw new Problem('notFound');
  const found = rows.map((row) => row.found);
  const photos = found.reduce((sum, one) => sum + one.photos.length, 0);
  if (found.length > evidenceLimits.labels || photos > evidenceLimits.photos)
    throw new Problem('labelEvidenceTooMuch', evidenceLimits);
  return found;
}

/** A small picture, ready to be printed. */
export interface PrintedPicture {
  readonly data: string;
  readonly width: number;
  readonly height: number;
}

/** The small pictures of photos by file; one that cannot be read is left out. */
export async function picturesOf(
  { files }: House,
  db: Database,
  viewer: Viewer,
  fileIds: readonly string[],
): Promise<Record<string, PrintedPicture>> {
  const {
    rows: [rows],
  } = await db.slow.read(
    viewer,
    sql.type({ fileId: text, orgId: text, smallId: text })`
      select f.file_id::text as "fileId", f.org_id::text as "orgId", f.thumbnail_id::text as "smallId" from ${recordFileView} f
      where f.file_id = any(${[...new Set(fileIds)]}::uuid[]) and f.thumbnail_id is not null and f.withdrawn_at is null`,
  );
  const pictures: Record<string, PrintedPicture> = {};
  for (const { fileId, orgId, smallId } of rows) {
    const content = await buffer(files.read(orgId, smallId)).catch(() => undefined);
    if (!content) continue;
    const data = `data:image/jpeg;base64,${content.toString('base64')}`;
    pictures[fileId] = { data, ...(await sizeOfPicture(content)) };
  }
  return pictures;
}
