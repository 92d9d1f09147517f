import { localTime } from '../../kernel/time.ts';
import type { Words } from '../../kernel/words.ts';
import type { Standing } from './status-form.tsx';
import type { Step } from './step-list.tsx';

/** A moment as the applicant's own clock shows it. */
export function ownTime(instant: string): string {
  return localTime(instant, Intl.DateTimeFormat().resolvedOptions().timeZone).short;
}

/** What an application has gone through and what is next, from its moments. */
export function stepsOf(
  { state, round, firstSubmittedAt, submittedAt, decidedAt }: Standing,
  { t }: Words,
): Step[] {
  const decided = ownTime(decidedAt ?? submittedAt);
  const submitted: Step = {
    key: 'submitted',
    text: t('status.submitted', { time: ownTime(firstSubmittedAt) }),
    state: 'done',
  };
  const again: Step = {
    key: 'again',
    text: t('status.resubmitted', { time: ownTime(submittedAt) }),
    state: 'done',
  };
  const way = round > 1 ? [submitted, again] : [submitted];
  switch (state) {
    case 'PENDING':
      return [
        ...way,
        { key: 'review', text: t('status.reviewing'), state: 'now' },
        { key: 'result', text: t('status.result'), state: 'coming' },
      ];
    case 'RETURNED':
      return [
        ...way,
        { key: 'returned', text: t('status.returned', { time: decided }), state: 'now' },
        { key: 'next', text: t('status.again'), state: 'coming' },
      ];
    case 'APPROVED':
      return [...way, { key: 'opened', text: t('status.opened', { time: decided }), state: 'done' }];
    case 'REJECTED':
      return [...way, { key: 'refused', text: t('status.refused', { time: decided }), state: 'stop' }];
  }
}
