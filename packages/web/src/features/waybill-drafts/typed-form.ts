import { isList, isRecord } from '@loadline/contract/kernel/changes';
import type { Fields } from '@loadline/contract/kernel/field';
import type { Finding } from '@loadline/contract/kernel/schema';
import { check } from '@loadline/contract/kernel/schema';
import type { AwbForm } from '@loadline/contract/waybill-drafts/awb-form';
import { awbForm } from '@loadline/contract/waybill-drafts/awb-form';
import { otherCharge, rateLine } from '@loadline/contract/waybill-drafts/awb-line';
import type { AwbKind } from '@loadline/contract/waybill-drafts/awb-rules';
import { findingsOfAwb } from '@loadline/contract/waybill-drafts/awb-rules';
import { asInput } from '../../resource/form-values.ts';
import { typedText } from '../../resource/typed-text.ts';

/** A form while it is typed: texts that the contract reads later. */
export type TypedForm = Readonly<Record<string, unknown>>;
export type TypedLine = Readonly<Record<string, unknown>>;

/** A form as it begins to be typed. */
export function typedOf(form: AwbForm): TypedForm {
  const rateLines = form.rateLines.map((line) => ({ ...line, dimensions: dimensionsText(line.dimensions) }));
  return { ...form, rateLines };
}

/** Dimensions as people write them, one line each: `60x40x50/20`. */
function dimensionsText(dimensions: AwbForm['rateLines'][number]['dimensions']): string {
  return dimensions
    .map(({ pieces, length, width, height }) => `${length}x${width}x${height}/${pieces}`)
    .join('\n');
}

export interface ReadForm {
  /** Present when everything that was typed can be read. */
  readonly form?: AwbForm;
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** What was typed, with all that is wrong or odd about it. */
export function readForm(typed: TypedForm, kind: AwbKind): ReadForm {
  const read = check(awbForm.fields, {
    ...asInput(awbForm.fields, typed),
    rateLines: linesOf(typed, 'rateLines').map(readLine),
    otherCharges: linesOf(typed, 'otherCharges').map((line) => asInput(fieldsOf(otherCharge), line)),
  });
  if (!read.ok) return { errors: read.findings, warnings: [] };
  return { form: read.value, ...findingsOfAwb(read.value, kind) };
}

function readLine(line: TypedLine): Record<string, unknown> {
  return {
    ...asInput(fieldsOf(rateLine), line),
    dimensions: readDimensions(typedText(line['dimensions'])),
  };
}

/** Lines that cannot be read stay as they are: the contract says what is wrong. */
function readDimensions(text: string): unknown[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [, length, width, height, pieces] =
      /^\s*([\d.]+)\s*[x*×]\s*([\d.]+)\s*[x*×]\s*([\d.]+)\s*(?:cm)?\s*\/\s*(\d+)\s*$/i.exec(line) ?? [];
    return pieces === undefined ? line : { pieces: Number(pieces), length, width, height };
  });
}

export function fieldsOf(field: { readonly kind: string; readonly fields?: Fields }): Fields {
  return field.fields ?? {};
}

export function linesOf(typed: TypedForm, key: 'rateLines' | 'otherCharges'): readonly TypedLine[] {
  const lines = typed[key];
  return isList(lines) ? lines.filter(isRecord) : [];
}
