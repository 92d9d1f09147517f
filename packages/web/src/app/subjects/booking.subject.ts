import type { WebSubject } from '../web-subject.ts';

export const bookingSubject: WebSubject = {
  screens: {
    booking: async () => (await import('../../features/bookings/booking-list.screen.tsx')).BookingListScreen,
    createOrder: async () =>
      (await import('../../features/bookings/booking-create.screen.tsx')).BookingCreateScreen,
    book: async () => (await import('../../features/bookings/book.screen.tsx')).BookScreen,
    opsEnterBooking: async () =>
      (await import('../../features/bookings/booking-create.screen.tsx')).BookingCreateScreen,
    opsBookings: async () => (await import('../../features/ops/bookings/bookings.screen.tsx')).BookingsScreen,
    opsBooking: async () => (await import('../../features/ops/bookings/booking.screen.tsx')).BookingScreen,
  },
  within: { createOrder: 'booking', book: 'booking', opsEnterBooking: 'opsBookings' },
  desk: [{ at: 4, page: 'opsBookings', group: 'shipments', icon: 'plane' }],
  keys: { booking: 'B', 'ops/bookings': 'B' },
  search: async () => (await import('./booking.search.ts')).bookingSearch,
};
