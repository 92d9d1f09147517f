import { countTrusts, exportTrusts, listTrusts, trustOverview } from '@loadline/contract/trusts/trust.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { callForFile } from '../../kernel/call.ts';
import { useLive } from '../../kernel/live.ts';
import { PageLink, useGoTo } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { decimalText, sumOf, wholeText } from '../../resource/decimal.ts';
import { ResourceList } from '../../resource/resource-list.tsx';
import { useListAddress } from '../../resource/use-list-address.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { listedTrust, sheetColumns, trustColumns, trustLooks } from './trust-cells.tsx';
import { trustFilters, trustListShape } from './trust-filters.ts';
import { pageOfTrust } from './trust-page.ts';
import type { TrustRow } from './trust-record.ts';
import { trustViews } from './trust-views.ts';

/** The trust orders a person may see: found, filtered, exported, continued, begun. */
export function TrustListScreen() {
  const words = useWords();
  const { t } = words;
  const goTo = useGoTo();
  const client = useQueryClient();
  const address = useListAddress(trustListShape);
  const looks = useMemo(() => trustLooks(words), [words]);
  const { data: overview } = useQuery(asking(trustOverview, {}));
  useLive('trust', undefined, () => client.invalidateQueries({ predicate: isAboutTrusts }));
  const rowsHere = () => client.getQueriesData<{ rows: TrustRow[] }>({ queryKey: [listTrusts.path] });
  const open = (no: string) => {
    const rows = rowsHere().flatMap(([, page]) => page?.rows ?? []);
    const row = rows.find(({ trustNo }) => trustNo === no);
    goTo(row ? pageOfTrust(row) : 'trustDetail', { no });
  };
  const isWriter = may('trust:add');
  return (
    <ResourceList
      of={listedTrust}
      name="trusts"
      title={t('trust.title')}
      facts={overview && t('trust.counts', { total: wholeText(overview.total) })}
      actions={isWriter ? <Beginnings /> : null}
      address={address}
      sorts={trustListShape.sorts}
      questions={{
        page: (asked) => asking(listTrusts, asked),
        count: (filter) => asking(countTrusts, filter),
      }}
      looks={looks}
      columns={trustColumns}
      search={t('trust.search')}
      unit={{ name: t('trust.unit.name'), one: t('trust.unit.one'), many: t('trust.unit.many') }}
      filters={trustFilters(words, overview)}
      filtersInRow={5}
      views={trustViews(t, overview)}
      keyOf={(row: TrustRow) => row.trustNo}
      onOpen={open}
      sums={(rows) =>
        t('trust.sums', {
          pieces: wholeText(rows.reduce((sum, { pieces }) => sum + pieces, 0)),
          weight: decimalText(sumOf(rows.map(({ grossWeight }) => grossWeight)), 1),
          volume: decimalText(sumOf(rows.map(({ volume }) => volume)), 3),
        })
      }
      onExport={
        may('export:data')
          ? ({ filter, columns, ...rest }) =>
              callForFile(exportTrusts, { query: { ...filter, ...rest, columns: sheetColumns(columns) } })
          : undefined
      }
      keys={isWriter ? { n: () => goTo('trustCreate') } : {}}
      empty={
        <EmptyState
          title={t('trust.none')}
          detail={t(isWriter ? 'trust.noneDetail' : 'trust.noneToSee')}
          actions={isWriter ? <NewLink /> : null}
        />
      }
    />
  );
}

const asked: readonly unknown[] = [listTrusts.path, countTrusts.path, trustOverview.path];

function isAboutTrusts({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return asked.includes(queryKey[0]);
}

function Beginnings() {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="file" onClick={() => setOpen(true)}>
        {t('trust.fromTemplate')}
      </Button>
      <NewLink />
      {isOpen ? <TemplateDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function NewLink() {
  const { t } = useWords();
  return (
    <PageLink page="trustCreate" className={buttonClass('primary')}>
      <Icon name="plus" size={15} />
      {t('trust.new')}
    </PageLink>
  );
}
