import type { Quantity } from './cargo-imp.segment.ts';
import { kilograms } from './cargo-imp.segment.ts';
import type { XmlElement } from './xml-tree.ts';
import { textUnder, under } from './xml-tree.ts';

/** The quantity that stands directly in an element. */
export function xmlQuantityIn(element: XmlElement): Quantity | undefined {
  const [pieces, total] = ['PieceQuantity', 'TotalPieceQuantity'].map((name) => textUnder(element, name));
  if (!pieces || !/^\d{1,5}$/.test(pieces)) return undefined;
  const [weight] = under(element, 'GrossWeightMeasure');
  const written = weight?.text.trim() ?? '';
  return {
    description: textUnder(element, 'TransportSplitDescription') || 'T',
    pieces: Number(pieces),
    weight: /^\d{1,7}(\.\d{1,3})?$/.test(written)
      ? kilograms(written, weight?.attributes['unitCode'] === 'LBR' ? 'pounds' : 'kilograms')
      : null,
    total: total && /^\d{1,5}$/.test(total) ? Number(total) : null,
  };
}
