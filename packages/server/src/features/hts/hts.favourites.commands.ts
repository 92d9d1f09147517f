import { hsDigits } from '@loadline/contract/checks/hs';
import type { keepHtsFavourite } from '@loadline/contract/hts/hts-favourite.api';
import { mostHtsFavourites } from '@loadline/contract/hts/hts-favourite.api';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Database } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

/** Keeps a number at hand that some published edition has, or lets go of it; the longest kept makes room. */
export function keepFavourite(
  db: Database,
  viewer: Viewer,
  { no, kept }: BodyOf<typeof keepHtsFavourite>,
): Promise<AnswerOf<typeof keepHtsFavourite>> {
  const digits = hsDigits(no);
  return db.inTransaction(viewer, async (tx) => {
    const { orgId, userId } = tx.me;
    if (!kept) {
      await tx.rows(
        sql`delete from hts_favourite where org_id = ${orgId} and user_id = ${userId} and hts_no = ${digits}`,
      );
      return { no: digits, kept };
    }
    await tx.rows(sql`
      insert into hts_favourite (org_id, user_id, hts_no, kept_at) select ${orgId}, ${userId}, ${digits}, ${tx.now}
      where exists (select from hts_edition e join hts_line l on l.edition_id = e.edition_id and l.hts_no = ${digits} and l.hts_no <> ''
        where e.state = 'PUBLISHED') on conflict do nothing`);
    const found = await tx.rows(
      sql`select from hts_favourite where org_id = ${orgId} and user_id = ${userId} and hts_no = ${digits}`,
    );
    if (found.length === 0) throw new Problem('notFound');
    await tx.rows(sql`
      delete from hts_favourite f where f.org_id = ${orgId} and f.user_id = ${userId} and f.hts_no in (
        select x.hts_no from hts_favourite x where x.org_id = ${orgId} and x.user_id = ${userId} order by x.kept_at desc offset ${sql.lit(mostHtsFavourites)})`);
    return { no: digits, kept };
  });
}
