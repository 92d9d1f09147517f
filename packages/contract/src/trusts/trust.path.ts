import type { DocumentPath } from '../documents/document.path.ts';
import { fieldAt, labelAt } from '../documents/document.path.ts';
import type { Field } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import { contentFields } from './trust-content.ts';

/** Where a value of a trust order stands: `service.mode`, `parties.consignee.company`, `cargo.lines.<id>.cartons`. */
export type TrustPath = DocumentPath;

/** The words for a path, `Goods, row 2: Cartons`; undefined for one that leads nowhere. */
export function labelOfPath(content: unknown, path: TrustPath): Text | undefined {
  return labelAt(contentFields, content, path);
}

/** The field at a path, to word its value by; undefined for a path that leads nowhere. */
export function fieldAtPath(path: TrustPath): Field | undefined {
  return fieldAt(contentFields, path);
}
