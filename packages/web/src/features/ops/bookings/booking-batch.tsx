import { decideBookings } from '@loadline/contract/bookings/booking-batch.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/text-input.tsx';
import { BatchOutcomes } from './batch-outcomes.tsx';
import { ConsolidateDialog } from './consolidate-dialog.tsx';
import type { DeskBookingRow } from './desk-booking.ts';

interface BookingBatchProps {
  rows: readonly DeskBookingRow[];
  onDone: () => void;
}

/** What is done with several bookings at once: confirm the ordinary ones, return or refuse with one reason. */
export function BookingBatch({ rows, onDone }: BookingBatchProps) {
  const { t } = useWords();
  const [asked, setAsked] = useState<BatchDeed>();
  const [joins, setJoins] = useState(false);
  const waiting = rows.filter(({ status }) => status === '29');
  const refused = waiting.length === 0 ? t('bookings.batch.noneWaits') : undefined;
  return (
    <>
      <Button size="small" icon="check" refused={refused} onClick={() => setAsked('confirm')}>
        {t('bookings.confirm.go')}
      </Button>
      <Button
        size="small"
        icon="anchor"
        refused={refused ?? (waiting.length < 2 ? t('bookings.consolidate.two') : undefined)}
        onClick={() => setJoins(true)}
      >
        {t('bookings.consolidate.go')}
      </Button>
      <Button size="small" refused={refused} onClick={() => setAsked('return')}>
        {t('desk.return.go')}
      </Button>
      <Button size="small" refused={refused} onClick={() => setAsked('reject')}>
        {t('bookings.reject.go')}
      </Button>
      {joins ? <ConsolidateDialog rows={waiting} onClose={() => setJoins(false)} onDone={onDone} /> : null}
      {asked ? (
        <BatchDialog deed={asked} rows={waiting} onClose={() => setAsked(undefined)} onDone={onDone} />
      ) : null}
    </>
  );
}

type BatchDeed = 'confirm' | 'return' | 'reject';

interface BatchDialogProps {
  deed: BatchDeed;
  rows: readonly DeskBookingRow[];
  /** Nothing was done. */
  onClose: () => void;
  /** It was done, and its answers were read. */
  onDone: () => void;
}

/** The same decision about several bookings: asked once, answered for each by itself. */
function BatchDialog({ deed, rows: given, onClose, onDone }: BatchDialogProps) {
  const { t } = useWords();
  // What is decided leaves the list behind the dialog, not the dialog.
  const [rows] = useState(given);
  const [reason, setReason] = useState('');
  const { outcomes, busy, said, run } = useDeciding(deed, rows, onDone);
  const needsReason = deed !== 'confirm' && reason.trim() === '';
  const close = outcomes ? onDone : onClose;
  return (
    <Modal
      open
      onClose={close}
      title={t(`bookings.batch.${deed}Title`, { count: rows.length })}
      closeLabel={t('resource.close')}
      footer={
        <>
          <Button onClick={close}>{t(outcomes ? 'resource.close' : 'resource.cancel')}</Button>
          {outcomes ? null : (
            <Button
              look={deed === 'reject' ? 'danger' : 'primary'}
              busy={busy}
              refused={needsReason ? t('bookings.batch.why') : undefined}
              onClick={() => void run(reason.trim())}
            >
              {t(deed === 'return' ? 'desk.return.go' : `bookings.${deed}.go`)}
            </Button>
          )}
        </>
      }
    >
      {outcomes ? (
        <BatchOutcomes
          outcomes={outcomes}
          rows={rows}
          sum={t('bookings.batch.sum', {
            done: outcomes.filter(({ done }) => done).length,
            all: outcomes.length,
          })}
        />
      ) : (
        <>
          <p className="batch-says">{t(`bookings.batch.${deed}Says`)}</p>
          {deed === 'confirm' ? null : (
            <Field label={t('bookings.batch.reason')} required>
              <Textarea maxLength={500} value={reason} onChange={setReason} />
            </Field>
          )}
        </>
      )}
      {said ? <Alert family="stop">{said}</Alert> : null}
    </Modal>
  );
}

/** One call for all of them; when none was refused the dialog is over. */
function useDeciding(decision: BatchDeed, rows: readonly DeskBookingRow[], onDone: () => void) {
  const { t } = useWords();
  const client = useQueryClient();
  const [outcomes, setOutcomes] = useState<AnswerOf<typeof decideBookings>>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const run = async (reason: string) => {
    setBusy(true);
    setSaid(undefined);
    const bookings = rows.map(({ id, version }) => ({ id, version }));
    const body = { decision, bookings, ...(decision !== 'confirm' && { reason }) };
    try {
      const found = await call(decideBookings, { body, refusal: 'in place' });
      await client.invalidateQueries();
      const count = found.filter(({ done }) => done).length;
      notify(
        count < found.length ? 'warning' : 'success',
        t(`bookings.batch.${decision}Done`, { count, all: found.length }),
      );
      if (count < found.length) setOutcomes(found);
      else onDone();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setSaid(error.says);
    } finally {
      setBusy(false);
    }
  };
  return { outcomes, busy, said, run };
}
