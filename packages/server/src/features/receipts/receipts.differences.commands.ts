import { plain } from '@loadline/contract/kernel/decimal';
import { say } from '@loadline/contract/kernel/text';
import {
  agreesText,
  differencesOf,
  differsText,
  figuresOf,
  voidedText,
  wordsOfDifferences,
} from '@loadline/contract/receipts/measured';
import type { Tx } from '../../kernel/database.ts';
import { openSheet, settleSheet } from '../exceptions/exceptions.public.ts';
import { tell } from '../notices/notices.public.ts';
import type { LockedOrder } from '../orders/orders.rows.public.ts';
import { tolerancesIn } from '../tolerances/tolerances.public.ts';
import { receivedLines } from './receipts.order.commands.ts';
import { sourceOfDifference } from './receipts.public.ts';

/** Now that all has come: whether it differs beyond the tolerance, and the sheet that this opened; one that differs no more settles its sheet. */
export async function raiseDifferences(
  tx: Tx,
  order: LockedOrder,
): Promise<{ differs: boolean; sheetId: string | null }> {
  const { receipt } = await tolerancesIn(tx);
  const came = figuresOf(await receivedLines(tx, order));
  const beyond = differencesOf(order, came, receipt).filter(({ over }) => over);
  if (beyond.length === 0) {
    await settleSheet(tx, causeOf(order), agreesText);
    return { differs: false, sheetId: null };
  }
  const difference = wordsOfDifferences(beyond);
  const sheetId = await openSheet(tx, {
    ...causeOf(order),
    orderId: order.id,
    kind: 'shortage',
    descriptionZh: say(differsText, 'zh-cn', { difference }),
    descriptionEn: say(differsText, 'en', { difference }),
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

/** A receipt was made void: where nothing is left that was received, nothing differs either. */
export async function dropDifferences(tx: Tx, order: LockedOrder): Promise<void> {
  if ((await receivedLines(tx, order)).length === 0) await settleSheet(tx, causeOf(order), voidedText);
}

function causeOf({ orgId, id }: LockedOrder) {
  return { orgId, sourceKey: sourceOfDifference(id) };
}
