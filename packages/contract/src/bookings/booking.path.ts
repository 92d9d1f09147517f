import type { SoundPart } from '../documents/document.entered.ts';
import { soundPartOf } from '../documents/document.entered.ts';
import type { DocumentPath } from '../documents/document.path.ts';
import { fieldAt, labelAt } from '../documents/document.path.ts';
import { changesBetween } from '../kernel/changes.ts';
import type { Field } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import type { BookingContent } from './booking-content.ts';
import { contentFields } from './booking-content.ts';

/** Where a value of a booking stands: `flight.product`, `houses.rows.<id>.hawbNo`, `cargo.dimensions.<id>.length`. */
export type BookingPath = DocumentPath;

/** One difference between two contents, with the words for where it is. */
export interface BookingChange {
  readonly path: BookingPath;
  readonly label: Text;
  readonly from: unknown;
  readonly to: unknown;
}

/** The words for a path, `House waybills, row 2: Gross weight`; undefined for one that leads nowhere. */
export function labelOfPath(content: unknown, path: BookingPath): Text | undefined {
  return labelAt(contentFields, content, path);
}

/** The field at a path, to word its value by; undefined for a path that leads nowhere. */
export function fieldAtPath(path: BookingPath): Field | undefined {
  return fieldAt(contentFields, path);
}

/** What differs between two contents, in the order of the form. */
export function changesOf(before: BookingContent, after: BookingContent): BookingChange[] {
  return changesBetween(before, after).map((found) => {
    const label = labelOfPath(found.from === null ? after : before, found.path);
    return { ...found, label: label ?? { zh: found.path, en: found.path } };
  });
}

/** What of a half typed booking can be kept, and what cannot. */
export function soundPart(entered: unknown): SoundPart<BookingContent> {
  return soundPartOf(contentFields, entered);
}
