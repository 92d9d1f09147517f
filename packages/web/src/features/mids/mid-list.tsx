import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { mid } from '@loadline/contract/mids/mid';
import { midApi, midTabs, saveMid } from '@loadline/contract/mids/mid.api';
import { pages } from '@loadline/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { permitted } from '../../kernel/permitted.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { spansOf } from '../../resource/filter/filter-spec.ts';
import { ResourceList } from '../../resource/resource-list.tsx';
import { useListAddress } from '../../resource/use-list-address.ts';
import { useOpen } from '../../resource/use-open.ts';
import { tabsOf } from '../../resource/views/views-of-list.ts';
import { furtherMidColumns, midCells, midColumns, midFilters } from '../../shared/mids/mid-cells.tsx';
import type { MidRow } from '../../shared/mids/mid-record.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MidForm } from './mid-form.tsx';
import { OwnMidPanel } from './mid-panel.tsx';

/** The manufacturers of a customer's goods, with the codes by which customs know them. */
export function MidList() {
  const words = useWords();
  const { t, language } = words;
  const filters = midFilters(words);
  const { filter } = useListAddress({ filter: midApi.count.query, spans: spansOf(filters) });
  const { data: overview } = useQuery(asking(midApi.overview, filter));
  const countOf = (wanted: string) => overview?.tabs.find(({ tab }) => tab === wanted)?.count;
  const figure = (tab: string) => wholeText(countOf(tab) ?? 0);
  return (
    <ResourceList
      name="mids"
      title={say(pages.mid.title, language)}
      facts={
        overview &&
        t('mids.facts', { all: figure('all'), inForce: figure('inForce'), pending: figure('pending') })
      }
      actions={permitted(saveMid) ? <Actions /> : null}
      search={t('mids.search')}
      queues={{
        label: t('customs.tabs'),
        current: filter.tab ?? 'all',
        tabs: tabsOf(midTabs, language, countOf),
      }}
      fields={mid.fields}
      calls={midApi}
      live={['mid']}
      about={[midApi.overview, midApi.detail]}
      sorted="-updatedAt"
      columns={midColumns}
      more={furtherMidColumns}
      cells={ownCells}
      nameOf={({ code }) => code}
      rows="two lines"
      filters={filters}
      panel={({ key, show, close }) =>
        key === newRecord ? (
          <MidForm as="new" onClose={close} onSaved={show} />
        ) : (
          <OwnMidPanel key={key} id={key} onShow={show} />
        )
      }
      unit={{ name: t('mids.unit.name'), one: t('mids.unit.one'), many: t('mids.unit.many') }}
      empty={{ title: t('mids.none'), detail: t('mids.noneDetail') }}
    />
  );
}

/** What stands in the address in the place of a record that is not there yet. */
const newRecord = 'new';

function ownCells(words: Words) {
  return midCells<MidRow>(words);
}

function Actions() {
  const { t } = useWords();
  const { show } = useOpen();
  return (
    <>
      <PageLink page="mid" query={{ import: '1' }} className={buttonClass()}>
        <Icon name="upload" size={15} />
        {t('mids.import')}
      </PageLink>
      <Button look="primary" icon="plus" onClick={() => show(newRecord)}>
        {t('mids.add')}
      </Button>
    </>
  );
}
