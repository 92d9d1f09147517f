import { type EntryLine, entryFile, entryLineFields } from '@loadline/contract/clearance/entry';
import type { takeCodes } from '@loadline/contract/clearance/entry.api';
import { dispositions } from '@loadline/contract/clearance/entry.codes';
import { blocksOfLine } from '@loadline/contract/clearance/entry-summary.rules';
import type { DocumentType } from '@loadline/contract/codes/document-type';
import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { type ReactNode, useMemo } from 'react';
import { useWords } from '../../kernel/words.ts';
import { FilesCard } from '../../resource/files/files-card.tsx';
import type { FileCalls, RecordFile } from '../../resource/files/record-file.ts';
import { columnsOf } from '../../resource/resource-columns.tsx';
import { useFacts } from '../../resource/resource-detail.tsx';
import { missing } from '../../resource/value-text.ts';
import { Card } from '../../ui/card.tsx';
import { FactStrip } from '../../ui/fact-strip.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { OrderLink } from '../orders/order-link.tsx';
import { ChangedCode, ChangedCodes } from './changed-codes.tsx';
import type { EntryRecord } from './entry-record.ts';
import { EntryTime } from './entry-time.tsx';
import { papersOf } from './pga-card.tsx';

const figures = [
  'packages',
  'grossWeight',
  'lineCount',
  'value',
  'eta',
  'arrivedAt',
  'filedAt',
  'releasedAt',
];
/** The figures of an entry in one row. */
export function EntryFigures({ file }: Pick<EntryRecord, 'file'>) {
  const facts = useFacts({
    fields: entryFile.fields,
    keys: figures,
    record: file,
    instead: {
      arrivedAt: <EntryTime at={file.arrivedAt} />,
      filedAt: <EntryTime at={file.filedAt} />,
      releasedAt: <EntryTime at={file.releasedAt} />,
    },
  });
  return <FactStrip facts={facts} />;
}

const lineKeys = [
  'orderNumber',
  'hsDest',
  'nameEn',
  'mid',
  'origin',
  'declaredQty',
  'unit',
  'totalPriceUsd',
] as const;

interface EntryLinesProps {
  of: EntryRecord;
  take: typeof takeCodes;
  /** What can be done with a line, at its end. */
  deed?: (line: EntryLine) => ReactNode;
}

/** The lines as the goods of the orders are, with what the entry summary asks of each besides. */
export function EntryLines({ of, take, deed }: EntryLinesProps) {
  const { file, lines } = of;
  const { t, language } = useWords();
  const columns = useMemo(
    () =>
      columnsOf<typeof entryLineFields, EntryLine>({
        fields: entryLineFields,
        keys: lineKeys,
        cells: {
          hsDest: {
            cell: ({ hsDest, pga, changes }) => (
              <>
                {hsDest ?? missing}
                <ChangedCode line={{ changes }} kind="hts" />
                {pga.length > 0 ? (
                  <small className="data-table__second">{pga.map(({ flag }) => flag).join(', ')}</small>
                ) : null}
              </>
            ),
          },
          mid: {
            cell: ({ mid, changes }) => (
              <>
                {mid ?? missing}
                <ChangedCode line={{ changes }} kind="mid" />
              </>
            ),
          },
          orderNumber: { width: 150, cell: ({ orderNumber }) => <OrderLink no={orderNumber} /> },
          nameEn: {
            width: 190,
            header: t('clearance.goods'),
            cell: (line) => (
              <>
                {language === 'en' ? line.nameEn : line.nameZh}
                <LineBlocks line={line} />
              </>
            ),
          },
        },
        language,
      }).map((column) => ({
        ...column,
        total: {
          nameEn: t('customs.lines.total'),
          totalPriceUsd: file.value === null ? missing : moneyText(file.value),
        }[column.key],
      })),
    [t, language, file],
  );
  const deeds = deed && [{ key: 'deed', header: '7501', width: 60, cell: deed }];
  return (
    <Card flush title={t('clearance.lines')} aside={wholeText(lines.length)}>
      <ChangedCodes of={of} take={take} />
      <DataTable
        label={t('clearance.lines')}
        columns={deeds ? [...columns, ...deeds] : columns}
        rows={lines}
        rowKey={({ orderNumber, goodsNo }) => `${orderNumber} ${goodsNo}`}
        instead={lines.length === 0 ? <p className="customs-none">{t('customs.lines.none')}</p> : undefined}
      />
    </Card>
  );
}

/** The blocks of the form that are said of this line alone. */
function LineBlocks({ line }: { line: EntryLine }) {
  const { language } = useWords();
  const blocks = blocksOfLine(line, language);
  return blocks.length > 0 ? <small className="data-table__second">{blocks.join(' · ')}</small> : null;
}

/** What customs said of the cargo, the newest first. */
export function DispositionsCard({ of: { dispositions: told } }: { of: EntryRecord }) {
  const { t, language } = useWords();
  if (told.length === 0) return null;
  return (
    <Card flush title={t('clearance.dispositions')} aside={wholeText(told.length)}>
      <ul className="customs-orders">
        {told.map(({ code, at, quantity, who, note }) => {
          const word = wordOf(dispositions, code);
          return (
            <li key={`${code} ${at} ${quantity}`}>
              <StateDot family={word.family ?? 'void'}>{say(word, language)}</StateDot>
              <small>
                <EntryTime at={at} />{' '}
                {[quantity !== null && t('clearance.pieces', { pieces: wholeText(quantity) }), who, note]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** The papers of an entry by the kinds of the specification: 1, 2, 8, 10 and 11, and what agencies ask for. */
export function EntryPapers({
  of,
  files,
  calls,
  closed = [],
}: {
  of: Pick<EntryRecord, 'file' | 'lines' | 'papers'>;
  files: readonly RecordFile[];
  calls: FileCalls;
  /** What its customer does not bring himself. */
  closed?: readonly DocumentType[];
}) {
  const { t } = useWords();
  const { file } = of;
  const isDue: Partial<Record<DocumentType, boolean>> = {
    '1': file.status === 'PREPARING',
    '11': file.status === 'TAX_DUE',
  };
  const kinds = (['1', '2', '8', '10', '11'] as const).map((type) => ({
    type,
    none: t('customs.papers.none'),
    isDue: isDue[type] ?? false,
    isClosed: closed.includes(type),
  }));
  const ofAgencies = papersOf(of).map(({ onOrders, ...kind }) => ({
    ...kind,
    none: onOrders > 0 ? t('clearance.pga.onOrders', { count: onOrders }) : t('customs.papers.none'),
  }));
  return (
    <FilesCard
      files={files}
      calls={calls}
      kinds={[...kinds, ...ofAgencies]}
      usual={file.status === 'TAX_DUE' ? '11' : '1'}
    />
  );
}
