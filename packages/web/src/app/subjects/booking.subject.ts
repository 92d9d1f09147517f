import type { WebSubject } from '../web-subject.ts';

export const bookingSubject: WebSubject = {
  screens: {
    booking: async () => (await import('../../features/bookings/booking-list.screen.tsx')).BookingListScreen,
    createOrder: async () =>
      (await import('../../features/bookings/booking-create.screen.tsx')).BookingCreateScreen,
    book: async () => (await import('../../features/bookings/book.screen.tsx')).BookScreen,
  },
  within: { createOrder: 'booking', book: 'booking' },
  keys: { booking: 'B' },
};
