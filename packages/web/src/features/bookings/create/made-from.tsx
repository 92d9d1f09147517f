import { makeBooking } from '@loadline/contract/bookings/booking-draft.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { newKey } from '../../../kernel/request.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';

/** What a booking is made like; what is not named is nothing. */
type Wish = Partial<BodyOf<typeof makeBooking>>;

/** Makes a draft like something else, once, and goes on to it: another booking, a template, orders, a trust order. */
export function MadeFrom({ from }: { from: Wish }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [wish, setWish] = useState(() => ({ from, key: newKey() }));
  const [error, setError] = useState<Error>();
  useEffect(() => {
    // The same key again is the same draft: drawing this twice makes one.
    call(makeBooking, { body: wish.from, key: wish.key, refusal: 'in place' }).then(
      ({ booking }) => navigate({ to: '.', search: { no: booking.bookingNo }, replace: true }),
      setError,
    );
  }, [wish, navigate]);
  if (!error) return null;
  const again = () => {
    setError(undefined);
    setWish({ from, key: newKey() });
  };
  return <NotLoaded what={t('booking.newTitle')} error={error} onRetry={again} />;
}
