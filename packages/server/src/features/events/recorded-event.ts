import type { Stage } from '@loadline/contract/codes/stage';
import type { NewEvent } from './new-event.ts';

/** An event whose stage is decided. */
export type StagedEvent = NewEvent & { readonly stage: Stage | null };

export interface LockedOrder {
  readonly org_id: string;
  readonly id: string;
  readonly order_number: string;
  readonly status: string;
  /** When it was expected to arrive before. */
  readonly expected_at: Date | null;
}

/** An event on its way into the table. */
export type FlaggedEvent = StagedEvent & { readonly id: string; readonly outOfSequence: boolean };
