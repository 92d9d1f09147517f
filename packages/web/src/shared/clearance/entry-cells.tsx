import { shownNumbers } from '@loadline/contract/checks/tracked-number';
import { entryFile } from '@loadline/contract/clearance/entry';
import { entryTypes } from '@loadline/contract/clearance/entry.codes';
import { type DutyState, dutyStates, ownDutyStates } from '@loadline/contract/clearance/entry-duty.codes';
import { isfStates } from '@loadline/contract/clearance/entry-isf.codes';
import { shownEntryNumber } from '@loadline/contract/clearance/entry-number';
import { wordOf } from '@loadline/contract/kernel/code';
import { gramsText, moneyText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { PageLink } from '../../kernel/page-link.tsx';
import { shortDay } from '../../kernel/time.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';
import type { ColumnLooks } from '../../resource/resource-columns.tsx';
import { missing } from '../../resource/value-text.ts';
import { StateDot } from '../../ui/status-chip.tsx';
import type { EntryRow } from './entry-record.ts';
import { EntryStateCell } from './entry-state.tsx';
import { EntryTime } from './entry-time.tsx';
import { FreeTime } from './free-time.tsx';
import { IsfClock } from './isf-clock.tsx';

const { fields } = entryFile;

const entryColumns = [
  'master',
  'reference',
  'entryType',
  'filedAt',
  'status',
  'eta',
  'packages',
  'value',
  'dutyTotal',
] as const;

/** What can be shown besides. */
const furtherColumns = [
  'lastFreeDay',
  'isfState',
  'fileNo',
  'entryNo',
  'house',
  'orderNumbers',
  'transport',
  'carrier',
  'flight',
  'departedAt',
  'arrivedAt',
  'port',
  'importerNo',
  'bondType',
  'lineCount',
  'grossWeight',
  'releasedAt',
  'liquidatedOn',
  'statusAt',
  'updatedAt',
] as const;

type EntryColumn = (typeof entryColumns)[number] | (typeof furtherColumns)[number];

interface EntryColumns {
  readonly columns: readonly EntryColumn[];
  readonly more: readonly EntryColumn[];
}

/** Of what customs hold the free time is asked for, and not how it is entered. */
export function entryColumnsOf(tab: string | undefined): EntryColumns {
  if (tab !== 'held') return { columns: entryColumns, more: furtherColumns };
  return {
    columns: [
      'master',
      'reference',
      'filedAt',
      'status',
      'lastFreeDay',
      'eta',
      'packages',
      'value',
      'dutyTotal',
    ],
    more: ['entryType', ...furtherColumns.filter((key) => key !== 'lastFreeDay')],
  };
}

/** How the columns look that both lists have; times are read in the zone that was chosen. */
export function entryCells<Row extends EntryRow>(
  { t, language }: Words,
  page: PageName,
): ColumnLooks<typeof fields, Row> {
  const time = (key: 'departedAt' | 'arrivedAt' | 'filedAt' | 'releasedAt' | 'statusAt' | 'updatedAt') => ({
    width: 150,
    cell: (row: Row) => <EntryTime at={row[key]} />,
  });
  return {
    master: {
      width: 168,
      header: t('clearance.column.waybill'),
      cell: (row) => (
        <>
          <DocumentNumber number={row.fileNo}>
            <PageLink page={page} query={{ no: row.fileNo }}>
              {row.master === null ? row.fileNo : shownNumbers(row.master)}
            </PageLink>
          </DocumentNumber>
          <small className="data-table__second">
            {row.entryNo === null ? t('clearance.noNumber') : shownEntryNumber(row.entryNo)}
          </small>
        </>
      ),
    },
    fileNo: { width: 128 },
    reference: {
      width: 128,
      header: t('clearance.column.reference'),
      cell: ({ reference }) => reference ?? missing,
    },
    entryType: {
      width: 132,
      cell: ({ entryType }) => say(wordOf(entryTypes, entryType), language),
    },
    departedAt: time('departedAt'),
    arrivedAt: time('arrivedAt'),
    filedAt: time('filedAt'),
    releasedAt: time('releasedAt'),
    statusAt: time('statusAt'),
    updatedAt: time('updatedAt'),
    status: { width: 210, cell: (row) => <EntryStateCell row={row} /> },
    lastFreeDay: {
      width: 168,
      cell: ({ lastFreeDay, freeEnds }) =>
        lastFreeDay === null || freeEnds === null ? (
          <span className="value-missing">{missing}</span>
        ) : (
          <>
            {shortDay(lastFreeDay)}
            <span className="data-table__second">
              <FreeTime ends={freeEnds} />
            </span>
          </>
        ),
    },
    isfState: {
      width: 190,
      cell: ({ isfState, isfDue, isfFiledAt }) =>
        isfState === null ? (
          <span className="value-missing">{missing}</span>
        ) : (
          <>
            {say(wordOf(isfStates, isfState), language)}
            <span className="data-table__second">
              <IsfClock of={{ isfState, isfDue, isfFiledAt }} />
            </span>
          </>
        ),
    },
    eta: { width: 84, muted: true },
    packages: {
      width: 96,
      header: t('clearance.column.cargo'),
      cell: ({ packages, grossWeight }) => (
        <>
          {wholeText(packages)}
          <small className="data-table__second">{gramsText(grossWeight)} kg</small>
        </>
      ),
    },
    value: { width: 110 },
    dutyTotal: {
      width: 132,
      cell: ({ dutyTotal, dutyState }) =>
        dutyTotal === null || dutyState === null ? (
          <span className="value-missing">{missing}</span>
        ) : (
          <>
            {moneyText(dutyTotal)}
            <span className="data-table__second">
              <DutyMark state={dutyState} isStaff={page === 'opsCoa'} />
            </span>
          </>
        ),
    },
  };
}

function DutyMark({ state, isStaff }: { state: DutyState; isStaff: boolean }) {
  const { language } = useWords();
  const word = wordOf(isStaff ? dutyStates : ownDutyStates, state);
  return <StateDot family={word.family ?? 'void'}>{say(word, language)}</StateDot>;
}
