import { findingsOfMawbNo } from '@loadline/contract/bookings/booking.confirm';
import { consolidateBookings } from '@loadline/contract/bookings/booking-batch.api';
import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { sumOf } from '../../../resource/decimal.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { BatchOutcomes } from './batch-outcomes.tsx';
import type { DeskBookingRow } from './desk-booking.ts';
import { StockNote } from './stock-note.tsx';

interface ConsolidateDialogProps {
  rows: readonly DeskBookingRow[];
  onClose: () => void;
  onDone: () => void;
}

/** Several bookings of one flight onto one master waybill: all of them, or none with what keeps each back. */
export function ConsolidateDialog({ rows: given, onClose, onDone }: ConsolidateDialogProps) {
  const { t, language } = useWords();
  // What is booked leaves the list behind the dialog, not the dialog.
  const [rows] = useState(given);
  const [mawbNo, setMawbNo] = useState('');
  const { outcomes, busy, said, run } = useConsolidating(rows, onDone);
  const fault = mawbNo.trim() === '' ? undefined : findingsOfMawbNo(mawbNo)[0];
  const flights = [...new Set(rows.map(flightOf))];
  return (
    <Modal
      open
      onClose={onClose}
      title={t('bookings.consolidate.title', { count: rows.length })}
      closeLabel={t('resource.close')}
      footer={
        <>
          <Button onClick={onClose}>{t(outcomes ? 'resource.close' : 'resource.cancel')}</Button>
          {outcomes ? null : (
            <Button
              look="primary"
              busy={busy}
              refused={
                fault
                  ? say(fault.says, language)
                  : flights.length > 1
                    ? t('bookings.consolidate.flights', { flights: flights.join(' / ') })
                    : undefined
              }
              onClick={() => void run(mawbNo.trim())}
            >
              {t('bookings.consolidate.go')}
            </Button>
          )}
        </>
      }
    >
      {outcomes ? (
        <BatchOutcomes outcomes={outcomes} rows={rows} sum={t('bookings.consolidate.none')} />
      ) : (
        <>
          <p className="batch-says">
            {t('bookings.consolidate.says', {
              flight: flights.join(' / '),
              pieces: wholeText(rows.reduce((sum, { quantity }) => sum + quantity, 0)),
              weight: weightText(sumOf(rows.map(({ grossWeight }) => grossWeight))),
              volume: volumeText(sumOf(rows.map(({ volume }) => volume))),
            })}
          </p>
          <Field
            label={t('bookings.number.mawbNo')}
            hint={
              <>
                {t('bookings.consolidate.number')}{' '}
                <StockNote flightNo={rows[0]?.reservedFlight ?? undefined} />
              </>
            }
            error={fault ? say(fault.says, language) : undefined}
          >
            <TextInput maxLength={20} placeholder="784-12345675" value={mawbNo} onChange={setMawbNo} />
          </Field>
        </>
      )}
      {said ? <Alert family="stop">{said}</Alert> : null}
    </Modal>
  );
}

function flightOf({ reservedFlight, flightDate }: DeskBookingRow): string {
  return [shownFlightNo(reservedFlight ?? ''), flightDate].filter(Boolean).join(' ') || '\u2014';
}

function useConsolidating(rows: readonly DeskBookingRow[], onDone: () => void) {
  const { t } = useWords();
  const client = useQueryClient();
  const [outcomes, setOutcomes] = useState<AnswerOf<typeof consolidateBookings>>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const run = async (mawbNo: string) => {
    setBusy(true);
    setSaid(undefined);
    const bookings = rows.map(({ id, version }) => ({ id, version }));
    try {
      const body = { bookings, ...(mawbNo !== '' && { mawbNo }) };
      const found = await call(consolidateBookings, { body, refusal: 'in place' });
      await client.invalidateQueries();
      const number = found.every(({ done }) => done) ? found[0]?.mawbNo : undefined;
      if (!number) return setOutcomes(found);
      notify('success', t('bookings.consolidate.done', { count: found.length, number }));
      onDone();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setSaid(error.says);
    } finally {
      setBusy(false);
    }
  };
  return { outcomes, busy, said, run };
}
