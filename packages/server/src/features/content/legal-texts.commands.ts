import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Resource } from '@loadline/contract/kernel/resource';
import type { Finding } from '@loadline/contract/kernel/schema';
import { findingOn } from '@loadline/contract/kernel/schema';
import type { Text } from '@loadline/contract/kernel/text';
import type { publishAgreement, publishDeclaration } from '@loadline/contract/ops/legal-text.api';
import type { Agreement, Declaration } from '@loadline/contract/site/legal-text';
import { agreement } from '@loadline/contract/site/legal-text';
import { editionFlaw, sectionsFlaw } from '@loadline/contract/site/legal-text.rules';
import { audit } from '../../kernel/audit.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { differences } from '../../kernel/record-changes.ts';
import { insertion, staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { Written } from './content.written.ts';
import { asColumns } from './content.written.ts';
import type { Edition, LegalText } from './legal-texts.queries.ts';
import { editionsIn, legalTexts } from './legal-texts.queries.ts';

type Asked = Written & { readonly version: number; readonly edition: string };

export function publishTerms(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof publishAgreement>,
): Promise<Agreement[]> {
  const empty = (['terms', 'privacy'] as const).flatMap((key) =>
    findings(agreement, key, sectionsFlaw(asked[key])),
  );
  if (empty.length > 0) throw wrongFields(empty);
  return staff.inTransaction(viewer, (tx) => publish(tx, 'agreement', asked));
}

export function publishDeclared(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof publishDeclaration>,
): Promise<Declaration[]> {
  return staff.inTransaction(viewer, (tx) => publish(tx, 'declaration', asked));
}

/** The next edition after the one that was read. Nobody changes one that is there: the database lets nobody. */
async function publish<K extends LegalText>(
  tx: Tx,
  kind: K,
  { version, edition, ...written }: Asked,
): Promise<Edition<K>[]> {
  const before = await editionsIn(tx, kind);
  const [last] = before;
  if (last?.version !== version) throw staleProblem({ ...last }, { edition, ...written });
  const taken = before.map((one) => one.edition);
  const flaws = findings(legalTexts[kind].of, 'edition', editionFlaw(edition, taken));
  if (flaws.length > 0) throw wrongFields(flaws);
  const values = { version: version + 1, edition, ...asColumns(written), publishedBy: tx.me.name };
  const made = await tx.rows(sql`${insertion(kind, values)} on conflict do nothing returning 1`);
  if (made.length === 0) throw new Problem('stale');
  const changes = differences({ ...last }, { edition, ...written });
  await audit(tx, { action: 'published', subject: kind, changes });
  return editionsIn(tx, kind);
}

function findings(of: Resource, key: string, flaw: Text | undefined): Finding[] {
  return flaw ? [findingOn(of, key, flaw)] : [];
}
