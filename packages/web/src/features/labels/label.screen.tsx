import { say } from '@loadline/contract/kernel/text';
import { label } from '@loadline/contract/labels/label';
import { labelApi } from '@loadline/contract/labels/label.api';
import { labelEvidence } from '@loadline/contract/labels/label-talk.api';
import { pages } from '@loadline/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { asking } from '../../kernel/asking.ts';
import { LatePart } from '../../kernel/awake.tsx';
import { callForFile } from '../../kernel/call.ts';
import { usePlace } from '../../kernel/navigation.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { spansOf } from '../../resource/filter/filter-spec.ts';
import { ResourceList } from '../../resource/resource-list.tsx';
import { one, useListAddress } from '../../resource/use-list-address.ts';
import { EvidenceButton } from '../../shared/labels/evidence-button.tsx';
import { cardsAtOnce, LabelBoard, LookToggle, useIsBoard } from '../../shared/labels/label-board.tsx';
import {
  furtherLabelColumns,
  labelCells,
  labelColumns,
  labelFilters,
} from '../../shared/labels/label-cells.tsx';
import { LabelCounters } from '../../shared/labels/label-counters.tsx';
import type { LabelRow } from '../../shared/labels/label-record.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

const LabelImport = lazy(async () => ({
  default: (await import('./import/label-import.screen.tsx')).LabelImportScreen,
}));

/** Of who opens one: with what was said of it, its forms and its pictures it is as much as the list. */
const OwnLabelPanel = lazy(async () => ({
  default: (await import('./own-label-panel.tsx')).OwnLabelPanel,
}));

/** The labels of one's own company; the import of a style list with its packing list and artwork at `?import=`. */
export function LabelScreen() {
  const { search } = usePlace();
  if (one(search['import']) === undefined || !may('label:import')) return <LabelList />;
  return (
    <LatePart>
      <LabelImport />
    </LatePart>
  );
}

/** How far each label is, its photos, its checks and what is to be put right. */
function LabelList() {
  const words = useWords();
  const { t, language } = words;
  const { filter } = useListAddress({
    filter: labelApi.count.query,
    spans: spansOf(labelFilters(words, undefined)),
  });
  const isBoard = useIsBoard();
  const { data: overview } = useQuery(asking(labelApi.overview, filter));
  return (
    <ResourceList
      name="labels"
      title={say(pages.label.title, language)}
      facts={({ total }) => t('labels.facts', { count: total })}
      actions={
        <>
          <EvidenceButton give={() => callForFile(labelEvidence, { query: filter })}>
            {t('labels.evidence.pack')}
          </EvidenceButton>
          {may('label:import') ? <ImportLink /> : null}
        </>
      }
      above={isBoard ? null : <LabelCounters page="label" states={overview?.states} />}
      otherLook={{
        toggle: <LookToggle />,
        instead: isBoard ? (
          <LabelBoard
            page="label"
            states={overview?.states}
            columnOf={(status) => asking(labelApi.list, { ...filter, status: [status], size: cardsAtOnce })}
          />
        ) : undefined,
      }}
      search={t('labels.search')}
      fields={label.fields}
      calls={labelApi}
      live={['label']}
      about={[labelApi.overview, labelApi.detail]}
      sorted="-createDate"
      columns={labelColumns}
      more={furtherLabelColumns}
      cells={ownCells}
      nameOf={({ styleNo, colour }) => `${styleNo} ${colour}`}
      rows="two lines"
      filters={labelFilters(words, overview)}
      withChosen={(rows) => (
        <EvidenceButton
          size="small"
          give={() => callForFile(labelEvidence, { query: { ids: rows.map(({ id }) => id) } })}
        >
          {t('labels.evidence.pack')}
        </EvidenceButton>
      )}
      panel={({ key, close }) => <OwnLabelPanel key={key} id={key} onClose={close} />}
      unit={{ name: t('labels.unit.name'), one: t('labels.unit.one'), many: t('labels.unit.many') }}
      empty={{ title: t('labels.none'), detail: t('labels.noneDetail') }}
    />
  );
}

function ownCells(words: Words) {
  return labelCells<LabelRow>(words);
}

function ImportLink() {
  const { t } = useWords();
  return (
    <PageLink page="label" query={{ import: '1' }} className={buttonClass('primary')}>
      <Icon name="upload" size={15} />
      {t('labels.import.action')}
    </PageLink>
  );
}
