import type { Feature } from './feature.ts';
import { apiKeyFeature } from './features/api-keys/api-keys.feature.ts';
import { billFeature } from './features/bills/bills.feature.ts';
import { bookingFeature } from './features/bookings/bookings.feature.ts';
import { tellOfFlight } from './features/bookings/bookings.flight-news.commands.ts';
import { clearanceFeature } from './features/clearance/clearance.feature.ts';
import { contentFeature } from './features/content/content.feature.ts';
import { customerFeature } from './features/customers/customers.feature.ts';
import { customsFeature } from './features/customs/customs.feature.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { databoardRoutes } from './features/databoard/databoard.routes.ts';
import { eventFeature } from './features/events/events.feature.ts';
import { resetClocks } from './features/exceptions/exceptions.clocks.commands.ts';
import { exceptionFeature } from './features/exceptions/exceptions.feature.ts';
import { feedFeature } from './features/feeds/feeds.feature.ts';
import { fileFeature } from './features/files/files.feature.ts';
import { flightFeature } from './features/flights/flights.feature.ts';
import { goesWithRoutes } from './features/goes-with/goes-with.routes.ts';
import { goodsCodeFeature } from './features/goods/goods.feature.ts';
import { htsFeature } from './features/hts/hts.feature.ts';
import { importFeature } from './features/imports/imports.feature.ts';
import { labelFeature } from './features/labels/labels.feature.ts';
import { midFeature } from './features/mids/mids.feature.ts';
import { noticeFeature } from './features/notices/notices.feature.ts';
import { tell } from './features/notices/notices.public.ts';
import { openingFeature } from './features/openings/openings.feature.ts';
import { opsFeature } from './features/ops/ops.feature.ts';
import { orderFeature } from './features/orders/orders.feature.ts';
import { policyFeature } from './features/policies/policies.feature.ts';
import { questionFeature } from './features/questions/questions.feature.ts';
import { rateFeature } from './features/rates/rates.feature.ts';
import { receiptFeature } from './features/receipts/receipts.feature.ts';
import { receiptOfSource } from './features/receipts/receipts.public.ts';
import { referenceRoutes } from './features/references/references.routes.ts';
import { registrationFeature } from './features/registrations/registrations.feature.ts';
import { sessionFeature } from './features/session/session.feature.ts';
import { tariffFeature } from './features/tariffs/tariff.feature.ts';
import { trackingFeature } from './features/tracking/tracking.feature.ts';
import { trustFeature } from './features/trusts/trusts.feature.ts';
import { tellEndedTrust } from './features/trusts/trusts.public.ts';
import { viewRoutes } from './features/views/views.routes.ts';
import { draftFeature } from './features/waybill-drafts/drafts.feature.ts';
import { waybillsForBookings } from './features/waybills/waybills.book.commands.ts';
import { tellWaybills } from './features/waybills/waybills.entered.commands.ts';
import { waybillFeature } from './features/waybills/waybills.feature.ts';
import { takeOrdersOff } from './features/waybills/waybills.leave.public.ts';
import { carriersOfReceived } from './features/waybills/waybills.received.public.ts';
import { webhookFeature } from './features/webhooks/webhooks.feature.ts';
import { workRoutes } from './features/work/work.routes.ts';

/** Every feature of the server, with what it asks of those above it. One that brings nothing but calls stands here by them. */
export const features: readonly Feature[] = [
  sessionFeature,
  registrationFeature,
  orderFeature({ leave: takeOrdersOff, ended: tellEndedTrust }),
  fileFeature,
  importFeature,
  eventFeature({ tellOthers: tellWaybills, receiptOf: receiptOfSource }),
  flightFeature(tellOfFlight),
  feedFeature,
  { routes: viewRoutes },
  customerFeature,
  apiKeyFeature,
  { routes: referenceRoutes },
  opsFeature,
  openingFeature,
  { routes: workRoutes },
  policyFeature(resetClocks),
  trackingFeature,
  trustFeature,
  bookingFeature(waybillsForBookings),
  rateFeature,
  billFeature,
  contentFeature,
  exceptionFeature,
  customsFeature,
  clearanceFeature,
  midFeature,
  labelFeature,
  noticeFeature,
  webhookFeature(tell),
  receiptFeature(carriersOfReceived),
  { routes: dashboardRoutes },
  { routes: databoardRoutes },
  htsFeature,
  goodsCodeFeature,
  questionFeature,
  tariffFeature,
  draftFeature,
  { routes: goesWithRoutes },
  waybillFeature,
];
