import { deskPages } from '@loadline/contract/desk-pages';
import { volumeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { unidentified } from '@loadline/contract/receipts/unidentified';
import { unidentifiedApi, unidentifiedTabs } from '@loadline/contract/receipts/unidentified.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { usePlace } from '../../../kernel/navigation.ts';
import { PageLink, useGoTo } from '../../../kernel/page-link.tsx';
import { useWords, type Words } from '../../../kernel/words.ts';
import { filterOf } from '../../../resource/filter/filter-spec.ts';
import { useInstalledPlaces } from '../../../resource/offered.ts';
import { freshOf, RecordPage } from '../../../resource/record-page.tsx';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { one, useListAddress } from '../../../resource/use-list-address.ts';
import { Value } from '../../../resource/value.tsx';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import { placeName } from '../events/event-columns.tsx';
import type { Unidentified } from './unidentified.ts';
import { UnidentifiedAge } from './unidentified-age.tsx';
import { UnidentifiedForm } from './unidentified-form.tsx';
import { UnidentifiedPage } from './unidentified-page.tsx';
import { WriteUnidentified } from './unidentified-way.tsx';
import { useWarehouses } from './use-warehouses.ts';
import '../desk.css';

/** Cargo of which nobody knows the order: all of it, one lot at `?no=`, or the form in which one is written down. */
export function UnidentifiedScreen() {
  const { search: raw } = usePlace();
  const [no, form] = [one(raw['no']), one(raw['form'])];
  if (no) return <OneUnidentified key={no} no={no} isForm={form === 'edit'} />;
  if (form === 'new') return <UnidentifiedForm of={null} marks={one(raw['marks']) ?? ''} />;
  return <UnidentifiedList />;
}

function OneUnidentified({ no, isForm }: { no: string; isForm: boolean }) {
  const { language } = useWords();
  const detail = useQuery(asking(unidentifiedApi.detail, { no }));
  return (
    <RecordPage
      no={no}
      question={isForm ? freshOf(detail) : detail}
      what={say(deskPages.opsUnidentified.title, language)}
      list={{ page: 'opsUnidentified' }}
      atDesk
      onPhones
    >
      {(of) => (isForm ? <UnidentifiedForm of={of} marks={of.marks} /> : <UnidentifiedPage of={of} />)}
    </RecordPage>
  );
}

function UnidentifiedList() {
  const { t, language } = useWords();
  const goTo = useGoTo();
  const warehouses = useWarehouses();
  useInstalledPlaces();
  const { filter } = useListAddress({ filter: unidentifiedApi.count.query, spans: {} });
  const { search, warehouse, tab = 'waiting' } = filter;
  const { data: counts } = useQuery(asking(unidentifiedApi.overview, { search, warehouse }));
  return (
    <ResourceList
      name="opsUnidentified"
      frame="desk"
      title={say(deskPages.opsUnidentified.title, language)}
      search={t('unidentified.search')}
      actions={<WriteUnidentified isPrimary />}
      queues={{
        label: t('unidentified.tabs'),
        current: tab,
        tabs: tabsOf(unidentifiedTabs, language, (wanted) => counts?.find((of) => of.tab === wanted)?.count),
      }}
      fields={unidentified.fields}
      keyedBy="cargoNo"
      nameOf={({ cargoNo }) => cargoNo}
      calls={unidentifiedApi}
      about={[unidentifiedApi.overview]}
      asks={(asked) => ({ ...asked, tab })}
      sorted="-arrivedAt"
      columns={[
        'cargoNo',
        'marks',
        'warehouse',
        'pieces',
        'grossWeight',
        'volume',
        'truck',
        'arrivedAt',
        'state',
      ]}
      more={['driver', 'driverPhone', 'receivedBy', 'orderNumber', 'receiptNo']}
      cells={unidentifiedCells}
      rows="two lines"
      filters={[filterOf(unidentifiedApi.count.query, 'warehouse', language, { options: warehouses })]}
      onOpen={({ cargoNo }) => goTo('opsUnidentified', { no: cargoNo })}
      unit={{
        name: t('unidentified.unit.name'),
        one: t('unidentified.unit.one'),
        many: t('unidentified.unit.many'),
      }}
      empty={{
        title: t('unidentified.none'),
        detail: t('unidentified.noneDetail'),
        actions: <WriteUnidentified />,
      }}
    />
  );
}

function unidentifiedCells({ language }: Words): ColumnLooks<typeof unidentified.fields, Unidentified> {
  return {
    cargoNo: {
      width: 140,
      cell: ({ cargoNo }) => (
        <PageLink page="opsUnidentified" query={{ no: cargoNo }}>
          {cargoNo}
        </PageLink>
      ),
    },
    marks: { width: 260 },
    warehouse: { width: 130, cell: ({ warehouse }) => placeName(warehouse, language) },
    volume: { cell: ({ volume }) => volumeText(volume) },
    truck: {
      width: 130,
      cell: ({ truck, driver }) => (
        <>
          {truck ?? driver ?? '—'}
          {truck && driver ? <small className="data-table__second">{driver}</small> : null}
        </>
      ),
    },
    arrivedAt: {
      width: 120,
      cell: ({ arrivedAt, state }) => (
        <>
          <Value field={unidentified.fields.arrivedAt} value={arrivedAt} />
          {state === 'WAITING' ? (
            <small className="data-table__second">
              <UnidentifiedAge since={arrivedAt} />
            </small>
          ) : null}
        </>
      ),
    },
    state: {
      width: 120,
      cell: ({ state, orderNumber }) => (
        <>
          <Value field={unidentified.fields.state} value={state} />
          {orderNumber ? <small className="data-table__second">{orderNumber}</small> : null}
        </>
      ),
    },
  };
}
