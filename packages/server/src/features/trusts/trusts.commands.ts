import { changesOf } from '@loadline/contract/documents/document.changes';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { linesOfCargo } from '@loadline/contract/trusts/trust.kept';
import { openStates } from '@loadline/contract/trusts/trust.lifecycle';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { contentFields, emptyContent } from '@loadline/contract/trusts/trust-content';
import type { discardTrust, makeTrust, saveTrust } from '@loadline/contract/trusts/trust-draft.api';
import { audit } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { chinaTime } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { attachFiles } from '../files/files.public.ts';
import { foundTrust, lockedTrust } from './trusts.detail.queries.ts';
import type { FoundTrust, TrustDetail } from './trusts.found.ts';
import { contentJson } from './trusts.rows.queries.ts';
import { saidDetail } from './trusts.said.ts';
import { contentColumns, record, requireVersion, toldChanges } from './trusts.write.commands.ts';

/** A new draft, empty or from one thing. */
export function makeDraft(
  db: Database,
  clock: Clock,
  viewer: Viewer,
  { copyOf, templateId, cargo }: BodyOf<typeof makeTrust>,
): Promise<TrustDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const content = copyOf
      ? await copiedFrom(tx, copyOf)
      : templateId
        ? await templateContent(tx, templateId)
        : emptyContent;
    const lines = cargo ? linesOfCargo(cargo, newId) : content.cargo.lines;
    const made = { ...content, cargo: { ...content.cargo, lines } };
    const id = newId();
    const { channelName, ...columns } = contentColumns(made);
    await tx.rows(sql`
      insert into trust (org_id, id, trust_no, content, channel_name, pieces, gross_weight, volume, created_by)
      values (${tx.me.orgId}, ${id}, next_number('WT', ${chinaTime(clock.now()).slice(0, 10)}::date), ${columns.content}, ${channelName},
        ${columns.pieces}, ${columns.grossWeight}, ${columns.volume}, ${tx.me.userId})`);
    const found = await foundTrust(tx, id);
    const told = { trustNo: found.trust.trustNo, ...(copyOf && { copyOf }) };
    await audit(tx, { action: copyOf ? 'copied' : 'made', subject: 'trust', subjectId: id, changes: told });
    return saidDetail(found, viewer.language);
  });
}

async function copiedFrom(tx: Tx, no: string): Promise<TrustContent> {
  const { content } = await tx.one<{ content: TrustContent }>(
    sql`select ${contentJson} as content from trust r where ${ofViewer('r')} and r.trust_no = ${no}`,
  );
  return afresh(content);
}

async function templateContent(tx: Tx, id: string): Promise<TrustContent> {
  const { content } = await tx.one<{ content: TrustContent }>(
    sql`select r.content from trust_template r where ${ofViewer('r')} and r.id = ${id}`,
  );
  return afresh(content);
}

/** What holds for another shipment too: without its dates, its own numbers, its files. Lines get ids of their own. */
export function afresh(content: TrustContent): TrustContent {
  const { service, route, cargo } = content;
  return {
    ...content,
    service: { ...service, customerRef: null, cargoReady: null, latestArrival: null },
    route: { ...route, fbaIds: [], amazonRef: null, cartonRange: null, masterNo: null },
    cargo: {
      ...cargo,
      lines: cargo.lines.map((line) => ({ ...line, id: newId(), un383File: null, msdsFile: null })),
    },
  };
}

/**
 * Keeps a draft as far as it has got. Nothing in it is refused for being unfinished; what stands already is answered as it
 * stands, so that saving again after a lost answer is neither a second saving nor a conflict.
 */
export function saveDraft(
  db: Database,
  viewer: Viewer,
  { id, version, ...content }: BodyOf<typeof saveTrust>,
): Promise<TrustDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const found = await openTrust(tx, id);
    const changes = changesOf(contentFields, found.content, content);
    if (changes.length === 0) return saidDetail(found, viewer.language);
    requireVersion(found, { version, ...content });
    await attachFiles(tx, found.orgId, 'trust', id, filesIn(content));
    const told = toldChanges(changes);
    const saved = await record(tx, found, { action: 'saved', set: contentColumns(content), told });
    return saidDetail(saved, viewer.language);
  });
}

/** A trust order that its customer may still write, locked. */
async function openTrust(tx: Tx, id: string): Promise<FoundTrust> {
  const found = await lockedTrust(tx, id);
  if (!openStates.includes(found.trust.state)) throw new Problem('trustLocked', { no: found.trust.trustNo });
  return found;
}

/** The files that the lines of a content name. */
export function filesIn({ cargo }: Pick<TrustContent, 'cargo'>): string[] {
  return cargo.lines
    .flatMap(({ un383File, msdsFile }) => [un383File, msdsFile])
    .filter((file): file is string => file !== null);
}

/** Throws away what was never handed in. */
export function discardDraft(
  db: Database,
  viewer: Viewer,
  { id, version }: BodyOf<typeof discardTrust>,
): Promise<boolean> {
  return db.inTransaction(viewer, async (tx) => {
    const found = await lockedTrust(tx, id);
    if (found.trust.state !== 'DRAFT') throw new Problem('trustLocked', { no: found.trust.trustNo });
    requireVersion(found, { version });
    await tx.rows(sql`delete from trust r where ${ofViewer('r')} and r.id = ${id}`);
    await audit(tx, {
      action: 'deleted',
      subject: 'trust',
      subjectId: id,
      changes: { trustNo: found.trust.trustNo },
    });
    return true;
  });
}
