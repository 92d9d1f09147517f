import { say } from '@loadline/contract/kernel/text';
import { stockNumber } from '@loadline/contract/waybills/awb-stock';
import { countStock, exportStock, listStock, stockOverview } from '@loadline/contract/waybills/awb-stock.api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking, type Question } from '../../../kernel/asking.ts';
import { callForFile } from '../../../kernel/call.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { DocumentNumber } from '../../../resource/document-number.tsx';
import { ExportButton, useExport } from '../../../resource/export-button.tsx';
import { filterOf } from '../../../resource/filter/filter-spec.ts';
import { columnsOf } from '../../../resource/resource-columns.tsx';
import { type ListPage, useList } from '../../../resource/use-list.ts';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { useOpen } from '../../../resource/use-open.ts';
import { useSelection } from '../../../resource/use-selection.ts';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { DeskList } from '../desk-list.tsx';
import { inLanguage } from '../named.ts';
import { NumberPanel } from './number-panel.tsx';
import { NumbersBulk } from './numbers-bulk.tsx';
import { numbersShape, type StockNumber } from './stock.ts';

/** Every number there is: who has it, since when, and why. */
export function NumbersPart() {
  const words = useWords();
  const { t, language } = words;
  const address = useListAddress(numbersShape);
  const list = useList(address, {
    page: (asked) => named(asking(listStock, asked)),
    count: (filter) => asking(countStock, filter),
  });
  const { data: overview = [] } = useQuery(asking(stockOverview, {}));
  const columns = useMemo(() => columnsIn(words), [words]);
  const rows = list.page.data?.rows ?? [];
  const selection = useSelection<StockNumber>(JSON.stringify(address.filter), rows, ({ id }) => id);
  const { open, show } = useOpen();
  const row = rows.find(({ id }) => id === open);
  const file = useExport(() => callForFile(exportStock, { query: address.filter }));
  return (
    <PanelFrame
      look="sheet"
      panel={row ? <NumberPanel key={row.id} number={row} onClose={() => show(undefined)} /> : null}
    >
      <DeskList
        title={t('stock.part.numbers')}
        search={say(countStock.query.search.label, language)}
        actions={
          <ExportButton busy={file.busy} onStart={file.start}>
            {t('resource.export.all')}
          </ExportButton>
        }
        filters={[
          filterOf(countStock.query, 'prefix', language, {
            options: overview.map(({ prefix, nameZh, nameEn }) => ({
              value: prefix,
              label: `${prefix} ${inLanguage(language, nameZh ?? '', nameEn ?? '')}`.trim(),
            })),
          }),
          filterOf(countStock.query, 'state', language),
        ]}
        address={address}
        list={list}
        columns={columns}
        choice={{
          chosen: selection.keys,
          onChange: selection.choose,
          rowLabel: t('resource.selection.row'),
          pageLabel: t('resource.selection.page'),
        }}
        bulk={selection.keys.size > 0 ? <NumbersBulk selection={selection} /> : null}
        current={open}
        onPoint={show}
        unit={{ name: t('stock.unit.name'), one: t('stock.unit.one'), many: t('stock.unit.many') }}
        empty={<EmptyState title={t('stock.none')} detail={t('stock.noneDetail')} />}
      />
    </PanelFrame>
  );
}

/** A number is its own id. */
function named({
  queryKey,
  queryFn,
}: Question<ListPage<Omit<StockNumber, 'id'>>>): Question<ListPage<StockNumber>> {
  return {
    queryKey,
    queryFn: async (context) => {
      const { rows, next } = await queryFn(context);
      return { rows: rows.map((row) => ({ ...row, id: row.mawbNo })), next };
    },
  };
}

function columnsIn({ t, language }: Words): TableColumn<StockNumber>[] {
  return columnsOf<StockNumber>({
    fields: stockNumber.fields,
    keys: ['mawbNo', 'airline', 'state', 'takenFor', 'reason', 'who', 'at', 'onWaybill'],
    language,
    looks: {
      mawbNo: { width: 150, cell: ({ mawbNo }) => <DocumentNumber number={mawbNo} /> },
      airline: {
        width: 130,
        cell: ({ airline, airlineEn }) => inLanguage(language, airline ?? '', airlineEn ?? ''),
      },
      state: { width: 110 },
      takenFor: { width: 180 },
      reason: { width: 180, muted: true },
      who: { width: 110, cell: ({ who }) => who || t('stock.program') },
      at: { width: 110, muted: true },
      onWaybill: { width: 100 },
    },
  });
}
