import { z } from 'zod';
import type { CodeTable } from './code.ts';
import { exceeds } from './decimal.ts';
import type { Field, Fields, ValuesOf } from './field.ts';
import type { Resource } from './resource.ts';
import { fieldOf } from './resource.ts';
import type { Language, Text } from './text.ts';
import { say } from './text.ts';

/** A refused value: where it stands (`parties.0.company`), the field's label, and what would be right. */
export interface Finding {
  readonly path: string;
  readonly label: Text;
  readonly says: Text;
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly findings: Finding[] };

// On a page, zod's faster way needs eval; even asking whether it may breaks the content security policy.
z.config({ jitless: 'document' in globalThis });

const built = new WeakMap<Fields, z.ZodType>();

/**
 * Checks a JSON object against declared fields: unknown keys are dropped, nothing is coerced, texts are trimmed,
 * missing optional values become null. `as: 'query'` reads flags and numbers from their text form.
 */
export function check<F extends Fields>(fields: F, input: unknown): Checked<ValuesOf<F>> {
  const schema = built.get(fields) ?? z.object(shapeOf(fields));
  built.set(fields, schema);
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return { ok: true, value: parsed.data as ValuesOf<F> };
  return { ok: false, findings: firstPerPath(parsed.error.issues.map((issue) => findingOf(fields, issue))) };
}

/** A text that is too long often breaks its rule, too: one word about it is enough. */
function firstPerPath(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.toReversed().map((one) => [one.path, one])).values()].toReversed();
}

/** A query string's values are all text: numbers, flags and lists are read from it, then checked as any other. */
export function checkQuery<F extends Fields>(
  fields: F,
  query: Record<string, unknown>,
): Checked<ValuesOf<F>> {
  const read = Object.entries(fields).map(([key, field]) => [key, fromText(field, query[key])]);
  return check(fields, Object.fromEntries(read));
}

/** The findings in one language: `Label: what is right`. */
export function sayFindings(findings: readonly Finding[], language: Language): string {
  return findings
    .map(
      (finding) =>
        `${say(finding.label, language)}${language === 'en' ? ': ' : '：'}${say(finding.says, language)}`,
    )
    .join(language === 'en' ? '; ' : '；');
}

/** A finding at one field of a record, in words that say what is right; unless told, that it is missing. */
export function findingOn<F extends Fields>(
  of: Resource<F>,
  key: keyof F & string,
  right: Text = required,
): Finding {
  return { path: key, label: fieldOf(of, key).label, says: right };
}

function fromText(field: Field, value: unknown): unknown {
  if (value === undefined || value === '') return undefined;
  if (field.kind === 'list')
    return (Array.isArray(value) ? value : textsIn(value)).map((one) => fromText(field.item, one));
  if (field.kind === 'whole' && typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return Number(value);
  if (field.kind === 'flag') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

function textsIn(value: unknown): unknown[] {
  return typeof value === 'string' ? value.split(',') : [value];
}

function shapeOf(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, zodOf(field)]));
}

function zodOf(field: Field): z.ZodType {
  const strict = strictOf(field);
  return field.required ? strict : strict.nullish().transform((value) => value ?? null);
}

function strictOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return textOf(field);
    case 'secret':
      return secretOf(field);
    case 'id':
      return z.string(says(anId)).regex(uuid, says(anId));
    case 'whole':
      return z
        .int(says(aWhole(field.min, field.max)))
        .min(field.min, says(aWhole(field.min, field.max)))
        .max(field.max, says(aWhole(field.min, field.max)));
    case 'decimal':
      return z
        .string(says(aDecimal(field)))
        .refine((value) => isDecimal(value, field), says(aDecimal(field)));
    case 'date':
      return z.string(says(aDate)).refine(isDate, says(aDate));
    case 'instant':
      return z.string(says(anInstant)).refine(isInstant, says(anInstant));
    case 'flag':
      return z.boolean(says(aFlag));
    case 'code':
      return z
        .string(says(oneOf(field.table)))
        .refine((value) => Object.hasOwn(field.table.codes, value), says(oneOf(field.table)));
    case 'group':
      return z.object(shapeOf(field.fields), says(required));
    case 'list':
      return z
        .array(zodOf(field.item), says(required))
        .max(field.max, says({ zh: `最多 ${field.max} 项`, en: `at most ${field.max} items` }));
  }
}

