import { wordOf } from '../kernel/code.ts';
import type { Field } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import type { AwbPath } from './awb-path.ts';
import { fieldAtAwbPath, labelOfAwbPath } from './awb-path.ts';

/** One difference between two versions of a form; words are empty where nothing stood or stands. */
export interface AwbChange {
  readonly path: AwbPath;
  readonly label: Text;
  readonly from: Text;
  readonly to: Text;
}

/** What differs between two versions of a form, in the order of the form. Either may be a part of a form. */
export function changesOfAwb(before: object, after: object): AwbChange[] {
  return between('', before, after).map(({ path, from, to }) => ({
    path,
    label: labelOfAwbPath(path) ?? { zh: path, en: path },
    from: wordsAt(path, from),
    to: wordsAt(path, to),
  }));
}

interface Found {
  readonly path: AwbPath;
  readonly from: unknown;
  readonly to: unknown;
}

function between(path: AwbPath, from: unknown, to: unknown): Found[] {
  if (isObject(from) && isObject(to) && !path.endsWith('dimensions')) {
    const keys = [...new Set([...Object.keys(to), ...Object.keys(from)])];
    const [was, is] = [new Map(Object.entries(from)), new Map(Object.entries(to))];
    return keys.flatMap((key) => between(path === '' ? key : `${path}.${key}`, was.get(key), is.get(key)));
  }
  return JSON.stringify(from ?? null) === JSON.stringify(to ?? null) ? [] : [{ path, from, to }];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A value of a form in words: codes by their tables, lines on one line each. */
export function wordsAt(path: AwbPath, value: unknown): Text {
  const field = fieldAtAwbPath(path);
  return field ? words(field, value) : same(String(value ?? ''));
}

function words(field: Field, value: unknown): Text {
  if (value === null || value === undefined) return same('');
  if (field.kind === 'code') return wordOf(field.table, String(value));
  if (field.kind === 'flag') return value === true ? { zh: '是', en: 'Yes' } : { zh: '否', en: 'No' };
  if (field.kind === 'list' && Array.isArray(value))
    return joined(
      value.map((one) => words(field.item, one)),
      '\n',
    );
  if (field.kind === 'group' && isObject(value)) {
    const inner = Object.entries(value).flatMap(([key, one]) => {
      const part = field.fields[key];
      return part ? [words(part, one)] : [];
    });
    return joined(
      inner.filter(({ en }) => en !== ''),
      ' · ',
    );
  }
  return same(String(value));
}

function joined(texts: readonly Text[], by: string): Text {
  return { zh: texts.map(({ zh }) => zh).join(by), en: texts.map(({ en }) => en).join(by) };
}

function same(text: string): Text {
  return { zh: text, en: text };
}
