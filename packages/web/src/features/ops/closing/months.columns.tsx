import type { LedgerMonth } from '@loadline/contract/bills/closing';
import { daysOfMonth, ledgerMonthFields, ledgerMonthStates } from '@loadline/contract/bills/closing';
import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { PageLink } from '../../../kernel/page-link.tsx';
import type { Words } from '../../../kernel/words.ts';
import { CodeChip } from '../../../resource/code-chip.tsx';
import { Value } from '../../../resource/value.tsx';
import { missing } from '../../../resource/value-text.ts';
import { Button } from '../../../ui/button.tsx';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { JournalFiles } from './journal-files.tsx';
import type { AskedMonth } from './month-dialog.tsx';
import { unsettledOf } from './unsettled.ts';
import './closing.css';

/** `last` is the month that was closed last. */
export function monthColumns(
  words: Words,
  last: string | undefined,
  ask: (asked: AskedMonth) => void,
): TableColumn<LedgerMonth>[] {
  const { t, language } = words;
  const header = (key: keyof typeof ledgerMonthFields) => say(ledgerMonthFields[key].label, language);
  return [
    { key: 'month', header: header('month'), width: 96, fit: 'value', cell: ({ month }) => <b>{month}</b> },
    {
      key: 'state',
      header: header('state'),
      width: 104,
      fit: 'value',
      cell: ({ state }) => <CodeChip word={wordOf(ledgerMonthStates, state)} />,
    },
    {
      key: 'entries',
      header: header('entries'),
      width: 96,
      align: 'end',
      fit: 'value',
      cell: ({ entries }) => wholeText(entries),
    },
    {
      key: 'sums',
      header: header('sums'),
      width: 300,
      fit: 'value',
      cell: (row) => <Sums of={row} words={words} />,
    },
    {
      key: 'base',
      header: header('base'),
      unit: ledgerMonthFields.base.unit,
      width: 140,
      align: 'end',
      fit: 'value',
      cell: ({ base }) => <b>{moneyText(base)}</b>,
    },
    {
      key: 'journal',
      header: t('closing.column.journal'),
      width: 110,
      fit: 'value',
      cell: ({ month, entries }) => (entries > 0 ? <JournalFiles month={month} /> : missing),
    },
    {
      key: 'settle',
      header: t('closing.column.settle'),
      width: 330,
      fit: 'value',
      cell: (row) => <Unsettled of={row} words={words} />,
    },
    {
      key: 'closed',
      header: t('closing.column.closed'),
      width: 150,
      fit: 'value',
      cell: ({ closedWho, closedAt }) =>
        closedWho === null ? (
          missing
        ) : (
          <>
            <span>{closedWho}</span>
            <span className="data-table__second">
              <Value field={ledgerMonthFields.closedAt} value={closedAt} />
            </span>
          </>
        ),
    },
    {
      key: 'deeds',
      header: t('closing.column.deeds'),
      width: 110,
      fit: 'value',
      cell: (row) => <MonthDeed of={row} last={last} words={words} ask={ask} />,
    },
  ];
}

interface CellProps {
  of: LedgerMonth;
  words: Words;
}

/** What was posted, each currency by itself; that its sides are equal stands on hover. */
function Sums({ of: { sums }, words: { t } }: CellProps) {
  if (sums.length === 0) return <span className="closing-sums__none">{t('closing.noEntries')}</span>;
  return (
    <span className="closing-sums">
      {sums.map(({ currency, debit, credit }) => (
        <span
          key={currency}
          title={t('closing.sidesEqual', { debit: moneyText(debit), credit: moneyText(credit) })}
        >
          {currency} {moneyText(debit)}
        </span>
      ))}
    </span>
  );
}

/** What a month still waits for, each leading to where it is done; nothing of one that is closed or not over. */
function Unsettled({ of, words: { t } }: CellProps) {
  const { from, to } = daysOfMonth(of.month);
  const left = unsettledOf(of);
  if (of.state === 'CLOSED') return missing;
  if (left.length === 0) return t('closing.settled');
  return (
    <span className="closing-sums">
      {left.map(({ key, count, page, query, isByDay }) => (
        <PageLink key={key} page={page} query={isByDay ? { ...query, from, to } : query}>
          {t(`closing.${key}`, { count })}
        </PageLink>
      ))}
    </span>
  );
}

interface DeedProps extends CellProps {
  last: string | undefined;
  ask: (asked: AskedMonth) => void;
}

function MonthDeed({ of, last, words: { t }, ask }: DeedProps) {
  const { month, state } = of;
  if (state === 'NEXT')
    return (
      <Button
        size="small"
        look="primary"
        icon="lock"
        aria-label={t('closing.closeMonth', { month })}
        onClick={() => ask({ deed: 'close', of })}
      >
        {t('closing.close')}
      </Button>
    );
  if (month !== last) return null;
  return (
    <Button
      size="small"
      look="text"
      aria-label={t('closing.reopenMonth', { month })}
      onClick={() => ask({ deed: 'reopen', of })}
    >
      {t('closing.reopen')}
    </Button>
  );
}
