import type { ComponentType } from 'react';
import type { ListPlace } from '../../../resource/record-title.tsx';
import type { DeskWaybill, OwnWaybill } from '../waybill-record.ts';

/** What is asked of the menu of papers. */
export interface PapersAsked {
  no: string;
  houses: OwnWaybill['houses'];
  /** The draft has been agreed to: the master is what will fly. */
  confirmed: boolean;
}

/** What other features bring to a waybill's page. */
export interface DetailBrought {
  /** Where one came from. */
  list: ListPlace;
  /** The draft air waybill, as a part of its own. */
  draft?: ComponentType<{ no: string }> | undefined;
  /** The papers that can be made of it. */
  papers?: ComponentType<PapersAsked> | undefined;
}

/** Once its review was reached, a waybill's draft stands. */
export function isConfirmed({ path }: Pick<DeskWaybill, 'path'>): boolean {
  return path.some(({ status, at, isCurrent }) => status === '44' && (at !== null || isCurrent));
}
