import type { Stage } from '@loadline/contract/codes/stage';
import type { LockedOrder } from '../orders/orders.rows.public.ts';
import type { NewEvent } from './new-event.ts';

/** An event whose stage is decided. */
export type StagedEvent = NewEvent & { readonly stage: Stage | null };

/** A locked order of which something is recorded. */
export interface EventOrder extends Pick<LockedOrder, 'orgId' | 'id' | 'orderNumber' | 'status'> {
  /** When it was expected to arrive before. */
  readonly expectedAt: Date | null;
}

/** An event on its way into the table. */
export type FlaggedEvent = StagedEvent & { readonly id: string; readonly outOfSequence: boolean };
