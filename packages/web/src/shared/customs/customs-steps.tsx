import { customsSteps } from '@loadline/contract/customs/customs.lifecycle';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { type Milestone, MilestoneStrip } from '../../ui/milestones.tsx';
import { customsTime } from './customs-clock.ts';
import type { CustomsRecord } from './customs-record.ts';
import { wayOf } from './customs-way.ts';
import './customs.css';

interface CustomsStepsProps {
  of: CustomsRecord;
  /** `narrow`: in a panel, with the last word alone. */
  look?: 'wide' | 'narrow';
}

/** The steps of a declaration side by side, when and by whom each was recorded, and what was said of them. Its customer reads that it was the forwarder. */
export function CustomsSteps({ of: { file, steps, abnormal }, look = 'wide' }: CustomsStepsProps) {
  const { t, language } = useWords();
  const isOpen = abnormal.some(({ state }) => state !== 'cleared');
  const said = steps
    .filter(({ note }) => note !== null)
    .toSorted((one, other) => other.at.localeCompare(one.at));
  const nameOf = (step: (typeof steps)[number]['step']) => say(wordOf(customsSteps, step), language);
  const nameOfDoer = (who: string) => (who === '' ? t('resource.history.forwarder') : who);
  return (
    <>
      <MilestoneStrip
        label={t('customs.way.title')}
        look={look}
        milestones={wayOf(file, steps, isOpen).map(({ step, state, record }): Milestone => {
          const isHollow = state === 'skipped' || state === 'coming';
          return {
            key: step,
            name: nameOf(step),
            state,
            spoken: t(`customs.way.${state}`),
            place: isHollow || look === 'narrow' ? undefined : record && nameOfDoer(record.who),
            time: record && customsTime(record.at, file.territory),
          };
        })}
      />
      {said.length > 0 ? (
        <ul className={`customs-said customs-said--${look}`}>
          {said.slice(0, look === 'narrow' ? 1 : said.length).map(({ step, at, who, note }) => (
            <li key={step}>
              <b>{nameOf(step)}</b> {nameOfDoer(who)}{' '}
              <time dateTime={at}>{customsTime(at, file.territory)}</time>
              <span>{note}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
