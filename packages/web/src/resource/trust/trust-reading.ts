import { valueAtPath } from '@loadline/contract/trusts/trust.needed';
import { fieldAtPath, labelOfPath } from '@loadline/contract/trusts/trust.path';
import { type DocumentReading, type Picks, reasonsBy } from '../document/document-reading.ts';
import type { TrustOrder } from './trust-order.ts';

/** A trust order as its parts read it; what was sent back stands at its fields until it is handed in again. */
export function readingOf({ trust, content, corrections }: TrustOrder, picks?: Picks): DocumentReading {
  return {
    valueAt: (path) => valueAtPath(content, path),
    fieldAt: fieldAtPath,
    labelAt: (path) => labelOfPath(content, path),
    reasonsAt: reasonsBy(trust.state === 'RETURNED' ? corrections : []),
    picks,
  };
}
