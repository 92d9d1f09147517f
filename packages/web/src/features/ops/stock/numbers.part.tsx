import { say } from '@loadline/contract/kernel/text';
import { stockNumber } from '@loadline/contract/waybills/awb-stock';
import { countStock, exportStock, listStock, stockOverview } from '@loadline/contract/waybills/awb-stock.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { DocumentNumber } from '../../../resource/document-number.tsx';
import { filterOf } from '../../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { inLanguage } from '../named.ts';
import { NumberPanel } from './number-panel.tsx';
import { NumbersBatch } from './numbers-batch.tsx';
import { deedsOfAll, type StockNumber } from './stock.ts';

/** Every number there is: who has it, since when, and why. */
export function NumbersPart() {
  const { t, language } = useWords();
  const { data: overview = [] } = useQuery(asking(stockOverview, {}));
  const prefixes = overview.map(({ prefix, nameZh, nameEn }) => ({
    value: prefix,
    label: `${prefix} ${inLanguage(language, nameZh ?? '', nameEn ?? '')}`.trim(),
  }));
  return (
    <ResourceList
      name="opsStock"
      frame="desk"
      title={t('stock.part.numbers')}
      search={say(countStock.query.search.label, language)}
      fields={stockNumber.fields}
      keyedBy="mawbNo"
      list={listStock}
      count={countStock}
      sheet={{ from: exportStock }}
      columns={['mawbNo', 'airline', 'state', 'takenFor', 'reason', 'who', 'at', 'onWaybill']}
      cells={numberCells}
      filters={[
        filterOf(countStock.query, 'prefix', language, { options: prefixes }),
        filterOf(countStock.query, 'state', language),
      ]}
      sums={(rows) => (deedsOfAll(rows).length === 0 ? t('stock.mixed') : null)}
      withChosen={(rows, clear) => <NumbersBatch rows={rows} onDone={clear} />}
      panel={({ row, close }) => row && <NumberPanel key={row.mawbNo} number={row} onClose={close} />}
      unit={{ name: t('stock.unit.name'), one: t('stock.unit.one'), many: t('stock.unit.many') }}
      empty={{ title: t('stock.none'), detail: t('stock.noneDetail') }}
    />
  );
}

function numberCells({ t, language }: Words): ColumnLooks<typeof stockNumber.fields, StockNumber> {
  return {
    mawbNo: { width: 150, cell: ({ mawbNo }) => <DocumentNumber number={mawbNo} /> },
    airline: {
      width: 130,
      cell: ({ airline, airlineEn }) => inLanguage(language, airline ?? '', airlineEn ?? ''),
    },
    takenFor: { width: 180 },
    reason: { width: 180, muted: true },
    who: { width: 110, cell: ({ who }) => who || t('stock.program') },
    at: { width: 110, muted: true },
    onWaybill: { width: 100 },
  };
}
