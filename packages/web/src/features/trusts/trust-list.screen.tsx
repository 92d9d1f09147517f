import { volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { trust } from '@loadline/contract/trusts/trust';
import { trustApi, trustFilter } from '@loadline/contract/trusts/trust.api';
import type { TrustState } from '@loadline/contract/trusts/trust.lifecycle';
import { trustTotalsApi } from '@loadline/contract/trusts/trust-totals.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { PageLink, useGoTo } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { sumOf } from '../../resource/decimal.ts';
import { daysFilter, type FilterSpec, filterOf, type Option } from '../../resource/filter/filter-spec.ts';
import { ListTotals } from '../../resource/list-totals.tsx';
import { ResourceList } from '../../resource/resource-list.tsx';
import type { ListView } from '../../resource/views/views-of-list.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { furtherColumns, sheetColumns, trustCells, trustColumns } from './trust-cells.tsx';
import { pageOfTrust } from './trust-page.ts';
import type { TrustOverview } from './trust-record.ts';

/** The product's own views by what has to be done next: each is a set of states. */
const statesOf = {
  drafts: ['DRAFT'],
  returned: ['RETURNED'],
  waiting: ['SUBMITTED', 'CANCEL_REQUESTED'],
  running: ['ACCEPTED', 'IN_EXECUTION'],
  done: ['COMPLETED'],
} as const satisfies Record<string, readonly TrustState[]>;

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
      totals={(asked) => <ListTotals of={trustTotalsApi} asked={asked} />}
      sums={(rows) =>
        t('trust.sums', {
          pieces: wholeText(rows.reduce((sum, { pieces }) => sum + pieces, 0)),
          weight: weightText(sumOf(rows.map(({ grossWeight }) => grossWeight))),
          volume: volumeText(sumOf(rows.map(({ volume }) => volume))),
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

/** The filters in the order of their use; products, warehouses and people are those that occur. */
function trustFilters({ t, language }: Words, overview: TrustOverview | undefined): FilterSpec[] {
  const choices = (from: TrustOverview['channels'] = []): Option[] =>
    from.map(({ value, ...name }) => ({ value, label: say(name, language) || value }));
  return [
    filterOf(trustFilter, 'state', language),
    filterOf(trustFilter, 'mode', language),
    filterOf(trustFilter, 'channelName', language, { options: choices(overview?.channels) }),
    daysFilter('ready', say(trust.fields.cargoReady.label, language), {
      periods: ['past', 'today', 'next7', 'next30'],
    }),
    filterOf(trustFilter, 'warehouseCode', language, { options: choices(overview?.warehouses) }),
    filterOf(trustFilter, 'createdBy', language, { options: choices(overview?.creators) }),
    daysFilter('created', t('trust.created')),
    filterOf(trustFilter, 'amending', language, { flag: { yes: t('resource.yes'), no: t('resource.no') } }),
  ];
}

/** The views every list of trust orders has, with how many each holds once that is known. */
function trustViews(t: Words['t'], overview: TrustOverview | undefined): ListView[] {
  const view = (key: keyof typeof statesOf): ListView => {
    const states: readonly TrustState[] = statesOf[key];
    const rows = overview?.byState.filter(({ state }) => states.includes(state));
    return {
      key,
      label: t(`trust.view.${key}`),
      search: { state: states },
      count: rows && wholeText(rows.reduce((total, { count }) => total + count, 0)),
    };
  };
  return [
    { key: 'all', label: t('trust.view.all'), search: {}, count: overview && wholeText(overview.total) },
    view('drafts'),
    view('returned'),
    view('waiting'),
    view('running'),
    {
      key: 'amending',
      label: t('trust.amending'),
      search: { amending: 'true' },
      count: overview && wholeText(overview.amending),
    },
    view('done'),
  ];
}
