import type { WaybillMove } from '@loadline/contract/waybills/waybill.lifecycle';
import type { NewEvent } from '../events/events.public.ts';
import type { Written } from './waybills.entry.commands.ts';
import type { WaybillFacts } from './waybills.facts.queries.ts';
import type { CarrierFigures } from './waybills.share.ts';

/** A step that was made. */
export interface Made {
  readonly facts: WaybillFacts;
  readonly move: Pick<WaybillMove, 'from' | 'to'>;
  readonly written: Written;
  /** Only part of the pieces were picked up: the waybill stays where it is. */
  readonly isPart: boolean;
  /** Names the orders' events as the carrier's message does, so that what is told twice stands once. */
  readonly carrier?: {
    readonly code: string;
    readonly key: string;
    readonly source: NewEvent['source'];
    readonly figures: CarrierFigures;
  };
}
