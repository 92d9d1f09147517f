import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { deskLabel, label, photoFields, pickNo } from '@loadline/contract/labels/label';
import { checkFields, type labelApi } from '@loadline/contract/labels/label.api';
import type { deskLabelApi } from '@loadline/contract/labels/label-desk.api';
import { labelBrand, labelScheme } from '@loadline/contract/labels/label-scheme';
import { labelWordFields } from '@loadline/contract/labels/label-talk';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import { json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { recordHistory } from '../../kernel/record-history.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { fileView } from '../files/files.rows.public.ts';
import { doerName } from '../ops/people.public.ts';
import { deskLabels, labelJson, ownLabels, photosOfLabel } from './labels.rows.queries.ts';
import { wordsAtDesk, wordsOfOwn } from './labels.words.queries.ts';

export type LabelDetail = AnswerOf<typeof labelApi.detail>;
export type DeskLabelDetail = AnswerOf<typeof deskLabelApi.detail>;

/** What a check must say of a label `r`; what is not held against anything says nothing. */
const expected = sql`case x.field when 'styleNo' then r.style_no when 'colour' then r.colour when 'productName' then r.product_name
  when 'composition' then r.composition when 'rnNo' then r.rn_no when 'importerName' then r.importer_name when 'euPerson' then r.eu_person end`;

/** Where judgement `j` marks a photo that label `r` still has. */
const mark = sql`(select json_build_object('fileId', p.file_id::text, 'left', j.mark_box[1], 'top', j.mark_box[2], 'width', j.mark_box[3], 'height', j.mark_box[4])
  from label l cross join lateral ${photosOfLabel} p where l.org_id = r.org_id and l.id = r.id and p.file_id = j.mark_file)`;

function checks(who: Sql): Sql {
  return sql`coalesce((select json_agg(json_build_object('no', x.no, 'nameZh', x."nameZh", 'nameEn', x."nameEn", 'kind', x.kind, 'field', x.field,
      'photo', x.photo, 'expected', ${expected}, 'result', j.result, 'note', j.note, 'checkedAt', ${isoOf(sql`j.checked_at`)}, 'mark', ${mark} ${who}) order by x.no)
    from rows from (jsonb_to_recordset(r.scheme_checks) as ("nameZh" text, "nameEn" text, kind text, field text, photo text)) with ordinality
      as x ("nameZh", "nameEn", kind, field, photo, no)
    left join label_check j on j.org_id = r.org_id and j.label_id = r.id and j.no = x.no), '[]')`;
}

/** The photos of a label `r`, by what they show. */
export function photosJson(who: Sql): Sql {
  return sql`coalesce((select json_agg(json_build_object('fileId', p.file_id::text, 'kind', p.kind, 'takenAt', ${isoOf(sql`p.taken_at`)} ${who})
      order by array_position(array['front', 'label', 'washCare', 'carton'], p.kind), p.taken_at)
    from label l cross join lateral ${photosOfLabel} p where l.org_id = r.org_id and l.id = r.id), '[]')`;
}

const artwork = sql`coalesce((select json_agg(json_build_object('fileId', w.file_id::text, 'name', f.name, 'isPicture', f.type <> 'pdf') order by f.name, w.file_id)
  from label_artwork w join ${fileView} f on f.org_id = w.org_id and f.file_id = w.file_id where w.org_id = r.org_id and w.label_id = r.id), '[]')`;

function found(fields: Fields, taken: Sql, checked: Sql, words: Sql): Sql {
  return sql`json_build_object('label', ${labelJson(fields)}, 'scheme', json_build_object('photos', r.wanted, 'secondReview', r.second_review),
    'brand', json_build_object('importerName', r.importer_name, 'rnNo', r.rn_no, 'euPerson', r.eu_person),
    'photos', ${photosJson(taken)}, 'checks', ${checks(checked)}, 'artwork', ${artwork}, 'words', ${words})`;
}

/** All that is shown of a label `r` of one's own, and of one at the desk. */
export const ownFound = found(label.fields, sql``, sql``, wordsOfOwn);
export const deskFound = found(
  deskLabel.fields,
  sql`, 'takenWho', p.taken_who`,
  sql`, 'checkedWho', j.checked_who`,
  wordsAtDesk,
);

const ofOwn = (id: string) =>
  sql.one({ found: json<LabelDetail>() })`
    select ${ownFound} as found from ${ownLabels} where ${ofViewer('r')} and r.id = ${id}`;

const atDesk = (id: string) =>
  sql.one({ found: json<DeskLabelDetail>() })`
    select ${deskFound} as found from ${deskLabels} where r.id = ${id}`;

async function firstOf<T>(db: Pick<Database, 'read'>, viewer: Viewer, query: Sql<{ found: T }>): Promise<T> {
  const {
    rows: [[row]],
  } = await db.read(viewer, query);
  if (!row) throw new Problem('notFound');
  return row.found;
}

export function detailOfOwn(db: Pick<Database, 'read'>, viewer: Viewer, id: string): Promise<LabelDetail> {
  return firstOf(db, viewer, ofOwn(id));
}

export function detailAtDesk(
  staff: Pick<Database, 'read'>,
  viewer: Viewer,
  id: string,
): Promise<DeskLabelDetail> {
  return firstOf(staff, viewer, atDesk(id));
}

/** The same in an open transaction. */
export async function ownDetailIn(tx: Tx, id: string): Promise<LabelDetail> {
  return (await tx.one(ofOwn(id))).found;
}

export async function deskDetailIn(tx: Tx, id: string): Promise<DeskLabelDetail> {
  return (await tx.one(atDesk(id))).found;
}

/** The fields by which the audit log tells of labels. */
export const labelAudited: Fields = {
  ...deedFields,
  ...label.fields,
  pickNo,
  kind: photoFields.kind,
  check: checkFields.nameEn,
  result: checkFields.result,
  note: checkFields.note,
  body: labelWordFields.body,
};

export const schemeAudited: Fields = labelScheme.fields;
export const brandAudited: Fields = labelBrand.fields;

/** Who did what to a label, the newest first; its customer reads no names of the forwarder's people. */
export async function historyOf(
  db: Pick<Database, 'read'>,
  viewer: Viewer,
  { id, isOwn }: { readonly id: string; readonly isOwn: boolean },
): Promise<AnswerOf<typeof labelApi.history>> {
  const which = sql`r.id = ${id} and ${isOwn ? ofViewer('r') : sql`true`}`;
  const who = isOwn ? doerName(sql`a`) : sql`a.who`;
  return recordHistory(db, viewer, { table: 'label', which, subject: 'label', who, fields: labelAudited });
}
