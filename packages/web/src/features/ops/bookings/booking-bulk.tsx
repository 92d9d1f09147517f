import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { decimalText, sumOf, wholeText } from '../../../resource/decimal.ts';
import { countedIn } from '../../../resource/unit.ts';
import type { Selection } from '../../../resource/use-selection.ts';
import { BulkBar } from '../../../ui/bulk-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { type BatchDeed, BatchDialog } from './batch-dialog.tsx';
import type { DeskBookingRow } from './desk-booking.ts';

/** What is done with several bookings at once: confirm the ordinary ones, return or refuse with one reason. */
export function BookingBulk({ selection }: { selection: Selection<DeskBookingRow> }) {
  const { t } = useWords();
  const [asked, setAsked] = useState<BatchDeed>();
  const { rows } = selection;
  const waiting = rows.filter(({ status }) => status === '29');
  const unit = { name: t('booking.unit.name'), one: t('booking.unit.one'), many: t('booking.unit.many') };
  const refused = waiting.length === 0 ? t('bookings.batch.noneWaits') : undefined;
  return (
    <BulkBar
      label={t('resource.selection.actions')}
      count={t('resource.selection.count', {
        count: wholeText(rows.length),
        unit: countedIn(unit, rows.length),
      })}
      sums={t('booking.sums', {
        pieces: wholeText(rows.reduce((sum, { quantity }) => sum + quantity, 0)),
        weight: decimalText(sumOf(rows.map(({ grossWeight }) => grossWeight)), 1),
        billing: decimalText(sumOf(rows.map(({ billingWeight }) => billingWeight)), 1),
      })}
      clearLabel={t('resource.selection.clear')}
      onClear={selection.clear}
    >
      <Button size="small" icon="check" refused={refused} onClick={() => setAsked('confirm')}>
        {t('bookings.confirm.go')}
      </Button>
      <Button size="small" refused={refused} onClick={() => setAsked('return')}>
        {t('bookings.return.go')}
      </Button>
      <Button size="small" refused={refused} onClick={() => setAsked('reject')}>
        {t('bookings.reject.go')}
      </Button>
      {asked ? (
        <BatchDialog
          deed={asked}
          rows={waiting}
          onClose={() => setAsked(undefined)}
          onDone={selection.clear}
        />
      ) : null}
    </BulkBar>
  );
}