function textOf(field: Field & { kind: 'text' }): z.ZodType {
  const { min, max, rule, plain = unchanged } = field;
  const text = z
    .string(says(required))
    .refine(isPlainText, says(plainText))
    .trim()
    .overwrite(plain)
    .min(min, says(min > 1 ? shortest(min) : required))
    .max(max, says(longest(max)));
  return rule ? text.refine((value) => value === '' || rule.test(value), says(rule.says)) : text;
}

function unchanged(value: string): string {
  return value;
}

function secretOf({ max, rule }: Field & { kind: 'secret' }): z.ZodType {
  const secret = z
    .string(says(required))
    .min(1, says(required))
    .max(max, says(longest(max)));
  return rule ? secret.refine((value) => value === '' || rule.test(value), says(rule.says)) : secret;
}

// A NUL cannot be stored by PostgreSQL and a lone surrogate is no text at all.
function isPlainText(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function isDecimal(
  value: string,
  { scale, min, max }: { scale: number; min?: string; max?: string },
): boolean {
  const match = /^-?\d{1,12}(?:\.(\d+))?$/.exec(value);
  if (!match || (match[1] ?? '').length > scale) return false;
  return (min === undefined || !exceeds(min, value)) && (max === undefined || !exceeds(value, max));
}

// PostgreSQL knows no year 0.
function isDate(value: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

function isInstant(value: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/.test(value) &&
    isDate(value.slice(0, 10)) &&
    !Number.isNaN(Date.parse(value))
  );
}

const required: Text = { zh: '不能为空', en: 'required' };
const plainText: Text = { zh: '含有无法识别的字符', en: 'has characters that cannot be read' };
const anId: Text = { zh: '编号格式错误', en: 'not a valid id' };
const aDate: Text = { zh: '应为日期，如 2026-11-20', en: 'a date such as 2026-11-20' };
const anInstant: Text = {
  zh: '应为时间，如 2026-11-20T08:00:00Z',
  en: 'a time such as 2026-11-20T08:00:00Z',
};
const aFlag: Text = { zh: '应为 true 或 false', en: 'true or false' };

function longest(max: number): Text {
  return { zh: `不能超过 ${max} 个字符`, en: `at most ${max} characters` };
}

function shortest(min: number): Text {
  return { zh: `至少 ${min} 个字符`, en: `at least ${min} characters` };
}

function aWhole(min: number, max: number): Text {
  return { zh: `应为 ${min} 至 ${max} 的整数`, en: `a whole number from ${min} to ${max}` };
}

function aDecimal({ scale, min, max }: { scale: number; min?: string; max?: string }): Text {
  const bounds = {
    zh: `${min ? `，不小于 ${min}` : ''}${max ? `，不大于 ${max}` : ''}`,
    en: `${min ? `, at least ${min}` : ''}${max ? `, at most ${max}` : ''}`,
  };
  return {
    zh: `应为数字，最多 ${scale} 位小数${bounds.zh}`,
    en: `a number with at most ${scale} decimals${bounds.en}`,
  };
}

function oneOf({ codes, byInstallation }: CodeTable): Text {
  const known = Object.keys(codes)
    .slice(0, byInstallation ? 3 : 20)
    .join(', ');
  if (byInstallation) return { zh: `应为已知的代码，如 ${known}`, en: `a known code such as ${known}` };
  return { zh: `应为以下之一：${known}`, en: `one of ${known}` };
}

// Zod carries plain strings: both languages travel as one JSON text and are taken apart again in findingOf.
function says(text: Text): string {
  return JSON.stringify(text);
}

function findingOf(fields: Fields, issue: z.core.$ZodIssue): Finding {
  const label = labelAt(fields, issue.path) ?? { zh: '请求', en: 'Request' };
  return { path: issue.path.join('.'), label, says: unpack(issue.message) };
}

function unpack(message: string): Text {
  return message.startsWith('{"zh"') ? (JSON.parse(message) as Text) : required;
}

function labelAt(fields: Fields, path: readonly PropertyKey[]): Text | undefined {
  let here: Field | undefined;
  for (const step of path) {
    if (typeof step === 'number') here = here?.kind === 'list' ? here.item : here;
    else here = (here?.kind === 'group' ? here.fields : here ? undefined : fields)?.[String(step)] ?? here;
  }
  return here?.label;
}
