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

type Found = Omit<TrustChange, 'label'>;

/** What differs between two contents, in the order of the form. Lines are known by their ids: moving one is no change. */
export function changesOf(before: TrustContent, after: TrustContent): TrustChange[] {
  return between('', before, after).map((found) => {
    const label = labelOfPath(found.from === null ? after : before, found.path);
    return { ...found, label: label ?? { zh: found.path, en: found.path } };
  });
}

function between(path: string, from: unknown, to: unknown): Found[] {
  if (isRecord(from) && isRecord(to)) {
    // What is asked for has come through the contract's check and so stands in the order of the form; jsonb keeps none.
    const keys = [...new Set([...Object.keys(to), ...Object.keys(from)])];
    return keys.flatMap((key) => between(path === '' ? key : `${path}.${key}`, from[key], to[key]));
  }
  if (path === 'cargo.lines' && Array.isArray(from) && Array.isArray(to))
    return between(path, byId(from), byId(to));
  const same = JSON.stringify(from ?? null) === JSON.stringify(to ?? null);
  return same ? [] : [{ path, from: from ?? null, to: to ?? null }];
}

function byId(lines: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(lines.filter(isRecord).map((line) => [String(line.id), line]));
}

/**
 * A content with changes laid on. Refused, with findings, when a path leads nowhere or what comes out is no content:
 * changes come from a table of the past.
 */
export function withChanges(
  content: TrustContent,
  changes: readonly Pick<TrustChange, 'path' | 'to'>[],
): Checked<TrustContent> {
  const laid = changes.reduce<unknown>((now, { path, to }) => laidOn(now, path.split('.'), to), content);
  return check(contentFields, laid);
}

/** A content, or what was typed of one, with a value laid at a path; a line that is laid as null goes, a new one comes last. */
export function withValueAt(content: unknown, path: TrustPath, to: unknown): unknown {
  return laidOn(content, path.split('.'), to);
}

function laidOn(value: unknown, [step, ...rest]: readonly string[], to: unknown): unknown {
  if (step === undefined) return to;
  if (Array.isArray(value)) return linesWith(value, step, rest, to);
  const inner: Record<string, unknown> = isRecord(value) ? value : {};
  return { ...inner, [step]: laidOn(inner[step], rest, to) };
}

function linesWith(lines: readonly unknown[], id: string, rest: readonly string[], to: unknown): unknown[] {
  const isIt = (line: unknown) => isRecord(line) && line.id === id;
  if (rest.length === 0 && to === null) return lines.filter((line) => !isIt(line));
  if (lines.some(isIt)) return lines.map((line) => (isIt(line) ? laidOn(line, rest, to) : line));
  // A new line comes whole; a change to a line that has gone meanwhile changes nothing.
  return rest.length === 0 ? [...lines, to] : [...lines];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
