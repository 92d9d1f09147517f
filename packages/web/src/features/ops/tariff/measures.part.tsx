import { wordOf } from '@loadline/contract/kernel/code';
import { limitText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { measureStatuses } from '@loadline/contract/tariffs/tariff.codes';
import { tariffMeasure } from '@loadline/contract/tariffs/tariff-desk';
import { listDeskMeasures, saveDeskMeasure } from '@loadline/contract/tariffs/tariff-desk.api';
import type { ReactNode } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { missing } from '../../../resource/value-text.ts';
import { StateDot } from '../../../ui/status-chip.tsx';
import { onePage } from '../one-page.ts';
import { useNameOnce } from '../use-name-once.ts';

const allMeasures = onePage(asking(listDeskMeasures, {}), (measure) => ({ ...measure, id: measure.code }));

/** What a new measure begins with: a draft, which raises an alert and is in no sum. */
const given = { kind: 'add', status: 'draft', isClaimed: false, displacedBy: [], seq: 20 };

/** The measures of the tariff as staff write, confirm and end them; what the program brings among them. */
export function MeasuresPart({ tabs }: { tabs: ReactNode }) {
  const { t, language } = useWords();
  const nameOnce = useNameOnce();
  return (
    <ResourceBook
      of={tariffMeasure}
      title={say(pages.opsTariff.title, language)}
      unit={{
        name: t('tariffDesk.name'),
        one: t('tariffDesk.one'),
        many: t('tariffDesk.many'),
      }}
      list={allMeasures}
      add={saveDeskMeasure}
      change={saveDeskMeasure}
      names={language === 'en' ? ['titleEn'] : ['titleZh']}
      columns={[
        'heading',
        language === 'en' ? 'titleEn' : 'titleZh',
        'percent',
        'origins',
        'from',
        'until',
        'status',
        'changedWho',
      ]}
      cells={{
        heading: { width: 130 },
        titleZh: { width: 280 },
        titleEn: { width: 320 },
        percent: { width: 90, cell: ({ percent }) => (percent === null ? missing : limitText(percent)) },
        origins: { width: 120 },
        status: {
          width: 130,
          cell: ({ status }) => {
            const word = wordOf(measureStatuses, status);
            return <StateDot family={word.family ?? 'wait'}>{say(word, language)}</StateDot>;
          },
        },
        changedWho: { width: 120, muted: true },
      }}
      tabs={tabs}
      search={t('tariffDesk.search')}
      given={given}
      inputs={{
        code: nameOnce,
        titleZh: { as: 'line', span: 'whole' },
        titleEn: { as: 'line', span: 'whole' },
        origins: { as: 'line' },
        notOrigins: { as: 'line' },
        numbers: { span: 'whole' },
        conditionZh: { as: 'line', span: 'whole' },
        conditionEn: { as: 'line', span: 'whole' },
        source: { as: 'line', span: 'whole' },
        note: { span: 'whole' },
        isClaimed: { as: 'switch' },
      }}
      above={({ listed, changedWho }) => (
        <p className="right-needed">
          {listed === 0 ? t('tariffDesk.everyNumber') : t('tariffDesk.listed', { count: wholeText(listed) })}
          {changedWho === null ? ` · ${t('tariffDesk.ofProgram')}` : ''}
        </p>
      )}
      sections={[
        { title: t('tariffDesk.what'), keys: ['code', 'program', 'heading', 'seq', 'titleZh', 'titleEn'] },
        { title: t('tariffDesk.rate'), keys: ['kind', 'percent'] },
        { title: t('tariffDesk.whom'), keys: ['origins', 'notOrigins', 'numbers'] },
        {
          title: t('tariffDesk.when'),
          keys: ['from', 'until', 'isClaimed', 'conditionZh', 'conditionEn', 'displacedBy', 'under232'],
        },
        { title: t('tariffDesk.law'), keys: ['status', 'source', 'note'] },
      ]}
    />
  );
}
