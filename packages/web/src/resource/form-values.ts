import type { Field, Fields } from '@loadline/contract/kernel/field';
import type { Finding } from '@loadline/contract/kernel/schema';
import type { FormSection, InputLook, InputLooks, Values } from './input-look.ts';

/** The lock of a record: sent back as it came, never typed. */
const lock = 'version';

/** What is carried but not entered: ids and the lock, unless the screen gives them an input; a choice of one. */
export function isCarried(key: string, field: Field, look: InputLook | undefined): boolean {
  if (look?.input || look?.options) return false;
  return field.kind === 'id' || key === lock || isChoiceOfOne(field);
}

function isChoiceOfOne(field: Field): boolean {
  return field.kind === 'code' && Object.keys(field.table.codes).length === 1;
}

/** An empty input is a missing value; everything typed is text until the contract reads it. */
export function asInput(fields: Fields, values: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, readAs(field, values[key])]));
}

function readAs(field: Field, value: unknown): unknown {
  if (value === undefined || value === null) return emptyOf(field);
  if (value === '' && !field.required) return null;
  return field.kind === 'whole' && typeof value === 'string' && value !== '' ? Number(value) : value;
}

function emptyOf(field: Field): unknown {
  if (!field.required) return null;
  switch (field.kind) {
    case 'flag':
      return false;
    case 'list':
      return [];
    case 'text':
    case 'secret':
    case 'code':
    case 'id':
      return '';
    default:
      return undefined;
  }
}

/** A record as its form begins: what is masked is not typed back. */
export function asEntered(record: Values, looks: InputLooks): Values {
  const entered = Object.entries(record).map(([key, value]): [string, unknown] => [
    key,
    looks[key]?.secret === 'masked' ? '' : value,
  ]);
  return Object.fromEntries(entered);
}

/** Whether two states of a form say something different. */
export function differs(fields: Fields, one: Values, other: Values): boolean {
  return JSON.stringify(asInput(fields, one)) !== JSON.stringify(asInput(fields, other));
}

/** The finding of a field, or of a part of it. */
export function findingAt(findings: readonly Finding[], key: string): Finding | undefined {
  return findings.find(({ path }) => path === key || path.startsWith(`${key}.`));
}

/** The findings that the server's refusal carries in its data; none where it says something else. */
export function findingsIn(data: unknown): Finding[] {
  return Array.isArray(data) ? data.filter(isFinding) : [];
}

function isFinding(value: unknown): value is Finding {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'label' in value &&
    isText(value.label) &&
    'says' in value &&
    isText(value.says)
  );
}

function isText(value: unknown): value is Finding['says'] {
  return typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;
}

/** Every field that is entered under a heading; what no section names stands at the end, so that nothing is lost. */
export function sectionsOf(
  fields: Fields,
  sections: readonly FormSection[],
  looks: InputLooks,
): FormSection[] {
  const entered = Object.entries(fields).flatMap(([key, field]) =>
    isCarried(key, field, looks[key]) ? [] : [key],
  );
  const named = new Set(sections.flatMap(({ keys }) => keys));
  const rest = entered.filter((key) => !named.has(key));
  const kept = sections.map((section) => ({
    ...section,
    keys: section.keys.filter((key) => entered.includes(key)),
  }));
  return [...kept, { keys: rest }].filter(({ keys }) => keys.length > 0);
}
