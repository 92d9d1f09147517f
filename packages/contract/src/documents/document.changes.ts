import { changesBetween } from '../kernel/changes.ts';
import type { Fields, ValuesOf } from '../kernel/field.ts';
import type { Checked, Finding } from '../kernel/schema.ts';
import { check } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';
import type { DocumentPath } from './document.path.ts';
import { labelAt, withValue } from './document.path.ts';

/** One difference between two contents: a field, a whole group, or a whole row that came (from null) or went (to null). */
export interface DocumentChange {
  readonly path: DocumentPath;
  readonly label: Text;
  readonly from: unknown;
  readonly to: unknown;
}

/** What differs between two contents, in the order of the form. */
export function changesOf(fields: Fields, before: object, after: object): DocumentChange[] {
  return changesBetween(before, after).map((found) => {
    const label = labelAt(fields, found.from === null ? after : before, found.path);
    return { ...found, label: label ?? { zh: found.path, en: found.path } };
  });
}

/**
 * A content with changes laid on. Refused, with findings, when a path leads nowhere or what comes out is no content:
 * changes come from a table of the past.
 */
export function withChanges<F extends Fields>(
  fields: F,
  content: ValuesOf<F>,
  changes: readonly Pick<DocumentChange, 'path' | 'to'>[],
): Checked<ValuesOf<F>> {
  const laid = changes.reduce<unknown>((now, { path, to }) => withValue(now, path, to), content);
  return check(fields, laid);
}

/** A correction or an answer stands at a field that there is not. */
export function wrongPath(path: DocumentPath): Finding {
  return {
    path,
    label: { zh: '字段', en: 'Field' },
    says: { zh: `没有 ${path}`, en: `there is no ${path}` },
  };
}
