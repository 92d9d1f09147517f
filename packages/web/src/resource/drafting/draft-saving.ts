import { Refusal } from '../../kernel/refusal.ts';
import type { DraftKind, Standing } from './draft-kind.ts';

/** What came of saving. */
export type Saved<R, C> =
  | { readonly kind: 'saved'; readonly record: R }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly says: string }
  /** Somebody else was quicker. */
  | { readonly kind: 'stale'; readonly current: Standing<C> };

interface Where {
  readonly id: string;
  readonly version: number;
}

/** Saves a content over the version it was typed over; makes the draft first where there is none. Never rejects with a refusal. */
export async function saved<R, C>(
  draft: DraftKind<R, C>,
  where: Where | undefined,
  content: C,
  onMade: (record: R) => void,
): Promise<Saved<R, C>> {
  try {
    return await savedOver(draft, where ?? (await made(draft, onMade)), content);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.status === 0 ? { kind: 'offline' } : { kind: 'refused', says: error.says };
  }
}

async function made<R, C>(draft: DraftKind<R, C>, onMade: (record: R) => void): Promise<Where> {
  const record = await draft.make();
  onMade(record);
  return draft.headOf(record);
}

async function savedOver<R, C>(
  draft: DraftKind<R, C>,
  { id, version }: Where,
  content: C,
): Promise<Saved<R, C>> {
  try {
    return { kind: 'saved', record: await draft.save(id, version, content) };
  } catch (error) {
    const current =
      error instanceof Refusal && error.status === 409 ? standingIn(draft, error.data) : undefined;
    if (!current || current.version === version) throw error;
    return { kind: 'stale', current };
  }
}

/** The version and content that a refusal 409 carries. */
function standingIn<R, C>(draft: DraftKind<R, C>, data: unknown): Standing<C> | undefined {
  if (typeof data !== 'object' || data === null || !('current' in data)) return undefined;
  const { current } = data;
  if (typeof current !== 'object' || current === null || !('version' in current)) return undefined;
  const content = draft.read(current);
  return content !== undefined && typeof current.version === 'number'
    ? { version: current.version, content }
    : undefined;
}
