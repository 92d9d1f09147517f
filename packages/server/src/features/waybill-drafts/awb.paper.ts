import { awbBoxes } from '@loadline/contract/waybill-drafts/awb-boxes';
import type { AwbForm, AwbKey } from '@loadline/contract/waybill-drafts/awb-form';
import { awbForm } from '@loadline/contract/waybill-drafts/awb-form';
import type { AwbKind } from '@loadline/contract/waybill-drafts/awb-rules';
import { sumsOf } from '@loadline/contract/waybill-drafts/awb-sums';
import type { Content } from 'pdfmake/interfaces.js';
import type { Paper } from '../../kernel/paper.protocol.ts';
import { formPrint } from './awb.captions.ts';
import type { Typed } from './awb.drawing.ts';
import { caption, printed, rules, shaded, typed } from './awb.drawing.ts';
import type { FormBox } from './awb.layout.ts';
import {
  chargeRow,
  chargeRows,
  collectTotal,
  emptyRow,
  executedBox,
  flightBoxes,
  formBoxes,
  otherChargesBox,
  pageSize,
  paymentBoxes,
  prepaidTotal,
  shipperSignatureBox,
} from './awb.layout.ts';
import { goodsText, rateTable } from './awb.rates.ts';

export interface PrintedAwb {
  readonly form: AwbForm;
  readonly kind: AwbKind;
  /** Printed across each page while nobody has agreed to it. */
  readonly watermark?: string;
  /** The master as one customer gets it. */
  readonly isExtract?: boolean;
}

/** A master or house air waybill in the conventional layout; what its boxes do not hold follows on an extension list. */
export function awbPaper(printedAwb: PrintedAwb): Paper {
  const { form, kind, watermark } = printedAwb;
  const title = kind === 'master' ? formPrint.master : formPrint.house;
  const written = formBoxes.flatMap((box) =>
    box.key ? [{ key: box.key, ...writtenIn(form, box, box.key) }] : [],
  );
  const rates = rateTable(form);
  const others = typed(otherCharges(form), otherChargesBox, { size: 8 });
  const cut = [
    ...written.filter(({ isCut }) => isCut).map(({ key }) => key),
    ...(rates.isCut ? (['rateLines'] as const) : []),
    ...(others.isCut ? (['otherCharges'] as const) : []),
  ];
  return {
    title: `${title} ${form.awbNo}`,
    language: 'en',
    size: pageSize,
    ...(watermark && { watermark }),
    content: [
      rules(formBoxes),
      ...formBoxes.flatMap((box) => (box.caption ? [caption(box.caption, box)] : [])),
      ...written.map(({ content }) => content),
      rates.content,
      others.content,
      ...fixedPrint(printedAwb, title),
      ...payment(form),
      ...flights(form),
      ...charges(form),
      ...signatures(form),
      ...extensionList(form, cut),
    ],
  };
}

function writtenIn(form: AwbForm, box: FormBox, key: AwbKey): Typed {
  const value = form[key];
  return typed(typeof value === 'string' ? value : '', box, box.style);
}

function fixedPrint({ form, kind, isExtract = false }: PrintedAwb, title: string): Content[] {
  const number = (y: number) =>
    printed([form.awbNo], { x: 309, y, w: 260 }, { size: 13, bold: true, alignment: 'right' });
  const small = (text: string, x: number, y: number, w: number, h: number, below = 2) =>
    typed(text, { x, y, w, h }, { below, size: 6 }).content;
  return [
    ...headNumber(form, kind),
    number(22),
    ...(isExtract
      ? [
          typed(
            formPrint.extract,
            { x: 190, y: 24, w: 215, h: 14 },
            { below: 1, size: 8, alignment: 'center' },
          ).content,
        ]
      : []),
    number(788),
    typed(formPrint.notNegotiable, { x: 297, y: 41, w: 100, h: 12 }, { below: 1, size: 7 }).content,
    typed(title, { x: 297, y: 49, w: 130, h: 17 }, { below: 1, size: 8.5, bold: true }).content,
    typed(formPrint.issuedBy, { x: 297, y: 63, w: 60, h: 10 }, { below: 1, size: 6 }).content,
    typed(form.issuer ?? '', { x: 345, y: 62, w: 226, h: 36 }, { below: 1, size: 8 }).content,
    small(formPrint.copies, 297, 98, 274, 16, 4),
    small(formPrint.conditions, 297, 114, 274, 66, 3),
    caption(formPrint.weightValuation, { x: 353, y: 272, w: 44 }, 'center'),
    caption(formPrint.other, { x: 397, y: 272, w: 44 }, 'center'),
    small(formPrint.insurance, 375, 299, 196, 27),
    small(formPrint.shipperCertifies, 212, 644, 359, 30),
  ];
}

/** A master's number in its three boxes: the airline, the airport of departure, the serial. */
function headNumber({ awbNo, departureCode }: AwbForm, kind: AwbKind): Content[] {
  const parts = kind === 'master' ? [awbNo.slice(0, 3), departureCode ?? '', awbNo.slice(-8)] : [awbNo];
  const widths = kind === 'master' ? [32, 34, 80] : [170];
  return parts.flatMap((text, at) => {
    const x = 24 + widths.slice(0, at).reduce((sum, one) => sum + one, 0);
    const area = { x, y: 22, w: widths[at] ?? 0, h: 18 };
    return [
      rules([area]),
      typed(text, area, { size: 11, bold: true, below: 2, alignment: 'center' }).content,
    ];
  });
}

