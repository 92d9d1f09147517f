import { changesOfForms } from './order-changes.ts';
import type { OrderForm } from './order-form.ts';
import { keysOfPart, partOf } from './order-form.ts';
import type { OrderPart } from './order-part.ts';

/** Some keys of a form; of its parties only those that are meant. */
export type FormPatch = Partial<OrderForm>;

/** What was asked: the parts of the order that are to change, as they stood then and as they are wanted. */
export interface Amendment {
  readonly from: FormPatch;
  readonly to: FormPatch;
}

/** What has to be kept of two forms to lay their difference on the order later. */
export function amendmentOf(before: OrderForm, after: OrderForm): Amendment {
  return amendmentWithin(before, after, partsBetween(before, after));
}

/** The same of some parts only. */
export function amendmentWithin(before: OrderForm, after: OrderForm, parts: readonly OrderPart[]): Amendment {
  return { from: partsOf(before, parts), to: partsOf(after, parts) };
}

/** The parts in which two forms differ. */
export function partsBetween(before: OrderForm, after: OrderForm): OrderPart[] {
  return [...new Set(changesOfForms(before, after).flatMap(({ path }) => partOf(path) ?? []))];
}

/** The order as it stands now with an amendment laid on; undefined when what it changes was changed meanwhile. */
export function amended(current: OrderForm, amendment: Amendment): OrderForm | undefined {
  const asked = laidOn(current, amendment.from, amendment);
  if (changesOfForms(current, asked).length > 0) return undefined;
  return laidOn(current, amendment.to, amendment);
}

function partsOf(form: OrderForm, touched: readonly OrderPart[]): FormPatch {
  const keys = new Set<string>(touched.flatMap(keysOfPart));
  const parties = form.parties.filter(({ role }) => keys.has(`parties.${role}`));
  const own = Object.entries(form).filter(([key]) => keys.has(key));
  return { ...Object.fromEntries(own), parties };
}

/** The form with a patch laid on. The parties that the amendment means are those of the patch, or gone. */
function laidOn(form: OrderForm, patch: FormPatch, { from, to }: Amendment): OrderForm {
  const meant = new Set([...(from.parties ?? []), ...(to.parties ?? [])].map(({ role }) => role));
  const parties = [...form.parties.filter(({ role }) => !meant.has(role)), ...(patch.parties ?? [])];
  return { ...form, ...patch, parties };
}
