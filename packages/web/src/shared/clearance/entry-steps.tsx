import { customsWord } from '@loadline/contract/customs/customs.lifecycle';
import { say } from '@loadline/contract/kernel/text';
import { chosenTime } from '../../kernel/chosen-zone.ts';
import { useWords } from '../../kernel/words.ts';
import { type Milestone, MilestoneList, MilestoneStrip } from '../../ui/milestones.tsx';
import { wayOf } from '../customs/customs-way.ts';
import type { EntryRecord } from './entry-record.ts';
import { entryWay } from './entry-state.tsx';

/** The steps of an entry with the time of each where it was recorded, in the zone that was chosen: side by side, in a panel in a column. */
export function EntrySteps({
  of: { file, steps },
  look = 'row',
}: {
  of: EntryRecord;
  look?: 'row' | 'column';
}) {
  const { t, language } = useWords();
  const way = wayOf({ ...entryWay, status: file.status }, steps, file.holds.length > 0);
  const milestones = way.map(({ step, state, record }): Milestone => {
    const time = record && chosenTime(record.at);
    return {
      key: step,
      name: say(customsWord(step, file.transport), language),
      state,
      spoken: t(`customs.way.${state}`),
      time: time?.short,
      zone: time?.offset,
    };
  });
  const Milestones = look === 'row' ? MilestoneStrip : MilestoneList;
  return <Milestones label={t('customs.way.title')} milestones={milestones} />;
}
