import { phrases as bookings } from './ops-bookings.en.ts';
import { phrases as content } from './ops-content.en.ts';
import { phrases as customers } from './ops-customers.en.ts';
import { phrases as entering } from './ops-entering.en.ts';
import { phrases as events } from './ops-events.en.ts';
import { phrases as exceptions } from './ops-exceptions.en.ts';
import { phrases as flights } from './ops-flights.en.ts';
import { phrases as notices } from './ops-notices.en.ts';
import { phrases as orderDesk } from './ops-orders.en.ts';
import { phrases as rates } from './ops-rates.en.ts';
import { phrases as receipt } from './ops-receipt.en.ts';
import { phrases as registrations } from './ops-registrations.en.ts';
import { phrases as roles } from './ops-roles.en.ts';
import { phrases as stock } from './ops-stock.en.ts';
import { phrases as system } from './ops-system.en.ts';
import { phrases as trusts } from './ops-trusts.en.ts';

/** The phrases of the staff console; customers never load them. One block per desk. */
export const phrases = {
  ...bookings,
  ...content,
  ...customers,
  ...exceptions,
  ...entering,
  ...events,
  ...flights,
  ...notices,
  ...orderDesk,
  ...rates,
  ...receipt,
  ...registrations,
  ...roles,
  ...stock,
  ...system,
  ...trusts,
  desk: {
    return: {
      go: 'Return',
      goWith_one: 'Return {count} field',
      goWith_other: 'Return {count} fields',
      title: 'Return to be corrected',
      says: 'Press the fields on this page that are wrong',
      whole: 'About the whole',
      why: 'What is wrong, for the customer to read',
      leave: 'Do not return {field}',
      unsaid_one: '{count} field has no reason yet',
      unsaid_other: '{count} fields have no reason yet',
      nothing: 'Press a field, or say what is wrong with the whole',
    },
    staff: 'Staff',
    sees: { all: 'all customers', some: 'customers: {count}' },
    nav: 'Staff console',
    bell: {
      label: 'Notices, {count} unread',
      title: 'Notices',
      unread: '{count} unread',
      isUnread: ', unread',
      readAll: 'Mark all read',
      none: 'No notices. What customers hand in, answer, write, ask to change or to cancel comes here, where colleagues mention you, and when waybill numbers run low',
      toDesk: 'Work list',
    },
    group: {
      shipments: 'Shipments',
      customers: 'Customers',
      finance: 'Finance',
      system: 'System',
    },
    command: 'Numbers, customers, pages',
    palette: {
      title: 'Find numbers, customers, registrations, pages and actions',
      placeholder: 'A number, a customer, a registration, a mobile, a page',
      records: 'Records',
      customers: 'Customers',
      registrations: 'Registrations',
    },
    queues: 'What waits',
    late: '{count} late',
    counts: '{waiting} waiting, {late} late · updated {at}',
    noQueue: 'Nothing is yours to decide',
    noQueueDetail: 'Your role works on no queue. The pages at the left are yours',
    nothingWaits: 'Nothing waits',
    nothingWaitsDetail: 'New entries appear here by themselves',
    what: 'Queue',
    no: 'Number',
    whose: 'Customer',
    waiting: 'Waiting, working time',
    since: 'Waiting since',
    isLate: 'Late',
    state: 'Status',
    comma: ', ',
    pause: ', ',
    saved: 'Saved',
    rightNeeded: 'You can look but not act: the right "{right}" is missing',
  },
} as const;
