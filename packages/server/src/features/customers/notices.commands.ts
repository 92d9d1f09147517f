import { audit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { NoticeSettings } from './notices.queries.ts';
import { ownSettings, settingsFrom, withLocked } from './notices.queries.ts';

export function keepNoticeSettings(
  db: Database,
  viewer: Viewer,
  asked: NoticeSettings,
): Promise<NoticeSettings> {
  return db.inTransaction(viewer, async (tx) => {
    const [saved] = await tx.rows(ownSettings);
    const before = settingsFrom(saved);
    const { digest, chosen } = { digest: asked.digest, chosen: withLocked(asked.chosen) };
    await tx.rows(sql`
      insert into notice_setting (org_id, user_id, digest, chosen) values (${tx.me.orgId}, ${tx.me.userId}, ${digest}, ${chosen})
      on conflict (org_id, user_id) do update set digest = excluded.digest, chosen = excluded.chosen, updated_at = now()`);
    const [off, on] = [
      before.chosen.filter((one) => !chosen.includes(one)),
      chosen.filter((one) => !before.chosen.includes(one)),
    ];
    const changes = {
      ...(digest !== before.digest && { digest: { from: before.digest, to: digest } }),
      ...(off.length + on.length > 0 && { chosen: { from: off, to: on } }),
    };
    await audit(tx, { action: 'edited', subject: 'notice', subjectId: tx.me.userId, changes });
    return { digest, chosen };
  });
}
