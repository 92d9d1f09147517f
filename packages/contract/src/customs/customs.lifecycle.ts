import type { CustomsBusiness } from '../codes/customs-business.ts';
import type { Code, CodeOf } from '../kernel/code.ts';
import { codesOf, codeTable, wordOf } from '../kernel/code.ts';
import { exact, isZero, plus, zero } from '../kernel/decimal.ts';
import type { Lifecycle, Move } from '../kernel/lifecycle.ts';
import { lifecycle } from '../kernel/lifecycle.ts';
import type { Permission } from '../kernel/permission.ts';

/** The steps of a declaration in their order (spec §4, ruling 52). */
export const customsSteps = codeTable('customs step', {
  SUBMITTED: { zh: '已交单', en: 'Documents submitted', family: 'wait' },
  FLIGHT_DEPARTED: { zh: '航班起飞', en: 'Flight departure', family: 'move' },
  FLIGHT_ARRIVED: { zh: '航班到达', en: 'Flight arrival', family: 'move' },
  CLEARING: { zh: '清关中', en: 'Clearance in progress', family: 'work' },
  TAX_DUE: { zh: '待缴税', en: 'Tax to pay', family: 'act' },
  TAX_PAID: { zh: '已缴税', en: 'Tax paid', family: 'work' },
  RELEASED: { zh: '已放行', en: 'Released', family: 'done' },
  INBOUND: { zh: '已入库', en: 'Inbound', family: 'work' },
  OUTBOUND: { zh: '已出库', en: 'Outbound', family: 'move' },
  DELIVERED: { zh: '已派送', en: 'Delivered', family: 'move' },
  SIGNED: { zh: '已签收', en: 'Signed', family: 'done' },
});

export type CustomsStep = CodeOf<typeof customsSteps>;

/** Where a declaration stands: its furthest step, or one of ours: before the first, and given up before it. */
export const customsStatuses = codeTable('customs status', {
  PREPARING: { zh: '制单中', en: 'In preparation', family: 'wait' },
  ...customsSteps.codes,
  VOID: { zh: '已作废', en: 'Void', family: 'void' },
});

export type CustomsStatus = CodeOf<typeof customsStatuses>;

/** What goes by sea flies nowhere (ruling 52). */
const bySea: Partial<Record<CustomsStatus, Code>> = {
  FLIGHT_DEPARTED: { zh: '起运', en: 'Departure', family: 'move' },
  FLIGHT_ARRIVED: { zh: '抵港', en: 'Arrival at port', family: 'move' },
};

/** A status as it is called of what goes this way; `transport` 2 is the sea. */
export function customsWord(status: CustomsStatus, transport: string | null = null): Code {
  return (transport === '2' ? bySea[status] : undefined) ?? wordOf(customsStatuses, status);
}

const flights = ['FLIGHT_DEPARTED', 'FLIGHT_ARRIVED'] as const;
/** Papers are often cleared while the goods fly: the flight is then told after what it comes before. */
const clearedAhead = ['CLEARING', 'TAX_DUE', 'TAX_PAID', 'RELEASED'] as const;

/** What can be recorded in which status, by whom. Where a step is told late, the status stays the furthest. */
export function customsMoves(by: Permission): Move<CustomsStatus>[] {
  return [
    { from: 'PREPARING', to: 'SUBMITTED', by },
    { from: 'PREPARING', to: 'VOID', by },
    { from: 'SUBMITTED', to: 'FLIGHT_DEPARTED', by },
    { from: 'SUBMITTED', to: 'CLEARING', by },
    { from: 'FLIGHT_DEPARTED', to: 'FLIGHT_ARRIVED', by },
    { from: 'FLIGHT_DEPARTED', to: 'CLEARING', by },
    { from: 'FLIGHT_ARRIVED', to: 'CLEARING', by },
    { from: 'CLEARING', to: 'TAX_DUE', by },
    { from: 'CLEARING', to: 'RELEASED', by },
    { from: 'TAX_DUE', to: 'TAX_PAID', by },
    { from: 'TAX_PAID', to: 'RELEASED', by },
    { from: 'RELEASED', to: 'INBOUND', by },
    { from: 'RELEASED', to: 'DELIVERED', by },
    { from: 'INBOUND', to: 'OUTBOUND', by },
    { from: 'OUTBOUND', to: 'DELIVERED', by },
    { from: 'DELIVERED', to: 'SIGNED', by },
    ...clearedAhead.flatMap((from) => flights.map((to): Move<CustomsStatus> => ({ from, to, by }))),
  ];
}

const customsLifecycle = lifecycle<CustomsStatus>({
  states: customsStatuses,
  first: 'PREPARING',
  moves: customsMoves('op:customs'),
});

/** The business types whose declarations have eleven steps instead of seven. */
const extended: readonly CustomsBusiness[] = ['1', '2', '4', '6', '17'];
const onlyExtended: readonly CustomsStep[] = [...flights, 'INBOUND', 'OUTBOUND'];
const onlyTaxed: readonly CustomsStep[] = ['TAX_DUE', 'TAX_PAID'];

export interface OnItsWay {
  readonly businessType: CustomsBusiness;
  readonly tariff: string | null;
  readonly vat: string | null;
}

/** Tariff and VAT together. */
export function totalTaxOf({ tariff, vat }: Pick<OnItsWay, 'tariff' | 'vat'>) {
  return [tariff, vat].reduce((sum, one) => (one === null ? sum : plus(sum, exact(one))), zero);
}

/** The steps that a declaration goes through: those of its business, without the two of taxes where there is none to pay. */
export function stepsOf(file: OnItsWay): CustomsStep[] {
  const isTaxed = !isZero(totalTaxOf(file));
  return codesOf(customsSteps).filter(
    (step) =>
      (extended.includes(file.businessType) || !onlyExtended.includes(step)) &&
      (isTaxed || !onlyTaxed.includes(step)),
  );
}

/** The lifecycle as far as it is open to one declaration: steps of its own that are not recorded, none of them passed over. */
export function lifecycleOf(file: OnItsWay, recorded: readonly CustomsStep[]): Lifecycle<CustomsStatus> {
  const steps = stepsOf(file);
  const isOpen = ({ from, to }: Move<CustomsStatus>) => {
    if (to === 'VOID') return true;
    const step = steps.find((one) => one === to);
    return step !== undefined && !recorded.includes(step) && !passesOver(steps, from, step);
  };
  return { ...customsLifecycle, moves: customsLifecycle.moves.filter(isOpen) };
}

/** Only flights may stay untold: what else lies between must be recorded first. */
function passesOver(steps: readonly CustomsStep[], from: CustomsStatus, to: CustomsStep): boolean {
  const at = steps.findIndex((step) => step === from);
  const between = steps.slice(at + 1, Math.max(at + 1, steps.indexOf(to)));
  return between.some((step) => !flights.some((flight) => flight === step));
}

/** The furthest of the steps that are recorded. */
export function statusAfter(recorded: readonly CustomsStep[]): CustomsStatus {
  return codesOf(customsSteps).findLast((step) => recorded.includes(step)) ?? 'PREPARING';
}
