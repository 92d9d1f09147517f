import type { DeskSubject } from '../web-subject.ts';

export const bookingDesk: DeskSubject = {
  screens: {
    opsEnterBooking: async () =>
      (await import('../../features/bookings/booking-create.screen.tsx')).BookingCreateScreen,
    opsBookings: async () => (await import('../../features/ops/bookings/bookings.screen.tsx')).BookingsScreen,
    opsBooking: async () => (await import('../../features/ops/bookings/booking.screen.tsx')).BookingScreen,
  },
  within: { opsEnterBooking: 'opsBookings' },
  menu: [{ at: 4, page: 'opsBookings', group: 'shipments', icon: 'plane' }],
  keys: { 'ops/bookings': 'B' },
  search: async () => (await import('./booking.search.ts')).bookingSearch,
};
