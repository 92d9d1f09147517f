import { deskPages } from '@loadline/contract/desk-pages';
import { wordOf } from '@loadline/contract/kernel/code';
import { limitText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { measureStatuses } from '@loadline/contract/tariffs/tariff.codes';
import { tariffMeasure } from '@loadline/contract/tariffs/tariff-desk';
import { deskMeasureApi, deskMeasureFilter } from '@loadline/contract/tariffs/tariff-desk.api';
import type { ReactNode } from 'react';
import { useWords, type Words } from '../../../kernel/words.ts';
import { bareDays, daysFilter, type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useOpen } from '../../../resource/use-open.ts';
import { missing } from '../../../resource/value-text.ts';
import { Button } from '../../../ui/button.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';
import type { DeskMeasure } from './desk-measure.ts';
import { MeasurePanel, NewMeasurePanel } from './measure-panel.tsx';

/** The measures of the tariff as staff write, confirm and end them; what the program brings among them. */
export function MeasuresPart({ tabs }: { tabs: ReactNode }) {
  const words = useWords();
  const { t, language } = words;
  const { show } = useOpen();
  const add = (
    <Button look="primary" icon="plus" onClick={() => show('new')}>
      {t('resource.book.add', { name: t('tariffDesk.one') })}
    </Button>
  );
  return (
    <ResourceList
      name="opsMeasures"
      frame="desk"
      title={say(deskPages.opsTariff.title, language)}
      search={say(deskMeasureFilter.search.label, language)}
      actions={add}
      above={tabs}
      fields={tariffMeasure.fields}
      keyedBy="code"
      nameOf={({ heading }) => heading}
      calls={deskMeasureApi}
      sheet={{ columns: inBothLanguages }}
      about={[deskMeasureApi.detail]}
      sorted="seq"
      columns={['heading', 'title', 'percent', 'origins', 'from', 'until', 'status', 'changedWho']}
      more={['code', 'program', 'kind', 'notOrigins', 'listed', 'isClaimed', 'source', 'changedAt', 'seq']}
      cells={measureCells}
      filters={filtersOf(words)}
      panel={({ key, close }) =>
        key === 'new' ? (
          <NewMeasurePanel onClose={close} />
        ) : (
          <MeasurePanel key={key} code={key} onClose={close} />
        )
      }
      unit={{ name: t('tariffDesk.name'), one: t('tariffDesk.one'), many: t('tariffDesk.many') }}
      empty={{ title: t('tariffDesk.none'), detail: t('tariffDesk.noneDetail'), actions: add }}
    />
  );
}

/** A workbook is read by both: it has either title where the list shows the reader's. */
function inBothLanguages(shown: readonly string[]): string[] {
  return shown.flatMap((key) => (key === 'title' ? ['titleZh', 'titleEn'] : [key]));
}

function filtersOf({ t, language }: Words): FilterSpec[] {
  return [
    filterOf(deskMeasureFilter, 'program', language),
    filterOf(deskMeasureFilter, 'status', language),
    daysFilter('days', t('tariffDesk.inForce'), { ...bareDays, periods: ['today', 'next30', 'last30'] }),
  ];
}

function measureCells({ language }: Words): ColumnLooks<typeof tariffMeasure.fields, DeskMeasure> {
  return {
    heading: { width: 130 },
    title: { width: 300, cell: ({ titleZh, titleEn }) => (language === 'en' ? titleEn : titleZh) },
    percent: { width: 90, cell: ({ percent }) => (percent === null ? missing : limitText(percent)) },
    origins: { width: 120 },
    // Measures of ten years stand among each other: a day without its year says little.
    from: { cell: ({ from }) => from },
    until: { cell: ({ until }) => until ?? missing },
    status: {
      width: 130,
      cell: ({ status }) => {
        const word = wordOf(measureStatuses, status);
        return <StateDot family={word.family ?? 'wait'}>{say(word, language)}</StateDot>;
      },
    },
    changedWho: { width: 120, muted: true },
    source: { width: 220 },
    notOrigins: { width: 120 },
  };
}
