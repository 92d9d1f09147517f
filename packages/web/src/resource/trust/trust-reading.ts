import { fieldAt, labelAt, valueAt } from '@loadline/contract/documents/document.path';
import { contentFields } from '@loadline/contract/trusts/trust-content';
import { type DocumentReading, type Picks, reasonsBy } from '../document/document-reading.ts';
import type { TrustOrder } from './trust-order.ts';

/** A trust order as its parts read it; what was sent back stands at its fields until it is handed in again. */
export function readingOf({ trust, content, corrections }: TrustOrder, picks?: Picks): DocumentReading {
  return {
    valueAt: (path) => valueAt(content, path),
    fieldAt: (path) => fieldAt(contentFields, path),
    labelAt: (path) => labelAt(contentFields, content, path),
    reasonsAt: reasonsBy(trust.state === 'RETURNED' ? corrections : []),
    picks,
  };
}
