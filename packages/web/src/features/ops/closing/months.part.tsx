import type { LedgerMonth } from '@loadline/contract/bills/closing';
import { listLedgerMonths } from '@loadline/contract/bills/closing.api';
import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { ListFrame } from '../../../ui/frames.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { type AskedMonth, MonthDialog } from './month-dialog.tsx';
import { monthColumns } from './months.columns.tsx';

const keyOf = ({ month }: LedgerMonth) => month;

/** The months of the ledger: what was posted in each, what is not settled, and which is closed next. */
export function MonthsPart() {
  const words = useWords();
  const { t, language } = words;
  const months = useQuery(asking(listLedgerMonths, {}));
  const [asked, setAsked] = useState<AskedMonth>();
  const title = say(deskPages.opsClosing.title, language);
  const rows = months.data ?? [];
  const last = rows.find(({ state }) => state === 'CLOSED')?.month;
  const columns = useMemo(() => monthColumns(words, last, setAsked), [words, last]);
  const facts = last === undefined ? t('closing.nothingClosed') : t('closing.facts', { month: last });
  return (
    <ListFrame
      look="desk"
      title={<PageTitle title={title} facts={months.data ? facts : undefined} />}
      footer={<span>{t('closing.note')}</span>}
    >
      <DataTable
        label={t('closing.table')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        lines="two lines"
        phase={months.isPending ? 'loading' : 'ready'}
        instead={
          months.isError ? (
            <NotLoaded what={title} error={months.error} onRetry={() => void months.refetch()} />
          ) : undefined
        }
      />
      {asked ? <MonthDialog {...asked} onClose={() => setAsked(undefined)} /> : null}
    </ListFrame>
  );
}
