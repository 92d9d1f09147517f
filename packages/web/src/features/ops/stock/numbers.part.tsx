import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { stockNumber, stockStates } from '@loadline/contract/waybills/awb-stock';
import { stockApi, stockHistory } from '@loadline/contract/waybills/awb-stock.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords, type Words } from '../../../kernel/words.ts';
import { DocumentNumber } from '../../../resource/document-number.tsx';
import { filterOf } from '../../../resource/filter/filter-spec.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { officeTime } from '../../../resource/office-time.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { isMissing } from '../../../resource/value-text.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { inLanguage } from '../named.ts';
import { DeedDialog, NumbersBatch } from './numbers-batch.tsx';
import { deedsOf, deedsOfAll, type StockDeed, type StockNumber } from './stock.ts';
import '../../../resource/styles/history.css';

const facts = ['airline', 'state', 'takenFor', 'reason', 'who', 'at'] as const;

/** Every number there is: who has it, since when, and why. */
export function NumbersPart() {
  const { t, language } = useWords();
  const { data: overview = [] } = useQuery(asking(stockApi.overview, {}));
  const prefixes = overview.map(({ prefix, nameZh, nameEn }) => ({
    value: prefix,
    label: `${prefix} ${inLanguage(language, nameZh ?? '', nameEn ?? '')}`.trim(),
  }));
  return (
    <ResourceList
      name="opsStock"
      frame="desk"
      title={t('stock.part.numbers')}
      search={say(stockApi.count.query.search.label, language)}
      fields={stockNumber.fields}
      keyedBy="mawbNo"
      calls={stockApi}
      columns={['mawbNo', 'airline', 'state', 'takenFor', 'reason', 'who', 'at', 'onWaybill']}
      cells={numberCells}
      filters={[
        filterOf(stockApi.count.query, 'prefix', language, { options: prefixes }),
        filterOf(stockApi.count.query, 'state', language),
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

/** One number: how it stands, what became of it, and what can be done with it. */
function NumberPanel({ number, onClose }: { number: StockNumber; onClose: () => void }) {
  const { t } = useWords();
  const { mawbNo, onWaybill } = number;
  const [asked, setAsked] = useState<StockDeed>();
  const deeds = deedsOf(number);
  return (
    <SidePanel title={mawbNo} focus="stays" closeLabel={t('resource.close')} onClose={onClose}>
      <PanelBlock title={t('stock.facts')}>
        <ResourceDetail
          fields={stockNumber.fields}
          keys={facts.filter((key) => !isMissing(number[key]))}
          record={number}
        />
      </PanelBlock>
      <History mawbNo={mawbNo} />
      <PanelFoot>
        {onWaybill ? (
          <PageLink page="mawbDetail" query={{ no: mawbNo }} className={buttonClass()}>
            {t('stock.toWaybill')}
          </PageLink>
        ) : null}
        {deeds.map((deed) => (
          <Button key={deed} look={deed === 'void' ? 'danger' : 'secondary'} onClick={() => setAsked(deed)}>
            {t(`stock.deed.${deed}`)}
          </Button>
        ))}
      </PanelFoot>
      {asked ? <DeedDialog deed={asked} numbers={[mawbNo]} onClose={() => setAsked(undefined)} /> : null}
    </SidePanel>
  );
}

function History({ mawbNo }: { mawbNo: string }) {
  const { t, language } = useWords();
  const history = useQuery(asking(stockHistory, { mawbNo }));
  const title = t('resource.history.title');
  if (history.isError)
    return <NotLoaded what={title} error={history.error} onRetry={() => void history.refetch()} />;
  if (!history.data) return null;
  const named = (state: string) => say(wordOf(stockStates, state), language);
  return (
    <PanelBlock title={title}>
      <ol className="history">
        {history.data.map(({ at, who, from, to, reason }) => {
          const { short, full, offset } = officeTime(at);
          return (
            <li key={`${at} ${to}`} className="history__deed">
              <b>{who || t('stock.program')}</b> {from === null ? named(to) : `${named(from)} → ${named(to)}`}
              <time className="history__at" dateTime={at} title={`${full} ${offset}`}>
                {short}
              </time>
              {reason ? <p className="history__change">{reason}</p> : null}
            </li>
          );
        })}
      </ol>
    </PanelBlock>
  );
}
