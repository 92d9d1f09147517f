import type { DocumentType } from '../codes/document-type.ts';
import { documentsFor } from '../orders/order-checklist.ts';
import { declaredRows, needsDgd } from './booking.dangerous.ts';
import type { BookingContent } from './booking-content.ts';

/**
 * The papers that the goods of a booking call for before it is confirmed, by the rules of orders. A shipper's declaration is
 * called for by how the goods are packed, which only a booking knows.
 */
export function papersOf(content: BookingContent): DocumentType[] {
  const rules = documentsFor({
    transportType: '1',
    destinationCountry: content.parties.consignee?.country ?? '',
    isCustoms: false,
    isSelfClearance: false,
    special: content.dangerous.special,
  });
  const papers = rules.filter(({ special, document }) => special !== undefined && document !== 'DGD');
  return [
    ...papers.map(({ document }) => document),
    ...(declaredRows(content).some(needsDgd) ? (['DGD'] as const) : []),
  ];
}
