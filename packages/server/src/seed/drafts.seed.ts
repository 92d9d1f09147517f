import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import type { CodeOf } from '@loadline/contract/kernel/code';
import type { draftStates } from '@loadline/contract/waybill-drafts/draft.lifecycle';

export type DraftState = CodeOf<typeof draftStates>;

/** The versions of a waybill's draft by where it stands; whoever has gone on was agreed to at once. */
const versionsOf: Partial<Readonly<Record<WaybillStatus, readonly DraftState[]>>> = {
  '42': ['CHANGES', 'PREPARING'],
  '43': ['RECALLED', 'SENT'],
  '44': ['CHANGES', 'AGREED'],
};

/** The states of the versions of a waybill's draft, the first one first. */
export function statesOf(status: WaybillStatus): readonly DraftState[] {
  return versionsOf[status] ?? ['AGREED'];
}

interface Begun {
  readonly status: WaybillStatus;
  readonly steps: readonly { readonly to: WaybillStatus }[];
  readonly bookings: readonly unknown[];
}

/** Which version of its draft a waybill has; none before its documents were begun. */
export function draftVersion({ status, steps, bookings }: Begun): number {
  const isBegun = steps.some(({ to }) => to === '42') && bookings.length > 0;
  return isBegun ? statesOf(status).length : 0;
}

/** To whom the forwarder sends what it has consolidated. Invented, as everything here. */
export const overseasAgent = [
  'EXAMPLE BREAKBULK SERVICES INC.',
  '12 CARGO AREA, EXAMPLE AIRPORT',
  'UNITED STATES',
  'TEL +1 555 0100 199',
].join('\n');

/** What a customer of the demo wanted to be otherwise in the version before. */
export const wish = {
  path: 'handling',
  wanted: 'KEEP DRY. DO NOT STACK.',
  reason: '怕潮、怕压，请注明操作要求',
};
