import { contentFields } from '@loadline/contract/bookings/booking-content';
import { returnBooking } from '@loadline/contract/bookings/booking-desk.api';
import { labelAt } from '@loadline/contract/documents/document.path';
import { say } from '@loadline/contract/kernel/text';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useDone } from '../use-done.ts';
import type { Returning } from '../use-returning.ts';
import type { DeskBooking } from './desk-booking.ts';

interface ReturnCardProps {
  record: DeskBooking;
  returning: Returning;
  onClose: () => void;
}

/** Sends it back: fields are pressed on the page, each gets its reason here; or one word about the whole. */
export function ReturnCard({ record, returning, onClose }: ReturnCardProps) {
  const { t } = useWords();
  const done = useDone();
  const [busy, setBusy] = useState(false);
  const { id, version } = record.booking;
  const chosen = [...returning.reasons];
  const unsaid = chosen.filter(([, why]) => why.trim() === '').length;
  const isEmpty = chosen.length === 0 && returning.reason.trim() === '';
  const refused =
    unsaid > 0
      ? t('bookings.return.unsaid', { count: unsaid })
      : isEmpty
        ? t('bookings.return.nothing')
        : undefined;
  const send = async () => {
    setBusy(true);
    const corrections = chosen.map(([path, why]) => ({ path, reason: why.trim() }));
    const reason = returning.reason.trim() || null;
    try {
      await done(
        call(returnBooking, { body: { id, version, corrections, reason }, refusal: 'in place' }),
        t('bookings.return.sent'),
      );
      returning.clear();
      onClose();
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="returning-card">
      <Card family="act" title={t('bookings.return.title')} aside={t('bookings.return.says')}>
        <div className="returning">
          {chosen.map(([path, why]) => (
            <ReasonRow key={path} path={path} why={why} record={record} returning={returning} />
          ))}
          <Field label={t('bookings.return.whole')}>
            <TextInput maxLength={500} value={returning.reason} onChange={returning.setReason} />
          </Field>
          <div className="returning__foot">
            <Button onClick={onClose}>{t('resource.cancel')}</Button>
            <Button look="primary" busy={busy} refused={refused} onClick={() => void send()}>
              {t('bookings.return.go')}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}

interface ReasonRowProps extends Omit<ReturnCardProps, 'onClose'> {
  path: string;
  why: string;
}

function ReasonRow({ path, why, record, returning }: ReasonRowProps) {
  const { t, language } = useWords();
  const input = useRef<HTMLInputElement>(null);
  // The card stays in sight: the page is where the next field is looked for.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const label = labelAt(contentFields, record.content, path);
  const name = label ? say(label, language) : path;
  return (
    <div className="returning__row">
      <Field label={name} required>
        <TextInput
          ref={input}
          maxLength={500}
          placeholder={t('bookings.return.why')}
          value={why}
          onChange={(typed) => returning.say(path, typed)}
        />
      </Field>
      <IconButton
        icon="close"
        size="small"
        label={t('bookings.return.leave', { field: name })}
        onClick={() => returning.picks.toggle(path)}
      />
    </div>
  );
}
