import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { say } from '@loadline/contract/kernel/text';
import { notify } from '../../../kernel/notice.ts';
import { useWords } from '../../../kernel/words.ts';
import type { KeptState } from '../../../resource/drafting/draft-keeper.ts';
import { DraftKept } from '../../../resource/drafting/draft-kept.tsx';
import { OpenPoints, useSubmitKey } from '../../../resource/drafting/open-points.tsx';
import { Button } from '../../../ui/button.tsx';
import { ActionBar } from '../../../ui/frames.tsx';
import { useBookingForm } from './booking-form.ts';
import type { Submission } from './use-submission.ts';

interface FootProps {
  state: KeptState<BookingContent>;
  submission: Submission;
  onSave: () => Promise<boolean>;
}

/** How far the draft is saved, what is still open, and the two ways on. */
export function BookingFoot({ state, submission, onSave }: FootProps) {
  const { t, language } = useWords();
  const { record, faults } = useBookingForm();
  const { open, busy, submit, showFirst } = submission;
  useSubmitKey(() => void submit());
  const save = async () => {
    if (await onSave()) notify('success', t('drafting.save.done'));
  };
  const [path] = open;
  const finding = path === undefined ? undefined : faults.errors.get(path);
  const isUrgent = path !== undefined && faults.errorAt(path) !== undefined;
  return (
    <ActionBar state={<DraftKept state={state} />}>
      <OpenPoints
        count={open.length}
        first={finding ? say(finding.label, language) : ''}
        isAsked={faults.isAsked || isUrgent}
        onShow={showFirst}
      />
      <Button size="large" onClick={() => void save()}>
        {t('drafting.save.draft')}
      </Button>
      <Button
        look="primary"
        size="large"
        busy={busy}
        className={open.length > 0 ? 'button--dull' : undefined}
        onClick={() => void submit()}
      >
        {t(record?.booking.status === '30' ? 'booking.submit.again' : 'booking.submit.go')}
      </Button>
    </ActionBar>
  );
}
