import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { wholeText } from '@loadline/contract/kernel/figures';
import { orderApi } from '@loadline/contract/orders/order.api';
import { orderImportApi } from '@loadline/contract/orders/order-import.api';
import { orderSubject } from '@loadline/contract/orders/order-import.subject';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../kernel/asking.ts';
import { servedCustomer } from '../../kernel/served-customer.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { importCallsOf } from '../../resource/import-wizard/import-calls.ts';
import type { ImportEntry, ImportFacts, ImportSubject } from '../../resource/import-wizard/import-subject.ts';
import { wizardSubject } from '../../resource/import-wizard/wizard-subject.ts';
import { channelName } from './channel-name.ts';

/** The orders as something that is imported. */
export function useOrderImport(): ImportSubject {
  const words = useWords();
  const { data } = useQuery(asking(orderApi.overview, {}));
  const { data: limits } = useQuery(asking(orderImportApi.limits, {}));
  return useMemo(() => {
    const channels = data?.channels.map((channel) => channelName(channel, words.language));
    const wizard = servedCustomer() === undefined ? undefined : ('opsImportOrders' as const);
    const own = { ...ownWords(words), ...atHome, wizard, lists: { channelName: channels ?? [] } };
    return wizardSubject(orderSubject, own, words, limits);
  }, [words, data, limits]);
}

const atHome = {
  page: 'order',
  recordIs: 'rows',
  place: {},
  calls: importCallsOf(orderSubject, { facts: factsOf, entry: entryOf }),
} as const;

function ownWords({ t }: Words) {
  const counted = (orders: number) =>
    t(orders === 1 ? 'import.orders.one' : 'import.orders.many', { n: wholeText(orders) });
  return {
    title: t('import.orders.title'),
    listTitle: t('import.orders.list'),
    imported: ({ id, importedRecords }: ImportFacts) => (importedRecords > 0 ? { importId: id } : undefined),
    notes: [
      t('import.orders.notes.grouping'),
      t('import.orders.notes.columns'),
      t('import.orders.notes.layouts'),
    ],
    counted,
    again: ({ records, madeRecords }: ImportFacts) =>
      records === madeRecords
        ? t('import.orders.again.nothing')
        : t('import.orders.again.some', { records: counted(records - madeRecords) }),
    skipped: t('import.orders.inUse'),
  };
}

function entryOf(entry: AnswerOf<typeof orderImportApi.history>['rows'][number]): ImportEntry {
  return { ...entry, records: entry.orders, importedRecords: entry.importedOrders };
}

function factsOf(detail: AnswerOf<typeof orderImportApi.detail>): ImportFacts {
  const { sameFile } = detail;
  return {
    ...detail,
    records: detail.orders,
    readyRecords: detail.readyOrders,
    writtenRecords: detail.writtenOrders,
    importedRecords: detail.importedOrders,
    madeRecords: detail.madeOrders,
    skippedRecords: detail.skippedOrders,
    sameFile: sameFile && { ...sameFile, importedRecords: sameFile.importedOrders },
  };
}
