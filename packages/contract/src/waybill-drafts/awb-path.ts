import type { Field, Fields } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import { awbForm } from './awb-form.ts';

/** Where a value of a form stands: `consignee`, `rateLines.0.pieces`, a whole line `otherCharges.1`. Lines count from 0. */
export type AwbPath = string;

/** `Rate lines 1 Gross weight`: the words for a path; undefined for one that leads nowhere. */
export function labelOfAwbPath(path: AwbPath): Text | undefined {
  let fields: Fields = awbForm.fields;
  const labels: Text[] = [];
  for (const step of path.split('.')) {
    if (/^\d+$/.test(step)) {
      labels.push(whichLine(Number(step)));
      continue;
    }
    const field = Object.hasOwn(fields, step) ? fields[step] : undefined;
    if (!field) return undefined;
    labels.push(field.label);
    fields = fieldsIn(field);
  }
  return { zh: labels.map(({ zh }) => zh).join(' '), en: labels.map(({ en }) => en).join(' ') };
}

function whichLine(at: number): Text {
  return { zh: `第 ${at + 1} 行`, en: `line ${at + 1}` };
}

/** The field at a path, to word its value by; undefined for a path that leads nowhere. */
export function fieldAtAwbPath(path: AwbPath): Field | undefined {
  let here: Field | undefined;
  for (const step of path.split('.')) {
    const inner: Fields = here ? fieldsIn(here) : awbForm.fields;
    const isLine = /^\d+$/.test(step) && here?.kind === 'list';
    here = isLine && here?.kind === 'list' ? here.item : Object.hasOwn(inner, step) ? inner[step] : undefined;
    if (!here) return undefined;
  }
  return here;
}

function fieldsIn(field: Field): Fields {
  if (field.kind === 'group') return field.fields;
  return field.kind === 'list' ? fieldsIn(field.item) : {};
}
