import { document } from '../documents/document.ts';
import { bookingLifecycle, openBookingStates } from './booking.lifecycle.ts';
import { contentFields, emptyContent } from './booking-content.ts';

export const bookingDocument = document({
  fields: contentFields,
  empty: emptyContent,
  lifecycle: bookingLifecycle,
  open: openBookingStates,
  writes: 'book:edit',
  decides: 'op:booking:confirm',
  to: { submitted: '29', returned: '30', withdrawn: '0', rejected: '0' },
});
