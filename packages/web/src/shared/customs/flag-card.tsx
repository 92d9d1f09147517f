import { abnormalKinds, abnormalStates } from '@loadline/contract/customs/customs.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import type { ReactNode } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { DueTime } from '../../resource/due-time.tsx';
import { officeTime } from '../../resource/office-time.ts';
import { Card } from '../../ui/card.tsx';
import { type Milestone, MilestoneStrip } from '../../ui/milestones.tsx';
import type { CustomsFlag } from './customs-record.ts';
import './customs.css';

interface FlagCardProps {
  flag: CustomsFlag;
  /** Where its exception sheet is opened; none: the reader may not. */
  page: PageName | undefined;
  /** What is done about it here. */
  children?: ReactNode;
}

const life = ['opened', 'asked', 'answered', 'cleared'] as const;

/** Something abnormal: its life, what was found, what is asked and what was answered. */
export function FlagCard({ flag, page, children }: FlagCardProps) {
  const { t, language } = useWords();
  const { kind, state, sheetNo, dueAt } = flag;
  const isEnglish = language === 'en';
  const standing = wordOf(abnormalStates, state);
  const found = isEnglish ? flag.descriptionEn || flag.descriptionZh : flag.descriptionZh;
  const asked = isEnglish ? (flag.customerActionEn ?? flag.customerActionZh) : flag.customerActionZh;
  return (
    <Card
      flush
      family={standing.family}
      title={t('customs.flag.mark', {
        kind: say(wordOf(abnormalKinds, kind), language),
        state: say(standing, language),
      })}
      aside={
        page ? (
          <PageLink page={page} query={{ no: sheetNo }}>
            {sheetNo}
          </PageLink>
        ) : (
          sheetNo
        )
      }
    >
      <div className="customs-flag">
        <FlagLife flag={flag} />
        <p>{found}</p>
        {asked && state !== 'cleared' ? (
          <p>
            <b>{t('customs.flag.asked')}</b> {asked}
          </p>
        ) : null}
        {dueAt && state === 'asked' ? (
          <p>
            <DueTime due={dueAt} />
          </p>
        ) : null}
        {flag.answer ? (
          <p>
            <b>{t('customs.flag.answer')}</b> {flag.answer}
          </p>
        ) : null}
      </div>
      {children}
    </Card>
  );
}

/** Opened, asked, answered, cleared: what was passed over says nothing. */
function FlagLife({ flag }: { flag: CustomsFlag }) {
  const { t } = useWords();
  const here = life.indexOf(flag.state);
  return (
    <MilestoneStrip
      label={t('customs.flag.life')}
      look="narrow"
      milestones={life.map((key, place): Milestone => {
        const at = flag[`${key}At`];
        const isEnd = place === here && key !== 'cleared';
        const state = isEnd ? 'now' : place > here ? 'coming' : at === null ? 'skipped' : 'passed';
        return {
          key,
          name: t(`customs.flag.step.${key}`),
          state,
          spoken: t(`customs.way.${state}`),
          time: at && state !== 'coming' ? officeTime(at).short : undefined,
        };
      })}
    />
  );
}
