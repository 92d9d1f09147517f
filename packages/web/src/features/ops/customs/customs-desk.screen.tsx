import { customsDeskTabs, deskCustomsApi } from '@loadline/contract/customs/customs-desk.api';
import { deskFile } from '@loadline/contract/customs/customs-file';
import { deskPages } from '@loadline/contract/desk-pages';
import { weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { customerApi } from '@loadline/contract/ops/customer.api';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { LatePart } from '../../../kernel/awake.tsx';
import { usePlace } from '../../../kernel/navigation.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { sumOf } from '../../../resource/decimal.ts';
import { type FilterSpec, filterOf, spansOf } from '../../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { one, useListAddress } from '../../../resource/use-list-address.ts';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import { customsCells, customsColumns, furtherColumns } from '../../../shared/customs/customs-cells.tsx';
import { customsFilters } from '../../../shared/customs/customs-filters.ts';
import { CustomsTotals } from '../../../shared/customs/customs-totals.tsx';
import { Button } from '../../../ui/button.tsx';
import { inLanguage, named } from '../named.ts';
import type { DeclarationRow } from './declaration.ts';
import { ExportLines, ImportLines } from './lines-files.tsx';
import { MakeDialog } from './make-dialog.tsx';
import { MoveAllDialog } from './move-all-dialog.tsx';

const CustomsImport = lazy(async () => ({
  default: (await import('./customs-import.part.tsx')).CustomsImport,
}));

const LinesImport = lazy(async () => ({
  default: (await import('./lines-import.part.tsx')).LinesImport,
}));

/** The declarations of the customers one serves; a workbook of them at `?import=1`, of their lines at `?part=lines&import=1`. */
export function CustomsDeskScreen() {
  const { search: raw } = usePlace();
  if (one(raw['import']) === undefined) return <DeclarationList />;
  return <LatePart>{one(raw['part']) === 'lines' ? <LinesImport /> : <CustomsImport />}</LatePart>;
}

/** By what each waits for; several are moved at once, chosen or pasted. */
function DeclarationList() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const filters = useDeskFilters(words);
  const { filter } = useListAddress({ filter: deskCustomsApi.count.query, spans: spansOf(filters) });
  // What is not declared yet stands first (the contract's first tab), and is what one begins with.
  const tab = filter.tab ?? 'preparing';
  const { data: overview } = useQuery(asking(deskCustomsApi.overview, { ...filter, tab }));
  const countOf = (wanted: string) => overview?.tabs.find((each) => each.tab === wanted)?.count;
  return (
    <ResourceList
      name="opsCustoms"
      frame="desk"
      title={say(deskPages.opsCustoms.title, language)}
      search={t('customs.search')}
      actions={<Deeds />}
      queues={{ label: t('customs.tabs'), current: tab, tabs: tabsOf(customsDeskTabs, language, countOf) }}
      fields={deskFile.fields}
      keyedBy="fileNo"
      nameOf={({ fileNo }) => fileNo}
      calls={deskCustomsApi}
      asks={(wanted) => ({ ...wanted, tab })}
      live={['customs']}
      about={[deskCustomsApi.overview]}
      sorted="-statusAt"
      columns={deskColumns}
      more={furtherColumns}
      cells={deskCells}
      rows="two lines"
      filters={filters}
      totals={overview && <CustomsTotals of={overview} />}
      sums={(rows) =>
        t('customs.cargoSums', {
          packages: wholeText(rows.reduce((sum, { packages }) => sum + packages, 0)),
          weight: weightText(sumOf(rows.map(({ grossWeight }) => grossWeight))),
        })
      }
      withChosen={(rows, clear) => <MoveChosen rows={rows} onDone={clear} />}
      keys={{ i: () => goTo('opsCustoms', { import: '1' }) }}
      onOpen={({ fileNo }) => goTo('opsDeclaration', { no: fileNo })}
      unit={{ name: t('customs.unit.name'), one: t('customs.unit.one'), many: t('customs.unit.many') }}
      empty={{ title: t('customs.none'), detail: t('customsDesk.noneDetail'), actions: <Deeds /> }}
    />
  );
}

/** Many declarations come by a workbook, are moved by pasted numbers, or are made from orders. */
function Deeds() {
  const { t } = useWords();
  const goTo = useGoTo();
  const [asked, setAsked] = useState<'move' | 'make'>();
  const close = () => setAsked(undefined);
  return (
    <>
      <Button icon="upload" onClick={() => goTo('opsCustoms', { import: '1' })}>
        {t('customsDesk.import.open')}
      </Button>
      <ImportLines />
      <Button icon="arrow-right" onClick={() => setAsked('move')}>
        {t('customsDesk.moveAll.pasted')}
      </Button>
      <Button look="primary" icon="plus" onClick={() => setAsked('make')}>
        {t('customsDesk.make.open')}
      </Button>
      {asked === 'move' ? <MoveAllDialog numbers={[]} onClose={close} /> : null}
      {asked === 'make' ? <MakeDialog onClose={close} /> : null}
    </>
  );
}

function MoveChosen({ rows, onDone }: { rows: readonly DeclarationRow[]; onDone: () => void }) {
  const { t } = useWords();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button size="small" icon="arrow-right" onClick={() => setAsks(true)}>
        {t('customsDesk.moveAll.open')}
      </Button>
      <ExportLines numbers={rows.map(({ fileNo }) => fileNo)} />
      {asks ? (
        <MoveAllDialog
          numbers={rows.map(({ fileNo }) => fileNo)}
          onClose={() => setAsks(false)}
          onDone={onDone}
        />
      ) : null}
    </>
  );
}

const customersAtOnce = 200;

function useDeskFilters(words: Words): FilterSpec[] {
  const { language } = words;
  const isKnown = may('op:customer:view');
  const { data } = useQuery({ ...asking(customerApi.list, { size: customersAtOnce }), enabled: isKnown });
  const options = (data?.rows ?? []).map((row) => ({
    value: row.id,
    label: `${row.code} ${named(row, language)}`,
  }));
  return [
    ...(isKnown ? [filterOf(deskCustomsApi.count.query, 'orgId', language, { options })] : []),
    ...customsFilters(words),
  ];
}

const deskColumns = [customsColumns[0], 'customer', ...customsColumns.slice(1)] as const;

function deskCells(words: Words): ColumnLooks<typeof deskFile.fields, DeclarationRow> {
  return {
    ...customsCells<DeclarationRow>(words, 'opsDeclaration'),
    customer: {
      width: 132,
      cell: ({ customer, customerEn }) => inLanguage(words.language, customer, customerEn),
    },
  };
}
