import { wrongPath } from '@loadline/contract/documents/document.changes';
import { labelAt } from '@loadline/contract/documents/document.path';
import { aReason, reasonField } from '@loadline/contract/kernel/change';
import type { Finding } from '@loadline/contract/kernel/schema';
import { sayFindings } from '@loadline/contract/kernel/schema';
import type { Text } from '@loadline/contract/kernel/text';
import type { Clock } from '../clock.ts';
import type { Tx } from '../database.ts';
import type { House } from '../house.ts';
import { wrongFields } from '../problem.ts';
import type { Viewer } from '../viewer.ts';
import type { DraftedDocument, Reader } from './document.drafts.ts';
import type { DocumentTable, FoundDocument, Which } from './document.ts';
import { foundDocument, lockedFor, moveTo, requireStep } from './document.ts';

/** A kind of document that staff send back or refuse; they read it as `K`. */
export interface DecidedDocument<F extends FoundDocument, S extends string, K> extends DocumentTable<F, S> {
  /** Lets go of what it holds elsewhere, which is locked before its own row. */
  readonly release?: (tx: Tx, found: F) => Promise<void>;
  /** What follows from its end; gives columns to write. */
  readonly ended?: (tx: Tx, found: F, ending: 'withdrawn' | 'rejected') => Promise<Record<string, unknown>>;
  /** Tells the customer's people. */
  readonly tellDecision: (tx: Tx, found: F, told: Decision) => Promise<void>;
  /** Tells staff, for whom it waited, that its customer took it back, and why. */
  readonly tellWithdrawn: (tx: Tx, found: F, reason: string) => Promise<void>;
  readonly deskAnswer: (tx: Tx, id: string, reader: Reader) => Promise<K>;
}

interface Decision {
  readonly decision: 'returned' | 'refused';
  readonly reason: Text;
}

interface Correction {
  readonly path: string;
  readonly reason: string;
}

type Desk = Pick<House, 'staff' | 'clock'>;

/** Takes back what was handed in and not decided yet. */
export function withdraw<F extends FoundDocument, S extends string, D, W, K>(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  kind: DraftedDocument<F, S, D, W> & DecidedDocument<F, S, K>,
  viewer: Viewer,
  { reason = null, ...asked }: Which & { readonly reason?: string | null },
): Promise<D> {
  return db.inTransaction(viewer, async (tx) => {
    const to = kind.of.to.withdrawn;
    const found = await releasedFor(tx, kind, asked, { to, by: 'writes' });
    const ended = await kind.ended?.(tx, found, 'withdrawn');
    const set = { waitingSince: null, ...ended, reason };
    const told = { ...(reason && { reason }) };
    const moved = await moveTo(tx, kind, found, { to, action: 'withdrawn', set, told });
    await kind.tellWithdrawn(tx, moved, reason ?? '');
    return kind.answer(tx, moved, { clock, language: viewer.language });
  });
}

/** Back to the customer with what is wrong, by field and in all: at least one of the two. */
export function sendBack<F extends FoundDocument, S extends string, K>(
  { staff, clock }: Desk,
  kind: DecidedDocument<F, S, K>,
  viewer: Viewer,
  asked: Which & { readonly corrections: readonly Correction[]; readonly reason: string | null },
): Promise<K> {
  return staff.inTransaction(viewer, async (tx) => {
    const { corrections, reason } = asked;
    const to = kind.of.to.returned;
    const found = await releasedFor(tx, kind, asked, { to, by: 'decides' });
    if (corrections.length === 0 && reason === null)
      throw wrongFields([{ path: 'reason', label: reasonField.label, says: aReason }]);
    const said = saidCorrections(kind, found, corrections);
    const set = { ...decidedNow(tx, clock), corrections: JSON.stringify(corrections), reason };
    const told = {
      ...(reason && { reason }),
      ...Object.fromEntries(corrections.map((one) => [one.path, one.reason])),
    };
    await moveTo(tx, kind, found, { to, action: 'returned', set, told });
    const why = { zh: reason ?? sayFindings(said, 'zh-cn'), en: reason ?? sayFindings(said, 'en') };
    await kind.tellDecision(tx, found, { decision: 'returned', reason: why });
    return kind.deskAnswer(tx, asked.id, { clock, language: viewer.language });
  });
}

/** Refuses it for good. */
export function turnDown<F extends FoundDocument, S extends string, K>(
  { staff, clock }: Desk,
  kind: DecidedDocument<F, S, K>,
  viewer: Viewer,
  { reason, ...asked }: Which & { readonly reason: string },
): Promise<K> {
  return staff.inTransaction(viewer, async (tx) => {
    const to = kind.of.to.rejected;
    const found = await releasedFor(tx, kind, asked, { to, by: 'decides' });
    const set = { ...decidedNow(tx, clock), ...(await kind.ended?.(tx, found, 'rejected')), reason };
    await moveTo(tx, kind, found, { to, action: 'rejected', set, told: { reason } });
    await kind.tellDecision(tx, found, { decision: 'refused', reason: { zh: reason, en: reason } });
    return kind.deskAnswer(tx, asked.id, { clock, language: viewer.language });
  });
}

/** Who decided, and when. Nothing waits for staff any more. */
export function decidedNow({ me }: Pick<Tx, 'me'>, clock: Clock): Record<string, unknown> {
  return { decidedAt: clock.now(), decidedBy: me.userId, waitingSince: null };
}

async function releasedFor<F extends FoundDocument, S extends string, K>(
  tx: Tx,
  kind: DecidedDocument<F, S, K>,
  asked: Which,
  step: Parameters<typeof lockedFor<F, S>>[3],
): Promise<F> {
  if (kind.release) {
    const seen = await foundDocument(tx, kind, asked.id);
    requireStep(tx, kind, seen, step);
    await kind.release(tx, seen);
  }
  return lockedFor(tx, kind, asked, step);
}

/** The corrections by the labels of the form; a path that leads nowhere is refused. */
function saidCorrections<F extends FoundDocument, S extends string>(
  { of }: DocumentTable<F, S>,
  { content }: F,
  corrections: readonly Correction[],
): Finding[] {
  return corrections.map(({ path, reason }) => {
    const label = labelAt(of.fields, content, path);
    if (!label) throw wrongFields([wrongPath(path)]);
    return { path, label, says: { zh: reason, en: reason } };
  });
}
