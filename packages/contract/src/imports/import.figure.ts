import type { Text } from '../kernel/text.ts';
import { convertedTo, measureIn, unitNamed } from './import.units.ts';

/** A decimal of a sheet in the unit of its field, or why it cannot be told in it. */
export type SheetFigure = { readonly value: string } | { readonly says: Text };

/** The unit that a heading names in brackets, `Gross weight (lbs)`; undefined where it names none that is known. */
export function unitOfHeading(heading: string): string | undefined {
  const [, inside] = /\(([^)]*)\)/.exec(heading.normalize('NFKC')) ?? [];
  return inside === undefined ? undefined : unitNamed(inside);
}

/**
 * Reads `27.5 lb`, `1,234.50` or `¥12.50` under a heading that may name a unit itself: what is another measure of the same is
 * worked out, an amount of another currency is refused, for nobody has said its rate. What is no figure stays as it is.
 */
export function figureIn(
  field: { readonly unit?: string; readonly scale: number },
  cell: string,
  unitOfColumn: string | undefined,
): SheetFigure {
  const measure = measureIn(cell, field.scale);
  if (!measure) return { value: cell };
  const unit = measure.unit ?? unitOfColumn;
  const found = convertedTo({ digits: measure.digits, unit }, { unit: field.unit, scale: field.scale });
  if (!found) return { says: notIn(unit ?? '', field.unit ?? '') };
  return 'currency' in found ? { says: notIn(found.currency, field.unit ?? '') } : { value: found.digits };
}

function notIn(written: string, wanted: string): Text {
  return { zh: `写的是 ${written}，请换算成 ${wanted}`, en: `is in ${written}, enter it in ${wanted}` };
}
