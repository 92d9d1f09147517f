import { plain } from '@loadline/contract/freight/fraction';
import { say } from '@loadline/contract/kernel/text';
import {
  differencesOf,
  differsText,
  figuresOf,
  wordsOfDifferences,
} from '@loadline/contract/receipts/measured';
import type { Tx } from '../../kernel/database.ts';
import { openSheet } from '../exceptions/exceptions.public.ts';
import { tell } from '../notices/notices.public.ts';
import type { ReceivableOrder } from './receipts.order.commands.ts';
import { receivedLines } from './receipts.order.commands.ts';
import { sourceOfDifference } from './receipts.public.ts';
import type { Tolerance } from './receipts.queries.ts';

/** Now that all has come: whether it differs beyond the tolerance, and the sheet that this opened. */
export async function raiseDifferences(
  tx: Tx,
  order: ReceivableOrder,
  { percent }: Tolerance,
): Promise<{ differs: boolean; sheetId: string | null }> {
  const came = figuresOf(await receivedLines(tx, order));
  const beyond = differencesOf(order, came, percent).filter(({ over }) => over);
  if (beyond.length === 0) return { differs: false, sheetId: null };
  const difference = wordsOfDifferences(beyond);
  const about = { orgId: order.orgId, orderId: order.id };
  const sheetId = await openSheet(tx, {
    ...about,
    kind: 'shortage',
    descriptionZh: say(differsText, 'zh-cn', { difference }),
    descriptionEn: say(differsText, 'en', { difference }),
    sourceKey: sourceOfDifference(order.id),
  });
  await tell(tx, {
    event: 'warehouseDifference',
    orgId: order.orgId,
    subject: 'order',
    subjectId: order.id,
    number: order.orderNumber,
    words: {
      bookedPieces: String(order.pieces),
      receivedPieces: String(came.pieces),
      bookedWeight: plain(order.grossWeight),
      receivedWeight: plain(came.grossWeight),
    },
    key: `receipt ${sheetId ?? order.id}`,
  });
  return { differs: true, sheetId: sheetId ?? null };
}
