import { shownEntryNumber } from '@loadline/contract/clearance/entry-number';
import { lineKey } from '@loadline/contract/clearance/entry-rfi';
import { printedHts } from '@loadline/contract/hts/hts-no';
import { wholeText } from '@loadline/contract/kernel/figures';
import { midLineFields } from '@loadline/contract/mids/mid-lines.api';
import type { PageName } from '@loadline/contract/pages';
import { type ReactNode, useMemo } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords, type Words } from '../../kernel/words.ts';
import { type ColumnLooks, columnsOf } from '../../resource/resource-columns.tsx';
import { missing } from '../../resource/value-text.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { MidLine, MidPreview } from './mid-record.ts';
import './mid.css';

interface LinesProps {
  of: MidPreview;
  entries: PageName;
}

interface OpenLinesProps extends LinesProps {
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

const openKeys = ['fileNo', 'hsDest', 'nameEn', 'orderNumber', 'status', 'mid', 'value'] as const;
const filedKeys = ['fileNo', 'hsDest', 'nameEn', 'orderNumber', 'status', 'filedAt', 'mid', 'value'] as const;

/** The lines that would have the code, each with what it has now; those that are not wanted are taken out. */
export function OpenLines({ of, entries, chosen, onChoose }: OpenLinesProps) {
  const words = useWords();
  const { t } = words;
  const { lines, mid } = of;
  const columns = useMemo(
    () =>
      columnsOf<typeof midLineFields, MidLine>({
        fields: midLineFields,
        keys: openKeys,
        cells: cellsOf(words, entries),
        language: words.language,
      }).toSpliced(6, 0, {
        key: 'to',
        header: words.t('mids.lines.to'),
        width: 160,
        cell: (line: MidLine) => <Becomes from={line.mid} to={mid.code} />,
      }),
    [words, entries, mid.code],
  );
  const count = new Set(lines.map(({ fileNo }) => fileNo)).size;
  return (
    <Card
      flush
      title={t('mids.lines.table')}
      aside={
        <StatusChip family={lines.length > 0 ? 'done' : 'void'}>
          {t('mids.lines.open', { lines: wholeText(lines.length), entries: wholeText(count) })}
        </StatusChip>
      }
    >
      <div className="mid-lines__open">
        <DataTable
          label={t('mids.lines.table')}
          columns={columns}
          rows={lines}
          rowKey={lineKey}
          lines="two lines"
          choice={{
            chosen,
            onChange: onChoose,
            rowLabel: lineKey,
            pageLabel: t('mids.lines.table'),
          }}
          instead={
            lines.length === 0 ? (
              <EmptyState title={t('mids.lines.nothing')} detail={t('mids.lines.nothingDetail')} />
            ) : undefined
          }
        />
      </div>
    </Card>
  );
}

/** The lines that are filed: they stay as they are, and the broker is asked for a correction. */
export function FiledLines({ of: { filed }, entries, children }: LinesProps & { children: ReactNode }) {
  const words = useWords();
  const { t } = words;
  const columns = useMemo(
    () =>
      columnsOf<typeof midLineFields, MidLine>({
        fields: midLineFields,
        keys: filedKeys,
        cells: cellsOf(words, entries),
        language: words.language,
      }),
    [words, entries],
  );
  if (filed.length === 0) return null;
  return (
    <Card
      flush
      title={t('mids.lines.filedTable')}
      aside={<StatusChip family="void">{t('mids.lines.filed', { count: filed.length })}</StatusChip>}
    >
      <div className="mid-lines__filed">
        <div className="mid-lines__note">
          <p>{t('mids.lines.brokerOnly')}</p>
          {children}
        </div>
        <DataTable
          label={t('mids.lines.filedTable')}
          columns={columns}
          rows={filed}
          rowKey={lineKey}
          lines="two lines"
        />
      </div>
    </Card>
  );
}

function cellsOf({ t, language }: Words, entries: PageName): ColumnLooks<typeof midLineFields, MidLine> {
  return {
    fileNo: {
      width: 150,
      cell: ({ fileNo, entryNo, goodsNo }) => (
        <>
          <PageLink page={entries} query={{ no: fileNo }}>
            {entryNo === null ? fileNo : shownEntryNumber(entryNo)}
          </PageLink>
          <small className="data-table__second">{t('mids.lines.line', { no: goodsNo })}</small>
        </>
      ),
    },
    hsDest: { width: 120, cell: ({ hsDest }) => printedHts(hsDest) },
    nameEn: {
      width: 180,
      header: t('mids.lines.goods'),
      cell: ({ nameEn, nameZh }) => (language === 'en' ? nameEn : nameZh),
    },
    orderNumber: { width: 172 },
    mid: { width: 160, cell: ({ mid }) => mid ?? missing },
  };
}

/** The new code, with the signs marked in which it differs from the one before. */
function Becomes({ from, to }: { from: string | null; to: string }) {
  if (from === null) return <ins>{to}</ins>;
  const [start, end] = differenceOf(from, to);
  return (
    <ins>
      {to.slice(0, start)}
      <mark>{to.slice(start, end)}</mark>
      {to.slice(end)}
    </ins>
  );
}

/** From where to where two codes differ, in the second one. */
function differenceOf(from: string, to: string): [start: number, end: number] {
  let start = 0;
  while (start < to.length && to[start] === from[start]) start++;
  let tail = 0;
  while (tail < to.length - start && to.at(-1 - tail) === from.at(-1 - tail) && tail < from.length - start)
    tail++;
  return [start, to.length - tail];
}
