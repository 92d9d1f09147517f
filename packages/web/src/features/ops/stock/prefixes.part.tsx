import { checkAirWaybill } from '@loadline/contract/checks/waybill';
import { deskPages } from '@loadline/contract/desk-pages';
import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { awbOf, longestRange, plainAwb, shownAwb } from '@loadline/contract/waybills/awb-number';
import { type StockState, stockStates } from '@loadline/contract/waybills/awb-stock';
import { addRange, stockApi } from '@loadline/contract/waybills/awb-stock.api';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { PageLink, useGoTo } from '../../../kernel/page-link.tsx';
import { useWords, type Words } from '../../../kernel/words.ts';
import { DocumentNumber } from '../../../resource/document-number.tsx';
import type { InputLook, Values } from '../../../resource/input-look.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { missing } from '../../../resource/value-text.ts';
import { numberLook } from '../../../shared/waybills/number-look.ts';
import { Button } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';
import type { PrefixStock } from './stock.ts';
import { TakeDialog } from './take-dialog.tsx';
import '../desk.css';

const states: readonly StockState[] = ['free', 'reserved', 'locked', 'used', 'void'];

/** What each airline has left, the low ones first. */
export function PrefixesPart() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const [asked, setAsked] = useState<'add' | 'take'>();
  const overview = useQuery(asking(stockApi.overview, {}));
  const columns = useMemo(() => columnsIn(words), [words]);
  const rows = (overview.data ?? []).toSorted((one, other) => Number(other.low) - Number(one.low));
  const title = say(deskPages.opsStock.title, language);
  const low = rows.filter((row) => row.low).length;
  const add = (
    <Button look="primary" icon="plus" onClick={() => setAsked('add')}>
      {t('stock.add')}
    </Button>
  );
  return (
    <PanelFrame look="sheet">
      <div className="edge-list">
        <PageTitle
          title={title}
          facts={
            overview.data &&
            t('stock.counts', {
              free: wholeText(rows.reduce((sum, row) => sum + row.free, 0)),
              low: wholeText(low),
            })
          }
          actions={
            <>
              <Button icon="tag" onClick={() => setAsked('take')}>
                {t('stock.take')}
              </Button>
              {add}
            </>
          }
        />
        <div className="edge-list__rows">
          <DataTable
            label={title}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.prefix}
            phase={overview.isPending ? 'loading' : overview.isRefetching ? 'refreshing' : 'ready'}
            instead={
              overview.isError ? (
                <NotLoaded what={title} error={overview.error} onRetry={() => void overview.refetch()} />
              ) : overview.data && rows.length === 0 ? (
                <EmptyState title={t('stock.none')} detail={t('stock.noneDetail')} actions={add} />
              ) : undefined
            }
            onOpen={(prefix) => goTo('opsStock', { part: 'numbers', prefix })}
          />
        </div>
      </div>
      {asked === 'add' ? <RangeDialog onClose={() => setAsked(undefined)} /> : null}
      {asked === 'take' ? <TakeDialog prefixes={rows} onClose={() => setAsked(undefined)} /> : null}
    </PanelFrame>
  );
}

function columnsIn({ t, language }: Words): TableColumn<PrefixStock>[] {
  return [
    { key: 'prefix', header: t('stock.prefix'), width: 90, cell: ({ prefix }) => <b>{prefix}</b> },
    {
      key: 'airline',
      header: t('stock.airline'),
      width: 200,
      cell: ({ code, nameZh, nameEn }) =>
        [code, inLanguage(language, nameZh ?? '', nameEn ?? '')].filter(Boolean).join(' ') ||
        t('stock.unknown'),
    },
    ...states.map(
      (state): TableColumn<PrefixStock> => ({
        key: state,
        header: say(wordOf(stockStates, state), language),
        width: 96,
        align: 'end',
        cell: (row) => <Count row={row} state={state} />,
      }),
    ),
    {
      key: 'low',
      header: t('stock.level'),
      width: 170,
      cell: ({ low, lowAt }) =>
        low ? (
          <StateDot family="act">{t('stock.low', { least: wholeText(lowAt) })}</StateDot>
        ) : (
          <span className="value-missing">
            {lowAt === 0 ? t('stock.unwatched') : t('stock.enough', { least: wholeText(lowAt) })}
          </span>
        ),
    },
    {
      key: 'nextNo',
      header: t('stock.next'),
      width: 160,
      cell: ({ nextNo }) => (nextNo === null ? missing : <DocumentNumber number={nextNo} />),
    },
  ];
}

/** How many numbers are in a state; leads to them. */
function Count({ row, state }: { row: PrefixStock; state: StockState }) {
  const count = row[state];
  if (count === 0) return <span className="value-missing">0</span>;
  return (
    <PageLink page="opsStock" query={{ part: 'numbers', prefix: row.prefix, state }}>
      {wholeText(count)}
    </PageLink>
  );
}

/** A range of numbers the airline gave: by its first and last one, or by the first and how many. */
function RangeDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { t } = words;
  const done = useDone();
  return (
    <AskDialog
      title={t('stock.addTitle')}
      says={t('stock.addSays', { most: wholeText(longestRange) })}
      fields={addRange.body}
      inputs={{ first: numberLook(words), last: lastLook(words), count: countLook(words) }}
      submitLabel={t('stock.add')}
      onSubmit={async (body) => {
        const added = call(addRange, { body, refusal: 'in place' });
        const { added: count, known } = await added;
        await done(added, t('stock.added', { count: wholeText(count), known: wholeText(known) }));
      }}
      onClose={onClose}
    />
  );
}

function isTyped(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

/** Prefix and serial of a number that is right. */
function partsOf(value: unknown): { prefix: string; serial: number } | undefined {
  if (typeof value !== 'string' || checkAirWaybill(value) !== 'valid') return undefined;
  const plain = plainAwb(value);
  return { prefix: plain.slice(0, 3), serial: Number(plain.slice(3, 10)) };
}

function lastLook(words: Words): InputLook {
  const { t } = words;
  const look = numberLook(words);
  const sizeOf = (value: unknown, { first }: Values): number | undefined => {
    const [from, to] = [partsOf(first), partsOf(value)];
    return from && to && from.prefix === to.prefix ? to.serial - from.serial + 1 : undefined;
  };
  return {
    ...look,
    fault: (value, values) => {
      const wrong = look.fault?.(value, values);
      if (wrong !== undefined || !isTyped(value) || !partsOf(values['first'])) return wrong;
      const size = sizeOf(value, values);
      if (size === undefined) return t('stock.otherPrefix');
      if (size < 1) return t('stock.backwards');
      return size > longestRange ? t('stock.tooLong', { most: wholeText(longestRange) }) : undefined;
    },
    remark: (value, values) => {
      const size = sizeOf(value, values);
      return size === undefined ? t('waybills.number.right') : t('stock.size', { count: wholeText(size) });
    },
  };
}

function countLook({ t }: Words): InputLook {
  return {
    fault: (value, { last }) => (isTyped(value) === isTyped(last) ? t('stock.lastOrCount') : undefined),
    remark: (value, { first }) => {
      const from = partsOf(first);
      const count = Number(value);
      if (!from || !Number.isInteger(count) || count < 1) return undefined;
      return t('stock.until', { last: shownAwb(awbOf(from.prefix, from.serial + count - 1)) });
    },
  };
}
