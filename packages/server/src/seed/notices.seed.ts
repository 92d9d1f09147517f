import type { Stage } from '@loadline/contract/codes/stage';
import type { NoticeEventName } from '@loadline/contract/messages/notice-event';

/** What somebody of a customer was told: of the newest order that stands there and that they see, when it came there. */
interface ToldOf {
  readonly event: NoticeEventName;
  readonly order: Stage;
  /** Only of one that customs hold there. */
  readonly isHeld?: true;
  readonly read?: true;
  readonly words?: Readonly<Record<string, string>>;
}

/** Of several kinds, read and unread. Places, flights and times come from the order itself. */
export const toldOfOrders: readonly ToldOf[] = [
  { event: 'arrived', order: 'ARRIVED' },
  {
    event: 'customsHold',
    order: 'IN_CLEARANCE',
    isHeld: true,
    words: {
      reasonZh: '海关布控查验，等待放行',
      reasonEn: 'Customs ordered an exam; waiting for the release',
    },
  },
  { event: 'signed', order: 'SIGNED', read: true, words: { signedBy: 'M. Reyes' } },
  { event: 'departed', order: 'DEPARTED', read: true },
  { event: 'customsReleased', order: 'EXPORT_RELEASED', read: true },
  { event: 'delivered', order: 'DELIVERED', read: true },
];

/** How an exception sheet goes on, by the state that it has come to. */
export const toldOfSheets: Readonly<Record<string, { readonly deed: string; readonly read?: true }>> = {
  WAITING_CUSTOMER: { deed: 'waiting' },
  RESOLVED: { deed: 'resolved', read: true },
};
