import { trust } from '@loadline/contract/trusts/trust';
import { trustApi } from '@loadline/contract/trusts/trust.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { PageLink, useGoTo } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { decimalText, sumOf, wholeText } from '../../resource/decimal.ts';
import { ResourceList } from '../../resource/resource-list.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { furtherColumns, sheetColumns, trustCells, trustColumns } from './trust-cells.tsx';
import { trustFilters } from './trust-filters.ts';
import { pageOfTrust } from './trust-page.ts';
import { trustViews } from './trust-views.ts';

/** The trust orders a person may see: found, filtered, exported, continued, begun. */
export function TrustListScreen() {
  const words = useWords();
  const { t } = words;
  const goTo = useGoTo();
  const { data: overview } = useQuery(asking(trustApi.overview, {}));
  const isWriter = may('trust:add');
  return (
    <ResourceList
      name="trusts"
      title={t('trust.title')}
      facts={overview && t('trust.counts', { total: wholeText(overview.total) })}
      actions={isWriter ? <Beginnings /> : null}
      search={t('trust.search')}
      fields={trust.fields}
      keyedBy="trustNo"
      calls={trustApi}
      sheet={{ columns: sheetColumns }}
      live={['trust']}
      about={[trustApi.overview]}
      sorted="-updatedAt"
      columns={trustColumns}
      more={furtherColumns}
      cells={trustCells}
      filters={trustFilters(words, overview)}
      views={trustViews(t, overview)}
      onOpen={(row) => goTo(pageOfTrust(row), { no: row.trustNo })}
      sums={(rows) =>
        t('trust.sums', {
          pieces: wholeText(rows.reduce((sum, { pieces }) => sum + pieces, 0)),
          weight: decimalText(sumOf(rows.map(({ grossWeight }) => grossWeight)), 1),
          volume: decimalText(sumOf(rows.map(({ volume }) => volume)), 3),
        })
      }
      unit={{ name: t('trust.unit.name'), one: t('trust.unit.one'), many: t('trust.unit.many') }}
      keys={isWriter ? { n: () => goTo('trustCreate') } : {}}
      empty={{
        title: t('trust.none'),
        detail: t(isWriter ? 'trust.noneDetail' : 'trust.noneToSee'),
        actions: isWriter ? <NewLink /> : null,
      }}
    />
  );
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
