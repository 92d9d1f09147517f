import { subject } from '../kernel/subject.ts';

const word = { zh: '航班', en: 'Flight' };

/** Flights are the forwarder's own: whoever may book hears of every one. */
export const flightSubject = subject({
  word,
  permissions: { 'op:slot:manage': { zh: '维护航班与舱位', en: 'Manage flights and slots' } },
  live: { customer: 'book:add', staff: 'op:work:view' },
  views: { opsFlights: { zh: '航班', en: 'Flights' } },
  audit: { flight: word, schedule: { zh: '航班时刻', en: 'Schedule' } },
  deeds: { allotted: { zh: '修改包板', en: 'Allotments changed' } },
});
