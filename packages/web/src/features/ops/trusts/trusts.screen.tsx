import { deskPages } from '@loadline/contract/desk-pages';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { trust } from '@loadline/contract/trusts/trust';
import { deskTrust, deskTrustApi } from '@loadline/contract/trusts/trust-desk.api';
import {
  type DeskTrustTab,
  deskTrustTab,
  deskTrustTabs,
  filterOfTab,
} from '@loadline/contract/trusts/trust-desk.tabs';
import { deskTrustTotals } from '@loadline/contract/trusts/trust-totals.api';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords, type Words } from '../../../kernel/words.ts';
import { daysFilter, type FilterSpec, filterOf, type Option } from '../../../resource/filter/filter-spec.ts';
import { ListTotals } from '../../../resource/list-totals.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import { EnterLink } from '../entering/enter-link.tsx';
import { QueueCounters } from '../queue-counters.tsx';
import { trustCells, trustColumns } from './trust-columns.tsx';

/** The trust orders of one's customers; what waits to be decided first, the longest waiting at the top. */
export function TrustsScreen() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const [{ tab = 'waiting' }] = useAddress({ tab: deskTrustTab });
  const { data: overview } = useQuery(asking(deskTrustApi.overview, {}));
  return (
    <ResourceList
      name="opsTrusts"
      frame="desk"
      title={say(deskPages.opsTrusts.title, language)}
      facts={
        overview &&
        t('trusts.counts', {
          waiting: wholeText(overview.waiting),
          late: wholeText(overview.late),
          hours: overview.lateAfterHours,
        })
      }
      search={t('trusts.search')}
      actions={
        <EnterLink page="opsEnterTrust" icon="plus">
          {t('entering.trust')}
        </EnterLink>
      }
      above={<QueueCounters current="trusts" />}
      queues={{
        label: t('trusts.tabs'),
        current: tab,
        tabs: tabsOf(deskTrustTabs, language, (wanted) => overview && countIn(wanted, overview)),
      }}
      fields={deskTrust.fields}
      calls={deskTrustApi}
      asks={(filter) => ({ ...filterOfTab[tab], ...filter })}
      sheet={{ label: t('trusts.export') }}
      totals={(asked) => <ListTotals of={deskTrustTotals} asked={asked} />}
      live={['trust']}
      about={[deskTrustApi.overview]}
      sorted={tab === 'waiting' ? null : undefined}
      columns={trustColumns}
      cells={trustCells}
      rows="two lines"
      filters={deskTrustFilters(words, overview)}
      onOpen={({ trustNo }) => goTo('opsTrust', { no: trustNo })}
      unit={{ name: t('trust.unit.name'), one: t('trust.unit.one'), many: t('trust.unit.many') }}
      empty={{
        title: t(tab === 'waiting' ? 'trusts.noneWait' : 'trusts.none'),
        detail: t('trusts.noneDetail'),
      }}
    />
  );
}

function countIn(tab: DeskTrustTab, overview: DeskTrustOverview): number {
  const { waiting, amending, state } = filterOfTab[tab];
  if (waiting) return overview.waiting;
  if (amending) return overview.amending;
  if (!state) return overview.total;
  return overview.byState
    .filter((one) => state.includes(one.state))
    .reduce((sum, { count }) => sum + count, 0);
}

type DeskTrustOverview = AnswerOf<typeof deskTrustApi.overview>;

/** The desk's filters; customers, products and warehouses are those that occur. */
function deskTrustFilters({ t, language }: Words, overview: DeskTrustOverview | undefined): FilterSpec[] {
  const fields = deskTrustApi.count.query;
  const choices = (from: DeskTrustOverview['customers'] = []): Option[] =>
    from.map(({ value, ...name }) => ({ value, label: say(name, language) || value }));
  return [
    filterOf(fields, 'customerId', language, { options: choices(overview?.customers) }),
    filterOf(fields, 'mode', language),
    filterOf(fields, 'channelName', language, { options: choices(overview?.channels) }),
    filterOf(fields, 'warehouseCode', language, { options: choices(overview?.warehouses) }),
    daysFilter('submitted', t('trusts.submitted')),
    daysFilter('ready', say(trust.fields.cargoReady.label, language), {
      periods: ['past', 'today', 'next7', 'next30'],
    }),
  ];
}
