import { isList, isRecord } from '../kernel/changes.ts';
import type { Fields, ValuesOf } from '../kernel/field.ts';
import type { Finding } from '../kernel/schema.ts';
import { check } from '../kernel/schema.ts';
import type { DocumentPath } from './document.path.ts';
import { fieldAt, labelAt } from './document.path.ts';

/** What can be kept of something half typed, and what cannot: `findings` stand at a `DocumentPath`. */
export interface SoundPart<T> {
  readonly content: T;
  readonly findings: readonly Finding[];
}

/**
 * The sound part of what was typed into a document: a value that its own field refuses is left open, so that a draft can
 * be saved at any moment, and is told as a finding.
 */
export function soundPartOf<F extends Fields>(fields: F, entered: unknown): SoundPart<ValuesOf<F>> {
  const checked = check(fields, entered);
  if (checked.ok) return { content: checked.value, findings: [] };
  // From the end, so that a list that is thinned out keeps the places before.
  const rest = checked.findings.reduceRight<unknown>(
    (left, { path }) => without(left, path.split('.'), emptyAt(fields, byId(entered, path))),
    entered,
  );
  const kept = check(fields, rest);
  // Never an empty content in its place: it would be saved over what is there.
  if (!kept.ok) throw new Error(`no sound part: ${kept.findings.map(({ path }) => path).join()}`);
  const findings = checked.findings.map((finding) => {
    const path = byId(entered, finding.path);
    return { ...finding, path, label: labelAt(fields, kept.value, path) ?? finding.label };
  });
  return { content: kept.value, findings };
}

/** What stands for nothing in a field. */
function emptyAt(fields: Fields, path: DocumentPath): unknown {
  const field = fieldAt(fields, path);
  if (field?.kind === 'list') return [];
  return field?.kind === 'flag' ? false : null;
}

/** A wrong field is emptied, a wrong one of several is left out. */
function without(value: unknown, [step, ...rest]: readonly string[], empty: unknown): unknown {
  if (step === undefined) return empty;
  if (Array.isArray(value)) {
    const at = Number(step);
    if (rest.length === 0) return value.filter((_, place) => place !== at);
    return value.map((one: unknown, place) => (place === at ? without(one, rest, empty) : one));
  }
  const around = isRecord(value) ? value : {};
  return { ...around, [step]: without(around[step], rest, empty) };
}

/** A finding of the check counts rows by their places, a document by their ids. */
function byId(entered: unknown, path: string): DocumentPath {
  let here = entered;
  const steps = path.split('.').map((step) => {
    const row = isList(here) ? here[Number(step)] : undefined;
    here = isList(here) ? row : isRecord(here) ? here[step] : undefined;
    return isRecord(row) && typeof row.id === 'string' ? row.id : step;
  });
  // One of several texts stands at its list.
  return steps.join('.').replace(/\.\d+$/, '');
}
