import { reasonsToExplain } from '@loadline/contract/bookings/booking.confirm';
import {
  confirmBooking,
  deskBookingDetail,
  rejectBooking,
  returnBooking,
} from '@loadline/contract/bookings/booking-desk.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';
import { Textarea } from '../../../ui/text-input.tsx';
import type { DeskBooking, DeskBookingRow } from './desk-booking.ts';

export type BatchDeed = 'confirm' | 'return' | 'reject';

interface BatchDialogProps {
  deed: BatchDeed;
  rows: readonly DeskBookingRow[];
  onClose: () => void;
  onDone: () => void;
}

/** What became of one of the chosen bookings. */
interface Outcome {
  readonly no: string;
  readonly says: string | undefined;
}

/** Does one deed on several bookings, one after the other; what was not possible stays listed with its reason. */
export function BatchDialog({ deed, rows, onClose, onDone }: BatchDialogProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [phase, setPhase] = useState<'asking' | 'running' | 'over'>('asking');
  const failed = outcomes.filter(({ says }) => says !== undefined);
  const run = async () => {
    setPhase('running');
    const found: Outcome[] = [];
    for (const row of rows) {
      found.push({ no: row.bookingNo, says: await saidBy(() => done(row)) });
      setOutcomes([...found]);
    }
    await client.invalidateQueries();
    const missed = found.filter(({ says }) => says !== undefined).length;
    notify(
      missed > 0 ? 'warning' : 'success',
      t(`bookings.batch.${deed}Done`, { count: found.length - missed }),
    );
    if (missed > 0) return setPhase('over');
    onDone();
    onClose();
  };
  const done = async ({ id, version, bookingNo: no }: DeskBookingRow): Promise<string | undefined> => {
    const why = reason.trim();
    if (deed === 'reject')
      await call(rejectBooking, { body: { id, version, reason: why }, refusal: 'in place' });
    if (deed === 'return')
      await call(returnBooking, {
        body: { id, version, reason: why, corrections: [] },
        refusal: 'in place',
      });
    if (deed !== 'confirm') return undefined;
    const record = await client.fetchQuery({ ...asking(deskBookingDetail, { no }), staleTime: 0 });
    if (!isOrdinary(record)) return t('bookings.batch.notOrdinary');
    await call(confirmBooking, { body: { id, version, accepted: acceptedOf(record) }, refusal: 'in place' });
    return undefined;
  };
  const needsReason = deed !== 'confirm' && reason.trim() === '';
  return (
    <Modal
      open
      onClose={onClose}
      title={t(`bookings.batch.${deed}Title`, { count: rows.length })}
      closeLabel={t('resource.close')}
      footer={
        <>
          <Button onClick={onClose}>{t(phase === 'over' ? 'resource.close' : 'resource.cancel')}</Button>
          {phase === 'over' ? null : (
            <Button
              look={deed === 'reject' ? 'danger' : 'primary'}
              busy={phase === 'running'}
              refused={needsReason ? t('bookings.batch.why') : undefined}
              onClick={() => void run()}
            >
              {t(`bookings.${deed}.go`)}
            </Button>
          )}
        </>
      }
    >
      <p>{t(`bookings.batch.${deed}Says`)}</p>
      {deed === 'confirm' || phase === 'over' ? null : (
        <Field label={t('bookings.batch.reason')} required>
          <Textarea maxLength={500} value={reason} onChange={setReason} />
        </Field>
      )}
      {phase === 'running' ? (
        <p role="status">{t('bookings.batch.progress', { done: outcomes.length, total: rows.length })}</p>
      ) : null}
      {phase === 'over' ? (
        <ul className="batch-outcomes">
          {failed.map(({ no, says }) => (
            <li key={no}>
              <PageLink page="opsBooking" query={{ no }}>
                {no}
              </PageLink>
              <StateDot family="act">{says}</StateDot>
            </li>
          ))}
        </ul>
      ) : null}
    </Modal>
  );
}

/** A refusal in words; undefined when it went well. */
async function saidBy(deed: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await deed();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.says;
  }
}

function acceptedOf({ totals: { quantity, grossWeight, volume } }: DeskBooking) {
  return { pieces: quantity, grossWeight, volume };
}

/** What needs a reason is confirmed one by one. */
function isOrdinary(record: DeskBooking): boolean {
  const { content, booking, totals } = record;
  const accepted = acceptedOf(record);
  return (
    reasonsToExplain({
      flight: content.flight,
      unverified: booking.unverified,
      totals,
      accepted,
      otherFlight: false,
    }).length === 0
  );
}
