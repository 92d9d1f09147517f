import { isCode, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { orderOverview } from '@loadline/contract/orders/order.api';
import { importFailures, importStates } from '@loadline/contract/orders/order-import';
import { importLimits } from '@loadline/contract/orders/order-import.api';
import { importColumns } from '@loadline/contract/orders/order-import.columns';
import { findingCodes, isError, sayFinding } from '@loadline/contract/orders/order-import.finding';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../kernel/asking.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { wholeText } from '../../resource/decimal.ts';
import type { ImportSubject } from '../../resource/import-wizard/import-subject.ts';
import { channelName } from './channel-name.ts';
import { orderImportCalls } from './order-import.calls.ts';
import { choicesIn, orderImportColumns } from './order-import.columns.ts';

/** The orders as something that is imported. */
export function useOrderImport(): ImportSubject {
  const words = useWords();
  const { data } = useQuery(asking(orderOverview, {}));
  const { data: limits } = useQuery(asking(importLimits, {}));
  return useMemo(() => {
    const channels = data?.channels.map((channel) => channelName(channel, words.language));
    return orderImport(words, channels ?? [], limits);
  }, [words, data, limits]);
}

function orderImport(
  { t, language }: Words,
  channels: readonly string[],
  limits: AnswerOf<typeof importLimits> | undefined,
): ImportSubject {
  const choices = (key: string) => (isCode(importColumns, key) ? choicesIn(key, language, channels) : []);
  // The first of many allowed values: the rest stands below as choices, or appears while one types.
  const fewOf = (all: readonly string[]) =>
    all.length > 4 ? `${all.slice(0, 3).join(language === 'en' ? ', ' : '\u3001')} \u2026` : undefined;
  return {
    name: 'orders',
    title: t('import.orders.title'),
    page: 'order',
    listTitle: t('import.orders.list'),
    imported: ({ id, importedRecords }) => (importedRecords > 0 ? { importId: id } : undefined),
    limits:
      limits && t('import.upload.limits', { megabytes: limits.megabytes, rows: wholeText(limits.rows) }),
    notes: [
      t('import.orders.notes.grouping'),
      t('import.orders.notes.columns'),
      t('import.orders.notes.layouts'),
    ],
    columns: orderImportColumns(language),
    stateOf: (state) => wordOf(importStates, state),
    sayFailure: (failure) => say(wordOf(importFailures, failure), language),
    say: ({ key, code, value }) =>
      isCode(importColumns, key) && isCode(findingCodes, code)
        ? sayFinding({ key, code, value: code === 'E07' ? (fewOf(choices(key)) ?? value) : value }, language)
        : `${code} ${value ?? ''}`,
    isError: (code) => !isCode(findingCodes, code) || isError(code),
    choices,
    counted: (records) =>
      t(records === 1 ? 'import.orders.one' : 'import.orders.many', { n: wholeText(records) }),
    calls: orderImportCalls,
  };
}
