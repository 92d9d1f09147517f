import type { SplitHouse } from '@loadline/contract/bookings/booking.split';
import { findingsOfSplit } from '@loadline/contract/bookings/booking.split';
import { splitBooking } from '@loadline/contract/bookings/booking-desk.api';
import { openToLeave } from '@loadline/contract/codes/waybill-status';
import { check } from '@loadline/contract/kernel/schema';
import { say } from '@loadline/contract/kernel/text';
import { useAtOpening } from '../../../kernel/at-opening.ts';
import { call } from '../../../kernel/call.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import type { DeskBooking } from './desk-booking.ts';
import { SplitHouses } from './split-houses.tsx';

const { houses: housesField, reason: reasonField } = splitBooking.body;
const fields = { houses: housesField, reason: reasonField };

/** Which pieces wait for another flight; the desk goes on with their booking. */
export function SplitDialog({ record, onClose }: { record: DeskBooking; onClose: () => void }) {
  const { t, language } = useWords();
  const done = useDone();
  const goTo = useGoTo();
  const { booking, content } = useAtOpening(record);
  const { id, version, bookingNo: number } = booking;
  return (
    <AskDialog
      title={t('bookings.split.title', { number })}
      says={t(saysOf(booking))}
      fields={fields}
      values={{ houses: [] }}
      size="wide"
      inputs={{
        houses: {
          span: 'whole',
          fault: (value) => {
            const [first] = findingsOfSplit(content, splitIn(value));
            return first && say(first.says, language);
          },
          input: ({ onChange, onLeave }) => (
            <SplitHouses rows={content.houses.rows} onChange={onChange} onLeave={onLeave} />
          ),
        },
      }}
      submitLabel={t('bookings.split.go')}
      onSubmit={async (given) => {
        const made = call(splitBooking, { body: { ...given, id, version }, refusal: 'in place' });
        await done(made, t('bookings.split.done', { number: (await made).bookingNo }));
        goTo('opsBooking', { no: (await made).bookingNo });
      }}
      onClose={onClose}
    />
  );
}

function saysOf({ mawbNo, status }: DeskBooking['booking']) {
  if (mawbNo === null) return 'bookings.split.waits';
  return openToLeave.some((open) => open === status) ? 'bookings.split.flies' : 'bookings.split.behind';
}

/** What was typed so far; nothing while a figure is missing. */
function splitIn(value: unknown): SplitHouse[] {
  const read = check({ houses: housesField }, { houses: value });
  return read.ok ? read.value.houses : [];
}
