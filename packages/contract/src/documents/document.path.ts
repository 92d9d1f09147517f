import { isRecord } from '../kernel/changes.ts';
import type { Field, Fields } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';

/**
 * Where a value of a document stands: `flight.product`, `parties.consignee.name`, and in a list the row by its id,
 * `houses.rows.<id>.hawbNo`, so that a path still means the same when rows move.
 */
export type DocumentPath = string;

/** A rule's words at a path. */
export interface SaidAt {
  readonly path: DocumentPath;
  readonly says: Text;
}

/** The field at a path, to word its value by; undefined for a path that leads nowhere. */
export function fieldAt(fields: Fields, path: DocumentPath): Field | undefined {
  let here: Field | undefined;
  let inside: Fields = fields;
  for (const step of path.split('.')) {
    // The id of a row: the row itself.
    here = here?.kind === 'list' && isRowId(step) ? here.item : ownField(inside, step);
    if (!here) return undefined;
    inside = here.kind === 'group' ? here.fields : {};
  }
  return here;
}

/**
 * `Row 2 Gross weight`, `Consignee Name`: the words for a path, by the labels of its fields; undefined for one that leads
 * nowhere. The block that it begins with says nothing that the field does not, nor does the list when a row is named.
 */
export function labelAt(fields: Fields, document: unknown, path: DocumentPath): Text | undefined {
  const labels: Text[] = [];
  let here: Field | undefined;
  let inside: Fields = fields;
  let value = document;
  for (const step of path.split('.')) {
    const list = here?.kind === 'list' && isRowId(step) ? here : undefined;
    here = list ? list.item : ownField(inside, step);
    if (!here) return undefined;
    labels.push(list ? rowLabel(list.label, value, step) : here.label);
    if (list) labels.splice(-2, 1);
    inside = here.kind === 'group' ? here.fields : {};
    value = stepInto(value, step);
  }
  return joined(labels.length > 1 ? labels.slice(1) : labels);
}

/** The fields at some paths under the words for where they stand, to word changes by; a path that leads nowhere has none. */
export function fieldsAt(fields: Fields, document: unknown, paths: readonly DocumentPath[]): Fields {
  const found = paths.flatMap((path) => {
    const [field, label] = [fieldAt(fields, path), labelAt(fields, document, path)];
    return field && label ? [[path, { ...field, label }] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The value at a path of a document, or of what was typed of one; null where nothing stands. */
export function valueAt(document: unknown, path: DocumentPath): unknown {
  return path.split('.').reduce<unknown>(stepInto, document) ?? null;
}

/** What is said at a path that has to be filled in. */
export const required: Text = { zh: '不能为空', en: 'required' };

/** Those of the paths at which nothing stands, with what is said there: `required`, unless `words` has another. */
export function openAt(
  document: unknown,
  needed: readonly DocumentPath[],
  words: Readonly<Record<DocumentPath, Text>>,
): SaidAt[] {
  return needed
    .filter((path) => {
      const value = valueAt(document, path);
      return value === null || (Array.isArray(value) && value.length === 0);
    })
    .map((path) => ({ path, says: words[path] ?? required }));
}

/** A document, or what was typed of one, with a value laid at a path; a row that is laid as null goes, a new one comes last. */
export function withValue(document: unknown, path: DocumentPath, to: unknown): unknown {
  return laidOn(document, path.split('.'), to);
}

function laidOn(value: unknown, [step, ...rest]: readonly string[], to: unknown): unknown {
  if (step === undefined) return to;
  if (Array.isArray(value)) return rowsWith(value, step, rest, to);
  const inner = isRecord(value) ? value : {};
  return { ...inner, [step]: laidOn(inner[step], rest, to) };
}

function rowsWith(rows: readonly unknown[], id: string, rest: readonly string[], to: unknown): unknown[] {
  const isIt = (row: unknown) => isRecord(row) && row.id === id;
  if (rest.length === 0 && to === null) return rows.filter((row) => !isIt(row));
  if (rows.some(isIt)) return rows.map((row) => (isIt(row) ? laidOn(row, rest, to) : row));
  // A new row comes whole; a change to a row that has gone meanwhile changes nothing.
  return rest.length === 0 ? [...rows, to] : [...rows];
}

function stepInto(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value.find((one) => isRecord(one) && one.id === step);
  return isRecord(value) ? value[step] : undefined;
}

function ownField(fields: Fields, step: string): Field | undefined {
  return Object.hasOwn(fields, step) ? fields[step] : undefined;
}

/** Where the document is not known, it is any of its rows. */
function rowLabel({ zh, en }: Text, rows: unknown, id: string): Text {
  if (!Array.isArray(rows)) return { zh: `${zh}一行`, en: `${en}, one row:` };
  const place = rows.findIndex((row) => isRecord(row) && row.id === id) + 1;
  return place > 0
    ? { zh: `${zh}第 ${place} 行`, en: `${en}, row ${place}:` }
    : { zh: `${zh}新行`, en: `${en}, new row:` };
}

function joined(labels: readonly Text[]): Text {
  return { zh: labels.map(({ zh }) => zh).join(' '), en: labels.map(({ en }) => en).join(' ') };
}

function isRowId(step: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(step);
}
