import type { Quantity } from './cargo-imp.segment.ts';
import { kilograms } from './cargo-imp.segment.ts';
import type { XmlElement } from './xml-tree.ts';
import { textUnder, under } from './xml-tree.ts';

/** The quantity that stands directly in an element. */
export function xmlQuantityIn(element: XmlElement): Quantity | undefined {
  const [pieces = null, total = null] = ['PieceQuantity', 'TotalPieceQuantity'].map((name) =>
    countIn(textUnder(element, name)),
  );
  if (pieces === null && total === null) return undefined;
  const [weight] = under(element, 'GrossWeightMeasure');
  const written = weight?.text.trim() ?? '';
  return {
    description: textUnder(element, 'TransportSplitDescription') || 'T',
    pieces,
    weight: /^\d{1,7}(\.\d{1,3})?$/.test(written)
      ? kilograms(written, weight?.attributes['unitCode'] === 'LBR' ? 'pounds' : 'kilograms')
      : null,
    total,
  };
}

function countIn(written: string): number | null {
  return /^\d{1,5}$/.test(written) ? Number(written) : null;
}
