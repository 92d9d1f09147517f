import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Wording } from '@loadline/contract/notices/wording';
import { wordingOf } from '@loadline/contract/notices/wording';
import type { resetWording, saveWording } from '@loadline/contract/notices/wording.api';
import type { Written } from '@loadline/contract/notices/wording.rules';
import { wordingFlaws } from '@loadline/contract/notices/wording.rules';
import { audit } from '../../kernel/audit.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { ShownWording } from './wordings.queries.ts';
import { keptColumns, keptWordingColumns, shownWording } from './wordings.queries.ts';

const texts = ['subjectZh', 'subjectEn', 'textZh', 'textEn'] as const;

/** Words a template anew, for what is told from now on. */
export function keepWording(
  staff: Database,
  viewer: Viewer,
  { id, version, ...written }: BodyOf<typeof saveWording>,
): Promise<ShownWording> {
  const own = ownWording(id);
  const flaws = wordingFlaws(own, written);
  if (flaws.length > 0) throw wrongFields(flaws);
  return staff.inTransaction(viewer, (tx) => changed(tx, own, version, written));
}

/** Back to the product's own words; the version goes on, so that nobody's older edit comes through. */
export function forgetWording(
  staff: Database,
  viewer: Viewer,
  { id, version }: BodyOf<typeof resetWording>,
): Promise<ShownWording> {
  return staff.inTransaction(viewer, (tx) => changed(tx, ownWording(id), version, null));
}

function ownWording(key: string): Wording {
  const own = wordingOf(key);
  if (!own) throw new Problem('notFound');
  return own;
}

async function changed(
  tx: Tx,
  own: Wording,
  version: number,
  written: Written | null,
): Promise<ShownWording> {
  // Two who touch a default at once meet at the key.
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`wording ${own.key}`}, 0))`);
  const [kept] = await tx.rows(
    sql.type(keptWordingColumns)`
      select ${keptColumns} from notice_wording w where w.key = ${own.key} for update`,
  );
  const before = shownWording(own, kept);
  if (before.version !== version) throw staleProblem(before, { id: own.key, ...written });
  const after = await tx.one(sql.type(keptWordingColumns)`
    insert into notice_wording as w (key, subject_zh, subject_en, text_zh, text_en, updated_by)
    values (${own.key}, ${written?.subjectZh ?? null}, ${written?.subjectEn ?? null}, ${written?.textZh ?? null}, ${written?.textEn ?? null}, ${tx.me.name})
    on conflict (key) do update set subject_zh = excluded.subject_zh, subject_en = excluded.subject_en, text_zh = excluded.text_zh,
      text_en = excluded.text_en, updated_by = excluded.updated_by, updated_at = now(), version = w.version + 1
    returning ${keptColumns}`);
  const now = shownWording(own, after);
  const differ = texts.filter((text) => before[text] !== now[text]);
  const changes = Object.fromEntries(differ.map((text) => [text, { from: before[text], to: now[text] }]));
  await audit(tx, {
    action: written ? 'edited' : 'reset',
    subject: 'wording',
    changes: { template: own.key, ...changes },
  });
  return now;
}
