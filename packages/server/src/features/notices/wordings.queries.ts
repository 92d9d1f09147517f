import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Wording } from '@loadline/contract/notices/wording';
import { wordings } from '@loadline/contract/notices/wording';
import type { listWordings } from '@loadline/contract/notices/wording.api';
import type { Database } from '../../kernel/database.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export type ShownWording = AnswerOf<typeof listWordings>[number];

export interface KeptWording {
  readonly key: string;
  readonly subject_zh: string | null;
  readonly subject_en: string | null;
  readonly text_zh: string | null;
  readonly text_en: string | null;
  readonly version: number;
  readonly updated_at: string;
  readonly updated_by: string;
}

export const keptColumns = sql`w.key, w.subject_zh, w.subject_en, w.text_zh, w.text_en, w.version, ${isoOf(sql`w.updated_at`)} as updated_at, w.updated_by`;

/** Everything that can be worded: the words of staff, or the product's own. */
export async function everyWording(staff: Database, viewer: Viewer): Promise<ShownWording[]> {
  const { results } = await staff.read(viewer, sql`select ${keptColumns} from notice_wording w`);
  const rows: KeptWording[] = results[0]?.rows ?? [];
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
