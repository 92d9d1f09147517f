import type { Language, Text } from '@loadline/contract/kernel/text';
import type { Agent } from '@loadline/contract/waybill-drafts/awb-agent';
import type { AwbForm } from '@loadline/contract/waybill-drafts/awb-form';
import { sumsOf } from '@loadline/contract/waybill-drafts/awb-sums';
import { instructionWords } from '@loadline/contract/waybill-drafts/draft.paper-words';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Paper } from '../../kernel/paper.protocol.ts';
import { letterhead, signatures } from '../ops/letterhead.public.ts';
import { goodsText } from './awb.rates.ts';
import { bothSaid, flightsSaid } from './manifest.paper.ts';

export interface Instructed {
  /** To whom it is addressed. */
  readonly agent: Agent;
  readonly mawbNo: string;
  readonly form: AwbForm;
  readonly language: Language;
}

/** The shipper's letter of instruction: what they tell the forwarder to put on the waybill, to be signed and stamped. */
export function instructionPaper({ agent, mawbNo, form, language }: Instructed): Paper {
  const { title, certifies } = instructionWords;
  return {
    title: `${title.en} ${form.awbNo}`,
    language,
    size: 'A4',
    footer: `${title.en} ${form.awbNo}`,
    content: [
      letterhead(agent),
      { text: title.zh, fontSize: 16, bold: true, alignment: 'center' },
      { text: title.en.toUpperCase(), fontSize: 11, bold: true, alignment: 'center', margin: [0, 0, 0, 8] },
      table([300, '*'], parties(mawbNo, form)),
      table(['*', '*', '*', '*'], terms(form)),
      table(['*', '*', '*'], weights(form)),
      table(['*'], texts(form)),
      { text: certifies.zh, fontSize: 8, margin: [0, 10, 0, 0] },
      { text: certifies.en, fontSize: 8 },
      signatures(bothSaid(instructionWords.signature), bothSaid(instructionWords.date)),
    ],
  };
}

function cell(caption: Text, text: string, height = 0): TableCell {
  return {
    stack: [
      { text: bothSaid(caption), fontSize: 7, color: '#5A6E80' },
      { text: text === '' ? ' ' : text, margin: [0, 2, 0, height] },
    ],
  };
}

function table(widths: (number | '*')[], body: TableCell[][]): Content {
  return { margin: [0, 0, 0, -1], table: { widths, body } };
}

/** A direct waybill has no house waybill's number. */
function parties(mawbNo: string, form: AwbForm): TableCell[][] {
  const words = instructionWords;
  return [
    [cell(words.shipper, form.shipper ?? '', 6), cell(words.hawb, form.awbNo === mawbNo ? '' : form.awbNo)],
    [cell(words.consignee, form.consignee ?? '', 6), cell(words.mawb, mawbNo)],
    [cell(words.notify, form.accounting ?? '', 6), cell(words.flight, flightsSaid(form))],
  ];
}

function terms(form: AwbForm): TableCell[][] {
  const words = instructionWords;
  const paid = (by: 'PP' | 'CC') => bothSaid(by === 'PP' ? words.prepaid : words.collect);
  return [
    [
      cell(words.from, form.departure ?? ''),
      cell(words.to, form.destination ?? ''),
      cell(words.freight, paid(form.weightPayment)),
      cell(words.others, paid(form.otherPayment)),
    ],
    [
      cell(words.currency, form.currency),
      cell(words.carriage, form.carriageValue ?? 'NVD'),
      cell(words.customs, form.customsValue ?? 'NCV'),
      cell(words.insurance, form.insurance ?? 'NIL'),
    ],
  ];
}

function weights(form: AwbForm): TableCell[][] {
  const { pieces, grossWeight, chargeableWeight } = sumsOf(form);
  const words = instructionWords;
  return [
    [
      cell(words.pieces, String(pieces)),
      cell(words.gross, grossWeight),
      cell(words.chargeable, chargeableWeight),
    ],
  ];
}

function texts(form: AwbForm): TableCell[][] {
  const words = instructionWords;
  return [
    [cell(words.goods, form.rateLines.map(goodsText).join('\n'), 20)],
    [cell(words.handling, form.handling ?? '', 20)],
  ];
}
