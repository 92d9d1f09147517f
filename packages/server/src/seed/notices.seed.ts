import type { OrderStatus } from '@loadline/contract/codes/stage';
import type { NoticeEventName } from '@loadline/contract/messages/notice-event';

/** What somebody of a customer was told: of the newest order that stands there and that he sees. */
interface ToldOf {
  readonly event: NoticeEventName;
  readonly order: OrderStatus;
  readonly hoursAgo: number;
  readonly read?: true;
  readonly words?: Readonly<Record<string, string>>;
}

/** Of several kinds and days, read and unread. Places and flights come from the order itself. */
export const toldOfOrders: readonly ToldOf[] = [
  { event: 'arrived', order: 'ARRIVED', hoursAgo: 0.6 },
  {
    event: 'customsHold',
    order: 'IN_CLEARANCE',
    hoursAgo: 2.4,
    words: {
      reasonZh: '海关抽查，需补充材质说明',
      reasonEn: 'Customs exam: a description of the material is asked for',
    },
  },
  { event: 'signed', order: 'SIGNED', hoursAgo: 5.1, read: true, words: { signedBy: 'M. Reyes' } },
  {
    event: 'etaMoved',
    order: 'DEPARTED',
    hoursAgo: 20,
    words: {
      from: '2026-11-23',
      to: '2026-11-25',
      reasonZh: '中转港拥堵',
      reasonEn: 'Congestion at the port of transit',
    },
  },
  { event: 'departed', order: 'DEPARTED', hoursAgo: 27, read: true },
  {
    event: 'warehouseDifference',
    order: 'WH_IN',
    hoursAgo: 31,
    read: true,
    words: { bookedPieces: '50', receivedPieces: '53', bookedWeight: '1288.0', receivedWeight: '1330.5' },
  },
  { event: 'customsReleased', order: 'EXPORT_RELEASED', hoursAgo: 52, read: true },
  { event: 'delivered', order: 'DELIVERED', hoursAgo: 76, read: true },
];

/** What is said of an exception sheet: how it begins and goes on. */
export const toldOfSheets: readonly { deed: string; hoursAgo: number; read?: true }[] = [
  { deed: 'waiting', hoursAgo: 1.5 },
  { deed: 'replied', hoursAgo: 8 },
  { deed: 'resolved', hoursAgo: 49, read: true },
];
