import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Wording } from '@loadline/contract/notices/wording';
import { wordings } from '@loadline/contract/notices/wording';
import type { listWordings } from '@loadline/contract/notices/wording.api';
import type { RowOf } from '../../kernel/columns.ts';
import { int, orNull, text } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export type ShownWording = AnswerOf<typeof listWordings>[number];

export const keptWordingColumns = {
  key: text,
  subject_zh: orNull(text),
  subject_en: orNull(text),
  text_zh: orNull(text),
  text_en: orNull(text),
  version: int,
  updated_at: text,
  updated_by: text,
};
export type KeptWording = RowOf<typeof keptWordingColumns>;

export const keptColumns = sql`w.key, w.subject_zh, w.subject_en, w.text_zh, w.text_en, w.version, ${isoOf(sql`w.updated_at`)} as updated_at, w.updated_by`;

/** Everything that can be worded: the words of staff, or the product's own. */
export async function everyWording(staff: Database, viewer: Viewer): Promise<ShownWording[]> {
  const {
    rows: [rows],
  } = await staff.read(viewer, sql.type(keptWordingColumns)`select ${keptColumns} from notice_wording w`);
  const kept = new Map(rows.map((row) => [row.key, row]));
  return wordings.map((own) => shownWording(own, kept.get(own.key)));
}

/** The default has version 0 until somebody touches it. */
export function shownWording(own: Wording, kept: KeptWording | undefined): ShownWording {
  return {
    id: own.key,
    subjectZh: kept?.subject_zh ?? own.subject.zh,
    subjectEn: kept?.subject_en ?? own.subject.en,
    textZh: kept?.text_zh ?? own.text.zh,
    textEn: kept?.text_en ?? own.text.en,
    edited: kept !== undefined && kept.text_zh !== null,
    version: kept?.version ?? 0,
    updatedAt: kept?.updated_at ?? null,
    updatedBy: kept?.updated_by ?? null,
  };
}
