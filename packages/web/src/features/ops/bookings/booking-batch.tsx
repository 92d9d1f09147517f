import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { type BatchDeed, BatchDialog } from './batch-dialog.tsx';
import type { DeskBookingRow } from './desk-booking.ts';

interface BookingBatchProps {
  rows: readonly DeskBookingRow[];
  onDone: () => void;
}

/** What is done with several bookings at once: confirm the ordinary ones, return or refuse with one reason. */
export function BookingBatch({ rows, onDone }: BookingBatchProps) {
  const { t } = useWords();
  const [asked, setAsked] = useState<BatchDeed>();
  const waiting = rows.filter(({ status }) => status === '29');
  const refused = waiting.length === 0 ? t('bookings.batch.noneWaits') : undefined;
  return (
    <>
      <Button size="small" icon="check" refused={refused} onClick={() => setAsked('confirm')}>
        {t('bookings.confirm.go')}
      </Button>
      <Button size="small" refused={refused} onClick={() => setAsked('return')}>
        {t('desk.return.go')}
      </Button>
      <Button size="small" refused={refused} onClick={() => setAsked('reject')}>
        {t('bookings.reject.go')}
      </Button>
      {asked ? (
        <BatchDialog deed={asked} rows={waiting} onClose={() => setAsked(undefined)} onDone={onDone} />
      ) : null}
    </>
  );
}
