import type { Finding } from '../kernel/schema.ts';
import { check } from '../kernel/schema.ts';
import type { TrustPath } from './trust.path.ts';
import { fieldAtPath, labelOfPath } from './trust.path.ts';
import type { TrustContent } from './trust-content.ts';
import { contentFields } from './trust-content.ts';

/** What can be kept of something half typed, and what cannot: `findings` stand at a `TrustPath`. */
export interface SoundPart {
  readonly content: TrustContent;
  readonly findings: readonly Finding[];
}

/**
 * The sound part of what was typed into a trust order: a value that its own field refuses is left open in the content,
 * so that a draft can be saved at any moment, and is told as a finding.
 */
export function soundPart(entered: unknown): SoundPart {
  const checked = check(contentFields, entered);
  if (checked.ok) return { content: checked.value, findings: [] };
  // From the end, so that a list that is thinned out keeps the places before.
  const rest = checked.findings.reduceRight<unknown>(
    (left, { path }) => without(left, path.split('.'), emptyAt(byId(entered, path))),
    entered,
  );
  const kept = check(contentFields, rest);
  // Never an empty content in its place: it would be saved over what is there.
  if (!kept.ok) throw new Error(`no sound part: ${kept.findings.map(({ path }) => path).join()}`);
  const findings = checked.findings.map((finding) => named(entered, kept.value, finding));
  return { content: kept.value, findings };
}

/** What stands for nothing in a field. */
function emptyAt(path: TrustPath): unknown {
  const field = fieldAtPath(path);
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
  const around = typeof value === 'object' && value !== null ? value : {};
  return { ...around, [step]: without(Reflect.get(around, step), rest, empty) };
}

/** A finding of the check counts lines by their places, a trust order by their ids. */
function named(entered: unknown, content: TrustContent, finding: Finding): Finding {
  const path = byId(entered, finding.path);
  return { ...finding, path, label: labelOfPath(content, path) ?? finding.label };
}

function byId(entered: unknown, path: string): TrustPath {
  const [block, list, place, ...rest] = path.split('.');
  if (block === 'cargo' && list === 'lines' && place !== undefined) {
    const lines = inner(inner(entered, 'cargo'), 'lines');
    const id = inner(inner(lines, place), 'id');
    return ['cargo', 'lines', String(id), ...rest].join('.');
  }
  // One of several texts stands at its list.
  return path.replace(/\.\d+$/, '');
}

function inner(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