/** One cross in each pair of boxes. */
function payment({ weightPayment, otherPayment }: AwbForm): Content[] {
  return [paymentBoxes.weight[weightPayment], paymentBoxes.other[otherPayment]].map(
    (box) => typed('X', box, { alignment: 'center', below: 8, size: 8 }).content,
  );
}

function flights(form: AwbForm): Content[] {
  const said = [
    [form.flight, form.flightDate],
    [form.flight2, form.flightDate2],
  ];
  return flightBoxes.map((box, at) => {
    const [flight, day] = said[at] ?? [];
    const text = [flight, day ? dayOnForm(day) : null].filter(Boolean).join(' / ');
    return typed(text, box, { below: 11, size: 8, alignment: 'center' }).content;
  });
}

const months = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

/** `2026-11-24` as the trade writes it, `24NOV`. */
function dayOnForm(day: string): string {
  const [, month, date] = day.split('-');
  return `${date}${months[Number(month) - 1] ?? ''}`;
}

const captionHeight = 9;

function charges(form: AwbForm): Content[] {
  const sums = sumsOf(form);
  const agreed = (amount: string | null) => (form.asAgreed && amount !== null ? formPrint.asAgreed : amount);
  const amounts = [
    agreed(sums.weightCharge),
    form.valuationCharge,
    form.tax,
    some(sums.dueAgent),
    some(sums.dueCarrier),
  ];
  const payers = [
    form.weightPayment,
    form.weightPayment,
    form.weightPayment,
    form.otherPayment,
    form.otherPayment,
  ];
  const { h, left, right } = chargeRow;
  const rows = chargeRows.flatMap(({ y, caption: said }, at): Content[] => {
    const column = payers[at] === 'PP' ? left : right;
    return [
      rules([
        { x: left.x, w: left.w + right.w, y, h },
        { ...right, y: y + captionHeight, h: h - captionHeight },
      ]),
      caption(said, { x: left.x, w: left.w + right.w, y }, 'center'),
      typed(amounts[at] ?? '', { ...column, y, h }, { alignment: 'right', below: 11, size: 8 }).content,
    ];
  });
  const total = (amount: string, payer: 'PP' | 'CC') =>
    form.asAgreed && form.weightPayment === payer ? formPrint.asAgreed : (some(amount) ?? '');
  return [
    ...rows,
    caption(formPrint.prepaid, { ...left, y: chargeRows[0].y }),
    caption(formPrint.collect, { ...right, y: chargeRows[0].y }, 'right'),
    shaded(emptyRow),
    rules([emptyRow]),
    typed(total(sums.prepaid, 'PP'), prepaidTotal, { alignment: 'right', below: 11, size: 8 }).content,
    typed(total(sums.collect, 'CC'), collectTotal, { alignment: 'right', below: 11, size: 8 }).content,
  ];
}

function some(amount: string): string | null {
  return amount === '0.00' ? null : amount;
}

function otherCharges(form: AwbForm): string {
  const said = form.otherCharges.map(({ charge, due, amount }) => `${charge}${due} ${amount}`);
  return said.join('    ');
}

function signatures(form: AwbForm): Content[] {
  const line = (text: string, box: FormBox) =>
    typed(text, box, { below: 2, size: 9, alignment: 'center' }).content;
  const under = (text: string, { x, w }: FormBox, y: number) => [
    rules([{ x: x + 4, w: w - 8, y, h: 0 }]),
    caption(text, { x, w, y: y + 1 }, 'center'),
  ];
  const { on, at, by } = executedBox;
  return [
    caption('Other Charges', otherChargesBox),
    line(form.shipperSignature ?? '', { ...shipperSignatureBox, y: 676, h: 18 }),
    ...under(formPrint.shipperSigns, shipperSignatureBox, 693),
    line(form.executedOn ? `${dayOnForm(form.executedOn)}${form.executedOn.slice(0, 4)}` : '', on),
    line(form.executedAt ?? '', at),
    line(form.carrierSignature ?? '', by),
    ...under(formPrint.executedOn, on, 746),
    ...under(formPrint.executedAt, at, 746),
    ...under(formPrint.carrierSigns, by, 746),
  ];
}

/** What the boxes did not hold, in full, under the numbers and names of the boxes. */
function extensionList(form: AwbForm, cut: readonly AwbKey[]): Content[] {
  if (cut.length === 0) return [];
  const entries = cut.flatMap((key): Content[] => [
    { text: `${awbBoxes[key].no}  ${awbForm.fields[key].label.en}`, bold: true, margin: [0, 8, 0, 2] },
    { text: wholeText(form, key) },
  ]);
  return [
    { text: `${formPrint.extension} ${form.awbNo}`, fontSize: 13, bold: true, pageBreak: 'before' },
    ...entries,
  ];
}

function wholeText(form: AwbForm, key: AwbKey): string {
  if (key === 'rateLines') return form.rateLines.map(goodsText).join('\n');
  if (key === 'otherCharges') return otherCharges(form);
  const value = form[key];
  return typeof value === 'string' ? value : '';
}
