import type { Field, Fields } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import type { TrustContent } from './trust-content.ts';
import { contentFields } from './trust-content.ts';

/**
 * Where a value of a trust order stands: `service.mode`, `parties.consignee.company`, `route.fbaIds`, and for goods the
 * line by its id, `cargo.lines.<id>.cartons`, so that a path still means the same when lines move.
 */
export type TrustPath = string;

/** A rule's words at a path. */
export interface SaidAt {
  readonly path: TrustPath;
  readonly says: Text;
}

/** `Line 2 cartons`, `Consignee company`: the words for a path, by the labels of the fields; undefined for one that leads nowhere. */
export function labelOfPath(content: Pick<TrustContent, 'cargo'>, path: TrustPath): Text | undefined {
  const steps = path.split('.');
  if (steps[0] === 'cargo' && steps[1] === 'lines' && steps.length > 2)
    return lineLabel(content, steps.slice(2));
  const labels = labelsAlong(contentFields, steps);
  if (!labels) return undefined;
  // The block says nothing that the field does not; what stands between them (the party) does.
  return joined(labels.length > 1 ? labels.slice(1) : labels);
}

function lineLabel(
  { cargo }: Pick<TrustContent, 'cargo'>,
  [id, ...rest]: readonly string[],
): Text | undefined {
  const place = cargo.lines.findIndex((line) => line.id === id) + 1;
  const line = contentFields.cargo;
  const fields = line.kind === 'group' ? line.fields.lines : undefined;
  const item = fields?.kind === 'list' ? fields.item : undefined;
  const labels = rest.length === 0 ? [] : labelsAlong(item?.kind === 'group' ? item.fields : {}, rest);
  if (!labels) return undefined;
  const which = place > 0 ? { zh: `第 ${place} 行`, en: `Line ${place}` } : { zh: '新行', en: 'New line' };
  return joined([which, ...labels]);
}

function labelsAlong(fields: Fields, steps: readonly string[]): Text[] | undefined {
  const labels: Text[] = [];
  let here: Fields = fields;
  for (const step of steps) {
    const field: Field | undefined = Object.hasOwn(here, step) ? here[step] : undefined;
    if (!field) return undefined;
    labels.push(field.label);
    here = field.kind === 'group' ? field.fields : {};
  }
  return labels;
}

function joined(labels: readonly Text[]): Text {
  return { zh: labels.map(({ zh }) => zh).join(' '), en: labels.map(({ en }) => en).join(' ') };
}

/** The field at a path, to word its value by; undefined for a path that leads nowhere. */
export function fieldAtPath(path: TrustPath): Field | undefined {
  const steps = path.split('.').filter((step) => !isId(step));
  let here: Field | undefined;
  let fields: Fields = contentFields;
  for (const step of steps) {
    here = Object.hasOwn(fields, step) ? fields[step] : undefined;
    if (!here) return undefined;
    fields = fieldsIn(here);
  }
  // A path that ends with a line's id is the line itself, one item of the list.
  return here?.kind === 'list' && isId(path.split('.').at(-1) ?? '') ? here.item : here;
}

function fieldsIn(field: Field): Fields {
  if (field.kind === 'group') return field.fields;
  return field.kind === 'list' ? fieldsIn(field.item) : {};
}

function isId(step: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(step);
}
