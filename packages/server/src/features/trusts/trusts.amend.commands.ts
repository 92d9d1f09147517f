import { changesOf } from '@loadline/contract/documents/document.changes';
import { wordOf } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { amendableStates, trustStates } from '@loadline/contract/trusts/trust.lifecycle';
import { findingsOfTrust } from '@loadline/contract/trusts/trust.rules';
import { contentFields } from '@loadline/contract/trusts/trust-content';
import type { amendTrust, withdrawAmendment } from '@loadline/contract/trusts/trust-draft.api';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { lockedDocument, record, requireVersion, toldChanges } from '../../kernel/documents/document.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { tellDesk } from './trusts.bell.commands.ts';
import { keepFiles, trusts } from './trusts.commands.ts';
import type { FoundTrust, KeptAmendment, TrustDetail } from './trusts.found.ts';
import { notOfferedIn } from './trusts.offered.queries.ts';
import { saidDetail } from './trusts.said.ts';

/** Asks to have what was accepted changed. What would come out has to be as sound as what is submitted. */
export function requestAmendment(
  db: Database,
  clock: Clock,
  viewer: Viewer,
  { id, version, why, ...content }: BodyOf<typeof amendTrust>,
): Promise<TrustDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const found = await lockedDocument(tx, trusts, id);
    requireAmendable(found);
    requireVersion(trusts, found, { version, ...content });
    if (openAmendment(found)) throw new Problem('amendmentOpen');
    const changes = changesOf(contentFields, found.content, content);
    if (changes.length === 0) throw new Problem('nothingAmended');
    const { errors } = findingsOfTrust(content);
    const findings = [...errors, ...(await notOfferedIn(tx, found.orgId, content, found.content))];
    if (findings.length > 0) throw wrongFields(findings);
    await keepFiles(tx, found, content);
    const round = found.amendments.length + 1;
    await tx.rows(sql`
      insert into trust_amendment (org_id, id, trust_id, round, why, changes, asked_by)
      values (${tx.me.orgId}, ${newId()}, ${id}, ${round}, ${why}, ${JSON.stringify(changes)}::jsonb, ${tx.me.userId})`);
    const told = { reason: why, ...toldChanges(changes) };
    const set = { waitingSince: clock.now() };
    const asked = await record(tx, trusts, found, { action: 'amendment-asked', set, told });
    await tellDesk(tx, asked, 'amendment', why);
    return saidDetail(asked, viewer.language);
  });
}

/** Takes back an amendment that nobody has answered yet. */
export function withdrawOpenAmendment(
  db: Database,
  viewer: Viewer,
  asked: BodyOf<typeof withdrawAmendment>,
): Promise<TrustDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const found = await lockedDocument(tx, trusts, asked.id);
    const open = openAmendment(found);
    if (!open) throw new Problem('noAmendment');
    requireVersion(trusts, found, asked);
    await tx.rows(
      sql`update trust_amendment set state = 'WITHDRAWN' where org_id = ${found.orgId} and id = ${open.id}`,
    );
    const waiting = found.trust.state === 'CANCEL_REQUESTED';
    const set = waiting ? {} : { waitingSince: null };
    const saved = await record(tx, trusts, found, { action: 'amendment-withdrawn', set, told: {} });
    await tellDesk(tx, saved, 'withdrawn', '');
    return saidDetail(saved, viewer.language);
  });
}

/** The amendment that waits for an answer. */
export function openAmendment({ amendments }: FoundTrust): KeptAmendment | undefined {
  return amendments.find(({ state }) => state === 'OPEN');
}

export function requireAmendable({ trust }: FoundTrust): void {
  if (amendableStates.includes(trust.state)) return;
  throw new Problem('notAmendable', { no: trust.trustNo, state: wordOf(trustStates, trust.state) });
}
