import { isLatin } from '../checks/latin.ts';
import { checkAirWaybill } from '../checks/waybill.ts';
import { exact, isLess } from '../kernel/decimal.ts';
import type { Finding } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';
import { awbBoxes, goodsBox } from './awb-boxes.ts';
import type { AwbForm } from './awb-form.ts';
import { awbForm } from './awb-form.ts';
import type { RateLine } from './awb-line.ts';
import { labelOfAwbPath } from './awb-path.ts';
import { lineTotal, sumsOf, volumeOf } from './awb-sums.ts';
import { awbSays, notBooked, tooLong, wrongSum, wrongTotal, wrongVolume } from './awb-words.ts';

/** `errors` keep a version from being sent, `warnings` are told and let through. Paths are an `AwbPath`. */
export interface AwbFindings {
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** A master carries a number of the airline with its check digit; a house waybill's number is free. */
export type AwbKind = 'master' | 'house';

/** All that is wrong or odd about one form. Server and editor ask the same function. */
export function findingsOfAwb(form: AwbForm, kind: AwbKind): AwbFindings {
  return {
    errors: [...missing(form), ...numberErrors(form, kind), ...partyErrors(form), ...linesErrors(form)],
    warnings: [...boxWarnings(form), ...valueWarnings(form), ...form.rateLines.flatMap(lineWarnings)],
  };
}

/** Pieces and weight of all house waybills are those of their master. */
export function findingsOfSet(master: AwbForm, houses: readonly AwbForm[]): Finding[] {
  if (houses.length === 0) return [];
  const [one, all] = [
    sumsOf(master),
    sumsOf({ ...master, rateLines: houses.flatMap((house) => house.rateLines) }),
  ];
  return [
    ...(one.pieces === all.pieces
      ? []
      : [found('rateLines.0.pieces', wrongSum(String(one.pieces), String(all.pieces)))]),
    ...(one.grossWeight === all.grossWeight
      ? []
      : [found('rateLines.0.grossWeight', wrongSum(one.grossWeight, all.grossWeight))]),
  ];
}

/** A house waybill goes out with the pieces that it has now. */
export function findingOfPieces(typed: AwbForm, booked: AwbForm): Finding | undefined {
  const [pieces, now] = [sumsOf(typed).pieces, sumsOf(booked).pieces];
  if (pieces === now) return undefined;
  const { awbNo } = typed;
  const label = { zh: `分单 ${awbNo} 件数`, en: `Pieces of house waybill ${awbNo}` };
  return { path: 'rateLines.0.pieces', label, says: notBooked(String(pieces), String(now)) };
}

function found(path: string, says: Text): Finding {
  return { path, label: labelOfAwbPath(path) ?? awbForm.label, says };
}

const needed = ['shipper', 'consignee', 'departure', 'destination', 'to1', 'by1', 'executedAt'] as const;

function missing(form: AwbForm): Finding[] {
  return needed.filter((key) => form[key] === null).map((key) => found(key, awbSays.required));
}

function numberErrors({ awbNo }: AwbForm, kind: AwbKind): Finding[] {
  const verdict = kind === 'master' ? checkAirWaybill(awbNo) : 'valid';
  if (verdict === 'malformed') return [found('awbNo', awbSays.awbShape)];
  return verdict === 'wrong-digit' ? [found('awbNo', awbSays.awbDigit)] : [];
}

function partyErrors({ consignee }: AwbForm): Finding[] {
  const toOrder = /\bTO\s+(THE\s+)?ORDER\b/i.test(consignee ?? '');
  return toOrder ? [found('consignee', awbSays.notToOrder)] : [];
}

function linesErrors({ rateLines }: AwbForm): Finding[] {
  if (rateLines.length === 0) return [found('rateLines', awbSays.noLines)];
  const pieces = rateLines.reduce((all, line) => all + line.pieces, 0);
  return pieces === 0 ? [found('rateLines.0.pieces', awbSays.noPieces)] : [];
}

function boxWarnings(form: AwbForm): Finding[] {
  return Object.entries(awbBoxes).flatMap(([path, { holds }]) => {
    const value = valueOf(form, path);
    return typeof value === 'string' ? textWarnings(path, value, holds) : [];
  });
}

function valueOf(form: AwbForm, key: string): unknown {
  return Object.entries(form).find(([name]) => name === key)?.[1];
}

function textWarnings(path: string, text: string, holds: { lines: number; width: number }): Finding[] {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / holds.width)));
  const tall = lines.reduce((all, one) => all + one, 0) > holds.lines;
  return [
    ...(tall ? [found(path, tooLong(holds.lines, holds.width))] : []),
    ...(isLatin(text) ? [] : [found(path, awbSays.latin)]),
  ];
}

function valueWarnings(form: AwbForm): Finding[] {
  const amount = (text: string | null, words: readonly string[]) =>
    text === null || words.includes(text.toUpperCase()) || /^\d+(\.\d{1,2})?$/.test(text);
  const { chargesCode, weightPayment, otherPayment } = form;
  const paid =
    chargesCode?.startsWith('P') && chargesCode !== 'PC'
      ? 'PP'
      : chargesCode?.startsWith('C')
        ? 'CC'
        : undefined;
  const agrees = paid === undefined || (weightPayment === paid && otherPayment === paid);
  return [
    ...(amount(form.carriageValue, ['NVD']) ? [] : [found('carriageValue', awbSays.carriage)]),
    ...(amount(form.customsValue, ['NCV']) ? [] : [found('customsValue', awbSays.customs)]),
    ...(amount(form.insurance, ['NIL', 'XXX']) ? [] : [found('insurance', awbSays.insured)]),
    ...(agrees ? [] : [found('chargesCode', awbSays.prepaidCode)]),
    ...(form.asAgreed || form.rateLines.every(({ rate }) => rate !== null)
      ? []
      : [found('rateLines.0.rate', awbSays.noRate)]),
  ];
}

function lineWarnings(line: RateLine, at: number): Finding[] {
  const path = (key: keyof RateLine) => `rateLines.${at}.${key}`;
  const total = lineTotal(line);
  const volume = volumeOf(line);
  return [
    ...(isLess(exact(line.chargeableWeight), exact(line.grossWeight))
      ? [found(path('chargeableWeight'), awbSays.lighter)]
      : []),
    ...(total !== undefined && line.total !== null && differ(total, line.total)
      ? [found(path('total'), wrongTotal(total))]
      : []),
    ...(volume !== undefined && line.volume !== null && differ(volume, line.volume)
      ? [found(path('volume'), wrongVolume(volume))]
      : []),
    ...textWarnings(path('goods'), line.goods, goodsBox),
  ];
}

function differ(one: string, other: string): boolean {
  const [a, b] = [exact(one), exact(other)];
  return isLess(a, b) || isLess(b, a);
}
