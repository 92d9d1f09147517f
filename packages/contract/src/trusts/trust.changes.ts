import { withValue } from '../documents/document.path.ts';
import { changesBetween } from '../kernel/changes.ts';
import type { Checked } from '../kernel/schema.ts';
import { check } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';
import type { TrustPath } from './trust.path.ts';
import { labelOfPath } from './trust.path.ts';
import type { TrustContent } from './trust-content.ts';
import { contentFields } from './trust-content.ts';

/** One difference between two contents: a field, a whole party, or a whole line that came (from null) or went (to null). */
export interface TrustChange {
  readonly path: TrustPath;
  readonly label: Text;
  readonly from: unknown;
  readonly to: unknown;
}

/** What differs between two contents, in the order of the form. */
export function changesOf(before: TrustContent, after: TrustContent): TrustChange[] {
  return changesBetween(before, after).map((found) => {
    const label = labelOfPath(found.from === null ? after : before, found.path);
    return { ...found, label: label ?? { zh: found.path, en: found.path } };
  });
}

/**
 * A content with changes laid on. Refused, with findings, when a path leads nowhere or what comes out is no content:
 * changes come from a table of the past.
 */
export function withChanges(
  content: TrustContent,
  changes: readonly Pick<TrustChange, 'path' | 'to'>[],
): Checked<TrustContent> {
  const laid = changes.reduce<unknown>((now, { path, to }) => withValue(now, path, to), content);
  return check(contentFields, laid);
}
