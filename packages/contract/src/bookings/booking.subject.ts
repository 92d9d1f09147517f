import { subject } from '../kernel/subject.ts';

const word = { zh: '订舱', en: 'Booking' };

export const bookingSubject = subject({
  word,
  permissions: {
    'booking:view': { zh: '查看订舱', en: 'View bookings' },
    'book:add': { zh: '新建订舱', en: 'Create bookings' },
    'book:edit': { zh: '编辑订舱', en: 'Edit bookings' },
    'op:booking:view': { zh: '查看客户订舱', en: "View customers' bookings" },
    'op:booking:confirm': { zh: '确认与退回订舱', en: 'Confirm and return bookings' },
  },
  live: { customer: 'booking:view', staff: 'op:booking:view' },
  files: {
    view: 'booking:view',
    staffView: ['op:booking:view', 'op:mawb:view'],
    staffEdit: ['op:booking:confirm', 'op:mawb:move'],
  },
  views: {
    bookings: { zh: '订舱', en: 'Bookings' },
    opsBookings: { zh: '订舱（员工）', en: 'Bookings, staff' },
  },
  audit: { booking: word, bookingTemplate: { zh: '订舱模板', en: 'Template of bookings' } },
  queues: {
    bookings: {
      zh: '订舱',
      en: 'Bookings',
      permission: 'op:booking:view',
      page: 'opsBookings',
      query: { tab: 'waiting' },
      entry: 'opsBooking',
      lateAfterHours: 2,
    },
    bookingsLost: {
      zh: '航班取消',
      en: 'Flight cancelled',
      permission: 'op:booking:view',
      page: 'opsBookings',
      query: { tab: 'flightCancelled' },
      entry: 'opsBooking',
      lateAfterHours: 2,
    },
  },
  dues: {
    bookingReturned: { zh: '退回的订舱', en: 'Booking returned', permission: 'book:edit', page: 'book' },
  },
  notices: { page: 'book', permission: 'booking:view' },
  staffNotices: { page: 'opsBooking', sees: 'op:booking:view', works: 'op:booking:confirm' },
});
