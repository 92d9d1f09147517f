import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { deskLabel } from '@loadline/contract/labels/label';
import { deskLabelApi } from '@loadline/contract/labels/label-desk.api';
import { deskLabelEvidence } from '@loadline/contract/labels/label-talk.api';
import { customerApi } from '@loadline/contract/ops/customer.api';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { callForFile } from '../../../kernel/call.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { EvidenceButton } from '../../../shared/labels/evidence-button.tsx';
import { cardsAtOnce, LabelBoard, LookToggle, useIsBoard } from '../../../shared/labels/label-board.tsx';
import {
  furtherLabelColumns,
  labelCells,
  labelColumns,
  labelFilters,
} from '../../../shared/labels/label-cells.tsx';
import { LabelCounters } from '../../../shared/labels/label-counters.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { EnterLink } from '../entering/enter-link.tsx';
import { inLanguage, named } from '../named.ts';
import { CaptureLink } from './capture/capture-link.tsx';
import type { DeskLabelRow } from './desk-label.ts';
import { LabelBatch } from './label-batch.tsx';
import { NewBatch } from './new-batch.tsx';
import '../desk.css';

/** Of who opens one. */
const DeskLabelPanel = lazy(async () => ({
  default: (await import('./desk-label-panel.tsx')).DeskLabelPanel,
}));

const [first, ...others] = labelColumns;

/** The labels of the customers one serves, moved one by one or several at a time. */
export function LabelsDeskScreen() {
  const words = useWords();
  const { t, language } = words;
  const { filter } = useListAddress({ filter: deskLabelApi.count.query, spans: {} });
  const isBoard = useIsBoard();
  const { data: overview } = useQuery(asking(deskLabelApi.overview, filter));
  const whose = useCustomerFilter(words);
  return (
    <ResourceList
      name="opsLabels"
      frame="desk"
      title={say(deskPages.opsLabel.title, language)}
      facts={({ total }) => t('labels.facts', { count: total })}
      actions={
        <>
          <PageLink page="opsLabelRules" className={buttonClass()}>
            {t('labelDesk.rules')}
          </PageLink>
          <CaptureLink />
          <EnterLink page="opsImportLabels" icon="upload" customer={filter.orgId ?? undefined}>
            {t('entering.orders')}
          </EnterLink>
          <NewBatch />
        </>
      }
      above={isBoard ? null : <LabelCounters page="opsLabel" states={overview?.states} />}
      otherLook={{
        toggle: <LookToggle />,
        instead: isBoard ? (
          <LabelBoard
            page="opsLabel"
            states={overview?.states}
            columnOf={(status) =>
              asking(deskLabelApi.list, { ...filter, status: [status], size: cardsAtOnce })
            }
          />
        ) : undefined,
      }}
      search={t('labels.search')}
      fields={deskLabel.fields}
      calls={deskLabelApi}
      live={['label']}
      about={[deskLabelApi.overview, deskLabelApi.detail]}
      sorted="-createDate"
      columns={[first, 'customer', ...others]}
      more={[...furtherLabelColumns, 'pickNo']}
      cells={deskCells}
      nameOf={({ styleNo, colour }) => `${styleNo} ${colour}`}
      rows="two lines"
      filters={[...whose, ...labelFilters(words, overview)]}
      sums={(rows) => (new Set(rows.map(({ status }) => status)).size > 1 ? t('labelDesk.mixed') : null)}
      withChosen={(rows, clear) => (
        <>
          <EvidenceButton
            size="small"
            give={() => callForFile(deskLabelEvidence, { query: { ids: rows.map(({ id }) => id) } })}
          >
            {t('labels.evidence.pack')}
          </EvidenceButton>
          <LabelBatch rows={rows} onDone={clear} />
        </>
      )}
      panel={({ key, close }) => <DeskLabelPanel key={key} id={key} onClose={close} />}
      unit={{ name: t('labels.unit.name'), one: t('labels.unit.one'), many: t('labels.unit.many') }}
      empty={{ title: t('labels.none'), detail: t('labels.noneAtDesk') }}
    />
  );
}

const customersAtOnce = 200;

/** Whose they are, for who may know the customers. */
function useCustomerFilter({ language }: Words): FilterSpec[] {
  const isKnown = may('op:customer:view');
  const { data } = useQuery({ ...asking(customerApi.list, { size: customersAtOnce }), enabled: isKnown });
  const options = (data?.rows ?? []).map((row) => ({
    value: row.id,
    label: `${row.code} ${named(row, language)}`,
  }));
  return isKnown ? [filterOf(deskLabelApi.count.query, 'orgId', language, { options })] : [];
}

function deskCells(words: Words): ColumnLooks<typeof deskLabel.fields, DeskLabelRow> {
  return {
    ...labelCells<DeskLabelRow>(words),
    customer: {
      width: 120,
      cell: ({ customer, customerEn }) => inLanguage(words.language, customer, customerEn),
    },
  };
}
