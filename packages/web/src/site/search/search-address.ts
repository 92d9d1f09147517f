import { trackedNumbers } from '@loadline/contract/checks/tracked-number';
import { openShare } from '@loadline/contract/tracking/share.api';
import { trackedAtOnce } from '@loadline/contract/tracking/track-type';
import { trackShipments } from '@loadline/contract/tracking/tracking.api';
import { confirmWatch, leaveWatch } from '@loadline/contract/tracking/watch.api';
import type { Found } from '../../kernel/address.ts';

/**
 * The page's address: `no` may hold several numbers, `type` is the spec's selector; or the token of a link to one
 * shipment, or of one of the two links in mails.
 */
export const searchFields = {
  no: trackShipments.query.trackNo,
  type: trackShipments.query.trackType,
  share: openShare.body.token,
  watch: confirmWatch.body.token,
  leave: leaveWatch.query.token,
};

/** The numbers that an address asks for, and how many more it gives than one question may hold. */
export function numbersIn({ no = [] }: Pick<Found<typeof searchFields>, 'no'>) {
  const numbers = trackedNumbers(no.join('\n'));
  const asked = numbers.slice(0, trackedAtOnce);
  return { asked, left: numbers.length - asked.length };
}
