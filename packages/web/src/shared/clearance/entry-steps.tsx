import { customsSteps } from '@loadline/contract/customs/customs.lifecycle';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { chosenTime } from '../../kernel/chosen-zone.ts';
import { useWords } from '../../kernel/words.ts';
import { type Milestone, MilestoneStrip } from '../../ui/milestones.tsx';
import { wayOf } from '../customs/customs-way.ts';
import type { EntryRecord } from './entry-record.ts';
import { entryWay } from './entry-state.tsx';

/** The steps of an entry side by side, with the time of each where it was recorded, in the zone that was chosen. */
export function EntrySteps({
  of: { file, steps },
  look = 'wide',
}: {
  of: EntryRecord;
  look?: 'wide' | 'narrow';
}) {
  const { t, language } = useWords();
  const way = wayOf({ ...entryWay, status: file.status }, steps, file.holds.length > 0);
  return (
    <MilestoneStrip
      label={t('customs.way.title')}
      look={look}
      milestones={way.map(({ step, state, record }): Milestone => {
        const time = record && chosenTime(record.at);
        return {
          key: step,
          name: say(wordOf(customsSteps, step), language),
          state,
          spoken: t(`customs.way.${state}`),
          time: time?.short,
          zone: time?.offset,
        };
      })}
    />
  );
}
