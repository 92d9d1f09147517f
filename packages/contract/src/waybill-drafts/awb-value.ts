import { wordOf } from '../kernel/code.ts';
import type { Field } from '../kernel/field.ts';
import { flagWords } from '../kernel/flag-words.ts';
import type { Text } from '../kernel/text.ts';
import type { AwbPath } from './awb-path.ts';
import { fieldAtAwbPath } from './awb-path.ts';

/** A value of a form in words: codes by their tables, lines on one line each. */
export function wordsAt(path: AwbPath, value: unknown): Text {
  const field = fieldAtAwbPath(path);
  return field ? words(field, value) : same(plain(value));
}

function words(field: Field, value: unknown): Text {
  if (value === null || value === undefined) return same('');
  if (field.kind === 'code') return wordOf(field.table, plain(value));
  if (field.kind === 'flag') return value === true ? flagWords.yes : flagWords.no;
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
  return same(plain(value));
}

function joined(texts: readonly Text[], by: string): Text {
  return { zh: texts.map(({ zh }) => zh).join(by), en: texts.map(({ en }) => en).join(by) };
}

function same(text: string): Text {
  return { zh: text, en: text };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Texts and numbers as they stand; a form holds nothing else that has no words of its own. */
function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
