import { isCode } from '@loadline/contract/kernel/code';
import type { Field } from '@loadline/contract/kernel/field';

/** Where a value differs from what its field declares: `rows.0.eta: expected date`. Extra keys differ too. */
export function mismatchesOf(field: Field, value: unknown, path = ''): string[] {
  if (value === null && !field.required) return [];
  if (field.kind === 'group') return inGroup(field, value, path);
  if (field.kind === 'list') {
    if (!Array.isArray(value)) return [`${path}: expected a list`];
    return value.flatMap((item, at) => mismatchesOf(field.item, item, `${path}.${at}`));
  }
  return isOf(field, value) ? [] : [`${path}: expected ${field.kind}, got ${JSON.stringify(value)}`];
}

function inGroup(field: Field & { kind: 'group' }, value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: expected a group`];
  const extra = Object.keys(value).filter((key) => !(key in field.fields));
  return [
    ...extra.map((key) => `${path}.${key}: not declared`),
    ...Object.entries(field.fields).flatMap(([key, inner]) =>
      mismatchesOf(inner, Reflect.get(value, key) ?? null, `${path}.${key}`),
    ),
  ];
}

const patterns: Partial<Record<Field['kind'], RegExp>> = {
  id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  decimal: /^-?\d+(\.\d+)?$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  instant: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
};

function isOf(field: Field, value: unknown): boolean {
  const pattern = patterns[field.kind];
  if (pattern) return typeof value === 'string' && pattern.test(value);
  if (field.kind === 'code') return isCode(field.table, value);
  if (field.kind === 'whole') return Number.isInteger(value);
  if (field.kind === 'flag') return typeof value === 'boolean';
  return typeof value === 'string';
}
