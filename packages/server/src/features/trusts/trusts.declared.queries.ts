import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { trustDeclaration } from '@loadline/contract/trusts/trust-declaration.api';
import { text } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { declarationView } from '../content/legal-texts.rows.public.ts';
import { organisationView } from '../ops/companies.public.ts';

/** Every edition of the declaration in the name of a customer. */
export function declaredBy(orgId: Sql): Sql {
  return sql`(select d.version, d.edition, replace(d.text_zh, '{company}', g.name_zh) as text_zh,
      replace(d.text_en, '{company}', coalesce(g.name_en, g.name_zh)) as text_en
    from ${declarationView} d, ${organisationView} g where g.org_id = ${orgId})`;
}

/** What the customer whom the viewer writes for declares now. */
export async function declarationShown(
  db: Database,
  viewer: Viewer,
): Promise<AnswerOf<typeof trustDeclaration>> {
  const {
    rows: [[found]],
  } = await db.read(
    viewer,
    sql.type({ edition: text, textZh: text, textEn: text })`
      select d.edition, d.text_zh as "textZh", d.text_en as "textEn" from ${declaredBy(sql`(select app_org())`)} d
        order by d.version desc limit 1`,
  );
  if (!found) throw new Problem('notFound');
  return found;
}
