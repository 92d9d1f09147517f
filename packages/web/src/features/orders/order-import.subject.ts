import { isCode, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { orderOverview } from '@loadline/contract/orders/order.api';
import { importFailures, importStates } from '@loadline/contract/orders/order-import';
import { importColumns } from '@loadline/contract/orders/order-import.columns';
import { findingCodes, isError, sayFinding } from '@loadline/contract/orders/order-import.finding';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../kernel/asking.ts';
import { type Words, useWords } from '../../kernel/words.ts';
import { wholeText } from '../../resource/decimal.ts';
import type { ImportSubject } from '../../resource/import-wizard/import-subject.ts';
import { orderImportCalls } from './order-import.calls.ts';
import { choicesIn, orderImportColumns } from './order-import.columns.ts';

/** The orders as something that is imported. */
export function useOrderImport(): ImportSubject {
  const words = useWords();
  const { data } = useQuery(asking(orderOverview, {}));
  const channels = data?.channels;
  return useMemo(() => orderImport(words, channels ?? []), [words, channels]);
}

function orderImport({ t, language }: Words, channels: readonly string[]): ImportSubject {
  return {
    name: 'orders',
    title: t('import.orders.title'),
    page: 'order',
    listTitle: t('import.orders.list'),
    imported: ({ id, importedRecords }) => (importedRecords > 0 ? { importId: id } : undefined),
    limits: undefined,
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
        ? sayFinding({ key, code, value }, language)
        : `${code} ${value ?? ''}`,
    isError: (code) => !isCode(findingCodes, code) || isError(code),
    choices: (key) => (isCode(importColumns, key) ? choicesIn(key, language, channels) : []),
    counted: (records) =>
      t(records === 1 ? 'import.orders.one' : 'import.orders.many', { n: wholeText(records) }),
    calls: orderImportCalls,
  };
}
