import { importFailures, importStates } from '@loadline/contract/imports/import';
import type { ImportColumn } from '@loadline/contract/imports/import.column';
import { isError } from '@loadline/contract/imports/import.finding';
import { leftOutReasons } from '@loadline/contract/imports/import.rows';
import type { ImportSubject as Subject } from '@loadline/contract/imports/import.subject';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { wholeText } from '@loadline/contract/kernel/figures';
import { type Language, say } from '@loadline/contract/kernel/text';
import type { Words } from '../../kernel/words.ts';
import { unitText } from '../unit.ts';
import type { ImportSubject, SheetColumn } from './import-subject.ts';

type Limits = AnswerOf<Subject['api']['limits']>;

/** What the wizard has to be told of a subject: where it opens, what it is called, and the lists of the database. */
type Own = Pick<
  ImportSubject,
  | 'page'
  | 'wizard'
  | 'place'
  | 'imported'
  | 'title'
  | 'listTitle'
  | 'records'
  | 'notes'
  | 'recordIs'
  | 'counted'
  | 'again'
  | 'skipped'
  | 'begin'
  | 'beside'
  | 'calls'
> & {
  readonly lists?: Readonly<Record<string, readonly string[]>>;
};

/** A subject of the contract as the wizard shows it, in one language. */
export function wizardSubject(
  subject: Subject,
  { lists = {}, ...own }: Own,
  { t, language }: Words,
  limits: Limits | undefined,
): ImportSubject {
  const columns = new Map(subject.columns.map((column) => [column.key, column]));
  const choices = (key: string) =>
    lists[key] ?? columns.get(key)?.words.map((word) => say(word, language)) ?? [];
  // The first of many allowed values: the rest stands below as choices, or appears while one types.
  const fewOf = (all: readonly string[]) =>
    all.length > 4 ? `${all.slice(0, 3).join(language === 'en' ? ', ' : '\u3001')} \u2026` : undefined;
  return {
    ...own,
    name: subject.name,
    takesCsv: subject.takesCsv === true,
    limits:
      limits &&
      t(subject.takesCsv ? 'import.upload.csvLimits' : 'import.upload.limits', {
        megabytes: limits.megabytes,
        rows: wholeText(limits.rows),
      }),
    columns: subject.columns.map((column) => sheetColumn(column, language)),
    stateOf: (state) => wordOf(importStates, state),
    sayFailure: (failure) => say(wordOf(importFailures, failure), language),
    say: ({ key, code, value }) =>
      subject.say({ key, code, value: code === 'E07' ? (fewOf(choices(key)) ?? value) : value }, language),
    isError,
    sayLeftOut: (reason, madeAs) =>
      [say(wordOf(leftOutReasons, reason), language), madeAs].filter(Boolean).join(' '),
    choices,
  };
}

function sheetColumn(column: ImportColumn, language: Language): SheetColumn {
  const { key, group, unit, decimals, needed } = column;
  return {
    key,
    label: say(column, language),
    group: group && say(group, language),
    unit: unitText(unit),
    align: decimals === null ? 'start' : 'end',
    isNeeded: needed === 'always',
  };
}
