import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { waybillApi, waybillDetail } from '@loadline/contract/waybills/waybill.api';
import type { deskWaybillApi } from '@loadline/contract/waybills/waybill-desk.api';

/** One line of a customer's lists: its own share, or a booking that has no waybill yet. */
export type OwnWaybillRow = AnswerOf<typeof waybillApi.list>['rows'][number];

/** One line of the operation board: the whole waybill. */
export type DeskWaybillRow = AnswerOf<typeof deskWaybillApi.list>['rows'][number];

/** Everything about one waybill, as far as its customer sees it. */
export type OwnWaybill = AnswerOf<typeof waybillDetail>;

/** Everything about one waybill, as staff work on it. */
export type DeskWaybill = AnswerOf<typeof deskWaybillApi.detail>;

export type WaybillEvent = DeskWaybill['events'][number];

/** What both sides know of where a waybill flies. */
export type WaybillFlight = Pick<
  DeskWaybillRow,
  | 'flightNo'
  | 'flightDate'
  | 'flightCancelled'
  | 'origin'
  | 'destination'
  | 'via'
  | 'originZone'
  | 'destinationZone'
>;
