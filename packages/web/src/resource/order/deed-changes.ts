import { deskFileFields } from '@loadline/contract/files/record-file';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { order } from '@loadline/contract/orders/order';
import { labelOfChange } from '@loadline/contract/orders/order-changes';
import { askedReason } from '@loadline/contract/orders/order-edit.api';
import { orderFormFields } from '@loadline/contract/orders/order-form';
import { orderHold } from '@loadline/contract/orders/order-hold';
import { orderRequest } from '@loadline/contract/orders/order-request';
import { shareFields } from '@loadline/contract/tracking/share';
import { type Change, changesIn } from '../changes.ts';
import type { Reading } from '../value-text.ts';
import { changeText } from './change-text.ts';

/** What is told of an order besides its form: facts of its transport, of files, of holds, of links to it. */
const told: Fields = {
  ...Object.fromEntries(
    Object.entries<Field>(order.fields).filter(([key]) => !Object.hasOwn(orderFormFields, key)),
  ),
  file: deskFileFields.name,
  type: deskFileFields.type,
  size: deskFileFields.size,
  visible: deskFileFields.visible,
  verdict: deskFileFields.verdict,
  // The reason of a hold is a code, every other one a sentence; a sentence is no code and stays as it is.
  reason: { ...orderHold.fields.reason, label: askedReason.label },
  note: orderHold.fields.note,
  request: orderRequest.fields.kind,
  shows: shareFields.shows,
  until: shareFields.expiresAt,
};

/** What one entry of an order's history says changed, in words; places of its form such as `goods.3.nameEn` by name. */
export function changesOfDeed(json: string, reading: Reading): Change[] {
  return changesIn(json, told, reading).map((change) => {
    const { key, label, from, to } = change;
    if (label !== key) return change;
    return {
      key,
      label: say(labelOfChange(key), reading.language),
      from: from === undefined ? undefined : changeText(key, from, reading),
      to: changeText(key, to, reading),
    };
  });
}
