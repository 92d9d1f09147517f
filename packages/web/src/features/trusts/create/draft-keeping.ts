import { check } from '@loadline/contract/kernel/schema';
import { changesOf } from '@loadline/contract/trusts/trust.changes';
import { contentFields, type TrustContent } from '@loadline/contract/trusts/trust-content';
import { makeTrust, saveTrust } from '@loadline/contract/trusts/trust-draft.api';
import { call } from '../../../kernel/call.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { TrustRecord } from '../trust-record.ts';

/** What stands on the server, of which version. */
export interface Standing {
  readonly version: number;
  readonly content: TrustContent;
}

/** What came of saving. */
export type Saved =
  | { readonly kind: 'saved'; readonly record: TrustRecord }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly says: string }
  /** Somebody else was quicker. */
  | { readonly kind: 'stale'; readonly current: Standing };

/** Saves a content over the version it was typed over; makes the draft first where there is none. Never rejects with a refusal. */
export async function saved(
  record: { id: string; version: number } | undefined,
  content: TrustContent,
  onMade: (record: TrustRecord) => void,
): Promise<Saved> {
  try {
    const { id, version } = record ?? (await made(onMade));
    return await savedOver(id, version, content);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.status === 0 ? { kind: 'offline' } : { kind: 'refused', says: error.says };
  }
}

async function made(onMade: (record: TrustRecord) => void): Promise<{ id: string; version: number }> {
  const record = await call(makeTrust, { refusal: 'in place' });
  onMade(record);
  return record.trust;
}

async function savedOver(id: string, version: number, content: TrustContent): Promise<Saved> {
  try {
    const record = await call(saveTrust, { body: { id, version, ...content }, refusal: 'in place' });
    return { kind: 'saved', record };
  } catch (error) {
    const current = error instanceof Refusal && error.status === 409 ? standingIn(error.data) : undefined;
    if (!current || current.version === version) throw error;
    // Our own saving whose answer was lost on the way: nothing differs, and the next one goes on from there.
    if (changesOf(current.content, content).length === 0) return savedOver(id, current.version, content);
    return { kind: 'stale', current };
  }
}

/** The version and content that a refusal 409 carries. */
function standingIn(data: unknown): Standing | undefined {
  if (typeof data !== 'object' || data === null || !('current' in data)) return undefined;
  const { current } = data;
  if (typeof current !== 'object' || current === null || !('version' in current)) return undefined;
  const checked = check(contentFields, current);
  return checked.ok && typeof current.version === 'number'
    ? { version: current.version, content: checked.value }
    : undefined;
}
