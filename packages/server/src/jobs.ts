import { tellOfFlight } from './features/bookings/bookings.flight-news.commands.ts';
import { eventImports } from './features/events/events.import.ts';
import { closeSheetsJob, raiseSheetsJob } from './features/exceptions/exceptions.rules.commands.ts';
import { retryFeedsJob } from './features/feeds/feeds.jobs.commands.ts';
import { sweepFilesJob } from './features/files/files.sweep.commands.ts';
import { flightImports } from './features/flights/flights.import.ts';
import { importJob } from './features/imports/imports.jobs.ts';
import { addressImports, goodsImports } from './features/imports/imports.records.ts';
import { sendDigestsJob, sweepNoticesJob } from './features/notices/notices.jobs.commands.ts';
import { orderImports } from './features/orders/orders.import.ts';
import { urgeDocumentsJob } from './features/orders/orders.urge.commands.ts';
import { sweepRegistrationsJob } from './features/registrations/registrations.licence.commands.ts';
import { sweepWatchesJob, tellWatchersJob } from './features/tracking/watches.tell.commands.ts';
import type { House } from './kernel/house.ts';
import { sweepJob } from './kernel/housekeeping.ts';
import type { Job } from './kernel/jobs.ts';
import { sendMessageJob } from './kernel/messages/send-message.ts';

/** Every kind of work that runs outside a request. */
export function jobsOf(house: House): Job[] {
  return [
    importJob(house, orderImports),
    importJob(house, goodsImports),
    importJob(house, addressImports),
    importJob({ ...house, db: house.staff }, eventImports),
    importJob({ ...house, db: house.staff }, flightImports(tellOfFlight)),
    retryFeedsJob(house),
    sendMessageJob(house),
    sweepRegistrationsJob(house),
    tellWatchersJob(house),
    sweepWatchesJob(house),
    raiseSheetsJob(house),
    closeSheetsJob(house),
    sweepFilesJob(house),
    urgeDocumentsJob(house),
    sendDigestsJob(house),
    sweepNoticesJob(house),
    sweepJob(house),
  ];
}
